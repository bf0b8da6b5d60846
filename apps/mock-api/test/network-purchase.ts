import { randomUUID } from 'node:crypto'
import { cartSchema, couponResultSchema, paymentVerificationSchema, placedOrderSchema, toSen } from '@shop/contract'
import * as z from 'zod/mini'

/** The result of a complete purchase. */
export interface Receipt {
  readonly txnId: string
  readonly totalSen: number
}

export const callsPerPurchase = 10

const address = { address_line_one: '1 Jalan Satu', state: 'Selangor', country: 'MY', postal_code: '47500' }
const back = 'http://localhost:5173/st/return?session_id={CHECKOUT_SESSION_ID}'
const coupon = 'WELCOME10'
const card = { number: '4242 4242 4242 4242', expiry: '12 / 99', cvc: '123', name: 'Load Test' }

export const cartResponse = z.object({ cart: cartSchema })
const couponResponse = z.object({ data: couponResultSchema })
const orderResponse = z.object({ data: placedOrderSchema })
const paymentResponse = z.object({ clientSecret: z.url() })

/**
 * A guest's complete purchase with the requests of the shop: three quantity changes, a coupon, the order (two parallel
 * requests, as from a double click), the card page, and the verification (two parallel requests).
 * @param world headers that name a world
 * @throws Error at the first unexpected response
 */
export const purchase = async (origin: string, email: string, world: Record<string, string> = {}): Promise<Receipt> => {
  const post = async <T extends z.ZodMiniType>(path: string, body: object, schema: T, headers = {}) => {
    const response = await fetch(`${origin}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...world, ...headers },
      body: JSON.stringify(body),
    })
    return parse(path, response, schema)
  }
  const add = async (cart_uid: string | null, product_id: number, type: string) =>
    (await post('cart', { cart_uid, quantity: 1, product_id, type }, cartResponse)).cart.cart_uid

  const cart_uid = await add(null, 8, 'other')
  await add(cart_uid, 8, 'other')
  await add(cart_uid, 1, 'lpitest')
  const query = `cart_uid=${cart_uid}&coupon_code=${coupon}&shipping_charges=0`
  const offer = await parse(
    'coupon',
    await fetch(`${origin}/api/v1/coupon/apply?${query}`, { headers: world }),
    couponResponse,
  )

  const customer = { first_name: 'Load', last_name: 'Test', email, phone: '+60 12-345 6789' }
  const input = { cart_uid, customer, shipping_address: address, billing_address: address, coupon_code: coupon }
  const key = { 'idempotency-key': randomUUID() }
  const [order, again] = await Promise.all([0, 1].map(() => post('order/place', input, orderResponse, key)))
  const txnId = order?.data.order_txn_id
  if (txnId === undefined || again?.data.order_txn_id !== txnId)
    throw new Error('Two parallel requests created two orders.')

  const { clientSecret } = await post(
    'order/st/create-payment',
    { txnId, return_url: back, cancel_url: back },
    paymentResponse,
  )
  const { pathname } = new URL(clientSecret)
  const form = { method: 'POST', body: new URLSearchParams(card), redirect: 'manual', headers: world } as const
  const paid = await fetch(origin + pathname, form)
  if (paid.status !== 303) throw new Error(`The card page returned ${paid.status}.`)
  await paid.arrayBuffer()

  const session = { session_id: pathname.slice('/pay/'.length) }
  const verified = await Promise.all(
    [0, 1].map(() => post('order/st/verify-payment', session, paymentVerificationSchema)),
  )
  for (const { txnId: of, txnAmount } of verified) {
    if (of !== txnId || txnAmount !== offer.data.total)
      throw new Error(`Order ${txnId} was verified as ${of}, RM ${txnAmount}.`)
  }
  return { txnId, totalSen: toSen(offer.data.total) }
}

const parse = async <T extends z.ZodMiniType>(name: string, response: Response, schema: T): Promise<z.output<T>> => {
  const body: unknown = await response.json()
  if (!response.ok) throw new Error(`${name} returned ${response.status}: ${JSON.stringify(body)}`)
  return z.parse(schema, body)
}
