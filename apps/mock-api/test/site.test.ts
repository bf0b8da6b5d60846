import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { control } from './controls.ts'
import { newFolder } from './files.ts'
import { start } from './harness.ts'

const builtShop = async () => {
  const folder = await newFolder()
  await mkdir(join(folder, 'about'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'stripecheckout'))
  await mkdir(join(folder, 'product/detail/8'), { recursive: true })
  const files = {
    'index.html': '<p>Home</p>',
    'about/index.html': '<p>About</p>',
    'stripecheckout/index.html': '<head></head><p>Payment</p>',
    '__spa-fallback.html': '<p>Shell</p>',
    'assets/app-abc.js': 'run()',
    'data.json': '{"url":"https://shop.example"}',
    'product/detail/index.html': '<p>Product</p>',
    'product/detail/8/index.html': '<p>Book</p>',
    'routes.json': JSON.stringify({
      routes: ['/cart', '/orderdetails/:id', '/st/return/*', '/v1.0/cart'],
      productPath: '/product/detail',
      headers: { 'x-from-build': 'yes' },
      pages: {
        'index.html': { 'content-security-policy': "default-src 'self'" },
        'about/index.html': { 'x-page': 'about' },
        'stripecheckout/index.html': {
          'content-security-policy':
            'frame-src https://js.stripe.com https://checkout.stripe.com; base-uri none',
        },
        'product/detail/:id/index.html': { 'x-page': 'product' },
        '__spa-fallback.html': { 'x-page': 'fallback' },
      },
    }),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await writeFile(join(folder, 'assets/app-abc.js.br'), brotliCompressSync('run()'))
  return start({ site: folder })
}

// apps/web/test/nginx.test.ts compares this server with nginx, for more addresses.
it.each([
  ['/', 200, 'Home', undefined],
  ['/about', 200, 'About', 'about'],
  ['/cart?x=1', 200, 'Shell', 'fallback'],
  ['/no/such/page', 404, 'Shell', 'fallback'],
  ['/product/detail/8', 200, 'Book', 'product'],
  ['/product/detail?id=8', 200, 'Book', 'product'],
  ['/product/detail', 200, 'Product', undefined],
  ['/product/detail?id=08', 200, 'Product', undefined],
  ['/product/detail?id=../8', 200, 'Product', undefined],
  ['/product/detail/900', 200, 'Shell', 'fallback'],
  ['/product/detail/abc', 404, 'Shell', 'fallback'],
  ['/st/return/x/y', 200, 'Shell', 'fallback'],
  ['/st/returned', 404, 'Shell', 'fallback'],
  // A pattern matches all other characters as they are.
  ['/v1x0/cart', 404, 'Shell', 'fallback'],
])('serves the page %s with %i, %s and the headers of its page', async (url, status, text, own) => {
  const response = await (await builtShop()).inject(url)
  expect([response.statusCode, response.body]).toEqual([status, `<p>${text}</p>`])
  expect(response.headers['x-page']).toBe(own)
  expect(response.headers['content-type']).toContain('text/html')
  expect(response.headers['cache-control']).toBe('no-cache')
  expect(response.headers['x-from-build']).toBe('yes')
})

it('caches hashed assets for a year, compressed if the browser accepts it', async () => {
  const app = await builtShop()
  const plain = await app.inject('/assets/app-abc.js')
  expect([plain.body, plain.headers['cache-control']]).toEqual([
    'run()',
    'public, max-age=31536000, immutable',
  ])
  const small = await app.inject({
    url: '/assets/app-abc.js',
    headers: { 'accept-encoding': 'br' },
  })
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe('run()')
})

it.each([
  '/assets/gone-123.js',
  '/api/v1/nothing',
  '/routes.json',
  '/index.html',
  '/..%2f..%2fetc/passwd',
  '/%00',
])('responds to %s with a 404 that is no page and is not cached', async (url) => {
  const response = await (await builtShop()).inject(url)
  expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
  expect(response.headers['cache-control'] ?? 'no-store').toBe('no-store')
})

it("responds to a conditional request with a 304 that keeps the page's policy", async () => {
  const app = await builtShop()
  for (const url of ['/about', '/cart']) {
    const first = await app.inject(url)
    const { etag } = first.headers
    expect(etag).toBeTruthy()
    const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBeUndefined()
    expect(again.headers['x-from-build']).toBe('yes')
  }
})

it.each(['/pay/cs_test_unknown', '/docs/', '/__mock'])(
  'keeps the policy of %s, which is no page of the shop',
  async (url) => {
    const app = await builtShop()
    const response = await app.inject(url)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
    expect(response.headers['x-from-build']).toBeUndefined()
  },
)

it('uses the stand-in for Stripe.js where the card page is embedded, and only there', async () => {
  const app = await builtShop()
  const alice = { 'x-mock-world': 'alice' }
  await control(app, 'POST', 'card-provider', { mode: 'embedded' }, alice)
  const open = async (url: string, world: string) => {
    const { body, headers } = await app.inject({ url, headers: { 'x-mock-world': world } })
    return { body, policy: headers['content-security-policy'] }
  }
  expect(await open('/stripecheckout', 'alice')).toEqual({
    body: '<head><script src="/__mock/card-page/stripe.js"></script></head><p>Payment</p>',
    policy: "frame-src https://js.stripe.com https://checkout.stripe.com 'self'; base-uri none",
  })
  expect((await open('/', 'alice')).policy).toBe("default-src 'self'")
  expect(JSON.parse((await open('/data.json', 'alice')).body)).toEqual({
    url: 'https://shop.example',
    stripe_publishable_key: 'pk_stand_in',
  })
  expect(await open('/stripecheckout', 'bob')).toEqual({
    body: '<head></head><p>Payment</p>',
    policy: 'frame-src https://js.stripe.com https://checkout.stripe.com; base-uri none',
  })
  expect((await open('/data.json', 'bob')).body).toBe('{"url":"https://shop.example"}')
  expect(app.worlds.list().map(({ name }) => name)).toEqual(['alice'])
})
