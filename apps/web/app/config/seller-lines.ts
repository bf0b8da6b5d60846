import type { SiteSettings } from './site-schema'

export const companyLines = ({ company }: SiteSettings): readonly string[] => {
  const { name, registration_number, sst_number } = company
  return [
    name,
    registration_number && `Registration no. ${registration_number}`,
    sst_number && `SST no. ${sst_number}`,
  ].filter(Boolean)
}

/** The payment methods and what prices include, as far as the owner has set them. */
export const paymentLines = ({ payment_methods: methods, tax_statement }: SiteSettings): readonly string[] =>
  [methods.length > 0 ? `We accept: ${methods.join(', ')}.` : '', tax_statement].filter(Boolean)
