import { canAdd, type LimitedProduct, orderStatusSchema } from '@shop/contract'
import { expect, it } from 'vitest'
import { Scenarios } from '../src/seed/scenarios.ts'
import { control } from './controls.ts'
import { bearer, press, seed, start } from './harness.ts'
import { orderInput, place } from './purchase.ts'

const scenarioNames = new Scenarios().names

const inScenario = async (scenario: string) => {
  const app = await start()
  return { app, state: await control(app, 'POST', 'reset', { scenario }) }
}

const orders = (customer: number) =>
  `/api/v1/order/list?customer_id=${customer}&page=1&txnid=&status=`

it.each(scenarioNames)(
  '%s is the same bytes in every process and world, and returns what a client needs',
  async (name) => {
    const { app, state } = await inScenario(name)
    expect(state).toMatchObject({
      world: 'default',
      scenario: name,
      sign_in: { password: 'Customer#1' },
    })
    await control(app, 'POST', 'reset', { scenario: name }, { 'x-mock-world': 'other' })
    const [world, otherWorld] = [app.worlds.get('default'), app.worlds.get('other')]
    expect(Buffer.compare(world.serialize(), otherWorld.serialize())).toBe(0)
    expect(world.sql.all`PRAGMA foreign_key_check`).toEqual([])
    await control(app, 'POST', 'sign-in', { email: state.sign_in.email })
  },
)

it('default: one sample customer has orders in every status and tests, one nothing', async () => {
  const { sql } = (await start()).worlds.get('default')
  const statuses = sql.all`SELECT DISTINCT status FROM orders WHERE customer_id = 1`.map(
    ({ status }) => status,
  )
  expect(new Set(statuses)).toEqual(new Set(orderStatusSchema.options))
  expect(
    sql.get`SELECT count(*) AS seats FROM test_accounts WHERE customer_id = 1`?.['seats'],
  ).toBe(6)
  expect(sql.get`SELECT count(*) AS orders FROM orders WHERE customer_id = 2`?.['orders']).toBe(0)
})

it('at-max-quantity: every line is at its limit, by the rules and by the API', async () => {
  const { app, state } = await inScenario('at-max-quantity')
  const items: { product_id: number; product_type: 'other'; product: LimitedProduct }[] =
    state.cart.items
  expect(items).toHaveLength(6)
  for (const { product_id, product_type, product } of items) {
    expect(canAdd(state.cart.items, product_id, product)).toBe(false)
    const refused = await press(
      app,
      { product_id, type: product_type } as typeof seed.book,
      state.cart_uid,
    )
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'quantity_above_maximum'])
  }
})

it('coupon-ready: one coupon gives ten percent, the other has expired', async () => {
  const { app, state } = await inScenario('coupon-ready')
  const apply = (code: string) =>
    app.inject(
      `/api/v1/coupon/apply?cart_uid=${state.cart_uid}&coupon_code=${code}&shipping_charges=0`,
    )
  expect((await apply(state.coupon_code)).json().data).toMatchObject({
    sub_total: 193,
    discount_amount: 19.3,
  })
  expect((await apply(state.expired_coupon_code)).json().code).toBe('coupon_expired')
})

it.each([
  ['paid-order', 'paid', true],
  ['shipped-order', 'shipped', false],
] as const)(
  '%s: a signed-in customer sees the one order as %s',
  async (scenario, status, cancellable) => {
    const { app, state } = await inScenario(scenario)
    const headers = bearer(state.authorisation.token)
    const detail = await app.inject({ url: `/api/v1/order/detail/${state.order_txn_id}`, headers })
    expect(detail.json().data).toMatchObject({
      order_status: status,
      cancellable,
      order_total_amount: 233,
    })
    const list = await app.inject({ url: orders(state.user.customer_id), headers })
    expect(list.json().total).toBe(1)
  },
)

it('expired-session: the token is rejected, and a new sign-in works', async () => {
  const { app, state } = await inScenario('expired-session')
  const refused = await app.inject({ url: orders(1), headers: bearer(state.authorisation.token) })
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'unauthenticated'])
  const { authorisation } = await control(app, 'POST', 'sign-in', { email: state.sign_in.email })
  expect(
    (await app.inject({ url: orders(1), headers: bearer(authorisation.token) })).statusCode,
  ).toBe(200)
})

it('a world starts with the scenario of the server, and a reset restores it', async () => {
  const app = await start({ scenario: 'guest-cart' })
  const cartUid = '00000000-0000-4000-8000-000000000001'
  for (const headers of [{}, { 'x-mock-world': 'x' }]) {
    expect((await place(app, orderInput(cartUid), undefined, headers)).statusCode).toBe(201)
    expect((await control(app, 'POST', 'reset', undefined, headers)).scenario).toBe('guest-cart')
    expect((await press(app, seed.book, cartUid, { headers })).json().cart.items[0].quantity).toBe(
      2,
    )
  }
})
