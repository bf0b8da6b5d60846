import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { CircleAlert } from 'lucide-react'
import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react'
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'
import styles from './form-field.module.css'

interface FieldProps {
  readonly label: string
  /** Error message, as react-hook-form provides it (`errors.email?.message`). */
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Marks the label; other fields count as required. */
  readonly optional?: boolean | undefined
}

/** Without invisible characters, except joiners; with plain blanks and hyphens. */
export const cleanText = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
        .replace(/\u00a0/g, ' ')
        .replace(/[\u2010\u2011]/g, '-')
    : value

/** The option of a field with a phone number: plain digits and dashes, blanks for other signs. */
export const phoneNumber = {
  setValueAs: (value: unknown): unknown => {
    const text = cleanText(value)
    if (typeof text !== 'string') return text
    return text
      .normalize('NFKC')
      .replace(/^\s*tel:|[\ufe00-\ufe0f]/gi, '')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/[./()\s]+/g, ' ')
      .replace(/^ ?\+ /, '+')
  },
}

/** The option of a field whose value stays as it is, such as a password. */
export const asTyped = { setValueAs: (value: unknown): unknown => value }

/**
 * @returns the props of a field of the form: they register it with react-hook-form and show its
 * error. Its value is plain text, unless the options say otherwise.
 */
export const fieldsOf =
  <Values extends FieldValues, Context, Output>(form: UseFormReturn<Values, Context, Output>) =>
  (name: Path<Values>, options?: RegisterOptions<Values>) => ({
    ...form.register(name, { setValueAs: cleanText, ...options }),
    error: form.getFieldState(name, form.formState).error?.message,
  })

interface LabelledProps extends FieldProps {
  readonly id?: string | undefined
  readonly children: (control: AriaAttributes & { id: string }) => ReactNode
}

/** `children` renders the control with the attributes that connect it to its hint and error. */
const Labelled = ({ label, error, hint, optional = false, id, children }: LabelledProps) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [error && `${controlId}-error`, hint && `${controlId}-hint`]
    .filter(Boolean)
    .join(' ')
  return (
    <FormControl error={Boolean(error)}>
      <FormLabel htmlFor={controlId}>
        <span>{label}</span>
        {optional ? <span className={styles.optional}> (optional)</span> : null}
      </FormLabel>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint ? (
        <FormHelperText id={`${controlId}-hint`} error={false}>
          {hint}
        </FormHelperText>
      ) : null}
      {/* Always rendered, so that screen readers announce a new message. */}
      <div aria-live="polite">
        {error ? (
          <FormHelperText id={`${controlId}-error`}>
            <CircleAlert size={16} aria-hidden />
            <span>{error}</span>
          </FormHelperText>
        ) : null}
      </div>
    </FormControl>
  )
}

interface TextFieldProps extends FieldProps, ComponentProps<'input'> {
  /** Shown inside the field at its end, such as a button that shows the password. */
  readonly endAdornment?: ReactNode
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
  endAdornment,
  action,
  ...input
}: TextFieldProps) => (
  <Labelled {...{ label, error, hint, optional, id }}>
    {(control) => (
      <div className={styles.line}>
        <OutlinedInput
          fullWidth
          endAdornment={endAdornment}
          slotProps={{ input: { ...input, ...control } }}
        />
        {action}
      </div>
    )}
  </Labelled>
)

interface TextAreaProps
  extends FieldProps,
    Pick<OutlinedInputProps, 'placeholder' | 'value' | 'onChange'> {
  readonly maxLength: number
}

/** As high as its text, and at least four lines. */
export const TextArea = ({ label, error, hint, optional, maxLength, ...area }: TextAreaProps) => (
  <Labelled {...{ label, error, hint, optional }}>
    {(control) => (
      <OutlinedInput
        {...area}
        multiline
        minRows={4}
        slotProps={{ input: { maxLength, ...control } }}
      />
    )}
  </Labelled>
)

/** The browser's own list of options, which suits phones. The options are `<option>` children. */
export const SelectField = ({
  label,
  error,
  hint,
  optional,
  id,
  ...select
}: FieldProps & ComponentProps<'select'>) => (
  <Labelled {...{ label, error, hint, optional, id }}>
    {(control) => <NativeSelect input={<OutlinedInput />} inputProps={{ ...select, ...control }} />}
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
    <FormControl role="group" aria-labelledby={id}>
      <FormLabel component="span" id={id}>
        {label}
      </FormLabel>
      <div className={styles.fixed}>{children}</div>
      {hint ? <FormHelperText>{hint}</FormHelperText> : null}
    </FormControl>
  )
}

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
