import type { Cart } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { issueResetToken } from '../src/modules/auth/reset-token.ts'
import { startSession } from '../src/modules/auth/session.service.ts'
import { samplePassword } from '../src/seed/customers.ts'
import type { Image } from '../src/worlds/database.ts'
import { bearer, press, seed } from './harness.ts'
import { cancelUrl, checkout, newKey, orderInput, payWith, place, returnUrl } from './purchase.ts'

/** A value for a field, or for a field of one operation ("order.detail id"). */
export type Pool = Readonly<Record<string, unknown>>

/** A calling customer, another customer who must not be affected, and a world with data of both. */
export interface Scene {
  readonly image: Image
  readonly token: string
  /** Values that make a request succeed. */
  readonly own: Pool
  /** Ids of the other customer's data. */
  readonly foreign: Pool
  /** Values that no response to another caller may contain. */
  readonly secrets: readonly string[]
}

const picture = new File(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
      'base64',
    ),
  ],
  'me.png',
  { type: 'image/png' },
)
const secret = 'Zq7-other-shopper'

/** Customer 1 calls; customer 2 is the other. */
export const prepareScene = async (app: FastifyInstance): Promise<Scene> => {
  const world = app.worlds.get('default')
  world.sql.run`UPDATE customers SET last_name = ${secret}, phone = '+60 19-000 7777' WHERE customer_id = 2`
  const token = startSession(world, 1)
  const foreignToken = startSession(world, 2)
  const resetToken = issueResetToken(world, 1)

  const cart: Cart = (await press(app, seed.book, null, { headers: bearer(token) })).json().cart
  const foreignCart: Cart = (await press(app, seed.book, null, { headers: bearer(foreignToken) })).json().cart
  const foreignOrder = await place(app, orderInput(foreignCart.cart_uid), newKey(), bearer(foreignToken))
  const foreignTxnId: string = foreignOrder.json().data.order_txn_id

  const paid = await checkout(app)
  await payWith(app, paid.page, '4242424242424242')
  const open = await checkout(app)

  return {
    image: world.serialize(),
    token,
    own: {
      cart_uid: cart.cart_uid,
      cartUid: cart.cart_uid,
      cart_id: cart.cart_id,
      product_id: seed.book.product_id,
      type: seed.book.type,
      quantity: 1,
      'catalog.product id': seed.book.product_id,
      'order.detail id': 'SAMPLE-PAID-0005',
      coupon_code: 'WELCOME10',
      customer_id: 1,
      country: 'MY',
      postal_code: '47500',
      txnId: open.txnId,
      return_url: returnUrl,
      cancel_url: cancelUrl,
      session_id: paid.sessionId,
      email: 'customer@example.com',
      'auth.signup email': 'somebody-else@example.com',
      password: samplePassword,
      current_password: samplePassword,
      new_password: 'Another#2',
      token: resetToken,
      avatar: picture,
    },
    foreign: {
      cart_uid: foreignCart.cart_uid,
      cartUid: foreignCart.cart_uid,
      cart_id: foreignCart.cart_id,
      customer_id: 2,
      'order.detail id': foreignTxnId,
      // Neither the customer id and cart of another account, nor its email with the caller's token, gives access.
      'auth.signup email': 'new@example.com',
      'auth.resetPassword email': 'new@example.com',
    },
    secrets: [secret, '+60 19-000 7777', foreignCart.cart_uid, String(foreignCart.cart_id), foreignTxnId],
  }
}

/** All rows of the other customer. */
export const booksOfOther = (app: FastifyInstance): unknown => {
  const { sql } = app.worlds.get('default')
  return {
    customer: sql.all`SELECT * FROM customers WHERE customer_id = 2`,
    sessions: sql.all`SELECT * FROM sessions WHERE customer_id = 2`,
    carts: sql.all`SELECT * FROM carts LEFT JOIN cart_items USING (cart_id) WHERE customer_id = 2`,
    orders: sql.all`SELECT * FROM orders WHERE customer_id = 2`,
    seats: sql.all`SELECT * FROM test_accounts WHERE customer_id = 2`,
    avatars: sql.all`SELECT file FROM avatars WHERE customer_id = 2`,
  }
}
