import * as z from 'zod/mini'
import { fields, neededFor } from './fields.ts'
import { hostValue, toNumber, toText } from './host-value.ts'

/** An amount in RM with at most 2 decimals, never negative. */
export const amountSchema = hostValue(
  'amount',
  z.number().check(z.nonnegative(), z.multipleOf(0.01)),
  z.pipe(
    z.pipe(z.transform(toNumber), z.number().check(z.nonnegative())),
    z.transform((amount) => Math.round(amount * 100) / 100),
  ),
)

const malaysianTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/

/**
 * ISO 8601 with an offset. Another host may leave it out, which means Malaysian time; other texts
 * are kept for display.
 */
export const timestampSchema = hostValue(
  'timestamp',
  z.iso.datetime({ offset: true }),
  z.pipe(
    z.string(),
    z.transform((text) => {
      const [, date, time = '00:00:00'] = malaysianTime.exec(text.trim()) ?? []
      return date === undefined ? text : `${date}T${time}+08:00`
    }),
  ),
)

/** A new schema each time, since a field may give it a tolerant form. */
export const positiveInteger = () => z.int().check(z.positive())

export const idSchema = hostValue(
  'id',
  positiveInteger(),
  z.pipe(z.transform(toNumber), positiveInteger()),
)

/** An opaque text that is sent back to the host, such as the number of an order. */
export const opaqueKeySchema = z.pipe(
  z.transform(toText),
  // It becomes a segment of a path.
  z.string().check(z.regex(/^(?!\.+$)[\w.:~-]{1,100}$/)),
)

/** An id as text in a path or a query. */
export const idParamSchema = z.coerce.number<number>().check(z.int(), z.positive())

/**
 * A file name, a path without `..`, or an https address; nothing that runs a script or names
 * another host by `//`.
 */
const uploadPattern = /^(?:https:\/\/[^\s"'<>\\]+|\/?(?!\/)(?![^?#]*\.\.)[A-Za-z0-9][^\s"'<>\\:]*)$/

/**
 * The name of a file under /uploads/ of the back end. Another host may give a path or an address;
 * anything else is no picture.
 */
export const uploadNameSchema = hostValue(
  'upload',
  z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
  z.pipe(
    z.unknown(),
    z.transform((value) => (typeof value === 'string' && uploadPattern.test(value) ? value : '')),
  ),
)

/**
 * A path of the shop. Browsers drop tabs and line breaks: with them, `/\t/host` would lead to
 * another site.
 */
export const shopPathSchema = z.string().check(z.regex(/^\/(?![/\\])\P{Cc}*$/u))

/** A line of input, trimmed. `label` starts the messages. */
export function optionalLine(label: string, max = 100) {
  return z.string().check(
    z.trim(),
    z.maxLength(max, `${label} must be at most ${max} characters`),
    // Control characters could inject lines into mails and headers.
    z.regex(/^\P{Cc}*$/u, `${label} has a character that cannot be used`),
  )
}

export function requiredLine(label: string, max = 100) {
  return optionalLine(label, max).check(z.minLength(1, `${label} is required`))
}

/** The messages are those of requirements §5. */
export const emailInputSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(254, 'Email must be at most 254 characters'),
    z.regex(z.regexes.email, 'Invalid email address'),
  )

/** Without a place for a line break in the number. */
const phoneMessage = 'Enter a phone number, such as +60\u00a012\u2011345\u00a06789'

export const phoneInputSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Phone is required'),
    z.regex(/^\+?[0-9][0-9 ()-]{5,19}$/, phoneMessage),
  )

export const optionalPhoneInputSchema = z
  .string()
  .check(z.trim(), z.regex(/^(?:\+?[0-9][0-9 ()-]{5,19})?$/, phoneMessage))

/** The page number in a query; default 1. */
export const pageParamSchema = z._default(
  z.coerce.number<number>().check(z.int(), z.positive(), z.lte(1_000_000)),
  1,
)

/** A page of a list with PAGE_SIZE rows (architecture §4). `total` counts the rows of all pages. */
export function paged<T extends z.core.$ZodType>(row: T) {
  return fields({
    needed: { data: neededFor('the rows of the list', z.array(row)) },
    assumed: {
      current_page: positiveInteger(),
      last_page: positiveInteger(),
      per_page: positiveInteger(),
      total: z.int().check(z.nonnegative()),
    },
  })
}

/** Success messages come from the server (requirements §8). */
export const messageBodySchema = fields({ assumed: { message: z.string() } }).register(
  z.globalRegistry,
  {
    id: 'Message',
  },
)
