import { toNestErrors } from '@hookform/resolvers'
import { type Address, type AddressInput, emptyTaxDetails, type TaxDetailsInput } from '@shop/contract'
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { addressFieldNames, emptyAddress } from './address-fields'

/** The fields that the checkout and the account share, with the checkboxes that show or hide some of them. */
export interface AddressFormValues {
  shipping_address: AddressInput
  billing_address: AddressInput
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
export const isBlankAddress = (address: Address): boolean =>
  addressFieldNames.every((name) => name === 'country' || address[name].trim() === '')

export const isSameAddress = (one: Address, other: Address): boolean =>
  addressFieldNames.every((name) => one[name] === other[name])

interface ContractForm<Values extends FieldValues, Input> {
  /** The contract's schema of the request body. */
  readonly schema: z.ZodMiniType<Input>
  readonly toInput: (values: Values) => unknown
  /** Whether the form shows the field of this path (`billing_address.state`); errors of hidden fields are dropped. */
  readonly isShown: (path: string, values: Values) => boolean
}

/** A react-hook-form resolver that validates the request body made of the form's values. */
export const contractResolver =
  <Values extends FieldValues, Input>({
    schema,
    toInput,
    isShown,
  }: ContractForm<Values, Input>): Resolver<Values, unknown, Input> =>
  (values, _context, options) => {
    const parsed = z.safeParse(schema, toInput(values))
    if (parsed.success) return { values: parsed.data, errors: {} }
    const found: Record<string, FieldError> = {}
    for (const { path, message, code } of parsed.error.issues) {
      const name = path.map(String).join('.')
      if (isShown(name, values)) found[name] ??= { type: code ?? 'invalid', message }
    }
    const errors: FieldErrors<Values> = toNestErrors(found, options)
    return { values: {}, errors }
  }
