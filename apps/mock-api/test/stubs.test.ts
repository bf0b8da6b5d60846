import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { parseStartOptions } from '../src/cli/options.ts'
import { control, lastCall, setFault } from './controls.ts'
import { bearer, it, press, seed, start } from './harness.ts'

const products = '/api/v1/home-page/products'
const noProducts = {
  operation: 'catalog.products' as const,
  respond: { status: 200, body: { data: [] } },
}

const stub = (app: FastifyInstance, input: object) => control(app, 'POST', 'stubs', input)

it('responds instead of the handler, in its world, and is marked in the log', async ({ app }) => {
  expect(await stub(app, noProducts)).toEqual({ id: 1, ...noProducts, applied: 0 })
  const response = await app.inject(products)
  expect(response.json()).toEqual({ data: [] })
  expect(response.headers['x-mock-stub']).toBe('1')
  expect(await lastCall(app)).toMatchObject({ source: 'stub', contract: { kind: 'valid' } })
  const elsewhere = await app.inject({ url: products, headers: { 'x-mock-world': 'x' } })
  expect(elsewhere.json().data.length).toBeGreaterThan(10)
  expect((await control(app, 'GET', 'stubs')).data).toMatchObject([{ id: 1, applied: 1 }])
})

it('responds to exactly `times` calls, in a sequence before a stub without a limit', async ({
  app,
}) => {
  const status = (code: number, times?: number) =>
    stub(app, {
      operation: 'catalog.products',
      ...(times && { times }),
      respond: { status: code, body: {} },
    })
  await status(200)
  await status(202)
  await status(503, 2)
  await status(500, 1)
  const statuses = []
  for (let call = 0; call < 5; call += 1) statuses.push((await app.inject(products)).statusCode)
  // Of two without a limit the newest responds.
  expect(statuses).toEqual([503, 503, 500, 202, 202])
  expect((await control(app, 'GET', 'stubs')).data[2]).toMatchObject({ times: 2, remaining: 0 })
})

it('matches a part of the query and of the headers', async ({ app }) => {
  const statusOf = async (url: string, headers = {}) =>
    (await app.inject({ url, headers })).statusCode
  const respond = { status: 418, body: {} }
  await stub(app, { operation: 'coupon.apply', match: { query: { coupon_code: 'A' } }, respond })
  expect(await statusOf('/api/v1/coupon/apply?coupon_code=A&cart_uid=1')).toBe(418)
  expect(await statusOf('/api/v1/coupon/apply?coupon_code=B')).not.toBe(418)
  await stub(app, {
    operation: 'catalog.products',
    match: { headers: { 'Accept-Language': 'ms' } },
    respond,
  })
  expect(await statusOf(products, { 'accept-language': 'ms' })).toBe(418)
  expect(await statusOf(products)).toBe(200)
})

it('matches a part of the body at any depth, and arrays element by element', async ({ app }) => {
  const post = (payload: object) => app.inject({ method: 'POST', url: '/api/v1/cart', payload })
  const match = { body: { a: { b: 1 }, list: [{ c: null }, 'x'] } }
  await stub(app, { operation: 'cart.update', match, respond: { status: 418 } })
  expect((await post({ a: { b: 1, z: 2 }, list: [{ c: null, d: 3 }, 'x'], e: 4 })).statusCode).toBe(
    418,
  )
  for (const payload of [
    { a: { b: '1' }, list: [{ c: null }, 'x'] },
    { a: { b: 1 }, list: [{ c: null }] },
    { a: { b: 1 }, list: [{}, 'x'] },
    { list: [{ c: null }, 'x'] },
  ]) {
    expect((await post(payload)).statusCode, JSON.stringify(payload)).toBe(422)
  }
})

it('needs no valid session, while the calls that it does not match do', async ({ app }) => {
  const detail = (headers: Record<string, string>) =>
    app.inject({ url: '/api/v1/profile/detail', headers })
  await stub(app, {
    operation: 'profile.detail',
    match: { headers: { 'x-a': '1' } },
    respond: { status: 200, body: {} },
  })
  expect((await detail({ 'x-a': '1', ...bearer('invented') })).statusCode).toBe(200)
  expect((await detail(bearer('invented'))).statusCode).toBe(401)
  const { authorisation } = await control(app, 'POST', 'sign-in', { email: 'customer@example.com' })
  expect((await detail(bearer(authorisation.token))).json().data.email).toBe('customer@example.com')
  expect(await lastCall(app)).toMatchObject({ source: 'mock', caller: 'customer 1' })
})

it('sends and marks a response that breaks the contract, or that the shop tolerates', async ({
  app,
}) => {
  const marked = async (body: object, status = 200) => {
    await stub(app, { operation: 'catalog.product', respond: { status, body } })
    const response = await app.inject('/api/v1/product/8')
    expect([response.statusCode, response.json()]).toEqual([status, body])
    return (await lastCall(app)).contract
  }
  const { data } = (await app.inject('/api/v1/product/8')).json()
  expect(await marked({ data })).toEqual({ kind: 'valid' })
  expect(await marked({ data: { ...data, product_price: 'free' } })).toEqual({
    kind: 'response',
    details: 'data.product_price: wrong value (expected number, received "free")',
  })
  const tolerated = await marked({ data: { ...data, product_price: '55.00', extra: 1 } })
  expect(tolerated.kind).toBe('tolerated')
  expect(tolerated.details).toContain('data.extra: the field is not declared')
  expect(await marked(data)).toEqual({
    kind: 'tolerated',
    details: 'answers with the content itself',
  })
  expect(await marked({}, 418)).toMatchObject({
    kind: 'response',
    details: expect.stringContaining('418'),
  })
})

it('has a warning if its body breaks the contract, also in a file and when it is replaced', async ({
  app,
}) => {
  const wrong = { operation: 'catalog.products', respond: { status: 200, body: { data: 'none' } } }
  const warning = 'Breaks the contract: data: wrong value (expected array, received "none")'
  const { data } = await stub(app, { stubs: [noProducts, wrong] })
  expect(data.map((added: { warning?: string }) => added.warning)).toEqual([undefined, warning])
  expect(await control(app, 'PUT', 'stubs/1', wrong)).toMatchObject({ id: 1, warning })
  expect(await stub(app, { ...wrong, operation: '*' })).not.toHaveProperty('warning')

  // The log shows the same kind.
  const sparse = { cart: { items: [] } }
  const tolerated = { operation: 'cart.update', respond: { status: 200, body: sparse } }
  const verdict = 'Differs from the contract, but the shop can show it:'
  expect((await stub(app, tolerated)).warning).toContain(verdict)
  const { data: listed } = await control(app, 'GET', 'stubs')
  expect(listed.at(-1).warning).toContain(verdict)
  await press(app, seed.book)
  expect((await lastCall(app)).contract.kind).toBe('tolerated')
})

it('delays, sends headers and text, and is not converted into the sparse style', async () => {
  const app = await start({ hostStyle: 'sparse' })
  await stub(app, {
    operation: 'catalog.products',
    respond: {
      status: 502,
      body: '<h1>Bad gateway</h1>',
      headers: { 'Content-Type': 'text/html', 'retry-after': '9' },
      delay_ms: { min: 60, max: 80 },
    },
  })
  const before = performance.now()
  const { body, headers } = await app.inject(products)
  expect(performance.now() - before).toBeGreaterThan(55)
  expect([body, headers['content-type'], headers['retry-after']]).toEqual([
    '<h1>Bad gateway</h1>',
    'text/html',
    '9',
  ])
  await stub(app, noProducts)
  expect((await app.inject(products)).body).toBe('{"data":[]}')
  await stub(app, { operation: 'catalog.products', respond: { status: 204 } })
  expect((await app.inject(products)).body).toBe('')
})

it('responds after a fault has been applied, which may replace its response', async ({ app }) => {
  await stub(app, noProducts)
  await setFault(app, 'catalog.products', { kind: 'status', status: 503 })
  expect((await app.inject(products)).statusCode).toBe(503)
  expect((await app.inject(products)).json()).toEqual({ data: [] })
  await setFault(app, 'catalog.products', { kind: 'status', status: 500, when: 'after' })
  expect((await app.inject(products)).statusCode).toBe(500)
})

it('is removed by its id, by DELETE, and by a reset, which restores the first ones', async () => {
  const app = await start({ stubs: [noProducts] })
  const ids = async () =>
    (await control(app, 'GET', 'stubs')).data.map(({ id }: { id: number }) => id)
  await stub(app, { stubs: [noProducts, noProducts] })
  expect(await ids()).toEqual([1, 2, 3])
  await control(app, 'DELETE', 'stubs/2')
  expect(await ids()).toEqual([1, 3])
  expect((await app.inject({ method: 'DELETE', url: '/__mock/api/stubs/2' })).statusCode).toBe(404)
  expect(await control(app, 'DELETE', 'stubs')).toEqual({ data: [] })
  expect((await press(app, seed.book)).statusCode).toBe(200)
  expect((await app.inject(products)).json().data).not.toEqual([])
  await control(app, 'POST', 'reset')
  expect((await app.inject(products)).json().data).toEqual([])
})

it.each([
  [{ ...noProducts, operation: 'cart.nothing' }, 'operation'],
  [{ ...noProducts, times: 0 }, 'times'],
  [{ ...noProducts, match: { path: {} } }, 'match'],
  [{ operation: '*', respond: { status: 200, headers: { 'x-a': 'a\r\nb' } } }, 'respond.headers'],
  [
    { operation: '*', respond: { status: 200, headers: { 'content-length': '1' } } },
    'respond.headers',
  ],
  [{ stubs: [noProducts, { ...noProducts, times: -1 }] }, 'stubs.1.times'],
  // No call could match it.
  [
    { ...noProducts, operation: 'catalog.product', match: { params: { idd: 8 } } },
    'match.params.idd',
  ],
])('is rejected if it is %j', async (payload, field) => {
  const app = await start()
  const response = await app.inject({ method: 'POST', url: '/__mock/api/stubs', payload })
  expect(response.statusCode).toBe(422)
  expect(Object.keys(response.json().errors)).toEqual([field])
})

it('comes from the file of --stubs, which must be a stubs file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stubs-'))
  const path = join(folder, 'stubs.json')
  const parse = (content: unknown) => {
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return parseStartOptions(['--stubs', path], {})
  }
  expect(parse({ stubs: [noProducts] })).toMatchObject({ stubs: [noProducts] })
  expect(() => parse('{')).toThrow(/^--stubs .*: Expected property name .* in JSON/)
  expect(() => parse({ stubs: [{ ...noProducts, times: 0 }] })).toThrow(
    /^--stubs .*stubs\.0\.times: /,
  )
  expect(() => parseStartOptions(['--stubs', join(folder, 'none.json')], {})).toThrow(
    /there is no such file/,
  )
})
