import { errorBodySchema, parseTolerant } from '@shop/contract'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import * as z from 'zod/mini'
import { toast } from '../components/toast/toasts'
import { serverMessage } from './client'

const answered = z.object({ body: z.unknown() })

/** What to tell the shopper of a failure: the server's own words, or that it could not be reached. */
export const failureText = (error: unknown): string =>
  serverMessage(error) ??
  'We could not reach the shop. Nothing you entered is lost: check your connection and try again.'

/**
 * Puts what the server found wrong (requirements §8) beside the fields of a form.
 * @param fields the form's own names; the server's other ones are passed over
 * @returns whether any field was marked; the first one then has the focus
 */
export const markFields = <Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
): boolean => {
  const answer = z.safeParse(answered, error)
  const problems = answer.success ? parseTolerant(errorBodySchema, answer.data.body)?.errors : undefined
  const found = fields.flatMap((field) => {
    const message = problems?.[field]?.[0]
    return message ? [{ field, message }] : []
  })
  found.forEach(({ field, message }, index) => {
    setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return found.length > 0
}

/**
 * Tells of a form that could not be sent: beside the fields that the server names, else in an error toast (requirements §8). What was
 * typed stays.
 */
export const showFailure = <Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
): void => {
  if (!markFields(error, setError, fields)) toast.error(failureText(error))
}
