import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { control, lastCall, setFault } from './controls.ts'
import { bearer, press, seed, start } from './harness.ts'

const servers = new Set<ReturnType<typeof createServer>>()

afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers.clear()
})

interface Received {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A host that responds with `respond`, and what it received. */
const hostOf = async (respond: RequestListener) => {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    received.push({ method, url, headers, body: await text(request) })
    respond(request, response)
  })
  servers.add(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, received }
}

const json =
  (body: unknown, status = 200, headers: Record<string, string | string[]> = {}): RequestListener =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))

const forward = (app: FastifyInstance, ...operations: string[]) =>
  control(app, 'PUT', 'passthrough', { operations })

const products = '/api/v1/home-page/products'

it('forwards the operations of its patterns in its world, and no others', async () => {
  const { origin, received } = await hostOf(json({ data: [] }))
  const app = await start({ upstream: origin })
  expect((await app.inject(products)).json().data).not.toEqual([])
  expect(await forward(app, 'catalog.*', 'trainers.list')).toEqual({
    upstream: origin,
    operations: ['catalog.*', 'trainers.list'],
    forwarded: ['catalog.products', 'catalog.sliders', 'catalog.product', 'trainers.list'],
  })
  const response = await app.inject(products)
  expect(response.json()).toEqual({ data: [] })
  expect(response.headers['x-mock-upstream']).toBe(origin)
  expect((await press(app, seed.book)).json().cart.items).toHaveLength(1)
  const elsewhere = await app.inject({ url: products, headers: { 'x-mock-world': 'x' } })
  expect(elsewhere.json().data).not.toEqual([])
  expect(received).toHaveLength(1)
  await forward(app)
  expect((await app.inject(products)).json().data).not.toEqual([])
})

it('sends method, path, body and token, but nothing of the mock or the browser', async () => {
  const { origin, received } = await hostOf(json({}))
  const app = await start({ upstream: `${origin}/base` })
  await forward(app, '*')
  const body = '{ "cart_uid":null,  "quantity":1.0 }'
  await app.inject({
    method: 'POST',
    url: '/api/v1/cart?a=%20b',
    headers: {
      ...bearer('of-the-upstream'),
      'content-type': 'application/json',
      cookie: 'session=1; mock_token=secret; theme=dark',
      origin: 'http://localhost:5173',
      'x-mock-world': 'default',
      'accept-language': 'ms',
    },
    payload: body,
  })
  expect(received).toMatchObject([
    {
      method: 'POST',
      url: '/base/api/v1/cart?a=%20b',
      headers: {
        authorization: 'Bearer of-the-upstream',
        'content-type': 'application/json',
        'accept-language': 'ms',
      },
      body,
    },
  ])
  for (const name of ['cookie', 'origin', 'x-mock-world'])
    expect(received[0]?.headers).not.toHaveProperty(name)
  expect(received[0]?.headers.host).toBe(origin.slice('http://'.length))
  const upload = 'x'.repeat(300_000)
  const headers = { ...bearer('t'), 'content-type': 'multipart/form-data; boundary=b' }
  await app.inject({
    method: 'POST',
    url: '/api/v1/profile/update/avatar',
    headers,
    payload: upload,
  })
  expect(received[1]?.body).toBe(upload)
})

it('sends status and listed headers of the upstream', async () => {
  const foreign = {
    'access-control-allow-origin': 'https://shop.example',
    'clear-site-data': '"*"',
    link: '</evil.js>; rel=preload',
    refresh: '0; url=https://evil.example/',
    'set-cookie': 'mock_token=stolen; Path=/',
  }
  const { origin } = await hostOf(
    json({ message: 'No.' }, 429, { 'retry-after': '7', etag: '"1"', ...foreign }),
  )
  const app = await start({ upstream: origin })
  await forward(app, '*')
  const { statusCode, headers } = await app.inject(products)
  expect([statusCode, headers['retry-after'], headers['etag']]).toEqual([429, '7', '"1"'])
  for (const [name, value] of Object.entries(foreign)) expect(headers[name]).not.toBe(value)
})

it('comes after the stubs and the faults of the world', async () => {
  const { origin, received } = await hostOf(json({ data: [] }))
  const app = await start({ upstream: origin })
  await forward(app, '*')
  await control(app, 'POST', 'stubs', {
    operation: 'catalog.products',
    times: 1,
    respond: { status: 202, body: {} },
  })
  expect((await app.inject(products)).statusCode).toBe(202)
  await setFault(app, 'catalog.products', { kind: 'status', status: 503 })
  expect((await app.inject(products)).statusCode).toBe(503)
  expect(received).toEqual([])
  await setFault(app, 'catalog.products', { kind: 'malformed' })
  expect((await app.inject(products)).body).toBe('{"dat')
  expect(received).toHaveLength(1)
})

it('returns 502 for a dead upstream or this server itself, and 504 for a slow one', async () => {
  const dead = await hostOf(json({}))
  for (const server of servers) server.close()
  const slow = await hostOf(() => undefined)
  const errorOf = async (app: FastifyInstance) => {
    await forward(app, '*')
    const response = await app.inject(products)
    expect(await lastCall(app)).toMatchObject({
      contract: { kind: 'response', details: response.json().message },
    })
    return [response.statusCode, response.json()]
  }
  expect(await errorOf(await start({ upstream: dead.origin }))).toEqual([
    502,
    {
      code: 'upstream_unreachable',
      message: expect.stringMatching(/did not respond: .*ECONNREFUSED/),
    },
  ])
  expect(await errorOf(await start({ upstream: slow.origin, upstreamTimeoutMs: 100 }))).toEqual([
    504,
    {
      code: 'upstream_timeout',
      message: `The upstream ${slow.origin} did not respond within 0.1 seconds.`,
    },
  ])
  const loop = await hostOf((_request, response) => response.end())
  const app = await start({ upstream: loop.origin })
  await forward(app, '*')
  await app.inject(products)
  const { via } = loop.received[0]?.headers ?? {}
  expect((await app.inject({ url: products, headers: { via: String(via) } })).json().code).toBe(
    'upstream_loop',
  )
})

it('does not leave the API of the upstream by dot segments or redirects', async () => {
  const elsewhere = await hostOf(json({}))
  const { origin, received } = await hostOf((_request, response) => {
    response.writeHead(302, { location: `${elsewhere.origin}/internal` }).end()
  })
  const app = await start({ upstream: origin })
  await forward(app, '*')
  // `inject` and `fetch` would resolve the path.
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  for (const path of [
    '/api/v1/product/%2e%2e',
    '/api/v1/product/..;',
    '/api/v1/product/..%3Ba=1',
    '/api/v1/product/..%2f..%2finternal',
    '/api/v1/product/.%2e%5cinternal',
    '/api/v1/product/..%252finternal',
    '/api/v1/product/%ff',
    'http://localhost/api/v1/product/8',
  ]) {
    const refused = await new Promise<IncomingMessage>((resolve, reject) =>
      request({ host: '127.0.0.1', port, path }, resolve).on('error', reject).end(),
    )
    expect(refused.statusCode, path).toBeGreaterThanOrEqual(400)
    await text(refused)
  }
  expect(received).toEqual([])
  expect((await app.inject(products)).statusCode).toBe(302)
  expect([received.length, elsewhere.received.length]).toEqual([1, 0])
})

it('serves pictures of the upstream that the mock does not have, and no other files', async () => {
  const { origin, received } = await hostOf((request, response) => {
    const type = request.url?.endsWith('.png') ? 'image/png' : 'text/html'
    response.writeHead(200, { 'content-type': type }).end('<script>')
  })
  const app = await start({ upstream: origin })
  expect((await app.inject('/uploads/covers/a.png')).statusCode).toBe(404)
  await forward(app, 'catalog.*')
  const picture = await app.inject('/uploads/covers/a.png')
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect(picture.headers['content-security-policy']).toContain('sandbox')
  expect((await app.inject('/uploads/a.html')).statusCode).toBe(404)
  expect(received.map(({ url }) => url)).toEqual(['/uploads/covers/a.png', '/uploads/a.html'])
})

it('does not take a response of any size from the upstream', async () => {
  const { origin } = await hostOf(json({ data: 'x'.repeat(17 * 1024 * 1024) }))
  const app = await start({ upstream: origin, passthrough: ['catalog.*'] })
  const response = await app.inject(products)
  expect([response.statusCode, response.json().message]).toEqual([
    502,
    expect.stringContaining('its body has over 16 MiB'),
  ])
})

it('begins with the operations of the start, also after a reset', async () => {
  const { origin } = await hostOf(json({ data: [] }))
  const app = await start({ upstream: origin, passthrough: ['catalog.*'] })
  expect((await app.inject(products)).json()).toEqual({ data: [] })
  await forward(app)
  await control(app, 'POST', 'reset')
  expect((await app.inject(products)).json()).toEqual({ data: [] })
})

it('needs operations of the contract', async () => {
  const app = await start({ upstream: 'http://127.0.0.1:1' })
  // A glob of alternatives would take exponential time.
  const operations = ['cart.update', 'basket.*', '{a,b}'.repeat(20), '*.update']
  const payload = { operations }
  const response = await app.inject({ method: 'PUT', url: '/__mock/api/passthrough', payload })
  expect(Object.keys(response.json().errors)).toEqual([
    'operations.1',
    'operations.2',
    'operations.3',
  ])
})
