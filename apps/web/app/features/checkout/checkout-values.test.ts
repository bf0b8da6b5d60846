import { expect, it } from 'vitest'
import { checkoutResolver, emptyValues } from './checkout-values'

const cartUid = crypto.randomUUID()
const customer = {
  first_name: 'Aina',
  last_name: 'Sample',
  email: 'aina@example.com',
  phone: '+60 12-345 6789',
}

const resolve = (place: object) =>
  checkoutResolver({ cartUid, ships: true, couponCode: undefined })(
    { ...emptyValues, customer, shipping_address: { ...emptyValues.shipping_address, ...place } },
    undefined,
    { fields: {}, shouldUseNativeValidation: false },
  )

it.each([
  ['Hong Kong without a state and a postal code', { country: 'HK', town: 'Kowloon' }],
  ['Singapore without a town', { country: 'SG' }],
  ['Malaysia', { country: 'MY', town: 'Petaling Jaya', state: 'Selangor', postal_code: '46000' }],
])('accepts an address in %s', async (_place, place) => {
  expect((await resolve({ address_line_one: '1 Sample Road', ...place })).errors).toEqual({})
})

it.each([
  [{ country: 'MY' }, ['Town or city is required', 'State is required', 'Postal code is required']],
  [{ country: 'HK' }, ['Town or city is required', undefined, undefined]],
])('requires what the country of %j needs, by its labels', async (place, messages) => {
  const { shipping_address: found } = (
    await resolve({ address_line_one: '1 Sample Road', ...place })
  ).errors
  expect([found?.town?.message, found?.state?.message, found?.postal_code?.message]).toEqual(
    messages,
  )
})

it('needs only the country where nothing is posted, and with tax details an address', async () => {
  const resolveOnline = (changes: object) =>
    checkoutResolver({ cartUid, ships: false, couponCode: undefined })(
      { ...emptyValues, customer, ...changes },
      undefined,
      { fields: {}, shouldUseNativeValidation: false },
    )
  const malaysian = {
    address_line_one: 'NA',
    state: 'NA',
    postal_code: '00000',
    country: 'MY',
  }
  expect(await resolveOnline({})).toMatchObject({
    values: { shipping_address: malaysian, billing_address: malaysian },
    errors: {},
  })
  const abroad = { ...emptyValues.billing_address, country: 'SG' }
  expect(await resolveOnline({ billing_address: abroad })).toMatchObject({
    values: { billing_address: { address_line_one: 'NA', postal_code: '', country: 'SG' } },
  })
  const company = { ...emptyValues.tax_details, company_name: 'Sample Sdn Bhd' }
  const { errors } = await resolveOnline({ for_company: true, tax_details: company })
  expect(errors.billing_address?.address_line_one?.message).toBe('Address is required')
})
