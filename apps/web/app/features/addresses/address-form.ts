import { toNestErrors } from '@hookform/resolvers'
import { type AddressInput, emptyTaxDetails, type TaxDetailsInput } from '@shop/contract'
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  type AddressValues,
  addressFieldNames,
  emptyAddress,
  placeFieldsOf,
} from './address-fields'

/**
 * The fields that the checkout and the account share, with the checkboxes that show or hide some of
 * them.
 */
export interface AddressFormValues {
  shipping_address: AddressValues
  billing_address: AddressValues
  tax_details: TaxDetailsInput
  billing_is_shipping: boolean
  for_company: boolean
}

export const emptyAddressForm: AddressFormValues = {
  shipping_address: emptyAddress,
  billing_address: emptyAddress,
  tax_details: emptyTaxDetails,
  billing_is_shipping: true,
  for_company: false,
}

/** Whether nothing is entered; the country has a default and does not count. */
export const isBlankAddress = (address: AddressValues): boolean =>
  addressFieldNames.every((name) => name === 'country' || address[name].trim() === '')

/** Whether nothing is entered, and no other country than the default is chosen. */
export const isUntouchedAddress = (address: AddressValues): boolean =>
  isBlankAddress(address) && address.country === emptyAddress.country

const addressParts = ['address_line_one', 'postal_code', 'state', 'country'] as const

export const isSameAddress = (one: AddressInput, other: AddressInput): boolean =>
  addressParts.every((name) => one[name] === other[name])

/**
 * What the country of each address needs beyond the contract, by field path. A blank address is not
 * sent, or is required by it.
 */
const placeErrors = (
  values: AddressFormValues,
  isStored: (address: AddressValues) => boolean,
): ReadonlyMap<string, string> => {
  const errors = new Map<string, string>()
  for (const part of ['shipping_address', 'billing_address'] as const) {
    const address = values[part]
    if (isStored(address)) continue
    const fields = placeFieldsOf(address.country)
    for (const name of ['town', 'state', 'postal_code'] as const) {
      const { label, optional } = fields[name]
      if (!optional && address[name].trim() === '')
        errors.set(`${part}.${name}`, `${label} is required`)
    }
  }
  return errors
}

/**
 * Whether the form shows the field of this path, such as `billing_address.state`. Without shipping
 * the country is enough, unless the invoice has tax details.
 */
export const isFieldShown = (path: string, values: AddressFormValues, ships = true): boolean => {
  if (path.startsWith('shipping_address')) return ships
  if (path === 'billing_address.country' && !ships) return true
  if (path.startsWith('billing_address'))
    return ships ? !values.billing_is_shipping : values.for_company
  return !path.startsWith('tax_details') || values.for_company
}

interface ContractForm<Values extends FieldValues, Input> {
  /** The contract's schema of the request body. */
  readonly schema: z.ZodMiniType<Input>
  readonly toInput: (values: Values) => unknown
  readonly isShown: (path: string, values: Values) => boolean
  /**
   * Whether the host has this address already: it needs no more than the contract, such as a town
   * of its own.
   */
  readonly isStored?: (address: AddressValues) => boolean
}

/**
 * A react-hook-form resolver that validates the request body made of the form's values, and the
 * places of its addresses.
 */
export const contractResolver =
  <Values extends AddressFormValues, Input>({
    schema,
    toInput,
    isShown,
    isStored = () => false,
  }: ContractForm<Values, Input>): Resolver<Values, unknown, Input> =>
  (values, _context, options) => {
    const parsed = z.safeParse(schema, toInput(values))
    const found: Record<string, FieldError> = {}
    const add = (path: string, type: string, message: string) => {
      if (isShown(path, values)) found[path] ??= { type, message }
    }
    for (const { path, message, code } of parsed.error?.issues ?? [])
      add(path.map(String).join('.'), code ?? 'invalid', message)
    for (const [path, message] of placeErrors(values, isStored)) add(path, 'required', message)
    if (parsed.success && Object.keys(found).length === 0)
      return { values: parsed.data, errors: {} }
    const errors: FieldErrors<Values> = toNestErrors(found, options)
    return { values: {}, errors }
  }
