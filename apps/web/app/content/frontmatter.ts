import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const path = z.string().check(z.startsWith('/'))
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
export const frontmatterSchema = z.strictObject({
  /** Heading of the page and its name in the breadcrumb. */
  title: text,
  /** Title of the document, where it says more than the heading. */
  headTitle: z.optional(text),
  /** One or two sentences, different on every page. */
  description: z.string().check(z.minLength(70), z.maxLength(165)),
  /** The address for search engines, if another page has the same content. */
  canonical: z.optional(path),
  /** Pages between home and this one. */
  parents: z.optional(z.array(z.strictObject({ title: text, path }))),
  /** The language of the page, if it is not English. */
  lang: z.optional(z.literal('ms')),
  /** Introduction below the heading. */
  lead: text,
  figure: z.optional(z.enum(figures)),
  /** Pages to read next. */
  next: z.optional(z.array(z.strictObject({ title: text, text, to: path }))),
})

export type Frontmatter = z.infer<typeof frontmatterSchema>
