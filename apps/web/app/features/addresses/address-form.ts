import { toNestErrors } from '@hookform/resolvers'
import { type AddressInput, POLICY, type TaxDetailsInput } from '@shop/contract'
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

/** What the checkout and the account ask alike: two addresses, tax details, and the switches that decide what of it is asked. */
export interface AddressFormValues {
  shipping_address: AddressInput
  billing_address: AddressInput
  tax_details: TaxDetailsInput
  billing_is_shipping: boolean
  for_company: boolean
}

const emptyAddress: AddressInput = {
  address_line_one: '',
  state: '',
  country: POLICY.freeShippingCountry,
  postal_code: '',
}

export const emptyAddressForm: AddressFormValues = {
  shipping_address: emptyAddress,
  billing_address: emptyAddress,
  tax_details: {
    company_name: '',
    company_phone: '',
    company_registration_number: '',
    sst_number: '',
    tin_number: '',
  },
  billing_is_shipping: true,
  for_company: false,
}

interface ContractForm<Values extends FieldValues, Input> {
  /** The contract's schema of what is sent. */
  readonly schema: z.ZodMiniType<Input>
  /** What would be sent of the form as it stands. */
  readonly toInput: (values: Values) => unknown
  /** Whether the form shows the field of this path (`billing_address.state`): the errors of a copy stand at its original. */
  readonly isShown: (path: string, values: Values) => boolean
}

/** The contract's rules as react-hook-form asks for them, for a form that holds more, or less, than what it sends. */
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
