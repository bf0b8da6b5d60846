/** Pieces that several domains are made of. */
import * as z from 'zod/mini'
import { fields } from './fields.ts'

/** An amount in RM with at most 2 decimals, never negative. */
export const amountSchema = z.number().check(z.nonnegative(), z.multipleOf(0.01))

/** ISO 8601 with an offset. */
export const timestampSchema = z.iso.datetime({ offset: true })

/** A row's number. */
export const idSchema = z.int().check(z.positive())

/** The same, where it arrives as text in a path or a query. */
export const idParamSchema = z.coerce.number<number>().check(z.int(), z.positive())

/** The name of a file under the back end's /uploads/. */
export const uploadNameSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/))

/** A required line of text as a person types it: trimmed, at most `max` characters. `label` starts the messages. */
export function requiredLine(label: string, max = 100) {
  return z.string().check(
    z.trim(),
    z.minLength(1, `${label} is required`),
    z.maxLength(max, `${label} must be at most ${max} characters`),
    // Control characters have no place in a name or an address; they would reach mails and headers.
    z.regex(/^\P{Cc}*$/u, `${label} has a character that cannot be used`),
  )
}

/** A line that may be left empty. */
export function optionalLine(label: string, max = 100) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, `${label} must be at most ${max} characters`),
      z.regex(/^\P{Cc}*$/u, `${label} has a character that cannot be used`),
    )
}

/** An email address as a person types it. Messages of requirements §5. */
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

/** A phone number that may be left empty. */
export const optionalPhoneInputSchema = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || phonePattern.test(text), phoneMessage),
)

/** A page's number in a query; 1 when it is left out. */
export const pageParamSchema = z._default(z.coerce.number<number>().check(z.int(), z.positive(), z.lte(1_000_000)), 1)

/** A page of a list (architecture §4: PAGE_SIZE rows). `total` counts all rows of all pages. */
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

/** What the server says of a success (requirements §8: success messages come from the server's message field). */
export const messageBodySchema = fields({ shown: { message: z.string() } }).register(z.globalRegistry, {
  id: 'Message',
})
