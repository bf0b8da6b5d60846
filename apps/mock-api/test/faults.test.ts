import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { errorBodySchema } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { AppOptions } from '../src/app-options.ts'
import { control, lastCall, setFault } from './controls.ts'
import { bearer, cartWith, it, loggedLines, press, seed, start } from './harness.ts'

const products = '/api/v1/home-page/products'

const quantityIn = (app: FastifyInstance, uid: string) =>
  app.worlds.get('default').sql
    .get`SELECT quantity FROM cart_items JOIN carts USING (cart_id) WHERE cart_uid = ${uid}`?.[
    'quantity'
  ]

/** A listening app, for dropped connections. */
const listening = async (options: AppOptions = {}) => {
  const app = await start(options)
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

const pressAt = (origin: string, cart_uid: string | null, init: RequestInit = {}) =>
  fetch(`${origin}/api/v1/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      cart_uid,
      quantity: 1,
      product_id: seed.book.product_id,
      type: seed.book.type,
    }),
    ...init,
  })

/** The received part of a response whose connection breaks, and its content length. */
const readAll = async (
  response: Response,
): Promise<readonly [arrived: string, promised: number]> => {
  const parts: Uint8Array[] = []
  const read = async () => {
    for await (const part of response.body ?? []) parts.push(part)
  }
  await expect(read()).rejects.toThrow()
  return [Buffer.concat(parts).toString(), Number(response.headers.get('content-length'))]
}

it('applies exactly `times` times to a hundred parallel calls', async () => {
  const { app, origin } = await listening()
  await setFault(app, 'catalog.products', { kind: 'status', status: 503 }, 7)
  const responses = await Promise.all(Array.from({ length: 100 }, () => fetch(origin + products)))
  expect(responses.filter(({ status }) => status === 503)).toHaveLength(7)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(93)
  expect((await control(app, 'GET', 'faults')).data).toMatchObject([
    { times: 7, applied: 7, remaining: 0 },
  ])
})

it('applies to its operation, or any with *, in its world, with its body and headers', async ({
  app,
}) => {
  await setFault(app, 'cart.update', { kind: 'status', status: 500 })
  expect((await app.inject(products)).statusCode).toBe(200)
  const elsewhere = await press(app, seed.book, null, { headers: { 'x-mock-world': 'x' } })
  expect(elsewhere.statusCode).toBe(200)
  expect((await press(app, seed.book)).statusCode).toBe(500)
  const own = { body: { message: 'Back at noon.' }, headers: { 'Retry-After': '3600' } }
  await setFault(app, '*', { kind: 'status', status: 503, ...own })
  const { statusCode, headers, body } = await app.inject(products)
  expect([statusCode, headers['retry-after'], body]).toEqual([
    503,
    '3600',
    '{"message":"Back at noon."}',
  ])
  expect((await app.inject(products)).statusCode).toBe(200)
})

it.each([
  [500, 'internal_error'],
  [503, 'unavailable'],
  [429, 'too_many_requests'],
  [502, 'unavailable'],
])(
  "returns %i in the contract's error shape before the call does its work",
  async (status, code) => {
    const app = await start()
    const { cart_uid } = await cartWith(app, seed.book)
    await setFault(app, 'cart.update', { kind: 'status', status })
    const response = await press(app, seed.book, cart_uid)
    expect(response.statusCode).toBe(status)
    expect(z.parse(errorBodySchema, response.json()).code).toBe(code)
    expect(quantityIn(app, cart_uid)).toBe(1)
    expect((await press(app, seed.book, cart_uid)).statusCode).toBe(200)
  },
)

it('can lose the response after the call did its work, or drop the connection before', async () => {
  const { app, origin } = await listening()
  const { cart_uid } = await cartWith(app, seed.book)
  await setFault(app, 'cart.update', { kind: 'status', status: 500, when: 'after' })
  expect((await press(app, seed.book, cart_uid)).statusCode).toBe(500)
  expect(quantityIn(app, cart_uid)).toBe(2)
  await setFault(app, 'cart.update', { kind: 'drop', when: 'after' })
  await expect(pressAt(origin, cart_uid)).rejects.toThrow('fetch failed')
  expect(quantityIn(app, cart_uid)).toBe(3)
  await setFault(app, 'cart.update', { kind: 'drop' })
  await expect(pressAt(origin, cart_uid)).rejects.toThrow('fetch failed')
  expect(quantityIn(app, cart_uid)).toBe(3)
  expect(await lastCall(app)).toMatchObject({ status: null, contract: { kind: 'fault' } })
})

it('drops a connection within the head, which no browser repeats, and logs it once', async () => {
  const { app, origin } = await listening()
  for (const when of ['before', 'after']) {
    await setFault(app, 'catalog.products', { kind: 'drop', when })
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.write(`GET ${products} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    expect(await text(socket)).toBe('HTT')
  }
  const { data } = await control(app, 'GET', 'requests')
  expect(data.map(({ status }: { status: number | null }) => status)).toEqual([null, null])
})

it('breaks the connection within the body after the call did its work', async () => {
  const { app, origin } = await listening()
  const { cart_uid } = await cartWith(app, seed.book)
  await setFault(app, 'cart.update', { kind: 'half' })
  const response = await pressAt(origin, cart_uid)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ])
  const [arrived, promised] = await readAll(response)
  expect(arrived).toMatch(/^\{"cart":/)
  expect(promised).toBeGreaterThan(arrived.length)
  expect(quantityIn(app, cart_uid)).toBe(2)
  expect(await lastCall(app)).toMatchObject({
    status: 200,
    response_body: null,
    contract: { kind: 'fault' },
  })
})

it('breaks the connection within the body of a stub, and logs the call once', async () => {
  const { lines, logger } = loggedLines()
  const { app, origin } = await listening({ logger })
  const operation = 'catalog.products'
  await control(app, 'POST', 'stubs', { operation, respond: { status: 200, body: { data: [] } } })
  await setFault(app, operation, { kind: 'half' })
  const [arrived] = await readAll(await fetch(origin + products))
  expect(arrived).toBe('{"dat')
  const { data } = await control(app, 'GET', 'requests')
  expect(data.map(({ status }: { status: number }) => status)).toEqual([200])
  expect(lines.join()).not.toMatch(/already sent|Cannot write headers/)
})

it('sends a text as it is where the content type is not JSON', async ({ app }) => {
  const headers = { 'content-type': 'text/html' }
  await setFault(app, 'catalog.products', { kind: 'status', status: 502, body: '<p>', headers })
  expect((await app.inject(products)).body).toBe('<p>')
})

it('of the header x-mock-fault applies to its request alone, before those of the world', async ({
  app,
}) => {
  await setFault(app, 'catalog.products', { kind: 'status', status: 500 })
  const get = async (fault?: string) =>
    (
      await app.inject({
        url: products,
        ...(fault !== undefined && { headers: { 'x-mock-fault': fault } }),
      })
    ).statusCode
  expect(await get('{"kind":"status","status":503}')).toBe(503)
  expect(await get()).toBe(500)
  expect(await get()).toBe(200)
  for (const invalid of ['503', '{', '{"kind":"status"}', '']) expect(await get(invalid)).toBe(400)
})

it('of the header needs the token of the controls, if there is one', async () => {
  const token = 'a-token-of-enough-length'
  const app = await start({ token })
  const get = async (headers: Record<string, string>) =>
    (
      await app.inject({
        url: products,
        headers: { 'x-mock-fault': '{"kind":"status","status":503}', ...headers },
      })
    ).statusCode
  expect(await get({})).toBe(400)
  expect(await get({ 'x-mock-token': 'another-token-of-some-length' })).toBe(400)
  expect(await get({ 'x-mock-token': token })).toBe(503)
  expect((await app.inject(products)).statusCode).toBe(200)
})

it('is not used up by a call that authentication rejects', async ({ app }) => {
  const url = '/api/v1/profile/detail'
  await setFault(app, 'profile.detail', { kind: 'status', status: 503 })
  expect((await app.inject(url)).statusCode).toBe(401)
  expect((await control(app, 'GET', 'faults')).data).toMatchObject([{ applied: 0 }])
  const { authorisation } = await control(app, 'POST', 'sign-in', { email: 'new@example.com' })
  const headers = bearer(authorisation.token)
  expect((await app.inject({ url, headers })).statusCode).toBe(503)
})

it('holds calls until they are released', async ({ app }) => {
  await setFault(app, 'cart.update', { kind: 'hold' }, 2)
  const held = [press(app, seed.book), press(app, seed.book)]
  await expect.poll(async () => (await control(app, 'GET', 'faults')).held).toBe(2)
  expect((await press(app, seed.book)).statusCode).toBe(200)
  expect(await control(app, 'POST', 'faults/release')).toEqual({ released: 2 })
  for (const response of await Promise.all(held)) expect(response.statusCode).toBe(200)
})

it('drops a held call whose client disconnected', async () => {
  const { app, origin } = await listening()
  const { cart_uid } = await cartWith(app, seed.book)
  await setFault(app, 'cart.update', { kind: 'hold' })
  const disconnect = new AbortController()
  const call = pressAt(origin, cart_uid, { signal: disconnect.signal })
  await expect.poll(async () => (await control(app, 'GET', 'faults')).held).toBe(1)
  disconnect.abort()
  await expect(call).rejects.toThrow()
  await expect.poll(async () => (await control(app, 'GET', 'faults')).held).toBe(0)
  expect(quantityIn(app, cart_uid)).toBe(1)
})

it('is removed by its id, by DELETE and by a reset, which release held calls', async ({ app }) => {
  const { id } = await setFault(app, 'catalog.products', { kind: 'status', status: 500 })
  expect((await control(app, 'DELETE', `faults/${id}`)).data).toEqual([])
  expect((await app.inject({ method: 'DELETE', url: `/__mock/api/faults/${id}` })).statusCode).toBe(
    404,
  )
  for (const clear of [
    () => control(app, 'DELETE', 'faults'),
    () => control(app, 'POST', 'reset'),
  ]) {
    await setFault(app, 'catalog.products', { kind: 'hold' })
    const held = app.inject(products)
    await expect.poll(async () => (await control(app, 'GET', 'faults')).held).toBe(1)
    await setFault(app, 'catalog.products', { kind: 'status', status: 500 })
    await clear()
    expect((await held).statusCode).toBe(200)
    expect(await control(app, 'GET', 'faults')).toEqual({ data: [], held: 0 })
    expect((await app.inject(products)).statusCode).toBe(200)
  }
})

it.each([
  [{ operation: 'cart.nothing', effect: { kind: 'drop' } }, 'operation'],
  [{ operation: 'cart.update', effect: { kind: 'explode' } }, 'effect.kind'],
  [{ operation: 'cart.update', effect: { kind: 'status', status: 200 } }, 'effect.status'],
  [
    { operation: 'cart.update', effect: { kind: 'delay', ms: { min: 2, max: 1 } } },
    'effect.ms.max',
  ],
  [
    { operation: 'cart.update', effect: { kind: 'status', status: 500, headers: { 'a b': '' } } },
    'effect.headers',
  ],
])('rejects the fault %j', async (payload, field) => {
  const app = await start()
  const response = await app.inject({ method: 'POST', url: '/__mock/api/faults', payload })
  expect(response.statusCode).toBe(422)
  expect(Object.keys(z.parse(errorBodySchema, response.json()).errors ?? {})).toEqual([field])
  if (field === 'operation')
    expect(response.json().message).toMatch(/use one of .*cart\.update, .*, or \* for any\.$/)
})

it('takes at least the configured latency per call', async () => {
  const app = await start({ latency: { min: 80, max: 90 } })
  const before = performance.now()
  await app.inject(products)
  expect(performance.now() - before).toBeGreaterThan(75)
})
