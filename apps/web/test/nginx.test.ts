import { readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { origin } from './support/fetch-page.ts'
import { built, type Nginx, startNginx } from './support/nginx.ts'

const ready = (server: Nginx) =>
  vi.waitFor(async () => expect((await server.get('/')).status).toBe(200), { timeout: 15_000 })

let nginx: Nginx

beforeAll(async () => {
  nginx = await startNginx(Number(new URL(origin).port))
  await ready(nginx)
})

afterAll(() => nginx?.stop())

for (const [path, status, cache] of [
  ['/', 200, 'no-cache'],
  ['/about', 200, 'no-cache'],
  ['/about/', 200, 'no-cache'],
  ['/product/detail?id=1', 200, 'no-cache'],
  ['/checkout', 200, 'no-store'],
  ['/orderdetails/abc', 200, 'no-store'],
  ['/st/return?session_id=x', 200, 'no-store'],
  ['/st/return/x', 200, 'no-store'],
  ['/no/such/page', 404, 'no-store'],
  ['/orderdetails/abc/def', 404, 'no-store'],
] as const) {
  test(`answers the page ${path} with ${status} and the headers of the site server`, {
    tags: ['@V3.4.4', '@V3.4.6', '@V14.2.2', '@V14.3.2'],
  }, async () => {
    const answer = await nginx.get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe(cache)
    const sites = await fetch(origin + path)
    for (const name of [
      'content-security-policy',
      'cache-control',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ]) {
      expect(answer.headers[name], name).toBe(sites.headers.get(name))
      expect(answer.headers[name], name).toBeTruthy()
    }
    expect(sites.status).toBe(status)
  })
}

test('sends what was compressed at build time, and what never changes for ever', async () => {
  const script = readdirSync(join(built, 'client/assets')).find((name) => /^framework-.*\.js$/.test(name))
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

for (const path of ['/assets/gone-123.js', '/assets/', '/missing.pdf', '/routes.json', '/.git/config.txt']) {
  test(`answers ${path} with a 404 that is no page and is not kept`, { tags: ['@V13.4.1', '@V13.4.3'] }, async () => {
    const answer = await nginx.get(path)
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(answer.headers['content-type']).toContain('text/plain')
  })
}

for (const [what, asked, status] of [
  ['a file', { path: '/icon.svg' }, 200],
  ['a missing file', { path: '/missing.pdf' }, 404],
  ['an answer of the API', { path: '/api/v1/home-page/products' }, 200],
  ['an upload', { path: '/uploads/cover-8.svg' }, 200],
  ['a method that pages do not take', { path: '/about', method: 'POST' }, 405],
  ['a trace', { path: '/', method: 'TRACE' }, 405],
  ['an address that is too long', { path: `/${'x'.repeat(9_000)}` }, 414],
  ['a range that there is not', { path: '/icon.svg', headers: { range: 'bytes=999999-' } }, 416],
] as const) {
  test(`lets ${what} run nothing and stand in no frame, whatever it is taken for`, {
    tags: ['@V1.3.4', '@V3.4.4', '@V3.4.6', '@V13.4.4'],
  }, async () => {
    const { path, ...rest } = asked
    const answer = await nginx.get(path, rest)
    expect(answer.status).toBe(status)
    // nginx says its headers twice where a range is refused; browsers go by the first.
    expect(answer.headers['x-content-type-options']).toMatch(/^nosniff/)
    const policy = String(answer.headers['content-security-policy'])
    for (const part of ["script-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
  })
}

test('says of a request that is none no more than that, and not what it runs on', { tags: ['@V4.2.1'] }, async () => {
  const text = await nginx.send('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')
  expect(text).toMatch(/^HTTP\/1.1 400 /)
  expect(text.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(text).toMatch(/frame-ancestors 'none'/)
  expect(text).not.toMatch(/nginx\/\d|Debian/)
})

test('tells browsers that came by TLS to keep to it, and no others', { tags: ['@V3.4.1'] }, async () => {
  for (const path of [
    '/',
    '/orderdetails/abc',
    '/no/such/page',
    '/icon.svg',
    '/missing.pdf',
    '/api/v1/home-page/products',
  ]) {
    const secure = await nginx.get(path, { headers: { 'x-forwarded-proto': 'https' } })
    expect(secure.headers['strict-transport-security'], path).toBe('max-age=63072000; includeSubDomains')
    expect((await nginx.get(path)).headers['strict-transport-security'], path).toBeUndefined()
  }
})

test('hands calls on to the admin host', { tags: ['@V13.2.5'] }, async () => {
  const answer = await nginx.get('/api/v1/home-page/products')
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.body.toString()).data.length).toBeGreaterThan(0)
})

describe('in front of an admin host of one’s own', () => {
  let host: Server
  let before: Nginx

  beforeAll(async () => {
    host = createServer((request, answer) => {
      answer.setHeader('content-type', 'text/html').end(JSON.stringify(request.headers))
    })
    const hostPort = await new Promise<number>((resolve) => {
      host.listen(0, '127.0.0.1', () => {
        const address = host.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
    before = await startNginx(hostPort)
    await ready(before)
  })

  afterAll(() => {
    before?.stop()
    host?.close()
  })

  test('says who asked, whatever the asker says of it', { tags: ['@V4.1.3', '@V15.3.4'] }, async () => {
    const answer = await before.get('/api/x', { headers: { 'x-forwarded-for': '10.9.8.7' } })
    expect(JSON.parse(answer.body.toString())).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
  })

  test('lets a page that was uploaded there run nothing here', { tags: ['@V3.2.1'] }, async () => {
    const answer = await before.get('/uploads/page.html')
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['content-security-policy']).toContain("script-src 'none'")
  })

  test('says that it is down in the words of the contract', { tags: ['@V16.5.2'] }, async () => {
    host.closeAllConnections()
    await new Promise((closed) => host.close(closed))
    const answer = await before.get('/api/v1/home-page/products')
    expect(answer.status).toBe(502)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(JSON.parse(answer.body.toString())).toEqual({ message: expect.any(String), code: 'unavailable' })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })
})
