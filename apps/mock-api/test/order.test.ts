import { expect } from 'vitest'
import { cartWith, it, press, seed } from './harness.ts'
import {
  abroad,
  checkout,
  mailsTo,
  newKey,
  orderIn,
  orderInput,
  payWith,
  place,
} from './purchase.ts'

it('uses the current prices, not those of the cart', async ({ app }) => {
  const { cart_uid } = await cartWith(app, seed.book)
  app.worlds.get('default').sql
    .run`UPDATE products SET price_sen = 6000 WHERE product_id = ${seed.book.product_id}`
  expect((await place(app, orderInput(cart_uid))).json().data.order_total_amount).toBe(60)
})

it('rejects empty and unknown carts, quantities outside the limits and invalid coupons', async ({
  app,
}) => {
  const { cart_uid, cart_id } = await cartWith(app, seed.book, 2)
  const codeOf = async (input = orderInput(cart_uid)) => (await place(app, input)).json().code
  expect(await codeOf(orderInput(cart_uid, { coupon_code: 'EXPIRED20' }))).toBe('coupon_expired')
  expect(await codeOf(orderInput(cart_uid, { coupon_code: 'NOSUCH' }))).toBe('coupon_unknown')
  expect(await codeOf(orderInput('8f8e5b43-6a1c-4d8e-9f0a-1b2c3d4e5f60'))).toBe('cart_not_found')
  const { sql } = app.worlds.get('default')
  sql.run`UPDATE products SET max_order_quantity = 1 WHERE product_id = ${seed.book.product_id}`
  expect(await codeOf()).toBe('quantity_above_maximum')
  await app.inject({
    method: 'DELETE',
    url: `/api/v1/cart/items/${cart_id}/${seed.book.product_id}`,
  })
  expect(await codeOf()).toBe('cart_empty')
  expect(sql.get`SELECT count(*) AS orders FROM orders WHERE cart_id = ${cart_id}`).toMatchObject({
    orders: 0,
  })
})

it('creates one order per idempotency key, with parallel requests and after the payment', async ({
  app,
}) => {
  const { cart_uid } = await cartWith(app, seed.book)
  const key = newKey()
  const ask = () => place(app, orderInput(cart_uid), key)
  const responses = await Promise.all(Array.from({ length: 20 }, ask))
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
  const { page, txnId } = await checkout(app, { cart_uid })
  expect(responses[0]?.json().data.order_txn_id).toBe(txnId)
  await payWith(app, page, '4242424242424242')
  expect((await ask()).json().data).toMatchObject({
    order_txn_id: txnId,
    order_status: 'paid',
    payment_required: false,
  })
  const fresh = await place(app, orderInput(cart_uid))
  expect(fresh.json().code).toBe('cart_empty')
})

it('keeps the idempotency keys of two guests apart', async ({ app }) => {
  const key = newKey()
  const order = async (product: typeof seed.book | typeof seed.ebook) => {
    const response = await place(app, orderInput((await cartWith(app, product)).cart_uid), key)
    return [response.statusCode, response.json().data?.order_txn_id]
  }
  const [first, second] = [await order(seed.book), await order(seed.ebook)]
  expect([first[0], second[0]]).toEqual([201, 201])
  expect(second[1]).not.toBe(first[1])
})

it('names the characters of an idempotency key to a client that sends another one', async ({
  app,
}) => {
  const { cart_uid } = await cartWith(app, seed.book)
  const { errors } = (await place(app, orderInput(cart_uid), 'a key')).json()
  expect(errors).toEqual({ 'idempotency-key': ['Invalid idempotency key.'] })
})

it('returns the unpaid order of the same content for another key, else cancels it', async ({
  app,
}) => {
  const first = await checkout(app)
  const again = await place(app, orderInput(first.cart_uid))
  expect(again.json().data.order_txn_id).toBe(first.txnId)

  await press(app, seed.book, first.cart_uid)
  const second = await place(app, orderInput(first.cart_uid))
  expect(second.json().data).toMatchObject({ order_total_amount: 110 })
  expect(second.json().data.order_txn_id).not.toBe(first.txnId)
  expect(orderIn(app, first.txnId).history).toEqual(['pending', 'cancelled'])
  // The card page of the first one may still be open in another tab.
  await payWith(app, first.page, '4242424242424242')
  expect((await app.inject(first.page)).statusCode).toBe(410)
  expect(orderIn(app, first.txnId).status).toBe('cancelled')
})

it('settles a free order at once', async ({ app }) => {
  app.worlds.get('default').sql.run`INSERT INTO coupons VALUES ('ALLFREE', 'percent', 100, NULL)`
  const { cart_uid } = await cartWith(app, seed.ebook)
  const placed = await place(app, orderInput(cart_uid, { coupon_code: 'ALLFREE' }))
  expect(placed.json().data).toMatchObject({
    order_status: 'paid',
    order_total_amount: 0,
    payment_required: false,
  })
  expect(await mailsTo(app)).toHaveLength(2)
})

it('limits the quotes that are mailed to one address', async ({ app }) => {
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) {
    const { cart_uid } = await cartWith(app, seed.book)
    const placed = await place(app, orderInput(cart_uid, { shipping_address: abroad }))
    statuses.push(placed.statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  expect(await mailsTo(app)).toHaveLength(10)
})
