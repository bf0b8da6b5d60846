import * as z from 'zod/mini'
import { fields } from './fields.ts'

/** An amount in RM with at most 2 decimals, never negative. */
export const amountSchema = z.number().check(z.nonnegative(), z.multipleOf(0.01))

/** ISO 8601 with an offset. */
export const timestampSchema = z.iso.datetime({ offset: true })

export const idSchema = z.int().check(z.positive())

/** An id as text in a path or a query. */
export const idParamSchema = z.coerce.number<number>().check(z.int(), z.positive())

/** The name of a file under /uploads/ of the back end. */
export const uploadNameSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/))

/** A required line of input, trimmed. `label` starts the messages. */
export function requiredLine(label: string, max = 100) {
  return z.string().check(
    z.trim(),
    z.minLength(1, `${label} is required`),
    z.maxLength(max, `${label} must be at most ${max} characters`),
    // Control characters could inject lines into mails and headers.
    z.regex(/^\P{Cc}*$/u, `${label} has a character that cannot be used`),
  )
}

export function optionalLine(label: string, max = 100) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, `${label} must be at most ${max} characters`),
      z.regex(/^\P{Cc}*$/u, `${label} has a character that cannot be used`),
    )
}

/** With the messages of requirements §5. */
export const emailInputSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(254, 'Email must be at most 254 characters'),
    z.regex(z.regexes.email, 'Invalid email address'),
  )

const phonePattern = /^\+?[0-9][0-9 ()-]{5,19}$/
const phoneMessage = 'Enter a phone number, such as +60 12-345 6789'

export const phoneInputSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Phone is required'), z.regex(phonePattern, phoneMessage))

export const optionalPhoneInputSchema = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || phonePattern.test(text), phoneMessage),
)

/** The page number in a query; default 1. */
export const pageParamSchema = z._default(z.coerce.number<number>().check(z.int(), z.positive(), z.lte(1_000_000)), 1)

/** A page of a list with PAGE_SIZE rows (architecture §4). `total` counts the rows of all pages. */
export function paged<T extends z.core.$ZodType>(row: T) {
  return fields({
    assumed: {
      data: z.array(row),
      current_page: z.int().check(z.positive()),
      last_page: z.int().check(z.positive()),
      per_page: z.int().check(z.positive()),
      total: z.int().check(z.nonnegative()),
    },
  })
}

/** Success messages come from the server (requirements §8). */
export const messageBodySchema = fields({ shown: { message: z.string() } }).register(z.globalRegistry, {
  id: 'Message',
})
