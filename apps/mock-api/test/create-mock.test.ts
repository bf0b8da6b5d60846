import { get, type IncomingMessage } from 'node:http'
import { contract } from '@shop/contract'
import { initClient } from '@ts-rest/core'
import { afterEach, expect, it, vi } from 'vitest'
import { createControl, createMock, type MockOptions, type ScenarioName } from '../src/index.ts'

const open: { close: () => unknown }[] = []

afterEach(async () => {
  vi.unstubAllGlobals()
  for (const mock of open.splice(0)) await mock.close()
})

const mockOf = async (options?: MockOptions) => {
  const mock = await createMock(options)
  open.push(mock)
  vi.stubGlobal('fetch', mock.fetch)
  return mock
}

const client = (token?: string) =>
  initClient(contract, {
    baseUrl: 'https://admin.example',
    baseHeaders: token === undefined ? {} : { authorization: `Bearer ${token}` },
    throwOnUnknownStatus: true,
  })

it("serves the contract's client through fetch, without a port", async () => {
  const mock = await mockOf()
  const products = await client().catalog.products()
  expect(products.status === 200 && products.body.data.length).toBeGreaterThan(11)
  const { authorisation, user } = await mock.signIn()
  const mine = await client(authorisation.token).order.list({
    query: { customer_id: user.customer_id, page: 1, txnid: '', status: '' },
  })
  expect(mine.status === 200 && mine.body.total).toBe(8)
  expect(await mock.requests({ operation: 'order.list' })).toMatchObject([
    { status: 200, contract: { kind: 'valid' } },
  ])
})

it('listens for hosts of this machine, and needs a token for the names of others', async () => {
  const mock = await mockOf()
  const { port } = new URL(await mock.listen())
  const statusOf = async (host: string) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      get({ port, path: '/__mock/api/clock', headers: { host } }, resolve).on('error', reject),
    )
    response.resume()
    return response.statusCode
  }
  expect(await statusOf(`localhost:${port}`)).toBe(200)
  expect(await statusOf('admin.example')).toBe(421)
  expect((await client().catalog.products()).status).toBe(200)
  const exposed = { publicHosts: ['mock.example.com'] }
  await expect((await mockOf(exposed)).listen()).rejects.toThrow('token')
  expect(await (await mockOf({ ...exposed, token: 'a-token-of-enough-length' })).listen()).toMatch(
    /^http:/,
  )
})

it('starts from scenarios and restores a snapshot', async () => {
  const mock = await mockOf({ scenario: 'guest-cart', world: 'one' })
  const { cart } = await mock.reset()
  if (!cart) throw new Error('The scenario has a cart.')
  const { cart_uid, cart_id, items } = cart
  const kept = await mock.snapshot()
  const remove = () => client().cart.removeItem({ params: { cart_id, product_id: 8 } })
  const removed = await remove()
  expect(removed.status === 200 && removed.body.cart.items.length).toBe(items.length - 1)
  expect((await remove()).status).toBe(404)
  await mock.restore(kept)
  expect((await remove()).status).toBe(200)
  expect(cart_uid).toMatch(/^0{8}-/)
})

it('rejects a dropped connection and an aborted request', async () => {
  const mock = await mockOf()
  await mock.fault({ operation: 'catalog.products', effect: { kind: 'drop' } })
  await expect(client().catalog.products()).rejects.toThrow('fetch failed')
  await mock.fault({ operation: 'catalog.products', effect: { kind: 'hold' } })
  await expect(
    fetch('/api/v1/home-page/products', { signal: AbortSignal.timeout(20) }),
  ).rejects.toThrow('timeout')
  await mock.clearFaults()
  expect((await client().catalog.products()).status).toBe(200)
  expect((await mock.clock({ freeze: '2030-01-01T00:00:00Z' })).now).toBe(
    '2030-01-01T00:00:00.000Z',
  )
  expect(await mock.outbox()).toEqual([])
})

it('names the origin at which no mock responds', async () => {
  const control = createControl({ origin: 'http://127.0.0.1:9' })
  await expect(control.reset()).rejects.toThrow('No mock responds at http://127.0.0.1:9.')
})

it('responds with stubs, and counts their calls', async () => {
  const mock = await mockOf()
  await mock.stub({
    operation: 'catalog.products',
    times: 1,
    respond: { status: 200, body: { data: [] } },
  })
  expect((await client().catalog.products()).body).toEqual({ data: [] })
  expect(await mock.stubs()).toMatchObject([{ applied: 1, remaining: 0 }])
  await mock.clearStubs()
  expect(await mock.stubs()).toEqual([])
  await mock.startRecording()
  const products = await client().catalog.products()
  expect(products.status === 200 && products.body.data.length).toBeGreaterThan(11)
  expect(await mock.stopRecording()).toMatchObject({ stubs: [{ operation: 'catalog.products' }] })
  await expect(mock.passthrough('catalog.*')).rejects.toThrow('--upstream')
  expect(await mock.host('sparse')).toEqual({ style: 'sparse' })
})

it('types stubs by their operation, and scenarios by their names', async () => {
  const mock = await mockOf()
  const { message, code } = { message: 'No such product.', code: 'not_found' } as const
  await mock.stub({
    operation: 'catalog.product',
    match: { params: { id: 8 } },
    respond: { status: 404, body: { message, code } },
  })
  // Statuses that the contract does not declare have any body.
  await mock.stub({ operation: 'catalog.product', respond: { status: 418, body: 'A teapot.' } })
  await mock.stub({
    operation: 'catalog.products',
    respond: {
      status: 200,
      // @ts-expect-error The body of a product.
      body: { message, code },
    },
  })
  await mock.stub({
    operation: 'order.list',
    // @ts-expect-error No query of the call.
    match: { query: { pages: 1 } },
    respond: { status: 200 },
  })
  const wrongParam = {
    operation: 'catalog.product',
    match: { params: { uid: 8 } },
    respond: { status: 404 },
  } as const
  // @ts-expect-error No parameter of its path.
  await expect(mock.stub(wrongParam)).rejects.toThrow(
    'The path of catalog.product has these parameters: id.',
  )
  // @ts-expect-error No scenario.
  await expect(mock.reset('guest-carts')).rejects.toThrow('guest-carts')

  const names = {
    default: true,
    empty: true,
    'guest-cart': true,
    'at-max-quantity': true,
    'coupon-ready': true,
    'paid-order': true,
    'shipped-order': true,
    'many-orders': true,
    'many-products': true,
    'expired-session': true,
  } satisfies Record<ScenarioName, true>
  expect((await mock.scenarios()).map(({ name }) => name).sort()).toEqual(Object.keys(names).sort())
})
