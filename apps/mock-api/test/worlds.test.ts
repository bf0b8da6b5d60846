import { describe, expect, onTestFinished, vi } from 'vitest'
import { cartWith, it, loggedLines, press, seed, start } from './harness.ts'
import { orderInput, place } from './purchase.ts'

const products = '/api/v1/home-page/products'

it('isolate carts by host and by header', async ({ app }) => {
  const alice = { host: 'alice.localhost:4010' }
  const { cart_uid } = (await press(app, seed.book, null, { headers: alice })).json().cart
  const url = `/api/v1/cart/${cart_uid}`
  for (const headers of [
    { host: 'bob.localhost:4010' },
    { host: 'localhost:4010' },
    { 'x-mock-world': 'bob' },
  ]) {
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404)
  }
  expect(
    (await app.inject({ method: 'DELETE', url, headers: { 'x-mock-world': 'alice' } })).statusCode,
  ).toBe(200)
})

it.for(['../etc', 'con', 'nul', 'com1', 'Alice'])(
  'reject the name %s, which is no host label in lower case or no file name on Windows',
  async (name, { app }) => {
    const response = await app.inject({ url: products, headers: { 'x-mock-world': name } })
    expect([response.statusCode, response.json().code]).toEqual([400, 'malformed_request'])
    const other = { url: products, headers: { 'x-mock-world': 'console' } }
    expect((await app.inject(other)).statusCode).toBe(200)
  },
)

it('are closed least recently used first, but none of the last minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { lines, logger } = loggedLines()
  const app = await start({ worldLimit: 2, logger })
  const inDefault = await cartWith(app, seed.book)
  const get = (name: string) => app.inject({ url: products, headers: { 'x-mock-world': name } })
  const carts = (name: string) =>
    app.worlds.get(name).sql.get`SELECT count(*) AS total FROM carts`?.['total']
  for (const name of ['a', 'b'])
    await press(app, seed.book, null, { headers: { 'x-mock-world': name } })
  const full = await app.inject({ url: products, headers: { 'x-mock-world': 'c' } })
  const message = expect.stringContaining('all 2 were used in the last minute')
  expect([full.statusCode, full.json()]).toEqual([503, { code: 'unavailable', message }])

  vi.advanceTimersByTime(50_000)
  expect([(await get('a')).statusCode, carts('a')]).toEqual([200, 1])
  vi.advanceTimersByTime(20_000)
  expect((await get('c')).statusCode).toBe(200)
  expect([(await get('a')).statusCode, carts('a')]).toEqual([200, 1])
  expect(lines.filter((line) => line.includes('was closed'))).toEqual([
    expect.stringContaining('The world b was closed, and its data lost, for the world c'),
  ])
  vi.advanceTimersByTime(70_000)
  expect([(await get('b')).statusCode, carts('b')]).toEqual([200, 0])
  expect(
    (await app.inject({ method: 'DELETE', url: `/api/v1/cart/${inDefault.cart_uid}` })).statusCode,
  ).toBe(200)
})

it('isolate orders that are placed in fifty of them at the same time', async ({ app }) => {
  const orderIn = async (world: string) => {
    const headers = { 'x-mock-world': world }
    const { cart_uid } = (await press(app, seed.book, null, { headers })).json().cart
    return (await place(app, orderInput(cart_uid), undefined, headers)).json().data.order_txn_id
  }
  const names = Array.from({ length: 50 }, (_, index) => `shop-${index}`)
  const placed = await Promise.all(names.map(orderIn))
  for (const [index, name] of names.entries()) {
    const { sql, log } = app.worlds.get(name)
    const orders = sql.all`SELECT order_txn_id FROM orders WHERE order_txn_id NOT LIKE 'SAMP-%'`
    expect(orders).toEqual([{ order_txn_id: placed[index] }])
    expect(log.entries).toHaveLength(2)
  }
})

describe('a new world', () => {
  const shipping = (headers: Record<string, string>) => ({
    url: '/api/v1/settings/shipping',
    headers: { host: 'alice.localhost', ...headers },
  })

  it.each([
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    { origin: 'https://other.example.com' },
  ])('is not created by a page of another site: %j', async (headers) => {
    const app = await start()
    const refused = await app.inject(shipping(headers))
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable'])
    expect(app.worlds.list()).toEqual([])
    expect((await app.inject(shipping({ origin: 'http://localhost:5173' }))).statusCode).toBe(200)
    expect((await app.inject(shipping(headers))).statusCode).toBe(200)
  })

  it('needs the token of the controls, if there is one', async () => {
    const token = 'a-token-of-enough-length'
    const app = await start({ token })
    expect((await app.inject('/api/v1/settings/shipping')).statusCode).toBe(200)
    expect((await app.inject(shipping({}))).json().message).toContain('open /__mock of its host')
    expect((await app.inject(shipping({ 'x-mock-token': token }))).statusCode).toBe(200)
    expect((await app.inject(shipping({}))).statusCode).toBe(200)
  })
})
