import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { freePort } from '@shop/tooling/free-port'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { origin } from './support/fetch-page.ts'
import { built, type Nginx, startNginx } from './support/nginx.ts'

const waitUntilReady = (server: Nginx) =>
  vi.waitFor(async () => expect((await server.get('/')).status).toBe(200), { timeout: 15_000 })

let nginx: Nginx

beforeAll(async () => {
  nginx = await startNginx(Number(new URL(origin).port))
  await waitUntilReady(nginx)
})

afterAll(() => nginx?.stop())

for (const [path, status, cache] of [
  ['/', 200, 'no-cache'],
  ['/about', 200, 'no-cache'],
  ['/about/', 200, 'no-cache'],
  ['/reset-password?email=a&token=b', 200, 'no-store'],
  ['/product/detail', 200, 'no-cache'],
  ['/product/detail?id=1', 200, 'no-cache'],
  ['/product/detail/?utm_source=x&id=1', 200, 'no-cache'],
  ['/product/detail/1', 200, 'no-cache'],
  ['/product/detail/1/', 200, 'no-cache'],
  ['/product/detail/9999', 200, 'no-store'],
  ['/product/detail?id=9999', 200, 'no-store'],
  ['/product/detail/abc', 404, 'no-store'],
  ['/checkout', 200, 'no-store'],
  ['/orderdetails/abc', 200, 'no-store'],
  ['/st/return?session_id=x', 200, 'no-store'],
  ['/st/return/x', 200, 'no-store'],
  ['/no/such/page', 404, 'no-store'],
  ['/orderdetails/abc/def', 404, 'no-store'],
] as const) {
  test(`responds to ${path} with ${status} and the headers of the site server`, async () => {
    const response = await nginx.get(path)
    expect(response.status).toBe(status)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['cache-control']).toBe(cache)
    const siteResponse = await fetch(origin + path)
    expect(response.body.toString()).toBe(await siteResponse.clone().text())
    for (const name of [
      'content-security-policy',
      'cache-control',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ]) {
      expect(response.headers[name], name).toBe(siteResponse.headers.get(name))
      expect(response.headers[name], name).toBeTruthy()
    }
    expect(siteResponse.status).toBe(status)
  })
}

test('serves precompressed files, and hashed assets with an immutable cache', async () => {
  const script = readdirSync(join(built, 'client/assets')).find((name) =>
    /^libraries-.*\.js$/.test(name),
  )
  const path = `/assets/${script}`
  const [plain, br, gz] = [
    await nginx.get(path),
    await nginx.get(path, { headers: { 'accept-encoding': 'br' } }),
    await nginx.get(path, { headers: { 'accept-encoding': 'gzip' } }),
  ]
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
  const page = await nginx.get('/about', { headers: { 'accept-encoding': 'br' } })
  expect(page.headers['content-encoding']).toBe('br')
})

for (const path of [
  '/assets/gone-123.js',
  '/assets/',
  '/missing.pdf',
  '/routes.json',
  '/routes.json.br',
  '/.git/config.txt',
]) {
  test(`responds to ${path} with a plain-text 404 that is not cached`, async () => {
    const response = await nginx.get(path)
    expect([response.status, response.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(response.headers['content-type']).toContain('text/plain')
  })
}

for (const [description, request, status] of [
  ['a file', { path: '/icon.svg' }, 200],
  ['a missing file', { path: '/missing.pdf' }, 404],
  ['an API response', { path: '/api/v1/home-page/products' }, 200],
  ['an upload', { path: '/uploads/cover-8.svg' }, 200],
  ['a method that pages do not allow', { path: '/about', method: 'POST' }, 405],
  ['a TRACE request', { path: '/', method: 'TRACE' }, 405],
  ['a URL that is too long', { path: `/${'x'.repeat(9_000)}` }, 414],
  ['a malformed address', { path: '/product/%zz' }, 400],
  ['an invalid range', { path: '/icon.svg', headers: { range: 'bytes=999999-' } }, 416],
] as const) {
  test(`the response to ${description} forbids scripts, framing and sniffing`, async () => {
    const { path, ...rest } = request
    const response = await nginx.get(path, rest)
    expect(response.status).toBe(status)
    // nginx sends its headers twice with a 416; browsers use the first.
    expect(response.headers['x-content-type-options']).toMatch(/^nosniff/)
    const policy = String(response.headers['content-security-policy'])
    for (const part of ["script-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(`${response.headers['server']} ${response.body}`).not.toMatch(/nginx\/\d|Debian/)
  })
}

test('serves data.json itself, which the owner may edit, and no compressed copy', async () => {
  const response = await nginx.get('/data.json', { headers: { 'accept-encoding': 'br, gzip' } })
  expect([response.status, response.headers['content-encoding']]).toEqual([200, undefined])
})

test('serves the host of the public URL alone', async () => {
  const { url }: { url: string } = JSON.parse(readFileSync(join(built, 'client/data.json'), 'utf8'))
  expect(readFileSync(join(built, 'nginx/shop-server-name.conf'), 'utf8')).toBe(
    `server_name ${new URL(url).hostname};\n`,
  )
  for (const path of ['/', '/api/v1/home-page/products', '/icon.svg']) {
    const response = await nginx.get(path, { headers: { host: 'evil.example' } })
    expect([response.status, response.body.toString()]).toEqual([
      421,
      'This server does not serve this host.\n',
    ])
    expect(response.headers['content-type']).toBe('text/plain')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('logs neither queries nor referrers', async () => {
  const secret = 'secret-5f1c'
  const headers = { referer: `http://127.0.0.1/st/return?session_id=${secret}` }
  for (const path of [
    '/reset-password',
    '/st/return/x',
    '/api/v1/nothing',
    '/missing.pdf',
    '/no/such/page',
    '/%zz',
  ]) {
    await nginx.get(`${path}?token=${secret}`, { headers })
    await nginx.get(`${path}?token=${secret}`, { headers: { ...headers, host: 'evil.example' } })
  }
  await vi.waitFor(() => expect(nginx.logs()).toContain('"GET /no/such/page" 404'))
  expect(nginx.logs()).toContain('"GET /reset-password" 200')
  expect(nginx.logs()).not.toContain(secret)
})

test('accepts a picture of the contract’s size, and refuses a larger body', async () => {
  const post = (bytes: number) =>
    nginx.get('/api/v1/profile/update/avatar', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.alloc(bytes),
    })
  // The host refuses it before its end: a reset connection would lose some of these responses.
  for (let count = 0; count < 30; count += 1)
    expect((await post(2 * 1024 * 1024 + 500)).status).toBe(401)
  const response = await post(3 * 1024 * 1024)
  expect(response.status).toBe(413)
  expect(response.headers['content-type']).toContain('application/json')
  expect(JSON.parse(response.body.toString())).toEqual({
    message: expect.any(String),
    code: 'body_too_large',
  })
})

test('sends Strict-Transport-Security over TLS only', async () => {
  for (const path of [
    '/',
    '/no/such/page',
    '/icon.svg',
    '/missing.pdf',
    '/api/v1/home-page/products',
  ]) {
    const secure = await nginx.get(path, { headers: { 'x-forwarded-proto': 'https' } })
    expect(secure.headers['strict-transport-security'], path).toBe(
      'max-age=63072000; includeSubDomains',
    )
    expect((await nginx.get(path)).headers['strict-transport-security'], path).toBeUndefined()
  }
})

describe('in front of another admin host', () => {
  let host: Server
  let proxy: Nginx

  beforeAll(async () => {
    host = createServer((request, response) => {
      response.setHeader('content-type', 'text/html').end(JSON.stringify(request.headers))
    })
    const hostPort = Number(await freePort())
    host.listen(hostPort, '127.0.0.1')
    proxy = await startNginx(hostPort)
    await waitUntilReady(proxy)
  })

  afterAll(() => {
    proxy?.stop()
    host?.close()
  })

  test('replaces X-Forwarded-For with the address, and sends no X-Forwarded-Host', async () => {
    const claimed = { 'x-forwarded-for': '10.9.8.7', 'x-forwarded-host': 'other.localhost' }
    const headers = JSON.parse((await proxy.get('/api/x', { headers: claimed })).body.toString())
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
    expect(headers).not.toHaveProperty('x-forwarded-host')
  })

  test('forbids scripts in an uploaded HTML page', async () => {
    const response = await proxy.get('/uploads/page.html')
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.headers['content-security-policy']).toContain("script-src 'none'")
  })

  test('responds with the error format of the contract when the admin host is down', async () => {
    host.closeAllConnections()
    await new Promise((resolve) => host.close(resolve))
    const response = await proxy.get('/api/v1/home-page/products')
    expect(response.status).toBe(502)
    expect(response.headers['content-type']).toContain('application/json')
    expect(JSON.parse(response.body.toString())).toEqual({
      message: expect.any(String),
      code: 'unavailable',
    })
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })
})
