import { expect, it } from 'vitest'
import { ApiError } from '../../api/api-error'
import { orderErrorOf } from './checkout-errors'
import { emptyValues, shownFields } from './checkout-values'

const billing = { ...emptyValues, billing_is_shipping: false }

it.each([
  [
    'an error of a field of the form',
    { errors: { 'billing_address.postal_code': ['Invalid'] } },
    'fields',
  ],
  [
    'an error of the coupon field',
    { code: 'validation_failed', errors: { coupon_code: ['Invalid'] } },
    'coupon',
  ],
  ['an expired coupon', { code: 'coupon_expired' }, 'coupon'],
  ['a missing cart', { code: 'cart_not_found' }, 'cart-lost'],
  ['a cart that may not be ordered', { code: 'forbidden' }, 'cart'],
  ['a quantity above the maximum', { code: 'quantity_above_maximum' }, 'cart'],
  ['an unknown code', { code: 'teapot' }, 'other'],
  ['a body without a code', {}, 'cart'],
])('shows %s at its place', (_, body, kind) => {
  expect(orderErrorOf(new ApiError(422, body), shownFields(billing, true)).kind).toBe(kind)
})

it('shows a request without a response next to the button', () => {
  expect(orderErrorOf(new TypeError('Failed to fetch'), []).kind).toBe('other')
})

it.each(['billing_address.postal_code', 'tax_details.tin_number'])(
  'shows an error of %s next to the button while the field is hidden',
  (field) => {
    const error = new ApiError(422, { code: 'validation_failed', errors: { [field]: ['Invalid'] } })
    const kindFor = (values: typeof emptyValues) =>
      orderErrorOf(error, shownFields(values, true)).kind
    expect(kindFor(emptyValues)).toBe('other')
    expect(kindFor({ ...billing, for_company: true })).toBe('fields')
  },
)
