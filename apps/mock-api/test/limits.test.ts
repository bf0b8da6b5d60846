import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { parseStartOptions } from '../src/cli/options.ts'
import { cartWith, seed, start } from './harness.ts'
import { abroad, mailsTo, newKey, orderInput, place } from './purchase.ts'

const customer = orderInput('').customer

/** Orders a new cart. @param to the country of the shipping address decides whether it is a quote */
const order = async (app: FastifyInstance, email: string, remoteAddress: string, quote: boolean) => {
  const { cart_uid } = await cartWith(app, seed.book)
  const payload = orderInput(cart_uid, {
    customer: { ...customer, email },
    ...(quote && { shipping_address: abroad, billing_address: abroad }),
  })
  const headers = { 'idempotency-key': newKey() }
  return app.inject({ method: 'POST', url: '/api/v1/order/place', headers, payload, remoteAddress })
}

describe('coupon guesses', () => {
  it.each(['coupon.apply', 'order.place'])(
    'with %s are limited per network address, in the time of the world',
    {
      tags: ['@V2.4.1', '@V6.3.1', '@M10'],
    },
    async (operation) => {
      const app = await start({ limits: { coupons: { max: 3, seconds: 600 } } })
      const { cart_uid } = await cartWith(app, seed.book)
      const guess = (coupon_code: string, remoteAddress = '192.0.2.1') =>
        operation === 'coupon.apply'
          ? app.inject({
              url: '/api/v1/coupon/apply',
              query: { cart_uid, coupon_code, shipping_charges: '0' },
              remoteAddress,
            })
          : app.inject({
              method: 'POST',
              url: '/api/v1/order/place',
              headers: { 'idempotency-key': newKey() },
              payload: orderInput(cart_uid, { coupon_code }),
              remoteAddress,
            })
      const isSuccess = async (response: ReturnType<typeof guess>) => (await response).statusCode < 300
      // Valid codes are not counted.
      for (let times = 0; times < 5; times += 1) expect(await isSuccess(guess('WELCOME10'))).toBe(true)
      for (let times = 0; times < 3; times += 1) expect((await guess(`GUESS${times}`)).statusCode).toBe(422)
      const refused = await guess('WELCOME10')
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
      expect(await isSuccess(guess('WELCOME10', '192.0.2.2'))).toBe(true)
      app.worlds.get('default').clock.advance(601)
      expect(await isSuccess(guess('WELCOME10'))).toBe(true)
    },
  )

  it('do not limit orders without a coupon', { tags: ['@L30'] }, async () => {
    const app = await start({ limits: { coupons: { max: 1, seconds: 600 } } })
    const { cart_uid } = await cartWith(app, seed.book)
    const guess = () => place(app, orderInput(cart_uid, { coupon_code: 'GUESS' }))
    expect([(await guess()).statusCode, (await guess()).statusCode]).toEqual([422, 429])
    expect((await place(app, orderInput(cart_uid))).statusCode).toBe(201)
  })
})

describe.each([
  ['orders', false, 'orders', 'ordersByAddress'],
  ['quote requests', true, 'quotes', 'quotesByAddress'],
] as const)('%s', (_name, quote, byMailbox, byAddress) => {
  it('are limited per mailbox, in the time of the world', { tags: ['@V2.4.1', '@M10'] }, async () => {
    const app = await start({ limits: { [byMailbox]: { max: 2, seconds: 600 } } })
    const statusOf = async (email: string, address: string) => (await order(app, email, address, quote)).statusCode
    expect(await statusOf('one@example.com', '192.0.2.1')).toBe(201)
    expect(await statusOf('ONE@example.com', '192.0.2.2')).toBe(201)
    const refused = await order(app, 'one@example.com', '192.0.2.3', quote)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
    expect(await mailsTo(app, 'one@example.com')).toHaveLength(quote ? 2 : 0)
    expect(await statusOf('two@example.com', '192.0.2.3')).toBe(201)
    app.worlds.get('default').clock.advance(601)
    expect(await statusOf('one@example.com', '192.0.2.3')).toBe(201)
  })

  it('are limited per network address', { tags: ['@V2.4.1', '@M10'] }, async () => {
    const app = await start({ limits: { [byAddress]: { max: 2, seconds: 600 } } })
    for (const [name, address, status] of [
      ['a', '192.0.2.1', 201],
      ['b', '192.0.2.1', 201],
      ['c', '192.0.2.1', 429],
      ['c', '192.0.2.2', 201],
    ] as const) {
      expect((await order(app, `${name}@example.com`, address, quote)).statusCode).toBe(status)
    }
  })

  it('are not counted again for a repeated request', async () => {
    const app = await start({ limits: { [byMailbox]: { max: 1, seconds: 600 } } })
    const address = quote ? { shipping_address: abroad, billing_address: abroad } : {}
    const input = orderInput((await cartWith(app, seed.book)).cart_uid, address)
    const key = newKey()
    for (let times = 0; times < 3; times += 1) expect((await place(app, input, key)).statusCode).toBe(201)
  })
})

it('can be switched off for load tests', () => {
  expect(parseStartOptions(['--data', 'memory', '--limits', 'off'], {})).toMatchObject({
    limits: { orders: { max: Number.MAX_SAFE_INTEGER } },
  })
  expect(() => parseStartOptions(['--limits', 'few'], {})).toThrow('expected one of "on"|"off"')
})
