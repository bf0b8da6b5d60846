import * as z from 'zod/mini'

interface Issue {
  readonly code?: string
  readonly input?: unknown
  readonly keys?: readonly string[]
}

/** Rules as the end of a sentence about a field. */
const missingOr = (rule: string) => ({
  error: ({ input }: Issue) => (input === undefined ? 'is missing' : rule),
})
const lengthRule = {
  error: ({ input }: Issue) => `has ${String(input).length} characters, needs 70 to 165`,
}
const objectRule = {
  error: ({ code, keys = [] }: Issue) =>
    code === 'unrecognized_keys'
      ? `has unknown fields: ${keys.join(', ')}`
      : 'must be a list of fields',
}

const text = z.string(missingOr('must be a text')).check(z.minLength(1, 'is empty'))
const path = z.string(missingOr('must be a path')).check(z.startsWith('/', 'must begin with /'))
const figures = [
  'radar',
  'diamond',
  'cycle',
  'seats',
  'books',
  'report',
  'parcel',
  'types',
] as const

/**
 * The frontmatter of an information page; the build validates each file
 * (build/information-pages.ts).
 */
export const frontmatterSchema = z.strictObject(
  {
    /** Heading of the page and its name in the breadcrumb. */
    title: text,
    /** Title of the document, where it says more than the heading. */
    headTitle: z.optional(text),
    /** One or two sentences, different on every page. */
    description: z
      .string(missingOr('must be a text'))
      .check(z.minLength(70, lengthRule), z.maxLength(165, lengthRule)),
    /** The address for search engines, if another page has the same content. */
    canonical: z.optional(path),
    /** Pages between home and this one. */
    parents: z.optional(z.array(z.strictObject({ title: text, path }, objectRule))),
    /** The language of the page, if it is not English. */
    lang: z.optional(z.literal('ms', 'must be ms')),
    /** Introduction below the heading. */
    lead: text,
    figure: z.optional(z.enum(figures, `must be one of ${figures.join(', ')}`)),
    /** Pages to read next. */
    next: z.optional(z.array(z.strictObject({ title: text, text, to: path }, objectRule))),
  },
  objectRule,
)

export type Frontmatter = z.infer<typeof frontmatterSchema>
