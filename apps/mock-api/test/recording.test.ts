import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { signIn } from './accounts.ts'
import { control, setFault } from './controls.ts'
import { bearer, it, press, seed, start } from './harness.ts'

const products = '/api/v1/home-page/products'

const record = (app: FastifyInstance, action: string) => control(app, 'POST', 'record', { action })

it('records calls as stubs that another world and another mock can load', async ({ app }) => {
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
  expect((await press(other, seed.book, replayed.cart.cart_uid)).json().cart.items).toEqual(
    second.cart.items,
  )
  expect((await other.inject('/api/v1/product/999')).statusCode).toBe(404)
  const { data } = await control(other, 'GET', 'requests')
  for (const { source, contract } of data)
    expect([source, contract.kind]).toEqual(['stub', 'valid'])
})

it('records different responses to equal requests as a sequence whose last response stays', async ({
  app,
}) => {
  await record(app, 'start')
  await app.inject('/api/v1/product/8')
  await app.inject('/api/v1/product/8')
  app.worlds.get('default').sql
    .run`UPDATE products SET product_name = 'Renamed' WHERE product_id = 8`
  await app.inject('/api/v1/product/8')
  const file = await record(app, 'stop')
  expect(file.stubs).toMatchObject([
    { times: 2, match: { params: { id: '8' } } },
    { respond: { body: { data: { product_name: 'Renamed' } } } },
  ])
  expect(file.stubs[1]).not.toHaveProperty('times')
})

it('does not let a stub of a wider match hide a narrower one', async ({ app }) => {
  const { authorisation } = await control(app, 'POST', 'sign-in', { email: 'customer@example.com' })
  const list = (query: string) =>
    app.inject({ url: `/api/v1/order/list${query}`, headers: bearer(authorisation.token) })
  await record(app, 'start')
  const narrow = (await list('?customer_id=1&status=paid')).json()
  const wide = (await list('?customer_id=1')).json()
  const other = await start({ stubs: (await record(app, 'stop')).stubs })
  const total = async (query: string) =>
    (await other.inject(`/api/v1/order/list${query}`)).json().total
  expect([await total('?customer_id=1&status=paid'), await total('?customer_id=1')]).toEqual([
    narrow.total,
    wide.total,
  ])
  expect(narrow.total).not.toBe(wide.total)
})

it('hides the values of secret keys, and matches any value of them', async ({ app }) => {
  await record(app, 'start')
  const { authorisation } = (await signIn(app)).json()
  const url = '/api/v1/profile/lpi/test-accounts?customer_id=1'
  const { data } = (await app.inject({ url, headers: bearer(authorisation.token) })).json()
  const file = await record(app, 'stop')
  for (const secret of [authorisation.token, 'Customer#1', data[0].access_code])
    expect(JSON.stringify(file)).not.toContain(secret)

  const other = await start({ stubs: file.stubs })
  const replayed = await signIn(other, { password: 'Another#1' })
  expect([replayed.statusCode, replayed.json().authorisation.token]).toEqual([200, '(hidden)'])
})

it('leaves out a call that is nested too deeply, and does not change its response', async ({
  app,
}) => {
  const headers = { 'content-type': 'application/json' }
  const payload = `{"cart_uid":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  const send = () => app.inject({ method: 'POST', url: '/api/v1/cart', headers, payload })
  const before = await send()
  await record(app, 'start')
  const recorded = await send()
  expect([recorded.statusCode, recorded.body]).toEqual([before.statusCode, before.body])
  expect(before.json().code).toBe('validation_failed')
  expect((await record(app, 'stop')).stubs).toEqual([])
})
