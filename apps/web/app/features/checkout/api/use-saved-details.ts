import { addressInputSchema, type Profile } from '@shop/contract'
import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'
import { useShopSelector } from '../../../state/hooks'
import { isBlankAddress } from '../../addresses/address-form'
import type { CheckoutValues } from '../checkout-values'
import { customerFieldNames } from '../customer-fields'

type Form = Pick<UseFormReturn<CheckoutValues>, 'getValues' | 'setValue'>

/** What the shopper typed is never overwritten: only empty fields are filled. */
const fill = ({ getValues, setValue }: Form, known: Partial<Profile>) => {
  const { customer } = getValues()
  for (const field of customerFieldNames) {
    const value = known[field]
    if (value && customer[field] === '') setValue(`customer.${field}`, value)
  }
  for (const part of ['shipping_address', 'billing_address'] as const) {
    // A host that names countries in words does not fit the choice; the shopper then chooses.
    const address = z.safeParse(addressInputSchema, known[part]).data
    if (address && isBlankAddress(getValues(part))) setValue(part, address)
  }
  const tax = known.tax_details
  if (tax?.company_name && getValues('tax_details.company_name') === '') setValue('tax_details', tax)
}

/** Puts what the account knows into the empty fields. Without an account, or when the call fails, nothing happens. */
export const useKnownDetails = (form: Form): void => {
  const user = useShopSelector(({ auth }) => (auth.isAuthorized ? auth.user : null))
  const { data: profile } = api.profile.detail.useQuery({
    queryKey: queryKeys.profile,
    enabled: user !== null,
    select: (answer) => answer.body.data,
    retry: false,
  })
  const offer = useEffectEvent((known: Partial<Profile>) => fill(form, known))
  useEffect(() => {
    if (user) offer(user)
  }, [user])
  useEffect(() => {
    if (profile) offer(profile)
  }, [profile])
}
