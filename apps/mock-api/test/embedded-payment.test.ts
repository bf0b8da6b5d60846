import { isStripeClientSecret } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { control } from './controls.ts'
import { cartWith, it, seed, start } from './harness.ts'
import { createPayment, orderInput, payWith, place, post, verify } from './purchase.ts'

const embed = (app: FastifyInstance, headers = {}) =>
  control(app, 'POST', 'card-provider', { mode: 'embedded' }, headers)

/** An order of one book, with its payment in a world whose card page is embedded. */
const embeddedCheckout = async (app: FastifyInstance) => {
  await embed(app)
  const { cart_uid } = await cartWith(app, seed.book)
  const txnId: string = (await place(app, orderInput(cart_uid))).json().data.order_txn_id
  const { clientSecret } = (await createPayment(app, txnId)).json()
  const [sessionId = ''] = clientSecret.split('_secret_')
  return { txnId, clientSecret, sessionId, page: `/pay/${sessionId}` }
}

it('returns a client secret in the form of Stripe, the same for an open session', async ({
  app,
}) => {
  const { txnId, clientSecret } = await embeddedCheckout(app)
  expect(isStripeClientSecret(clientSecret)).toBe(true)
  expect((await createPayment(app, txnId)).json()).toEqual({ clientSecret })
})

it('only the shop may frame the card page, which has no way to cancel', async ({ app }) => {
  const { page, txnId } = await embeddedCheckout(app)
  const shown = await app.inject(page)
  expect(shown.headers['content-security-policy']).toContain(
    'frame-ancestors http://localhost:5173;',
  )
  expect(shown.body).not.toContain('Cancel payment')
  await control(app, 'POST', 'card-provider', { mode: 'hosted' })
  const hosted = await app.inject(page)
  expect(hosted.headers['content-security-policy']).toContain("frame-ancestors 'none';")
  expect(hosted.body).toContain('Cancel payment')
  expect((await createPayment(app, txnId)).json().clientSecret).toBe(`http://localhost:80${page}`)
})

it('a payment stays on the card page, whose script goes to the return address', async ({ app }) => {
  const { page, sessionId } = await embeddedCheckout(app)
  expect((await payWith(app, page, '4000002500003155')).headers.location).toBe(page)
  const approved = await post(app, `${page}/challenge`, { answer: 'approve' })
  expect(approved.headers.location).toBe(page)
  const paid = await app.inject(page)
  expect(paid.body).toContain(`href="http://localhost:5173/st/return?session_id=${sessionId}"`)
  expect(paid.body).toMatch(/target="_top"\s+data-paid-in-frame/)
  expect((await verify(app, sessionId)).statusCode).toBe(200)
})

it('an expired session says so, without a link to the cancel address', async ({ app }) => {
  const { page } = await embeddedCheckout(app)
  await control(app, 'POST', 'clock', { advance_seconds: 1860 })
  const expired = await app.inject(page)
  expect(expired.statusCode).toBe(410)
  expect(expired.body).toContain('This payment page has expired')
  expect(expired.body).not.toContain('Return to the shop')
})

it('the mode belongs to one world, and a reset ends it', async ({ app }) => {
  const alice = { 'x-mock-world': 'alice' }
  expect(await embed(app, alice)).toEqual({ mode: 'embedded' })
  expect(await control(app, 'GET', 'card-provider')).toEqual({ mode: 'hosted' })
  await control(app, 'POST', 'reset', {}, alice)
  expect(await control(app, 'GET', 'card-provider', undefined, alice)).toEqual({ mode: 'hosted' })
})

it('serves the stand-in for Stripe.js without the token of the controls', async () => {
  const app = await start({ token: 'a-token-of-some-length' })
  const response = await app.inject('/__mock/card-page/stripe.js')
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('createEmbeddedCheckoutPage')
})
