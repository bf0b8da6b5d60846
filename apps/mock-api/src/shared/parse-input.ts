import * as z from 'zod/mini'
import { fieldErrors, ShopError } from './errors.ts'

/**
 * Parses the input of a control or of the console.
 * @param whole the name of a mistake that concerns no field
 * @throws ShopError `validation_failed`, naming each invalid field
 */
export const parseInput = <T extends z.core.$ZodType>(
  schema: T,
  value: unknown,
  whole = 'body',
): z.output<T> => {
  const result = z.safeParse(schema, value ?? {})
  if (result.success) return result.data
  const errors = fieldErrors(result.error.issues, whole)
  const [[field, [message]] = [whole, ['Invalid.']]] = Object.entries(errors)
  throw new ShopError('validation_failed', `${field}: ${message}`, errors)
}
