import { expect, it } from 'vitest'
import { ApiError } from '../../api/api-error'
import { orderErrorOf } from './checkout-errors'

it.each([
  ['an error of a field of the form', { errors: { 'billing_address.postal_code': ['Invalid'] } }, 'fields'],
  ['an error of the coupon field', { code: 'validation_failed', errors: { coupon_code: ['Invalid'] } }, 'coupon'],
  ['an expired coupon', { code: 'coupon_expired' }, 'coupon'],
  ['a missing cart', { code: 'cart_not_found' }, 'cart-lost'],
  ['a quantity above the maximum', { code: 'quantity_above_maximum' }, 'cart'],
  ['an unknown code', { code: 'teapot' }, 'other'],
  ['a body without a code', {}, 'other'],
])('shows %s at its place', (_, body, kind) => {
  expect(orderErrorOf(new ApiError(422, body)).kind).toBe(kind)
})

it('shows a request without a response next to the button', () => {
  expect(orderErrorOf(new TypeError('Failed to fetch')).kind).toBe('other')
})
