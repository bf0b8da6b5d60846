import type { ComponentProps, MouseEventHandler, ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fieldsOf, TextField } from '../../../components/mui/form-field'
import { type TaxNumberName, taxNumberWarning } from '../address-fields'
import type { AddressFormValues } from '../address-form'
import { suggestEmail } from '../email-suggestion'
import styles from './field-warning.module.css'

/**
 * The hint of a field whose value may be wrong. It does not stop anybody; without a text it is
 * empty, so that one is announced.
 */
const FieldWarning = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.warning} role="status">
    {children}
  </span>
)

interface EmailQuestionProps {
  /** Away from the field, what the question is about. */
  readonly subject?: string | undefined
  readonly suggestion: string
  readonly onAccept: MouseEventHandler<HTMLButtonElement>
}

/** Asks about a mistyped email. */
const EmailQuestion = ({ subject, suggestion, onAccept }: EmailQuestionProps) => (
  <span className={styles.warning}>
    {subject} Did you mean{' '}
    <button type="button" onClick={onAccept}>
      {suggestion}
    </button>
    ?
  </span>
)

/** Offers the address that was probably meant; not while it is being typed, but for a kept one. */
export const EmailWarning = ({
  name,
  subject,
}: {
  readonly name: string
  readonly subject?: string
}) => {
  const form = useFormContext<Record<string, string>>()
  const email = useWatch<Record<string, string>>({ name }) ?? ''
  const { isTouched, isDirty } = form.getFieldState(name, form.formState)
  const suggestion = isTouched || !isDirty ? suggestEmail(email) : undefined
  const accept = (meant: string) => {
    form.setValue(name, meant, { shouldValidate: true })
    // The button, which has the focus, goes.
    form.setFocus(name)
  }
  const question = suggestion && (
    <EmailQuestion {...{ subject, suggestion }} onAccept={() => accept(suggestion)} />
  )
  // It is announced once, at the field.
  return subject ? question : <FieldWarning>{question}</FieldWarning>
}

interface TaxNumberFieldProps extends ComponentProps<typeof TextField> {
  readonly name: TaxNumberName
  /** Of the company. */
  readonly country: string
}

/** With a hint where the number may be wrong; not while it is being typed, but for a kept one. */
export const TaxNumberField = ({ name, country, ...props }: TaxNumberFieldProps) => {
  const form = useFormContext<AddressFormValues>()
  const path = `tax_details.${name}` as const
  const value = useWatch<AddressFormValues, typeof path>({ name: path })
  const { isTouched, isDirty, error } = form.getFieldState(path, form.formState)
  const warning = (isTouched || !isDirty) && !error && taxNumberWarning(name, value, country)
  const hint = warning ? <FieldWarning>{warning}</FieldWarning> : undefined
  return <TextField {...props} hint={hint} {...fieldsOf(form)(path)} />
}
