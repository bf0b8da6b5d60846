import { addressInputSchema } from '@shop/contract'
import type { Profile } from '@shop/contract/host'
import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { orderApi } from '../../../api/domains/order'
import { profileApi } from '../../../api/domains/profile'
import { queryKeys } from '../../../api/query-keys'
import { useShopSelector } from '../../../state/hooks'
import { splitAddress } from '../../addresses/address-fields'
import { isSameAddress, isUntouchedAddress } from '../../addresses/address-form'
import { type CheckoutValues, customerFieldNames } from '../checkout-values'

type Form = Pick<UseFormReturn<CheckoutValues>, 'clearErrors' | 'getValues' | 'setValue'>

/** Fills the empty fields, and removes their errors; input is never overwritten. */
const fill = ({ clearErrors, getValues, setValue }: Form, saved: Partial<Profile>) => {
  const { customer } = getValues()
  for (const field of customerFieldNames) {
    const value = saved[field]
    if (!value || customer[field] !== '') continue
    setValue(`customer.${field}`, value)
    clearErrors(`customer.${field}`)
  }
  const fillAddress = (part: 'shipping_address' | 'billing_address') => {
    // An address whose country is a name, as from another host, does not fit the select.
    const address = z.safeParse(addressInputSchema, saved[part]).data
    if (!address || !isUntouchedAddress(getValues(part))) return undefined
    setValue(part, splitAddress(address))
    clearErrors(part)
    return address
  }
  const [shipping, billing] = [fillAddress('shipping_address'), fillAddress('billing_address')]
  if (shipping && billing) setValue('billing_is_shipping', isSameAddress(shipping, billing))
  const tax = saved.tax_details
  if (tax?.company_name && getValues('tax_details.company_name') === '') {
    setValue('tax_details', tax)
    setValue('for_company', true)
  }
}

/**
 * Fills the empty fields of the form with the details of the account; without an address, with
 * those of its newest order.
 */
export const useSavedDetails = (form: Form): void => {
  const user = useShopSelector(({ auth }) => (auth.isAuthorized ? auth.user : null))
  const { data: profile } = profileApi.detail.useQuery({
    queryKey: queryKeys.profile,
    enabled: user !== null,
    select: ({ body }) => body.data,
  })
  const newest = { page: 1, txnid: '', status: '' as const }
  const { data: id } = orderApi.list.useQuery({
    queryKey: queryKeys.orders({ customerId: user?.customer_id, ...newest }),
    queryData: { query: { customer_id: user?.customer_id, ...newest } },
    enabled: profile !== undefined && !profile.shipping_address,
    select: ({ body }) => body.data[0]?.order_txn_id,
  })
  const { data: order } = orderApi.detail.useQuery({
    queryKey: queryKeys.order(id ?? ''),
    queryData: { params: { id: id ?? '' } },
    enabled: id !== undefined,
    select: ({ body }) => body.data,
  })
  const fillForm = useEffectEvent((saved: Partial<Profile>) => fill(form, saved))
  useEffect(() => {
    const ordered = {
      phone: order?.order_customer_phone,
      shipping_address: order?.order_shipping_address,
      billing_address: order?.order_billing_address,
      tax_details: order?.order_tax_details,
    }
    for (const saved of [user, profile, ordered]) if (saved) fillForm(saved)
  }, [user, profile, order])
}
