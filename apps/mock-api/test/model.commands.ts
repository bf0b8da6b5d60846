import fc from 'fast-check'
import { expect } from 'vitest'
import {
  counted,
  type Good,
  goodOf,
  goods,
  type Model,
  type ModelOrder,
  note,
  reconcile,
  type Shop,
  type Shopper,
  sen,
  shoppersAWorld,
  totalOf,
  worldNames,
} from './model.shop.ts'
import { cancelUrl, newKey, orderInput, returnUrl } from './purchase.ts'

/** The shopper of a command and the world. */
interface Who {
  readonly world: (typeof worldNames)[number]
  readonly at: number
}
const who: fc.Arbitrary<Who> = fc.record({
  world: fc.constantFrom(...worldNames),
  at: fc.nat({ max: shoppersAWorld - 1 }),
})

type Call = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  headers?: Record<string, string>,
) => Promise<Answer>
interface Answer {
  readonly status: number
  readonly body: unknown
}
type Act = (shopper: Shopper, call: Call, shop: Shop) => Promise<void>

/** A command of a shopper, followed by a check of all databases. */
const command = (label: string, { world, at }: Who, act: Act): fc.AsyncCommand<Model, Shop> => ({
  check: () => true,
  run: async (model, shop) => {
    const shopper = model.worlds.get(world)?.[at]
    if (!shopper) throw new Error('The model has no such shopper.')
    const call: Call = async (method, url, payload, headers = {}) => {
      const response = await shop.app.inject({
        method,
        url,
        headers: { 'x-mock-world': world, ...headers },
        ...(payload && { payload }),
      })
      expect(response.statusCode, response.body).toBeLessThan(500)
      const isJson = String(response.headers['content-type']).startsWith('application/json')
      return { status: response.statusCode, body: isJson ? response.json() : response.body }
    }
    await act(shopper, call, shop)
    reconcile(shop, model)
  },
  toString: () => `${world}/${at} ${label}`,
})

const plus = (shopper: Shopper, good: Good): boolean => {
  const present = shopper.items.get(good.product_id)
  const added = present === undefined ? Math.max(1, good.min) : 1
  if (counted(shopper.items, good) + added > good.max) return false
  shopper.items.set(good.product_id, (present ?? 0) + added)
  return true
}

const minus = (shopper: Shopper, good: Good): boolean => {
  const present = shopper.items.get(good.product_id)
  if (present === undefined || present <= good.min) return false
  shopper.items.set(good.product_id, present - 1)
  return true
}

const press = (by: Who, good: Good, quantity: 1 | -1, times: number) =>
  command(
    `presses ${quantity > 0 ? 'plus' : 'minus'} ${times} times on ${good.product_id}`,
    by,
    async (shopper, call, shop) => {
      for (let pressed = 0; pressed < times; pressed += 1) {
        const { cartUid } = shopper
        const expected = quantity === 1 ? plus(shopper, good) : cartUid !== null && minus(shopper, good)
        const { product_id, type } = good
        const { status, body } = await call('POST', '/api/v1/cart', { cart_uid: cartUid, quantity, product_id, type })
        expect(status === 200, JSON.stringify(body)).toBe(expected)
        if (!expected) note(shop, 'refused at a limit')
        if (status !== 200) continue
        shopper.cartUid = String(Object(body).cart.cart_uid)
        shopper.cartId = Number(Object(body).cart.cart_id)
      }
    },
  )

const remove = (by: Who, good: Good) =>
  command(`removes ${good.product_id}`, by, async (shopper, call, shop) => {
    if (shopper.cartId === null) return
    const { status, body } = await call('DELETE', `/api/v1/cart/items/${shopper.cartId}/${good.product_id}`)
    const present = shopper.items.delete(good.product_id)
    expect(status, JSON.stringify(body)).toBe(present ? 200 : 404)
    if (present) note(shop, 'removed')
  })

const clear = (by: Who) =>
  command('clears the cart', by, async (shopper, call) => {
    if (shopper.cartUid === null) return
    expect((await call('DELETE', `/api/v1/cart/${shopper.cartUid}`)).status).toBe(200)
    shopper.items.clear()
  })

const coupon = (by: Who, code: 'WELCOME10' | 'EXPIRED20' | 'NONE') =>
  command(`tries the coupon ${code}`, by, async (shopper, call, shop) => {
    if (shopper.cartUid === null) return
    const query = `cart_uid=${shopper.cartUid}&coupon_code=${code}&shipping_charges=0`
    const { status, body } = await call('GET', `/api/v1/coupon/apply?${query}`)
    const works = code === 'WELCOME10' && shopper.items.size > 0
    expect(status).toBe(works ? 200 : 422)
    if (!works) return
    const { sub_total, discount_amount, total } = Object(body).data
    expect(sen(sub_total)).toBe(totalOf(shopper.items, false))
    expect(sen(total)).toBe(totalOf(shopper.items, true))
    expect(sen(sub_total) - sen(discount_amount)).toBe(sen(total))
    note(shop, 'discounted')
  })

const isOpen = ({ status }: ModelOrder) => status === 'pending' || status === 'failed'

const place = (by: Who, withCoupon: boolean, times: number) =>
  command(`orders${withCoupon ? ' with a coupon' : ''}, ${times} times at once`, by, async (shopper, call, shop) => {
    if (shopper.cartUid === null) return
    const input = orderInput(shopper.cartUid, withCoupon ? { coupon_code: 'WELCOME10' } : {})
    const payload = { ...input, customer: { ...input.customer, email: shopper.email } }
    const responses = await Promise.all(
      Array.from({ length: times }, () =>
        call('POST', '/api/v1/order/place', payload, { 'idempotency-key': newKey() }),
      ),
    )
    for (const { status, body } of responses) {
      expect(status, JSON.stringify(body)).toBe(shopper.items.size > 0 ? 201 : 422)
      if (status === 201) ordered(shopper, withCoupon, Object(body).data, shop)
    }
  })

const ordered = (shopper: Shopper, withCoupon: boolean, data: Record<string, unknown>, shop: Shop): void => {
  const total = totalOf(shopper.items, withCoupon)
  expect(sen(data['order_total_amount'])).toBe(total)
  const txnId = String(data['order_txn_id'])
  const open = shopper.orders.find(isOpen)
  const same = open && open.coupon === withCoupon && sameItems(open.lines, shopper.items)
  expect(shopper.orders.some((order) => order.txnId === txnId)).toBe(same ?? false)
  if (same) {
    expect(txnId).toBe(open.txnId)
    return
  }
  if (open) {
    open.status = 'cancelled'
    note(shop, 'superseded')
  }
  shopper.orders.push({
    txnId,
    lines: new Map(shopper.items),
    coupon: withCoupon,
    total,
    status: 'pending',
    session: null,
  })
  note(shop, 'placed')
}

const sameItems = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): boolean =>
  a.size === b.size && [...a].every(([id, quantity]) => b.get(id) === quantity)

/** Any order of the shopper, as an old tab may show it. */
const anyOrder = ({ orders }: Shopper, pick: number): ModelOrder | undefined => orders[orders.length - 1 - (pick % 3)]

const open = async (order: ModelOrder, call: Call): Promise<void> => {
  const addresses = { return_url: returnUrl, cancel_url: cancelUrl }
  const { status, body } = await call('POST', '/api/v1/order/st/create-payment', { txnId: order.txnId, ...addresses })
  expect(status).toBe(isOpen(order) ? 200 : 409)
  if (status !== 200) return
  const session = new URL(String(Object(body).clientSecret)).pathname.slice('/pay/'.length)
  if (order.session !== null) expect(session).toBe(order.session)
  order.session = session
}

const pay = (by: Who, pick: number, card: 'pay' | 'decline', times: number) =>
  command(`${card}s order ${pick}, ${times} times at once`, by, async (shopper, call, shop) => {
    const order = anyOrder(shopper, pick)
    if (!order) return
    await open(order, call)
    const { session } = order
    if (session === null) return
    if (order.status === 'paid') note(shop, 'paid twice')
    if (card === 'decline') note(shop, 'declined')
    else if (isOpen(order)) settled(shopper, order, shop)
    const number = card === 'pay' ? '4242424242424242' : '4000000000000002'
    const form = new URLSearchParams({ number, expiry: '12 / 99', cvc: '123', name: 'Test Payer' }).toString()
    await Promise.all(Array.from({ length: times }, () => submit(shop, by, session, form)))
  })

const submit = async ({ app }: Shop, { world }: Who, session: string, payload: string): Promise<void> => {
  const headers = { 'x-mock-world': world, 'content-type': 'application/x-www-form-urlencoded' }
  const { statusCode } = await app.inject({ method: 'POST', url: `/pay/${session}`, headers, payload })
  expect(statusCode).toBeLessThan(500)
}

const settled = (shopper: Shopper, order: ModelOrder, shop: Shop): void => {
  order.status = 'paid'
  for (const [id, paid] of order.lines) {
    const rest = (shopper.items.get(id) ?? 0) - paid
    if (rest >= goodOf(id).min) shopper.items.set(id, rest)
    else shopper.items.delete(id)
  }
  note(shop, 'paid')
}

/** A final decline by the provider; after a refused card the session stays open. */
const fail = (by: Who, pick: number) =>
  command(`has the payment of order ${pick} fail`, by, async (shopper, call, shop) => {
    const order = anyOrder(shopper, pick)
    if (!order || !isOpen(order)) return
    await open(order, call)
    expect((await call('POST', `/__mock/api/payments/${order.session}/decline`)).status).toBe(200)
    order.status = 'failed'
    order.session = null
    note(shop, 'failed')
  })

const verify = (by: Who, pick: number) =>
  command(`asks whether order ${pick} is paid`, by, async (shopper, call) => {
    const order = anyOrder(shopper, pick)
    if (!order?.session) return
    const { status, body } = await call('POST', '/api/v1/order/st/verify-payment', { session_id: order.session })
    expect(status).toBe(order.status === 'paid' ? 200 : 402)
    if (status !== 200) return
    expect(Object(body).txnId).toBe(order.txnId)
    expect(sen(Object(body).txnAmount)).toBe(order.total)
  })

const pick = fc.nat({ max: 2 })
const times = fc.integer({ min: 1, max: 3 })

export const commands = [
  fc
    .tuple(
      who,
      fc.constantFrom(...goods),
      fc.constantFrom(1 as const, 1 as const, -1 as const),
      fc.integer({ min: 1, max: 12 }),
    )
    .map(([by, good, quantity, presses]) => press(by, good, quantity, presses)),
  fc.tuple(who, fc.constantFrom(...goods)).map(([by, good]) => remove(by, good)),
  who.map(clear),
  fc.tuple(who, fc.constantFrom('WELCOME10', 'EXPIRED20', 'NONE')).map(([by, code]) => coupon(by, code)),
  fc.tuple(who, fc.boolean(), times).map(([by, withCoupon, at]) => place(by, withCoupon, at)),
  fc
    .tuple(who, pick, fc.constantFrom('pay', 'pay', 'decline'), times)
    .map(([by, at, card, often]) => pay(by, at, card, often)),
  fc.tuple(who, pick).map(([by, at]) => fail(by, at)),
  fc.tuple(who, pick).map(([by, at]) => verify(by, at)),
]

const first: Who = { world: 'default', at: 0 }
const [test, , , , book] = goods

/** A fixed sequence with every command, so that each runs at least once. */
export const tour = [
  press(first, test, 1, 11),
  press(first, book, 1, 1),
  remove(first, book),
  press(first, book, 1, 1),
  coupon(first, 'WELCOME10'),
  place(first, false, 1),
  pay(first, 0, 'decline', 1),
  place(first, true, 2),
  fail(first, 0),
  pay(first, 0, 'pay', 3),
  pay(first, 0, 'pay', 1),
  verify(first, 0),
]
