import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'
import styles from './form-field.module.css'
import { SelectBox } from './select-box'

interface FieldProps {
  readonly label: string
  /** Error message, as react-hook-form provides it (`errors.email?.message`). */
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Marks the label; other fields count as required. */
  readonly optional?: boolean | undefined
}

const useField = ({ error, hint }: Pick<FieldProps, 'error' | 'hint'>, id: string | undefined) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean).join(' ')
  return {
    controlId,
    control: {
      id: controlId,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}

/** @returns the props of a field of the form: they register it with react-hook-form and show its error */
export const fieldsOf =
  <Values extends FieldValues, Context, Output>(form: UseFormReturn<Values, Context, Output>) =>
  (name: Path<Values>, options?: RegisterOptions<Values>) => ({
    ...form.register(name, options),
    error: form.getFieldState(name, form.formState).error?.message,
  })

interface FrameProps extends FieldProps {
  readonly controlId: string
  readonly children: ReactNode
}

const Frame = ({ controlId, label, error, hint, optional = false, children }: FrameProps) => (
  <div className={styles.field}>
    <label htmlFor={controlId}>
      {label}
      {optional ? <span className={styles.optional}> (optional)</span> : null}
    </label>
    {children}
    {hint ? (
      <p className={styles.hint} id={`${controlId}-hint`}>
        {hint}
      </p>
    ) : null}
    {/* Always rendered, so that screen readers announce a new message. */}
    <div aria-live="polite">
      {error ? (
        <p className={styles.problem} id={`${controlId}-error`}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </p>
      ) : null}
    </div>
  </div>
)

/**
 * A text field with label, hint and error. Accepts what `fieldsOf` returns. `trailing` is shown inside the
 * field at its end, such as a button that shows the password; `action` after the field, such as its submit button.
 */
export const TextField = ({
  label,
  error,
  hint,
  optional,
  id,
  trailing,
  action,
  ...input
}: FieldProps & ComponentProps<'input'> & { readonly trailing?: ReactNode; readonly action?: ReactNode }) => {
  const { controlId, control } = useField({ error, hint }, id)
  return (
    <Frame {...{ controlId, label, error, hint, optional }}>
      <div className={styles.line}>
        <div>
          <input
            {...input}
            {...control}
            className={styles.control}
            style={trailing ? { paddingInlineEnd: 56 } : undefined}
          />
          {trailing ? <div className={styles.trailing}>{trailing}</div> : null}
        </div>
        {action}
      </div>
    </Frame>
  )
}

export const SelectField = ({ label, error, hint, optional, id, ...select }: FieldProps & ComponentProps<'select'>) => {
  const { controlId, control } = useField({ error, hint }, id)
  return (
    <Frame {...{ controlId, label, error, hint, optional }}>
      <SelectBox>
        <select {...select} {...control} className={styles.control} />
      </SelectBox>
    </Frame>
  )
}

/** A read-only value among the fields of a form; long values wrap. */
export const FixedField = ({
  label,
  hint,
  children,
}: Pick<FieldProps, 'label' | 'hint'> & { readonly children: ReactNode }) => {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a layout of its own
    <div className={styles.field} role="group" aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <div className={styles.fixed}>{children}</div>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </div>
  )
}

/** A checkbox with its label. Accepts react-hook-form's `{...register('…')}`. */
export const CheckField = ({ label, ...input }: { readonly label: ReactNode } & ComponentProps<'input'>) => (
  <label className={styles.check}>
    <input type="checkbox" {...input} />
    <span>{label}</span>
  </label>
)

/** Fields in two columns; one column on a phone. */
export const FieldGrid = (props: ComponentProps<'div'>) => <div {...props} className={styles.grid} />

export const FullWidth = (props: ComponentProps<'div'>) => <div {...props} className={styles.fullWidth} />

export const FormSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <fieldset className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {children}
    </fieldset>
  )
}
