/**
 * The owner's settings in public/data.json, read without zod: every page requests them. Missing or
 * invalid settings get a default that can be shown.
 */

type Parser = (value: unknown) => unknown
type Parsed<Parsers> = {
  [Name in keyof Parsers]: Parsers[Name] extends (value: unknown) => infer Result ? Result : never
}

/** A parser of an object by those of its fields; of any other value they parse undefined. */
function objectOf<Parsers extends Record<string, Parser>>(
  parsers: Parsers,
): (value: unknown) => Parsed<Parsers>
function objectOf(parsers: Record<string, Parser>): Parser {
  return (value) => {
    const fields = fieldsOf(value)
    return Object.fromEntries(
      Object.entries(parsers).map(([name, parse]) => [name, parse(fields[name])]),
    )
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const textOr =
  (fallback: string) =>
  (value: unknown): string =>
    typeof value === 'string' ? value : fallback

const text = textOr('')

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A list with an entry that is not a text is empty. */
const texts = (value: unknown): string[] => {
  const list = listOf(value)
  const entries = list.filter((entry) => typeof entry === 'string')
  return entries.length === list.length ? entries : []
}

/**
 * Only web addresses and paths of the shop: a `javascript:` URL becomes an empty string, as does
 * `/\t/host`.
 */
const link = (value: unknown): string =>
  /^(https?:\/\/|\/(?![/\\]))\P{Cc}*$/u.test(text(value)) ? text(value) : ''

const links = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, entry]) => [name, link(entry)]))

/** Quoted or not. */
const officialNumber = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** A host as in `URL.host`: in lower case, without a scheme or a path. */
const hostName = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/

/** The shop's public URL, without a trailing slash. */
const shopUrl = (value: unknown): string =>
  /^https?:\/\/\S+$/.test(text(value)) ? text(value).replace(/\/+$/, '') : ''

/** What the host does not say about a test. */
const testOf = objectOf({
  product_id: number,
  /** One line for cards. */
  audience: text,
  minutes: number,
  /** In years; 0 where the owner states none. */
  min_age: number,
  report: text,
  /** Of the questions and the report. */
  language: text,
  /** The name of its sample report in `pdfs`. */
  sample_report: text,
  /** What its sample was made for and from. */
  sample_note: textOr('Made from invented answers.'),
  /** The answers to “Which one is for me?” that it fits (test-finder.ts), and why. */
  who: texts,
  purposes: texts,
  why: text,
  /** Products that go with it. */
  books: (value) => listOf(value).filter((id) => typeof id === 'number'),
})

export const parseSite = objectOf({
  url: shopUrl,
  brand: objectOf({ name: textOr('The shop'), short: textOr('LPI'), tagline: text }),
  contact: objectOf({ address: texts, phone: text, email: text }),
  /** The seller, in the footer, at checkout and on invoices; empty fields are left out. */
  company: objectOf({
    name: text,
    registration_number: officialNumber,
    sst_number: officialNumber,
    tin_number: officialNumber,
    /** In percent; the prices of online products include it. 0 where the owner states none. */
    service_tax_rate: number,
    /** Paragraphs about the founder, for the page About Us. */
    founder: texts,
  }),
  /** As in `Credit card`; blank entries are dropped. */
  payment_methods: (value) =>
    listOf(value)
      .map((method) => text(method).trim())
      .filter(Boolean),
  /** What prices include, as one sentence. */
  tax_statement: text,
  /** The author of the LPI. Without a biography no page has a section on the author. */
  author: objectOf({ name: text, biography: texts, reference: text }),
  /** What the LPI rests on; empty fields are left out. */
  evidence: objectOf({
    full_name: text,
    since: officialNumber,
    used_by: text,
    norm_group: text,
    reliability: text,
    isbn: officialNumber,
  }),
  links,
  pdfs: links,
  /** The most thorough first. One without the number of its product is dropped. */
  tests: (value) =>
    listOf(value)
      .map(testOf)
      .filter(({ product_id }) => product_id > 0),
  /**
   * Folders with the pages of sample reports as pictures, by their names in `pdfs`: pages.json,
   * 1.webp, 2.webp and so on.
   */
  report_pages: links,
  stripe_publishable_key: text,
  /** Hosts that a payment may redirect to, besides those of the build. Others are dropped. */
  payment_hosts: (value) =>
    listOf(value)
      .map(text)
      .filter((host) => hostName.test(host)),
})

/** The owner's settings. An invalid link is an empty string. */
export type SiteSettings = ReturnType<typeof parseSite>

/** What data.json says about a test. */
export type Test = SiteSettings['tests'][number]
