import { type ProfileInput, profileInputSchema } from '@shop/contract'
import type { Profile } from '@shop/contract/host'
import type { FieldPath } from 'react-hook-form'
import {
  addressFormPaths,
  emptyAddress,
  joinAddress,
  splitAddress,
} from '../addresses/address-fields'
import {
  type AddressFormValues,
  contractResolver,
  emptyAddressForm,
  isBlankAddress,
  isFieldShown,
  isSameAddress,
} from '../addresses/address-form'

/** Values of the details form: the contract's input and the two switches for its optional parts. */
export interface ProfileValues extends AddressFormValues {
  first_name: string
  last_name: string
  phone: string
}

export const toValues = (profile: Profile): ProfileValues => {
  const { shipping_address: shipping, billing_address: billing } = profile
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    phone: profile.phone ?? '',
    shipping_address: shipping ? splitAddress(shipping) : emptyAddress,
    billing_address: billing ? splitAddress(billing) : emptyAddress,
    tax_details: profile.tax_details ?? emptyAddressForm.tax_details,
    billing_is_shipping:
      shipping && billing ? isSameAddress(shipping, billing) : !shipping && !billing,
    for_company: Boolean(profile.tax_details),
  }
}

/**
 * The field with its value; null where the customer removed it, nothing where it is empty and was
 * empty.
 */
const changed = <Name extends 'shipping_address' | 'billing_address' | 'tax_details', Value>(
  name: Name,
  value: Value | undefined,
  profile: Profile,
) => (value !== undefined || profile[name] ? { [name]: value ?? null } : {})

/**
 * The request body. What the customer removes is sent as null. What is empty and was empty is not
 * sent: a host that does not send an address may still have one.
 */
const toInput = (values: ProfileValues, profile: Profile): ProfileInput => {
  const { shipping_address: shipping } = values
  const billing = values.billing_is_shipping ? shipping : values.billing_address
  const company = values.for_company ? values.tax_details : undefined
  return {
    first_name: values.first_name,
    last_name: values.last_name,
    ...((values.phone !== '' || profile.phone) && { phone: values.phone }),
    ...changed(
      'shipping_address',
      isBlankAddress(shipping) ? undefined : joinAddress(shipping),
      profile,
    ),
    ...changed(
      'billing_address',
      isBlankAddress(billing) ? undefined : joinAddress(billing),
      profile,
    ),
    ...changed('tax_details', company, profile),
  }
}

/**
 * Validates by the contract's schema; errors of a copied billing address show at the shipping
 * address.
 */
export const profileResolver = (profile: Profile) =>
  contractResolver({
    schema: profileInputSchema,
    toInput: (values: ProfileValues) => toInput(values, profile),
    isShown: isFieldShown,
    // A blank address is not sent.
    isStored: (address) =>
      isBlankAddress(address) ||
      [profile.shipping_address, profile.billing_address].some(
        (stored) => stored && isSameAddress(joinAddress(address), stored),
      ),
  })

const fields: readonly FieldPath<ProfileValues>[] = [
  'first_name',
  'last_name',
  'phone',
  ...addressFormPaths,
]

/** In the order of the page. */
export const shownFields = (values: ProfileValues) =>
  fields.filter((path) => isFieldShown(path, values))
