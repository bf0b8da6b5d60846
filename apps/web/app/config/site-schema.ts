import * as z from 'zod/mini'

const text = (fallback = '') => z.catch(z.string(), fallback)
/** Only web addresses become links, whatever the file says. */
const link = z.catch(z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/)), '')

/** Also when somebody left the quotation marks away. */
const officialNumber = z.catch(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value).trim()),
  ),
  '',
)

const noCompany = { name: '', registration_number: '', sst_number: '', tin_number: '' }
const noAuthor = { name: '', biography: [], reference: '' }

const siteSchema = z.object({
  /** The shop's own address, for machines; without a slash at the end. */
  url: z.pipe(
    text(),
    z.transform((url) => (/^https?:\/\/\S+$/.test(url) ? url.replace(/\/+$/, '') : '')),
  ),
  brand: z.catch(z.object({ name: text('The shop'), short: text('LPI'), tagline: text() }), {
    name: 'The shop',
    short: 'LPI',
    tagline: '',
  }),
  contact: z.catch(z.object({ address: z.catch(z.array(z.string()), []), phone: text(), email: text() }), {
    address: [],
    phone: '',
    email: '',
  }),
  /** Who sells, as invoices have to say it; whatever is empty is left out. */
  company: z.catch(
    z.object({
      name: text(),
      registration_number: officialNumber,
      sst_number: officialNumber,
      tin_number: officialNumber,
    }),
    noCompany,
  ),
  /** Who wrote the inventory; the pages read whole without it. */
  author: z.catch(z.object({ name: text(), biography: z.catch(z.array(z.string()), []), reference: text() }), noAuthor),
  links: z.catch(z.record(z.string(), link), {}),
  pdfs: z.catch(z.record(z.string(), link), {}),
  stripe_publishable_key: text(),
})

/**
 * What the owner sets in public/data.json: brand, contact block, company, external links and PDF links by name. A link that is missing
 * or no web address is an empty string, or absent.
 */
export type SiteSettings = z.infer<typeof siteSchema>

/** Reads the settings; whatever is missing or broken falls back to something that can be shown. */
export const parseSite = (value: unknown): SiteSettings =>
  siteSchema.parse(typeof value === 'object' && value !== null ? value : {})
