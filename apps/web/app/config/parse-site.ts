/**
 * The owner's settings in public/data.json, read without zod: every page requests them. Missing or
 * invalid settings get a default that can be shown.
 */

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const text = (value: unknown, fallback = ''): string =>
  typeof value === 'string' ? value : fallback

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A list with an entry that is not a text is empty. */
const textsOf = (value: unknown): string[] => {
  const list = listOf(value)
  const texts = list.filter((entry) => typeof entry === 'string')
  return texts.length === list.length ? texts : []
}

/**
 * Only web addresses and paths of the shop: a `javascript:` URL becomes an empty string, as does
 * `/\t/host`.
 */
const link = (value: unknown): string =>
  /^(https?:\/\/|\/(?![/\\]))\P{Cc}*$/u.test(text(value)) ? text(value) : ''

const linksOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, entry]) => [name, link(entry)]))

/** Quoted or not. */
const officialNumber = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** A host as in `URL.host`: in lower case, without a scheme or a path. */
const hostName = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/

/** The shop's public URL, without a trailing slash. */
const shopUrl = (url: string): string =>
  /^https?:\/\/\S+$/.test(url) ? url.replace(/\/+$/, '') : ''

const brandOf = ({ name, short, tagline }: Fields) => ({
  name: text(name, 'The shop'),
  short: text(short, 'LPI'),
  tagline: text(tagline),
})

/** The seller, in the footer, at checkout and on invoices; empty fields are left out. */
const companyOf = (company: Fields) => ({
  name: text(company['name']),
  registration_number: officialNumber(company['registration_number']),
  sst_number: officialNumber(company['sst_number']),
  tin_number: officialNumber(company['tin_number']),
  /** In percent; the prices of online products include it. 0 where the owner states none. */
  service_tax_rate: number(company['service_tax_rate']),
  /** Paragraphs about the founder, for the page About Us. */
  founder: textsOf(company['founder']),
})

/** What the LPI rests on; empty fields are left out. */
const evidenceOf = (evidence: Fields) => ({
  full_name: text(evidence['full_name']),
  since: officialNumber(evidence['since']),
  used_by: text(evidence['used_by']),
  norm_group: text(evidence['norm_group']),
  reliability: text(evidence['reliability']),
  isbn: officialNumber(evidence['isbn']),
})

/** What the host does not say about a test. */
const testOf = (test: Fields) => ({
  product_id: number(test['product_id']),
  /** One line for cards. */
  audience: text(test['audience']),
  minutes: number(test['minutes']),
  /** In years; 0 where the owner states none. */
  min_age: number(test['min_age']),
  report: text(test['report']),
  /** Of the questions and the report. */
  language: text(test['language']),
  /** The name of its sample report in `pdfs`. */
  sample_report: text(test['sample_report']),
  /** What its sample was made for and from. */
  sample_note: text(test['sample_note'], 'Made from invented answers.'),
  /** The answers to “Which one is for me?” that it fits (test-finder.ts), and why. */
  who: textsOf(test['who']),
  purposes: textsOf(test['purposes']),
  why: text(test['why']),
  /** Products that go with it. */
  books: listOf(test['books']).filter((id) => typeof id === 'number'),
})

export const parseSite = (value: unknown) => {
  const site = fieldsOf(value)
  const contact = fieldsOf(site['contact'])
  const author = fieldsOf(site['author'])
  return {
    url: shopUrl(text(site['url'])),
    brand: brandOf(fieldsOf(site['brand'])),
    contact: {
      address: textsOf(contact['address']),
      phone: text(contact['phone']),
      email: text(contact['email']),
    },
    company: companyOf(fieldsOf(site['company'])),
    /** As in `Credit card`; blank entries are dropped. */
    payment_methods: listOf(site['payment_methods'])
      .map((method) => text(method).trim())
      .filter(Boolean),
    /** What prices include, as one sentence. */
    tax_statement: text(site['tax_statement']),
    /** The author of the LPI. Without a biography no page has a section on the author. */
    author: {
      name: text(author['name']),
      biography: textsOf(author['biography']),
      reference: text(author['reference']),
    },
    evidence: evidenceOf(fieldsOf(site['evidence'])),
    links: linksOf(site['links']),
    pdfs: linksOf(site['pdfs']),
    /** The most thorough first. One without the number of its product is dropped. */
    tests: listOf(site['tests'])
      .map((test) => testOf(fieldsOf(test)))
      .filter(({ product_id }) => product_id > 0),
    /**
     * Folders with the pages of sample reports as pictures, by their names in `pdfs`: pages.json,
     * 1.webp, 2.webp and so on.
     */
    report_pages: linksOf(site['report_pages']),
    stripe_publishable_key: text(site['stripe_publishable_key']),
    /** Hosts that a payment may redirect to, besides those of the build. Others are dropped. */
    payment_hosts: listOf(site['payment_hosts'])
      .map((host) => text(host))
      .filter((host) => hostName.test(host)),
  }
}

/** The owner's settings. An invalid link is an empty string. */
export type SiteSettings = ReturnType<typeof parseSite>

/** What data.json says about a test. */
export type Test = SiteSettings['tests'][number]
