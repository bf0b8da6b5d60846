import { describe, expect, test } from 'vitest'
import { operations } from '../operations.ts'
import { successSchema } from '../shared/response-schemas.ts'
import { readResponse } from './read-response.ts'

function read(name: string, body: unknown) {
  const operation = operations.find((each) => each.name === name)
  const schema = operation && successSchema(operation)
  if (!schema) throw new Error(`${name} has no schema.`)
  const reading = readResponse(schema, body)
  if (reading.kind === 'read') return { form: reading.arranged.form, body: reading.body }
  return reading.kind === 'refused' ? `refused ${reading.status}` : `unknown ${reading.path}`
}

const user = { first_name: 'Mei', last_name: 'Sample', avatar: null }
const authorisation = { token: 'abc' }
const product = {
  product_id: 8,
  product_name: 'A book',
  product_price: 55,
  product_thumbnail: 'cover-8.svg',
  product_type: 'other',
  min_order_quantity: 1,
  max_order_quantity: 9,
}
const order = { order_txn_id: 'ORDER-0001' }
const profile = { ...user, email: 'mei@example.com' }
const envelope = { success: true, message: 'OK' }
// cspell:disable-next-line
const secret = 'cs_test_a1B2_secret_fidwbEhqYWAnPyd%2FJ0hx'
const cardPage = 'https://checkout.stripe.com/c/pay/cs_test_1'
const verified = {
  status: 200,
  txnId: 'ORDER-0001',
  txnAmount: 55,
  message: 'Paid.',
  txnDate: '2026-11-21T10:00:00+08:00',
}
const { status: _status, ...verifiedWithoutStatus } = verified

const sessionRead = { user, authorisation }
const messageRead = { message: 'OK' }

describe('reads the body of a host', () => {
  test.each([
    // The thing itself, where the requirements show no wrapper.
    ['catalog.products', [product], 'bare', { data: [product] }],
    ['catalog.products', [], 'bare', { data: [] }],
    ['catalog.products', null, 'bare', { data: [] }],
    ['catalog.product', product, 'bare', { data: product }],
    ['catalog.sliders', [{ title: 'A' }], 'bare', { data: [{ title: 'A' }] }],
    ['settings.shipping', { free_country: 'MY' }, 'bare', { data: { free_country: 'MY' } }],
    ['order.place', order, 'bare', { data: order }],
    ['order.list', [order], 'bare', { data: [order] }],
    ['order.list', { orders: [order] }, 'unknown data', undefined],
    ['profile.detail', profile, 'bare', { data: profile }],
    ['coupon.apply', { discount_amount: '5.50' }, 'bare', { data: { discount_amount: 5.5 } }],
    ['auth.signin', { ...user, authorisation }, 'bare', sessionRead],
    ['auth.signup', { ...user, authorisation }, 'bare', sessionRead],

    // The contract's body in the data of an envelope.
    ['catalog.products', { ...envelope, data: { data: [product], total: 1 } }, 'wrapped'],
    ['catalog.product', { ...envelope, data: { data: product } }, 'wrapped', { data: product }],
    ['order.list', { ...envelope, data: { data: [order], current_page: 2 } }, 'wrapped'],
    ['cart.update', { data: { cart: { items: [] } } }, 'wrapped', { cart: { items: [] } }],
    ['auth.signin', { ...envelope, data: { user, authorisation } }, 'wrapped'],
    ['auth.signin', { data: { ...user, authorisation } }, 'wrapped bare', sessionRead],
    [
      'auth.signup',
      { ...envelope, data: { user, authorisation } },
      'wrapped',
      { ...messageRead, ...sessionRead },
    ],
    ['auth.signin', { data: user, authorisation }, 'wrapped bare', sessionRead],
    ['payment.create', { data: { clientSecret: cardPage } }, 'wrapped', { clientSecret: cardPage }],
    ['payment.verify', { status: 200, data: verifiedWithoutStatus }, 'wrapped', verified],
    ['profile.updatePassword', { data: messageRead }, 'wrapped', messageRead],

    // As the contract has it, also with more around it.
    ['catalog.products', { ...envelope, data: [product] }, 'declared', { data: [product] }],
    ['catalog.products', { data: null }, 'declared', { data: [] }],
    ['order.detail', { data: order }, 'unknown data.order_txn_date', undefined],
    ['order.place', { ...envelope, data: order }, 'declared', { data: order, message: 'OK' }],
    ['profile.updateDetail', messageRead, 'bare', messageRead],
    ['settings.shipping', { data: { free_country: 'MY' } }, 'declared'],
    ['settings.shipping', { ...envelope, data: { data: { free_country: 'MY' } } }, 'wrapped'],
    ['auth.signin', sessionRead, 'declared', sessionRead],
    ['auth.signout', '', 'declared', {}],
    ['payment.create', { clientSecret: cardPage }, 'declared', { clientSecret: cardPage }],
    ['payment.create', { clientSecret: secret }, 'declared', { clientSecret: secret }],

    // Carts.
    ['cart.update', { cart: { items: [] } }, 'declared', { cart: { items: [] } }],
    ['cart.update', { cart: [] }, 'declared', { cart: { items: [] } }],
    ['cart.update', { cart: null }, 'declared', { cart: { items: [] } }],
    ['cart.update', { cart: { items: null, cart_uid: 'abc', cart_id: '7' } }, 'declared'],
    ['cart.clear', { data: { items: [] }, message: 'OK' }, 'declared'],
    [
      'cart.clear',
      { data: null, message: 'OK' },
      'declared',
      { data: { items: [] }, message: 'OK' },
    ],
    ['cart.clear', { data: [], message: 'OK' }, 'declared', { data: { items: [] }, message: 'OK' }],

    // Refusals.
    ['auth.resetPassword', { status: 422, message: 'Expired.' }, 'refused 422', undefined],
    ['auth.signin', { success: false, message: 'Wrong.' }, 'refused 422', undefined],

    // Not understood.
    ['cart.update', {}, 'unknown cart', undefined],
    ['cart.update', { cart: {} }, 'unknown cart.items', undefined],
    ['cart.update', { data: { cart: { items: 5 } } }, 'unknown cart.items', undefined],
    ['cart.update', '<h1>Gateway</h1>', 'unknown body', undefined],
    ['catalog.products', {}, 'unknown data', undefined],
    ['catalog.products', { products: [product] }, 'unknown data', undefined],
    ['catalog.products', [{ id: 8 }], 'unknown data.0.product_name', undefined],
    ['payment.create', { clientSecret: 'sk_live_1' }, 'unknown clientSecret', undefined],
    ['auth.signin', { authorisation }, 'unknown user.first_name', undefined],
  ])('%s: %j is %s', (name, body, form, expected?: unknown) => {
    const reading = read(name, body)
    if (typeof reading === 'string') expect(reading).toBe(form)
    else {
      expect(reading.form).toBe(form)
      if (expected !== undefined) expect(reading.body).toEqual(expected)
    }
  })
})

test('refuses a body that has two meanings', () => {
  const cart = (cart_uid: string) => ({ cart: { items: [], cart_uid } })
  expect(read('cart.update', { ...cart('one'), data: cart('two') })).toBe('unknown body')
  const both = { ...cart('one'), data: cart('one') }
  expect(read('cart.update', both)).toMatchObject({ body: cart('one') })
})
