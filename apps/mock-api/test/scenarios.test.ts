import { canAdd, contract, type LimitedProduct } from '@shop/contract'
import { expect, it } from 'vitest'
import { scenarioNames } from '../src/seed/scenarios.ts'
import { control } from './controls.ts'
import { bearer, press, seed, start } from './harness.ts'
import { orderInput, place } from './purchase.ts'

const inScenario = async (scenario: string) => {
  const app = await start()
  return { app, answer: await control(app, 'POST', 'reset', { scenario }) }
}

const orders = (customer: number) => `/api/v1/order/list?customer_id=${customer}&page=1&txnid=&status=`

it.each(scenarioNames)(
  '%s is the same bytes in every process and world, and answers what a client needs',
  async (name) => {
    const { app, answer } = await inScenario(name)
    expect(answer).toMatchObject({ world: 'default', scenario: name, sign_in: { password: 'Customer#1' } })
    await control(app, 'POST', 'reset', { scenario: name }, { 'x-mock-world': 'other' })
    const [one, other] = [app.worlds.get('default'), app.worlds.get('other')]
    expect(Buffer.compare(one.serialize(), other.serialize())).toBe(0)
    expect(one.sql.all`PRAGMA foreign_key_check`).toEqual([])
  },
)

it('empty: nothing is for sale, and the customers are there', async () => {
  const { app } = await inScenario('empty')
  for (const url of ['home-page/products', 'home-page/sliders', 'licensed-trainers']) {
    expect((await app.inject(`/api/v1/${url}`)).json()).toEqual({ data: [] })
  }
  const { authorisation } = await control(app, 'POST', 'sign-in', { email: 'customer@example.com' })
  const list = await app.inject({ url: orders(1), headers: bearer(authorisation.token) })
  expect(list.json()).toMatchObject({ data: [], total: 0 })
})

it('guest-cart: a guest goes on from the cart that the reset answered', async () => {
  const { app, answer } = await inScenario('guest-cart')
  expect(contract.cart.update.responses[200].parse({ cart: answer.cart })).toEqual({ cart: answer.cart })
  const more = (await press(app, seed.book, answer.cart_uid)).json().cart
  expect(more.cart_id).toBe(answer.cart_id)
  expect(more.items[0].quantity).toBe(2)
})

it('at-max-quantity: no line takes one more, by the rules and by the API', async () => {
  const { app, answer } = await inScenario('at-max-quantity')
  const items: { product_id: number; product_type: 'other'; product: LimitedProduct }[] = answer.cart.items
  expect(items).toHaveLength(6)
  for (const { product_id, product_type, product } of items) {
    expect(canAdd(answer.cart.items, product_id, product)).toBe(false)
    const refused = await press(app, { product_id, type: product_type } as typeof seed.book, answer.cart_uid)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'quantity_above_maximum'])
  }
})

it('coupon-ready: one coupon takes ten percent off, the other has expired', async () => {
  const { app, answer } = await inScenario('coupon-ready')
  const apply = (code: string) =>
    app.inject(`/api/v1/coupon/apply?cart_uid=${answer.cart_uid}&coupon_code=${code}&shipping_charges=0`)
  expect((await apply(answer.coupon_code)).json().data).toMatchObject({ sub_total: 193, discount_amount: 19.3 })
  expect((await apply(answer.expired_coupon_code)).json().code).toBe('coupon_expired')
})

it.each([
  ['paid-order', 'paid', true],
  ['shipped-order', 'shipped', false],
] as const)('%s: a signed-in customer sees the one order as %s', async (scenario, status, cancellable) => {
  const { app, answer } = await inScenario(scenario)
  const headers = bearer(answer.authorisation.token)
  const detail = await app.inject({ url: `/api/v1/order/detail/${answer.order_txn_id}`, headers })
  expect(detail.json().data).toMatchObject({ order_status: status, cancellable, order_total_amount: 233 })
  const list = await app.inject({ url: orders(answer.user.customer_id), headers })
  expect(list.json().total).toBe(1)
})

it('many-orders: five hundred, in fifty pages', async () => {
  const { app, answer } = await inScenario('many-orders')
  const list = await app.inject({ url: orders(1), headers: bearer(answer.authorisation.token) })
  expect(list.json()).toMatchObject({ total: 500, last_page: 50 })
})

it('many-products: three hundred, each with a name of its own and a cover that there is', async () => {
  const { app } = await inScenario('many-products')
  const { data } = contract.catalog.products.responses[200].parse(
    (await app.inject('/api/v1/home-page/products')).json(),
  )
  expect(data).toHaveLength(300)
  expect(new Set(data.map(({ product_name }) => product_name)).size).toBe(300)
  const covers = new Set(data.map(({ product_thumbnail }) => product_thumbnail))
  for (const cover of covers) expect((await app.inject(`/uploads/${cover}`)).statusCode, cover).toBe(200)
})

it('expired-session: the token opens nothing, and signing in again does', async () => {
  const { app, answer } = await inScenario('expired-session')
  const refused = await app.inject({ url: orders(1), headers: bearer(answer.authorisation.token) })
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'unauthenticated'])
  const { authorisation } = await control(app, 'POST', 'sign-in', { email: answer.sign_in.email })
  expect((await app.inject({ url: orders(1), headers: bearer(authorisation.token) })).statusCode).toBe(200)
})

it('a world begins with the scenario that the server was started with, and goes back to it', async () => {
  const app = await start({ scenario: 'guest-cart' })
  const cartUid = '00000000-0000-4000-8000-000000000001'
  for (const headers of [{}, { 'x-mock-world': 'x' }]) {
    expect((await place(app, orderInput(cartUid), undefined, headers)).statusCode).toBe(201)
    expect((await control(app, 'POST', 'reset', undefined, headers)).scenario).toBe('guest-cart')
    expect((await press(app, seed.book, cartUid, { headers })).json().cart.items[0].quantity).toBe(2)
  }
})

it('refuses a scenario that there is not, and names those there are', async () => {
  const app = await start()
  const answer = await app.inject({ method: 'POST', url: '/__mock/api/reset', payload: { scenario: 'rich' } })
  expect(answer.statusCode).toBe(422)
  for (const name of scenarioNames) expect(answer.json().message).toContain(name)
})
