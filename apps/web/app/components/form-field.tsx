import { CircleAlert } from 'lucide-react'
import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react'
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

/** Without what is invisible, except joiners; with plain blanks and hyphens. A phone number has blanks for other signs; passwords stay. */
const cleanValue = (name: string, value: unknown) => {
  if (typeof value !== 'string' || name.endsWith('password')) return value
  const text = value
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/\u00a0/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
  return name.endsWith('phone') ? text.replace(/[./()\s]+/g, ' ') : text
}

/** @returns the props of a field of the form: they register it with react-hook-form and show its error */
export const fieldsOf =
  <Values extends FieldValues, Context, Output>(form: UseFormReturn<Values, Context, Output>) =>
  (name: Path<Values>, options?: RegisterOptions<Values>) => ({
    ...form.register(name, { setValueAs: (value) => cleanValue(name, value), ...options }),
    error: form.getFieldState(name, form.formState).error?.message,
  })

interface LabelledProps extends FieldProps {
  readonly id?: string | undefined
  readonly children: (
    control: AriaAttributes & { id: string; className: string | undefined },
  ) => ReactNode
}

/** `children` renders the control with the attributes that connect it to its label, hint and error. */
const Labelled = ({ label, error, hint, optional = false, id, children }: LabelledProps) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [error && `${controlId}-error`, hint && `${controlId}-hint`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={controlId}>
        {label}
        {optional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {children({
        id: controlId,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
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
}

interface TextFieldProps extends FieldProps, ComponentProps<'input'> {
  /** Shown inside the field at its end, such as a button that shows the password. */
  readonly trailing?: ReactNode
  /** Shown after the field, such as its submit button. */
  readonly action?: ReactNode
}

/** Accepts what `fieldsOf` returns. */
export const TextField = ({
  label,
  error,
  hint,
  optional,
  id,
  trailing,
  action,
  ...input
}: TextFieldProps) => (
  <Labelled {...{ label, error, hint, optional, id }}>
    {(control) => (
      <div className={styles.line}>
        <div>
          <input {...input} {...control} style={trailing ? { paddingInlineEnd: 56 } : undefined} />
          {trailing ? <div className={styles.trailing}>{trailing}</div> : null}
        </div>
        {action}
      </div>
    )}
  </Labelled>
)

export const TextArea = ({
  label,
  error,
  hint,
  optional,
  id,
  ...area
}: FieldProps & ComponentProps<'textarea'>) => (
  <Labelled {...{ label, error, hint, optional, id }}>
    {(control) => <textarea {...area} {...control} />}
  </Labelled>
)

/** The options are `<option>` children. */
export const SelectField = ({
  label,
  error,
  hint,
  optional,
  id,
  ...select
}: FieldProps & ComponentProps<'select'>) => (
  <Labelled {...{ label, error, hint, optional, id }}>
    {(control) => (
      <SelectBox>
        <select {...select} {...control} />
      </SelectBox>
    )}
  </Labelled>
)

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
export const CheckField = ({
  label,
  ...input
}: { readonly label: ReactNode } & ComponentProps<'input'>) => (
  <label className={styles.check}>
    <input type="checkbox" {...input} />
    <span>{label}</span>
  </label>
)

/** Fields in two columns; one column on a phone. */
export const FieldGrid = (props: ComponentProps<'div'>) => (
  <div {...props} className={styles.grid} />
)

export const FullWidth = (props: ComponentProps<'div'>) => (
  <div {...props} className={styles.fullWidth} />
)

export const FormSection = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) => {
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
