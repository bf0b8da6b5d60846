import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { toast } from '../components/toast/toasts'
import { asApiError } from './api-error'
import { failureText } from './failure-text'

// Offline, a form says with a toast that it was not saved. A script that fails once may fail for as
// long as the page is open, so that of the toasts comes with the form.
if (import.meta.env.PROD && !import.meta.env.SSR) {
  import('../components/toast/toaster').catch(() => undefined)
}

/** Why a form could not be sent: what the server says, else why, and that the form is kept. */
export const errorText = (error: unknown): string =>
  asApiError(error)?.serverMessage ?? `${failureText(error)} Nothing you entered is lost.`

/**
 * Shows the server's field errors (requirements §8) next to the fields of a form and focuses the
 * first.
 * @param fields the form's own field names; other field errors are ignored
 */
export const setFieldErrors = <Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
): boolean => {
  const messages = asApiError(error)?.fields ?? {}
  const invalid = fields.flatMap((field) => {
    const message = messages[field]?.[0]
    return message ? [{ field, message }] : []
  })
  invalid.forEach(({ field, message }, index) => {
    setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return invalid.length > 0
}

/** The text of an error that is not about the fields of the form, for a notice in it. */
export const generalErrorText = (error: unknown, fields: readonly string[]): string | undefined => {
  if (!error) return undefined
  const messages = asApiError(error)?.fields ?? {}
  return fields.some((field) => messages[field]?.[0]) ? undefined : errorText(error)
}

/**
 * Shows why a form could not be sent: next to the fields that the server names, else in an error
 * toast (requirements §8).
 */
export const showFormError = <Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
): void => {
  if (!setFieldErrors(error, setError, fields)) toast.error(errorText(error))
}
