import { type ProfileInput, profileInputSchema } from '@shop/contract'
import type { Profile } from '@shop/contract/host'
import type { FieldPath } from 'react-hook-form'
import { addressFormPaths } from '../addresses/address-fields'
import {
  type AddressFormValues,
  contractResolver,
  emptyAddressForm,
  isBlankAddress,
  isSameAddress,
} from '../addresses/address-form'

/** Values of the details form: the contract's input and the two switches for its optional parts. */
export interface ProfileValues extends AddressFormValues {
  first_name: string
  last_name: string
  phone: string
}

/** The form values of a profile. */
export const toValues = (profile: Profile): ProfileValues => {
  const shipping = profile.shipping_address ?? emptyAddressForm.shipping_address
  const billing = profile.billing_address ?? emptyAddressForm.billing_address
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    phone: profile.phone ?? '',
    shipping_address: shipping,
    billing_address: billing,
    tax_details: profile.tax_details ?? emptyAddressForm.tax_details,
    billing_is_shipping: isSameAddress(shipping, billing),
    for_company: Boolean(profile.tax_details),
  }
}

/** The request body. An empty address or unwanted tax details are sent as null. */
const toInput = ({ billing_is_shipping, for_company, ...typed }: ProfileValues): ProfileInput => {
  const billing = billing_is_shipping ? typed.shipping_address : typed.billing_address
  return {
    ...typed,
    shipping_address: isBlankAddress(typed.shipping_address) ? null : typed.shipping_address,
    billing_address: isBlankAddress(billing) ? null : billing,
    tax_details: for_company ? typed.tax_details : null,
  }
}

/** Validates by the contract's schema; errors of a copied billing address show at the shipping address. */
export const profileResolver = contractResolver({
  schema: profileInputSchema,
  toInput,
  isShown: (path, values: ProfileValues) => !(values.billing_is_shipping && path.startsWith('billing_address')),
})

/** Every field of the form, in the order of the page. */
export const profileFields: readonly FieldPath<ProfileValues>[] = [
  'first_name',
  'last_name',
  'phone',
  ...addressFormPaths,
]
