import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect } from 'vitest'
import { firstCharacters } from '../src/shared/first-characters.ts'
import { control, setFault } from './controls.ts'
import { bearer, cartWith, it, press, seed } from './harness.ts'

it('has request, response and contract result of a call', async ({ app }) => {
  const cart = await cartWith(app, seed.book)
  const { data } = await control(app, 'GET', 'requests')
  expect(data).toEqual([
    {
      id: 1,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      method: 'POST',
      path: '/api/v1/cart',
      operation: 'cart.update',
      status: 200,
      ms: expect.any(Number),
      caller: 'guest',
      address: '127.0.0.1',
      signed_in: false,
      request_body: JSON.stringify({ cart_uid: null, quantity: 1, product_id: 8, type: 'other' }),
      response_body: JSON.stringify({ cart }),
      request_headers: expect.objectContaining({ 'content-type': 'application/json' }),
      // Without the security headers of every response.
      response_headers: {
        'content-type': 'application/json; charset=utf-8',
        vary: 'Origin',
        'x-mock-world-created': expect.any(String),
      },
      host_style: 'full',
      source: 'mock',
      contract: { kind: 'valid' },
    },
  ])
})

it('has the violations of a request, unknown calls and applied faults', async ({ app }) => {
  await app.inject({ method: 'POST', url: '/api/v1/cart', payload: { quantity: 3 } })
  await app.inject({
    method: 'POST',
    url: '/api/v1/cart',
    payload: '{',
    headers: { 'content-type': 'application/json' },
  })
  await app.inject('/api/v1/basket')
  await setFault(app, 'cart.update', { kind: 'malformed' })
  await press(app, seed.book)
  await app.inject('/api/v1/product/999')
  const { data } = await control(app, 'GET', 'requests')
  expect(data.map(({ status, contract }: Record<string, unknown>) => [status, contract])).toEqual([
    [
      422,
      {
        kind: 'request',
        details: expect.stringMatching(/cart_uid: .*quantity: .*product_id: .*type: /),
      },
    ],
    [400, { kind: 'request', details: 'The body is not valid JSON.' }],
    [404, { kind: 'unknown', details: expect.any(String) }],
    [200, { kind: 'fault', details: 'A fault truncated the body.' }],
    [404, { kind: 'valid' }],
  ])
})

it('can be filtered by operation and by id or time', async ({ app }) => {
  await cartWith(app, seed.book)
  await app.inject('/api/v1/home-page/products')
  await app.inject('/api/v1/home-page/products')
  const names = async (query: string) =>
    (await control(app, 'GET', `requests?${query}`)).data.map(
      ({ id, operation }: Record<string, unknown>) => [id, operation],
    )
  expect(await names('operation=cart.update')).toEqual([[1, 'cart.update']])
  expect(await names('since=1&operation=catalog.products')).toEqual([
    [2, 'catalog.products'],
    [3, 'catalog.products'],
  ])
  expect(await names('since=3')).toEqual([])
  expect(await names('since=2099-01-01T00:00:00Z')).toEqual([])
  expect((await app.inject('/__mock/api/requests?since=yesterday')).statusCode).toBe(422)
  expect((await app.inject('/__mock/api/requests?operation=cart.nothing')).statusCode).toBe(422)
})

it('hides passwords and tokens in bodies and paths, also in malformed JSON', async ({ app }) => {
  const secrets = {
    email: 'x@example.com',
    password: 'Hunter2!x',
    token: 'tok-123',
    nested: { new_password: 'Hunter3!x' },
  }
  await app.inject({ method: 'POST', url: '/api/v1/auth/password/reset', payload: secrets })
  await app.inject('/api/v1/nothing?token=tok-123&new_password=Hunter3!x&page=1')
  const { authorisation } = await control(app, 'POST', 'sign-in', { email: 'customer@example.com' })
  const headers = {
    ...bearer(authorisation.token),
    cookie: 'session=Hunter4!x',
    'x-api-key': 'Hunter5!x',
    referer: 'http://localhost/reset-password?token=Hunter6!x&email=x@example.com',
  }
  await press(app, seed.book, null, { headers })
  const { data } = await control(app, 'GET', 'requests')
  const text = JSON.stringify(data)
  for (const secret of ['Hunter', 'tok-123', authorisation.token])
    expect(text).not.toContain(secret)
  expect(data[0].request_body).toContain('"password":"(hidden)"')
  expect(data[1].path).toBe('/api/v1/nothing?token=(hidden)&new_password=(hidden)&page=1')
  expect(data[2]).toMatchObject({ signed_in: true, caller: 'customer 1' })
  expect(data[2].request_headers).toMatchObject({ authorization: '(hidden)', cookie: '(hidden)' })
  expect(data[2].request_headers.referer).toContain('?token=(hidden)&email=')
})

it('belongs to one world, has the last 500 requests, and is cleared by a reset', async ({
  app,
}) => {
  await app.inject('/api/v1/settings/shipping')
  const { log } = app.worlds.get('default')
  const [entry] = log.entries
  if (!entry) throw new Error('The request is not in the log.')
  for (let count = 1; count < 505; count += 1) log.add(entry)
  const { data } = await control(app, 'GET', 'requests')
  expect([data.length, data[0].id, data.at(-1).id]).toEqual([500, 6, 505])
  expect((await control(app, 'GET', 'requests', undefined, { 'x-mock-world': 'x' })).data).toEqual(
    [],
  )
  await control(app, 'POST', 'reset')
  expect((await control(app, 'GET', 'requests')).data).toEqual([])
  await app.inject('/api/v1/settings/shipping')
  expect((await control(app, 'GET', 'requests')).data[0].id).toBe(506)
})

const sizeOf = (entries: readonly object[]) => Buffer.byteLength(JSON.stringify(entries))
const mib = 1024 * 1024

it('has at most 8 MiB of a world and 64 MiB of all worlds, the newest', async ({ app }) => {
  const long = Array.from({ length: 40 }, (_, index) => [`x-${index}`, 'a'.repeat(20_000)])
  const names = Array.from({ length: 10 }, (_, index) => `world-${index}`)
  for (const name of names) {
    const headers = { ...Object.fromEntries(long), 'x-mock-world': name }
    for (let count = 0; count < 12; count += 1)
      await app.inject({ url: '/api/v1/settings/shipping', headers })
  }
  const sizes = names.map((name) => sizeOf(app.worlds.get(name).log.entries))
  expect(Math.max(...sizes)).toBeLessThan(8 * mib)
  expect(sizes.at(-1)).toBeGreaterThan(7 * mib)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(64 * mib)
  expect(app.worlds.get('world-9').log.entries.at(-1)?.id).toBe(12)
})

it('keeps only the beginning of a text that it shortens', () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const usedMemory = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const before = usedMemory()
  const beginnings = Array.from({ length: 200 }, (_, index) =>
    firstCharacters(`${index}${'x'.repeat(250_000)}`, 1000),
  )
  expect(usedMemory() - before).toBeLessThan(20 * mib)
  expect(beginnings.at(-1)).toHaveLength(1000)
})
