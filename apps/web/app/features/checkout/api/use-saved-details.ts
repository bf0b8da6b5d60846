import { addressInputSchema } from '@shop/contract'
import type { Profile } from '@shop/contract/host'
import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'
import { useShopSelector } from '../../../state/hooks'
import { splitAddress } from '../../addresses/address-fields'
import { isBlankAddress } from '../../addresses/address-form'
import { useOrder, useOrderList } from '../../orders/api/order-queries'
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
  for (const part of ['shipping_address', 'billing_address'] as const) {
    // An address whose country is a name, as from another host, does not fit the select.
    const address = z.safeParse(addressInputSchema, saved[part]).data
    if (!address || !isBlankAddress(getValues(part))) continue
    setValue(part, splitAddress(address))
    clearErrors(part)
  }
  const tax = saved.tax_details
  if (tax?.company_name && getValues('tax_details.company_name') === '') setValue('tax_details', tax)
}

/** Fills the empty fields of the form with the details of the account; without an address, with that of its newest order. */
export const useSavedDetails = (form: Form): void => {
  const user = useShopSelector(({ auth }) => (auth.isAuthorized ? auth.user : null))
  const { data: profile } = api.profile.detail.useQuery({
    queryKey: queryKeys.profile,
    enabled: user !== null,
    select: ({ body }) => body.data,
  })
  const needsAddress = profile !== undefined && !profile.shipping_address
  const { data: orders } = useOrderList(user?.customer_id, 1, { txnid: '', status: '' }, needsAddress)
  const newest = useOrder(orders?.data[0]?.order_txn_id)
  const order = newest.kind === 'loaded' ? newest.order : undefined
  const fillForm = useEffectEvent((saved: Partial<Profile>) => fill(form, saved))
  useEffect(() => {
    const ordered = {
      phone: order?.order_customer_phone,
      shipping_address: order?.order_shipping_address,
      billing_address: order?.order_billing_address,
    }
    for (const saved of [user, profile, ordered]) if (saved) fillForm(saved)
  }, [user, profile, order])
}
