import {
  type Address,
  type AddressInput,
  isCountryOnly,
  POLICY,
  type TaxDetails,
  type TaxDetailsInput,
} from '@shop/contract'

/**
 * The parts of an address in the form. The host has one field for its lines and its town:
 * `address_line_one` (requirements §2).
 */
export interface AddressValues extends AddressInput {
  address_line_two: string
  town: string
}

export const emptyAddress: AddressValues = {
  address_line_one: '',
  address_line_two: '',
  town: '',
  country: POLICY.freeShippingCountry,
  state: '',
  postal_code: '',
}

/**
 * The countries whose addresses name no town, from Google's address data
 * (https://chromium-i18n.appspot.com/ssl-address, CC BY).
 */
const withoutTown = new Set(['AE', 'GI', 'JP', 'KY', 'MO', 'NR', 'SG'])

/**
 * The fields of a place: a country may have no states or no postal codes.
 * @param country two-letter code of ISO 3166
 */
export const placeFieldsOf = (country: string) => {
  const isMalaysian = country === POLICY.freeShippingCountry
  return {
    town: { label: 'Town or city', optional: withoutTown.has(country) },
    state: { label: isMalaysian ? 'State' : 'State or province', optional: !isMalaysian },
    postal_code: { label: 'Postal code', optional: !isMalaysian },
  }
}

const separator = ', '

/** The address as it is sent: lines and town joined into `address_line_one`. */
export const joinAddress = ({
  address_line_two,
  town,
  ...address
}: AddressValues): AddressInput => ({
  ...address,
  address_line_one: [address.address_line_one, address_line_two, town]
    .map((line) => line.trim())
    .filter(Boolean)
    .join(separator),
})

/**
 * The form's parts of a stored address: what follows the last comma is the town. Joined again, they
 * are the same line. Of an address of a country alone only that is kept.
 */
export const splitAddress = (address: Address): AddressValues => {
  if (isCountryOnly(address)) return { ...emptyAddress, country: address.country }
  const line = address.address_line_one
  const end = line.lastIndexOf(separator)
  if (end < 0) return { ...address, address_line_two: '', town: '' }
  const town = line.slice(end + separator.length)
  return { ...address, address_line_one: line.slice(0, end), address_line_two: '', town }
}

/** The fields of an address, in the order of the form. */
export const addressFieldNames: readonly (keyof AddressValues)[] = [
  'country',
  'address_line_one',
  'address_line_two',
  'postal_code',
  'town',
  'state',
]

/** The tax details of requirements §3. */
export const taxDetailsLabels: Readonly<Record<keyof TaxDetailsInput, string>> = {
  company_name: 'Company name',
  company_phone: 'Company phone',
  company_registration_number: 'Registration number',
  sst_number: 'SST number',
  tin_number: 'TIN number',
}

/**
 * The same of a buyer, who may be a person: with their own name, and an identity card number in
 * place of a registration number.
 */
export const buyerLabels = {
  ...taxDetailsLabels,
  company_name: 'Company name, or your own',
  company_registration_number: 'Registration or identity card number',
}

/** In the order of the form: first what a Malaysian e-invoice needs. */
export const taxNumberNames = ['company_registration_number', 'tin_number', 'sst_number'] as const
export type TaxNumberName = (typeof taxNumberNames)[number]

const formats: Partial<Record<TaxNumberName, readonly [format: RegExp, warning: string]>> = {
  sst_number: [
    /^[A-Z]\d{2}\d{4}\d{8}$/i,
    'An SST number usually looks like W10-1808-31012345. Please check it.',
  ],
  tin_number: [
    /^[A-Z]{1,2}\d{8,13}$/i,
    'A TIN number usually looks like C1234567890. Please check it.',
  ],
}

/**
 * Why a tax number may be wrong. It may be ignored. A company abroad has other tax numbers.
 * @param country two-letter code of ISO 3166
 */
export const taxNumberWarning = (name: TaxNumberName, value: string, country: string) => {
  const [format, warning] = formats[name] ?? []
  const number = value.replaceAll(/[\s-]/g, '')
  const isKnown = country === POLICY.freeShippingCountry
  return number === '' || !isKnown || format?.test(number) ? undefined : warning
}

const companyNumbers = ['company_registration_number', 'sst_number', 'tin_number'] as const

/** The numbers that the company has (requirements §2). */
export const companyNumberRows = (numbers: Pick<TaxDetails, TaxNumberName>) =>
  companyNumbers
    .filter((name) => numbers[name] !== '')
    .map((name) => ({ label: taxDetailsLabels[name], value: numbers[name] }))

/**
 * The paths of all these fields in a form, in the order of the page: for the server's field errors.
 */
export const addressFormPaths = [
  ...addressFieldNames.map((name) => `shipping_address.${name}` as const),
  ...addressFieldNames.map((name) => `billing_address.${name}` as const),
  ...(['company_name', ...taxNumberNames, 'company_phone'] as const).map(
    (name) => `tax_details.${name}` as const,
  ),
]
