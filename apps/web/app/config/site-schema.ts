import * as z from 'zod/mini'

const text = (fallback = '') => z.catch(z.string(), fallback)
/**
 * Only web addresses and paths of the shop: a `javascript:` URL becomes an empty string, as does
 * `/\t/host`.
 */
const link = z.catch(z.string().check(z.regex(/^(https?:\/\/|\/(?![/\\]))\P{Cc}*$/u)), '')

/** Quoted or not. */
const officialNumber = z.catch(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value).trim()),
  ),
  '',
)

/** A host as in `URL.host`: in lower case, without a scheme or a path. */
const hostName = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/

/**
 * Fields with defaults of their own, which are also used where the whole group is missing or
 * invalid.
 */
const group = <Fields extends z.core.$ZodLooseShape>(fields: Fields) => {
  const schema = z.object(fields)
  return z.catch(schema, () => schema.parse({}))
}

const listOf = <Item extends z.core.SomeType>(item: Item) => z.catch(z.array(item), [])
const links = z.catch(z.record(z.string(), link), {})

const siteSchema = z.object({
  /** The shop's public URL, without a trailing slash. */
  url: z.pipe(
    text(),
    z.transform((url) => (/^https?:\/\/\S+$/.test(url) ? url.replace(/\/+$/, '') : '')),
  ),
  brand: group({ name: text('The shop'), short: text('LPI'), tagline: text() }),
  contact: group({ address: listOf(z.string()), phone: text(), email: text() }),
  /** The seller, in the footer, at checkout and on invoices; empty fields are left out. */
  company: group({
    name: text(),
    registration_number: officialNumber,
    sst_number: officialNumber,
    tin_number: officialNumber,
    /** In percent; the prices of online products include it. 0 where the owner states none. */
    service_tax_rate: z.catch(z.number(), 0),
    /** Paragraphs about the founder, for the page About Us. */
    founder: listOf(z.string()),
  }),
  /** As in `Credit card`; blank entries are dropped. */
  payment_methods: z.catch(
    z.pipe(
      z.array(text()),
      z.transform((methods) => methods.map((method) => method.trim()).filter(Boolean)),
    ),
    [],
  ),
  /** What prices include, as one sentence. */
  tax_statement: text(),
  /** The author of the LPI. Without a biography no page has a section on the author. */
  author: group({ name: text(), biography: listOf(z.string()), reference: text() }),
  /** What the LPI rests on; empty fields are left out. */
  evidence: group({
    full_name: text(),
    since: officialNumber,
    used_by: text(),
    norm_group: text(),
    reliability: text(),
    isbn: officialNumber,
  }),
  links,
  pdfs: links,
  /** What the host does not say about its tests, the most thorough first. */
  tests: listOf(
    z.object({
      product_id: z.number(),
      /** One line for cards. */
      audience: text(),
      minutes: z.catch(z.number(), 0),
      /** In years; 0 where the owner states none. */
      min_age: z.catch(z.number(), 0),
      report: text(),
      /** Of the questions and the report. */
      language: text(),
      /** The name of its sample report in `pdfs`. */
      sample_report: text(),
      /** What its sample was made for and from. */
      sample_note: text('Made from invented answers.'),
      /** The answers to “Which one is for me?” that it fits (test-finder.ts), and why. */
      who: listOf(z.string()),
      purposes: listOf(z.string()),
      why: text(),
      /** Products that go with it. */
      books: listOf(z.number()),
    }),
  ),
  /**
   * Folders with the pages of sample reports as pictures, by their names in `pdfs`: pages.json,
   * 1.webp, 2.webp and so on.
   */
  report_pages: links,
  stripe_publishable_key: text(),
  /** Hosts that a payment may redirect to, besides those of the build. Other texts are dropped. */
  payment_hosts: z.catch(
    z.pipe(
      z.array(text()),
      z.transform((hosts) => hosts.filter((host) => hostName.test(host))),
    ),
    [],
  ),
})

/** The owner's settings in public/data.json. An invalid link is an empty string. */
export type SiteSettings = z.infer<typeof siteSchema>

/** What data.json says about a test. */
export type Test = SiteSettings['tests'][number]

/** Missing or invalid settings get a default that can be shown. */
export const parseSite = (value: unknown): SiteSettings =>
  siteSchema.parse(typeof value === 'object' && value !== null ? value : {})
