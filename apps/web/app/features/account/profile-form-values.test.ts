import { type Address, emptyTaxDetails } from '@shop/contract'
import type { Profile } from '@shop/contract/host'
import { expect, it } from 'vitest'
import { user } from '../../../test/support/browser-state'
import { splitAddress } from '../addresses/address-fields'
import { type ProfileValues, profileResolver, toValues } from './profile-form-values'

const address: Address = {
  address_line_one: '1 Jalan Contoh, Petaling Jaya',
  state: 'Selangor',
  country: 'MY',
  postal_code: '46000',
}
const bare: Profile = {
  ...user,
  phone: '',
  shipping_address: null,
  billing_address: null,
  tax_details: null,
}

const company = { ...emptyTaxDetails, company_name: 'Sample Company' }

const resolve = (values: ProfileValues, profile: Profile = bare) =>
  profileResolver(profile)(values, undefined, { fields: {}, shouldUseNativeValidation: false })

it('sends no address, phone or tax details that are empty and were empty', async () => {
  const { values, errors } = await resolve(toValues(bare))
  expect(errors).toEqual({})
  expect(values).toEqual({ first_name: 'Sample', last_name: 'Customer' })
})

it('sends null for what the customer removes', async () => {
  const full = {
    ...bare,
    phone: '+60 12-345 6789',
    shipping_address: address,
    billing_address: address,
    tax_details: company,
  }
  const { values } = await resolve({ ...toValues(bare) }, full)
  expect(values).toMatchObject({
    phone: '',
    shipping_address: null,
    billing_address: null,
    tax_details: null,
  })
})

it('shows two equal addresses as one and sends both', async () => {
  const form = toValues({ ...bare, shipping_address: address, billing_address: { ...address } })
  expect(form.billing_is_shipping).toBe(true)
  const { values } = await resolve({
    ...form,
    shipping_address: { ...splitAddress(address), postal_code: '50000' },
  })
  expect(values).toMatchObject({
    shipping_address: { postal_code: '50000' },
    billing_address: { postal_code: '50000' },
  })
})

it('shows two different addresses separately', () => {
  const other = { ...address, address_line_one: '2 Jalan Contoh, Petaling Jaya' }
  const form = toValues({ ...bare, shipping_address: address, billing_address: other })
  expect(form.billing_is_shipping).toBe(false)
  expect(form.billing_address).toEqual(splitAddress(other))
})

it('shows the errors of a copied address at its original only', async () => {
  const form = toValues({ ...bare, shipping_address: address, billing_address: address })
  const { errors } = await resolve({
    ...form,
    shipping_address: { ...splitAddress(address), postal_code: '1' },
  })
  expect(errors.shipping_address?.postal_code?.message).toBeDefined()
  expect(errors.billing_address).toBeUndefined()
})

it('does not validate or send unwanted tax details', async () => {
  const form = { ...toValues(bare), tax_details: { ...emptyTaxDetails, company_phone: 'none' } }
  expect((await resolve({ ...form, for_company: false })).values).not.toHaveProperty('tax_details')
  const { errors } = await resolve({ ...form, for_company: true })
  expect(errors.tax_details?.company_name?.message).toBe('Company name is required')
  expect(errors.tax_details?.company_phone?.message).toMatch(/^Enter a phone number/)
})

it('requires a town of a changed address, and none of the stored one', async () => {
  const stored = { ...address, address_line_one: '1 Jalan Contoh' }
  const profile = { ...bare, shipping_address: stored, billing_address: stored }
  const form = toValues(profile)
  expect(await resolve({ ...form, phone: '+60 19-876 5432' }, profile)).toMatchObject({
    errors: {},
    values: { phone: '+60 19-876 5432', shipping_address: stored },
  })
  const changed = {
    ...form,
    shipping_address: { ...form.shipping_address, address_line_one: '2 Jalan Contoh' },
  }
  const { errors } = await resolve(changed, profile)
  expect(errors.shipping_address?.town?.message).toBe('Town or city is required')
})
