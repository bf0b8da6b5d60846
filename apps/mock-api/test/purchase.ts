import { randomUUID } from 'node:crypto'
import type { PlaceOrderInput } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { cartWith, seed } from './harness.ts'

const address = {
  address_line_one: '1 Jalan Satu',
  state: 'Selangor',
  country: 'MY',
  postal_code: '47500',
}

/** A guest's checkout input. */
export const orderInput = (
  cart_uid: string,
  changes: Partial<PlaceOrderInput> = {},
): PlaceOrderInput => ({
  cart_uid,
  customer: {
    first_name: 'Aisyah',
    last_name: 'Contoh',
    email: 'guest@example.com',
    phone: '+60 12-345 6789',
  },
  shipping_address: address,
  billing_address: address,
  ...changes,
})

export const abroad = { ...address, country: 'SG', postal_code: '238801' }

export const newKey = () => `key-${randomUUID()}`

export const place = (
  app: FastifyInstance,
  payload: PlaceOrderInput,
  key = newKey(),
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/order/place',
    headers: { 'idempotency-key': key, ...headers },
    payload,
  })

const returnUrl = 'http://localhost:5173/st/return?session_id={CHECKOUT_SESSION_ID}'
const cancelUrl = 'http://localhost:5173/st/cancel?session_id={CHECKOUT_SESSION_ID}'

export const createPayment = (
  app: FastifyInstance,
  txnId: string,
  changes: Record<string, string> = {},
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/order/st/create-payment',
    headers,
    payload: { txnId, return_url: returnUrl, cancel_url: cancelUrl, ...changes },
  })

export const verify = (
  app: FastifyInstance,
  session_id: string,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/order/st/verify-payment',
    headers,
    payload: { session_id },
  })

/** An order of one book, or of the cart `cart_uid`, and its payment session. */
export const checkout = async (app: FastifyInstance, changes: Partial<PlaceOrderInput> = {}) => {
  const cart_uid = changes.cart_uid ?? (await cartWith(app, seed.book)).cart_uid
  const placed = await place(app, orderInput(cart_uid, changes))
  expect(placed.statusCode, placed.body).toBe(201)
  const txnId: string = placed.json().data.order_txn_id
  const created = await createPayment(app, txnId)
  expect(created.statusCode, created.body).toBe(200)
  const page = new URL(created.json().clientSecret).pathname
  return { cart_uid, txnId, page, sessionId: page.slice('/pay/'.length) }
}

export const goodCard = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 99',
  cvc: '123',
  name: 'Test Payer',
}

/** Posts a form of the card page. */
export const post = (app: FastifyInstance, url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

export const payWith = (app: FastifyInstance, page: string, number: string) =>
  post(app, page, { ...goodCard, number })

/** An order as of `checkout`, paid by card. */
export const buy = async (app: FastifyInstance, changes: Partial<PlaceOrderInput> = {}) => {
  const order = await checkout(app, changes)
  await payWith(app, order.page, '4242424242424242')
  return order
}

export const mailsTo = async (app: FastifyInstance, to = 'guest@example.com') =>
  (await app.inject(`/__mock/api/outbox?to=${encodeURIComponent(to)}`)).json().data as {
    to: string
    subject: string
    text: string
    html: string
  }[]

/** The order's status and history from the database. */
export const orderIn = (app: FastifyInstance, txnId: string, world = 'default') => {
  const { sql } = app.worlds.get(world)
  const row = sql.get`SELECT * FROM orders WHERE order_txn_id = ${txnId}`
  return {
    ...row,
    status: row?.['status'],
    history: sql.all`SELECT status FROM order_status_history
      WHERE order_txn_id = ${txnId} ORDER BY position`.map(({ status }) => status),
  }
}
