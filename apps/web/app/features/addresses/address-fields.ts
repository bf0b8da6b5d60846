import { type Address, type AddressInput, POLICY, type TaxDetails, type TaxDetailsInput } from '@shop/contract'
import type { ComponentProps } from 'react'

interface Field extends Pick<ComponentProps<'input'>, 'autoComplete' | 'type'> {
  readonly label: string
  readonly optional?: boolean
  /** Spans both columns of the form. */
  readonly isWide?: boolean
}

/** The parts of an address in the form. The host has one field for its lines and its town: `address_line_one` (requirements §2). */
export interface AddressValues extends AddressInput {
  address_line_two: string
  town: string
}

/**
 * The fields of an address in the order of the form: the country first, since it decides about the others, and the postal code
 * before what it fills. `autoComplete` lacks the section (`shipping`, `billing`).
 */
export const addressFields: Readonly<Record<keyof AddressValues, Field>> = {
  country: { label: 'Country', autoComplete: 'country', isWide: true },
  address_line_one: { label: 'Address', autoComplete: 'address-line1', isWide: true },
  address_line_two: {
    label: 'Apartment or building',
    autoComplete: 'address-line2',
    isWide: true,
    optional: true,
  },
  postal_code: { label: 'Postal code', autoComplete: 'postal-code' },
  town: { label: 'Town or city', autoComplete: 'address-level2' },
  state: { label: 'State', autoComplete: 'address-level1' },
}

export const emptyAddress: AddressValues = {
  address_line_one: '',
  address_line_two: '',
  town: '',
  country: POLICY.freeShippingCountry,
  state: '',
  postal_code: '',
}

const separator = ', '

/** The address as it is sent: lines and town joined into `address_line_one`. */
export const joinAddress = ({ address_line_two, town, ...address }: AddressValues): AddressInput => ({
  ...address,
  address_line_one: [address.address_line_one, address_line_two, town]
    .map((line) => line.trim())
    .filter(Boolean)
    .join(separator),
})

/** The form's parts of a stored address: what follows the last comma is the town. Joined again, they are the same line. */
export const splitAddress = (address: Address): AddressValues => {
  const line = address.address_line_one
  const end = line.lastIndexOf(separator)
  if (end < 0) return { ...address, address_line_two: '', town: '' }
  const town = line.slice(end + separator.length)
  return { ...address, address_line_one: line.slice(0, end), address_line_two: '', town }
}

/** The fields of the tax details (requirements §3) in the order of the form. */
export const taxDetailsFields: Readonly<Record<keyof TaxDetailsInput, Field>> = {
  company_name: { label: 'Company name', autoComplete: 'organization', isWide: true },
  company_registration_number: { label: 'Registration number', autoComplete: 'off', optional: true },
  company_phone: { label: 'Company phone', autoComplete: 'off', optional: true, type: 'tel' },
  sst_number: { label: 'SST number', autoComplete: 'off', optional: true },
  tin_number: { label: 'TIN number', autoComplete: 'off', optional: true },
}

/** The keys in the order of the literal. */
export const fieldNamesOf = <Fields extends object>(fields: Fields) => {
  const names: Extract<keyof Fields, string>[] = []
  for (const name in fields) if (Object.hasOwn(fields, name)) names.push(name)
  return names
}

export const addressFieldNames: readonly (keyof AddressValues)[] = fieldNamesOf(addressFields)
export const taxDetailsFieldNames: readonly (keyof TaxDetailsInput)[] = fieldNamesOf(taxDetailsFields)

/** The paths of all these fields in a form, in the order of the page: for the server's field errors. */
export const addressFormPaths = [
  ...addressFieldNames.map((name) => `shipping_address.${name}` as const),
  ...addressFieldNames.map((name) => `billing_address.${name}` as const),
  ...taxDetailsFieldNames.map((name) => `tax_details.${name}` as const),
]

/** The lines of a printed address, in the order of requirements §2. */
export const printedLines: readonly (keyof Address)[] = ['address_line_one', 'state', 'country', 'postal_code']

/** A company's numbers with the authorities, each empty when it has none. */
export type CompanyNumbers = Omit<TaxDetails, 'company_name' | 'company_phone'>

interface Row {
  readonly label: string
  readonly value: string
}

/** The numbers that the company has (requirements §2), in the order of the form. */
export const companyNumberRows = (numbers: CompanyNumbers): readonly Row[] =>
  taxDetailsFieldNames.flatMap((name) => {
    if (name === 'company_name' || name === 'company_phone') return []
    return numbers[name] === '' ? [] : { label: taxDetailsFields[name].label, value: numbers[name] }
  })
