import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { cartWith, it, press, seed, start } from './harness.ts'
import {
  abroad,
  buy,
  checkout,
  createPayment,
  mailsTo,
  orderIn,
  orderInput,
  payWith,
  place,
  post,
  verify,
} from './purchase.ts'

const itemsOf = (app: FastifyInstance, cartUid: string) =>
  app.worlds.get('default').sql
    .all`SELECT product_id, quantity FROM cart_items JOIN carts USING (cart_id)
      WHERE cart_uid = ${cartUid}`.map(({ product_id, quantity }) => [product_id, quantity])

describe('the purchase', () => {
  it('ends with a paid order, an empty cart, an account, test accounts and two mails', async ({
    app,
  }) => {
    const { cart_uid } = await cartWith(app, seed.test, 2)
    await press(app, seed.book, cart_uid)
    const { txnId, page, sessionId } = await checkout(app, { cart_uid, coupon_code: 'welcome10' })

    const paid = await payWith(app, page, '4242 4242 4242 4242')
    expect(paid.statusCode).toBe(303)
    expect(paid.headers.location).toBe(`http://localhost:5173/st/return?session_id=${sessionId}`)

    const verified = await verify(app, sessionId)
    expect(verified.json()).toEqual({
      status: 200,
      txnId,
      txnAmount: 209.7,
      message: expect.any(String),
      txnDate: expect.any(String),
    })
    expect(orderIn(app, txnId)).toMatchObject({
      status: 'paid',
      history: ['pending', 'paid'],
      total_sen: 20970,
    })
    expect(itemsOf(app, cart_uid)).toEqual([])

    const { sql } = app.worlds.get('default')
    const customer = sql.get`SELECT * FROM customers WHERE email = 'guest@example.com'`
    expect(customer).toMatchObject({ first_name: 'Aisyah', password_hash: null })
    expect(
      sql.all`SELECT status FROM test_accounts
      WHERE order_txn_id = ${txnId} AND customer_id = ${customer?.['customer_id'] ?? 0}`,
    ).toHaveLength(2)

    const [tests, receipt] = await mailsTo(app)
    expect(receipt?.subject).toMatch(/^Your receipt for RM.209\.70$/)
    expect(tests?.subject).toBe('Your tests are ready')
    const link =
      /reset-password\?email=guest%40example\.com&next=%2Fprofile%3Ftab%3DTests&token=[\w-]{43}\s/
    expect(tests?.text).toMatch(link)
  })

  it('keeps items that were added after the order was placed', async ({ app }) => {
    const { cart_uid, page } = await checkout(app)
    await press(app, seed.book, cart_uid)
    await press(app, seed.ebook, cart_uid)
    await payWith(app, page, '4242424242424242')
    expect(itemsOf(app, cart_uid)).toEqual([
      [seed.book.product_id, 1],
      [seed.ebook.product_id, 1],
    ])
  })
})

describe('create-payment', () => {
  it('returns the same open session, and a new one after it has ended', async ({ app }) => {
    const { txnId, page, sessionId } = await checkout(app)
    const again = await Promise.all([createPayment(app, txnId), createPayment(app, txnId)])
    for (const response of again) expect(response.json().clientSecret).toContain(page)
    await app.inject({ method: 'POST', url: `/__mock/api/payments/${sessionId}/expire` })
    expect((await createPayment(app, txnId)).json().clientSecret).not.toContain(page)
  })

  // Conformance checks have more of them.
  it('rejects a return address that is relative, has a user, or is of another site', async () => {
    const app = await start({ returnOrigins: ['https://shop.example'] })
    const { txnId } = await checkout(app)
    for (const return_url of [
      '/st/return',
      'http://user:secret@localhost/',
      'https://shop.example.evil.example/',
    ]) {
      const response = await createPayment(app, txnId, { return_url })
      const errors = { return_url: [expect.any(String)] }
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        { code: 'address_not_allowed', errors },
      ])
    }
  })

  it('rejects an unknown order, a paid order and a quote request', async ({ app }) => {
    expect((await createPayment(app, 'unknown-order')).json().code).toBe('order_not_found')
    const { txnId } = await buy(app)
    expect((await createPayment(app, txnId)).json().code).toBe('order_already_paid')
    const quoted = await place(
      app,
      orderInput((await cartWith(app, seed.book)).cart_uid, { shipping_address: abroad }),
    )
    expect((await createPayment(app, quoted.json().data.order_txn_id)).json().code).toBe(
      'order_not_payable',
    )
  })
})

it('verify-payment returns the reason of an unpaid session', async ({ app }) => {
  expect((await verify(app, 'no-such-session')).statusCode).toBe(404)

  const pending = await checkout(app)
  const codeOf = async (sessionId: string) => {
    const response = await verify(app, sessionId)
    expect(response.statusCode).toBe(402)
    return response.json().code
  }
  expect(await codeOf(pending.sessionId)).toBe('payment_pending')
  await payWith(app, pending.page, '4000000000000002')
  expect(await codeOf(pending.sessionId)).toBe('payment_declined')
  await post(app, `${pending.page}/cancel`, {})
  expect(await codeOf(pending.sessionId)).toBe('payment_cancelled')
})

it('the payments controls pay once, also after the session expired, and cannot undo it', async ({
  app,
}) => {
  const { sessionId, txnId } = await checkout(app)
  const control = (action: string) =>
    app.inject({ method: 'POST', url: `/__mock/api/payments/${sessionId}/${action}` })
  await control('expire')
  expect((await verify(app, sessionId)).json().code).toBe('payment_expired')
  expect((await control('pay')).json().data).toMatchObject({
    status: 'paid',
    order_txn_id: txnId,
    amount: 55,
  })
  expect((await control('pay')).statusCode).toBe(200)
  expect((await control('expire')).statusCode).toBe(409)
  expect((await verify(app, sessionId)).statusCode).toBe(200)
  expect(orderIn(app, txnId).history).toEqual(['pending', 'paid'])
  expect(await mailsTo(app)).toHaveLength(1)
  expect((await app.inject('/__mock/api/payments')).json().data).toMatchObject([
    { session_id: sessionId, status: 'paid', refusal: null, amount_text: 'RM\u00a055.00' },
  ])
})

it('a payment of a cancelled order is due for a refund, and is no success', async ({ app }) => {
  const control = (action: string) =>
    app.inject({ method: 'POST', url: `/__mock/api/payments/${late.sessionId}/${action}` })
  const late = await checkout(app)
  await control('expire')
  await press(app, seed.book, late.cart_uid)
  const next = await checkout(app, { cart_uid: late.cart_uid })
  expect((await control('pay')).json().data).toMatchObject({ status: 'paid', refund_due: true })
  await control('pay')

  for (let times = 0; times < 2; times += 1) {
    const refused = await verify(app, late.sessionId)
    expect([refused.statusCode, refused.json()]).toEqual([
      402,
      { code: 'payment_refund_due', message: expect.stringMatching(/You have paid.*refund/) },
    ])
  }
  expect(orderIn(app, late.txnId).history).toEqual(['pending', 'cancelled'])
  const mails = await mailsTo(app)
  expect(mails.map(({ subject }) => subject)).toEqual(['We will refund your payment'])
  expect(mails[0]?.text).toMatch(/payment of RM.55\.00/)

  await payWith(app, next.page, '4242424242424242')
  expect((await verify(app, next.sessionId)).statusCode).toBe(200)
  expect((await app.inject('/__mock/api/payments')).json().data).toMatchObject([
    { session_id: next.sessionId, refund_due: false },
    { session_id: late.sessionId, refund_due: true },
  ])
})
