import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { control, setFault } from './controls.ts'
import { bearer, press, seed, start } from './harness.ts'
import { checkout } from './purchase.ts'

const products = '/api/v1/home-page/products'

const record = (app: FastifyInstance, action: string) => control(app, 'POST', 'record', { action })

it('records calls as stubs that another world and another mock can load', async () => {
  const app = await start()
  await record(app, 'start')
  const list = (await app.inject(products)).json()
  const first = (await press(app, seed.book)).json()
  expect(await control(app, 'GET', 'record')).toEqual({ recording: true, exchanges: 2 })
  const { cart_uid } = first.cart
  const second = (await press(app, seed.book, cart_uid)).json()
  await app.inject('/api/v1/product/8')
  await app.inject('/api/v1/product/999')
  await setFault(app, 'catalog.products', { kind: 'status', status: 503 })
  await app.inject(products)
  const file = await record(app, 'stop')
  expect(file.stubs).toHaveLength(5)
  expect(await control(app, 'GET', 'record')).toEqual({ recording: false, exchanges: 0 })

  const other = await start({ scenario: 'empty', stubs: file.stubs })
  expect((await other.inject(products)).json()).toEqual(list)
  const replayed = (await press(other, seed.book)).json()
  expect(replayed.cart.items).toEqual(first.cart.items)
  expect((await press(other, seed.book, replayed.cart.cart_uid)).json().cart.items).toEqual(second.cart.items)
  expect((await other.inject('/api/v1/product/999')).statusCode).toBe(404)
  const { data } = await control(other, 'GET', 'requests')
  for (const { source, contract } of data) expect([source, contract.kind]).toEqual(['stub', 'met'])
})

it('records different responses to equal requests as a sequence whose last response stays', async () => {
  const app = await start()
  await record(app, 'start')
  await app.inject('/api/v1/product/8')
  await app.inject('/api/v1/product/8')
  app.worlds.get('default').sql.run`UPDATE products SET name = 'Renamed' WHERE product_id = 8`
  await app.inject('/api/v1/product/8')
  const file = await record(app, 'stop')
  expect(file.stubs).toMatchObject([
    { times: 2, match: { params: { id: '8' } } },
    { respond: { body: { data: { product_name: 'Renamed' } } } },
  ])
  expect(file.stubs[1]).not.toHaveProperty('times')
})

it('does not let a stub of a wider match hide a narrower one', async () => {
  const app = await start()
  const { authorisation } = await control(app, 'POST', 'sign-in', { email: 'customer@example.com' })
  const list = (query: string) =>
    app.inject({ url: `/api/v1/order/list${query}`, headers: bearer(authorisation.token) })
  await record(app, 'start')
  const narrow = (await list('?customer_id=1&status=paid')).json()
  const wide = (await list('?customer_id=1')).json()
  const other = await start({ stubs: (await record(app, 'stop')).stubs })
  const total = async (query: string) => (await other.inject(`/api/v1/order/list${query}`)).json().total
  expect([await total('?customer_id=1&status=paid'), await total('?customer_id=1')]).toEqual([narrow.total, wide.total])
  expect(narrow.total).not.toBe(wide.total)
})

it('has no secrets and no personal data, and is valid all the same', { tags: ['@V16.2.5'] }, async () => {
  const app = await start()
  const { authorisation: session } = await control(app, 'POST', 'sign-in', { email: 'customer@example.com' })
  const address = { address_line_one: '7 Secret Lane', state: 'Perak', country: 'MY', postal_code: '30000' }
  await app.inject({
    method: 'PUT',
    url: '/api/v1/profile/update/detail',
    headers: bearer(session.token),
    payload: { first_name: 'Aisyah', last_name: 'Rahman', phone: '+60 19-876 5432', shipping_address: address },
  })
  await record(app, 'start')
  const password = 'Customer#1'
  const signIn = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/signin',
    payload: { email: 'customer@example.com', password },
  })
  const { token } = signIn.json().authorisation
  const { txnId, sessionId } = await checkout(app)
  const get = async (path: string) => (await app.inject({ url: `/api/v1/${path}`, headers: bearer(token) })).json()
  await get('profile/detail')
  const { data: orders } = await get('order/list?customer_id=1')
  const { data: order } = await get(`order/detail/${orders[0].order_txn_id}`)
  const { data: tests } = await get('profile/lpi/test-accounts?customer_id=1')
  const file = await record(app, 'stop')
  const recorded = JSON.stringify(file)
  for (const secret of [
    token,
    password,
    txnId,
    sessionId,
    orders[0].order_txn_id,
    tests[0].access_code,
    tests[0].test_url,
    'customer@example.com',
    'guest@example.com',
    'Aisyah',
    'Rahman',
    '+60 19-876 5432',
    '7 Secret Lane',
    order.order_shipping_address.address_line_one,
  ]) {
    expect(secret.length).toBeGreaterThan(4)
    expect(recorded).not.toContain(secret)
  }

  const other = await start({ stubs: file.stubs })
  const { authorisation } = (
    await other.inject({
      method: 'POST',
      url: '/api/v1/auth/signin',
      payload: { email: 'anyone@example.com', password: 'any' },
    })
  ).json()
  const replayed = (
    await other.inject({ url: '/api/v1/order/list?customer_id=1', headers: bearer(authorisation.token) })
  ).json()
  const detail = await other.inject(`/api/v1/order/detail/${replayed.data[0].order_txn_id}`)
  expect(detail.json().data.order_txn_id).toBe(replayed.data[0].order_txn_id)
  const { data } = await control(other, 'GET', 'requests')
  for (const { operation, source, contract } of data) {
    expect([operation, source, contract]).toEqual([operation, 'stub', { kind: 'met' }])
  }
})

it('has no secret of a path, a sentence or a request alone, and no name of a picture of a customer', {
  tags: ['@V16.2.5', '@L27'],
}, async () => {
  const app = await start()
  const avatar = 'avatar-7cQfVq0tW2.png'
  const code = 'LPI-9F3K-22QX'
  const message = `Order SECRET-ORDER-0001 with ${code} goes to 7 Secret Lane, Aisyah, call +60 19-876 5432.`
  const stubs = [
    { operation: 'order.detail', respond: { status: 404, body: { message } } },
    { operation: 'profile.detail', respond: { status: 200, body: { avatar, note: `See /uploads/${avatar}.` } } },
    { operation: 'profile.testAccounts', respond: { status: 200, body: { data: [{ access_code: code }] } } },
    { operation: 'profile.updateDetail', respond: { status: 200, body: { message } } },
  ]
  await control(app, 'POST', 'stubs', { stubs })
  await record(app, 'start')
  await app.inject('/api/v1/order/detail/SECRET-ORDER-0001')
  await app.inject('/api/v1/profile/detail')
  await app.inject('/api/v1/profile/lpi/test-accounts?customer_id=1')
  const shipping_address = { address_line_one: '7 Secret Lane', state: 'Perak', country: 'MY', postal_code: '30000' }
  const payload = { first_name: 'Aisyah', last_name: 'Rahman', phone: '+60 19-876 5432', shipping_address }
  await app.inject({ method: 'PUT', url: '/api/v1/profile/update/detail', payload })
  const { stubs: recorded } = await record(app, 'stop')
  const sentence = 'Order recorded-order-1 with RECORDED-1 goes to 1 Sample Street, Sample, call +60 10-000 0000.'
  const responseOf = (operation: string) =>
    recorded.find((stub: { operation: string }) => stub.operation === operation)?.respond.body
  expect(recorded).toContainEqual(
    expect.objectContaining({ operation: 'order.detail', match: { params: { id: 'recorded-order-1' } } }),
  )
  expect([responseOf('order.detail'), responseOf('profile.updateDetail')]).toEqual([
    { message: sentence },
    { message: sentence },
  ])
  expect(responseOf('profile.detail')).toEqual({
    avatar: 'recorded-avatar-1.png',
    note: 'See /uploads/recorded-avatar-1.png.',
  })
})

it('leaves out a request that nests too deeply', { tags: ['@M8'] }, async () => {
  const app = await start()
  await record(app, 'start')
  const headers = { 'content-type': 'application/json' }
  const payload = `${'{"token":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  expect((await app.inject({ method: 'POST', url: '/api/v1/cart', headers, payload })).statusCode).toBe(422)
  await app.inject(products)
  expect((await record(app, 'stop')).stubs).toMatchObject([{ operation: 'catalog.products' }])
})

it('is stopped once, and cleared by a reset', async () => {
  const app = await start()
  const stop = () => app.inject({ method: 'POST', url: '/__mock/api/record', payload: { action: 'stop' } })
  expect((await stop()).statusCode).toBe(422)
  await record(app, 'start')
  expect((await stop()).json()).toEqual({ stubs: [] })
  expect((await stop()).statusCode).toBe(422)
})
