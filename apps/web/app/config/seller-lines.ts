import type { SiteSettings } from './parse-site'

/** Whether the owner has set any way to reach the shop. */
export const hasContact = ({ contact: { email, phone, address } }: SiteSettings): boolean =>
  Boolean(email || phone || address.length > 0)

export const companyLines = ({
  company: { name, registration_number: number, sst_number: sst },
}: SiteSettings) =>
  [name, number && `Registration no. ${number}`, sst && `SST no. ${sst}`].filter(Boolean)

/** The payment methods and what prices include, as far as the owner has set them. */
export const paymentLines = ({
  payment_methods: methods,
  tax_statement,
}: SiteSettings): readonly string[] =>
  [methods.length > 0 ? `We accept: ${methods.join(', ')}.` : '', tax_statement].filter(Boolean)
