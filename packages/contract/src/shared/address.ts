import * as z from 'zod/mini'
import { fields } from './fields.ts'
import { optionalLine, optionalPhoneInputSchema, requiredLine } from './schemas.ts'

/**
 * Requirements §3. `country` is a two-letter code of ISO 3166; other texts of a host are shown
 * unchanged.
 */
export const addressSchema = fields({
  shown: {
    address_line_one: z.string(),
    state: z.string(),
    country: z.string(),
    postal_code: z.string(),
  },
}).register(z.globalRegistry, { id: 'Address' })
export type Address = z.infer<typeof addressSchema>

const NOT_GIVEN = 'NA'

/**
 * The address of an order of which only the country is known: nothing is posted, and no tax details
 * need an address. The other parts are what a Malaysian e-invoice has for missing ones.
 */
export const countryOnly = (country: string): Address => ({
  address_line_one: NOT_GIVEN,
  country,
  ...(country === 'MY'
    ? { state: NOT_GIVEN, postal_code: '00000' }
    : { state: '', postal_code: '' }),
})

export const isCountryOnly = ({ address_line_one }: Address): boolean =>
  address_line_one === NOT_GIVEN

/**
 * The lines of an address as on a parcel. In Malaysia the town, which the shop's form puts at the
 * end of the first line, is next to the postal code. A town or state with the name of the country,
 * such as Singapore, is left out. An address of a country alone is that country.
 * @param countryName the last line
 */
export const addressLines = (address: Address, countryName: string): string[] => {
  if (isCountryOnly(address)) return [countryName]
  const { address_line_one: line, postal_code, state, country } = address
  // Not a street, which an address without a town ends with. In the function, which only the pages
  // with addresses load.
  const withTown =
    /^(.+), ((?!(?:jalan|jln|lorong|lebuh|persiaran|taman|tmn|kampung|kg)\b)[^,\d]+)$/i
  const [, street = line, town = ''] = (country === 'MY' && withTown.exec(line)) || []
  const region = state === countryName ? '' : state
  const place = [postal_code, town && town !== state ? `${town}, ${state}` : region]
    .filter(Boolean)
    .join(' ')
  return [street.replace(`, ${countryName}`, ''), place, countryName].filter(Boolean)
}

const hasPostalCodeOfCountry = ({
  country,
  postal_code,
}: {
  country: string
  postal_code: string
}): boolean => country !== 'MY' || postal_code === '' || /^\d{5}$/.test(postal_code)

/** Many countries have no states or no postal codes; every address in Malaysia has both. */
const isComplete = ({ country }: { country: string }, value: string): boolean =>
  country !== 'MY' || value !== ''

export const addressInputSchema = fields({
  shown: {
    address_line_one: requiredLine('Address', 200),
    state: optionalLine('State', 60),
    country: z
      .string()
      .check(z.minLength(1, 'Country is required'), z.regex(/^[A-Z]{2}$/, 'Choose a country')),
    postal_code: z
      .string()
      .check(z.trim(), z.regex(/^(?:[A-Za-z0-9][A-Za-z0-9 -]{1,11})?$/, 'Enter a postal code')),
  },
})
  .check(
    z.refine((address) => isComplete(address, address.state), {
      path: ['state'],
      error: 'State is required',
    }),
    z.refine((address) => isComplete(address, address.postal_code), {
      path: ['postal_code'],
      error: 'Postal code is required',
    }),
    z.refine(hasPostalCodeOfCountry, {
      path: ['postal_code'],
      error: 'A Malaysian postal code has five digits',
    }),
  )
  .register(z.globalRegistry, { 'x-rules': ['malaysian-postal-code', 'malaysian-address'] })
export type AddressInput = z.infer<typeof addressInputSchema>

/** Empty strings where not given; empty rows are hidden (requirements §2). */
export const taxDetailsSchema = fields({
  shown: {
    company_name: z.string(),
    company_phone: z.string(),
    company_registration_number: z.string(),
    sst_number: z.string(),
    tin_number: z.string(),
  },
}).register(z.globalRegistry, { id: 'TaxDetails' })
export type TaxDetails = z.infer<typeof taxDetailsSchema>

export const emptyTaxDetails: TaxDetails = {
  company_name: '',
  company_phone: '',
  company_registration_number: '',
  sst_number: '',
  tin_number: '',
}

export const taxDetailsInputSchema = fields({
  shown: {
    company_name: requiredLine('Company name'),
    company_phone: optionalPhoneInputSchema,
    company_registration_number: optionalLine('Registration number', 40),
    sst_number: optionalLine('SST number', 40),
    tin_number: optionalLine('TIN number', 40),
  },
})
export type TaxDetailsInput = z.infer<typeof taxDetailsInputSchema>
