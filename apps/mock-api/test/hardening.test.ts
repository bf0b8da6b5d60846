import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { parseStartOptions } from '../src/cli/options.ts'
import { sample, signedIn, signIn, signUp } from './accounts.ts'
import { it } from './harness.ts'

it('a response of the API is not cached, and has its type and a strict policy', async ({ app }) => {
  const headers = await signedIn(app)
  for (const url of [
    'profile/detail',
    'order/detail/SAMP-PAID-0005',
    'home-page/products',
    'product/999',
    'nothing',
  ]) {
    const response = await app.inject({ url: `/api/v1/${url}`, headers })
    expect(response.headers, url).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    })
  }
})

it.for(['__proto__', 'constructor'])(
  'a request does not pollute prototypes with a key %s',
  async (key, { app }) => {
    const payload = JSON.stringify(sample).replace(
      '{',
      `{"${key}":{"prototype":{"polluted":1},"polluted":1},`,
    )
    const headers = { 'content-type': 'application/json' }
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/signin',
      headers,
      payload,
    })
    expect(response.statusCode).toBe(400)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  },
)

describe('a password', () => {
  it('is stored as argon2id with its own salt', async ({ app }) => {
    const { sql } = app.worlds.get('default')
    for (const email of ['one@example.com', 'two@example.com']) await signUp(app, { email })
    const rows = sql.all`SELECT password_hash FROM customers
      WHERE email LIKE '%@example.com' AND customer_id > 2`
    const hashes = rows.map(({ password_hash }) => String(password_hash))
    expect(hashes).toHaveLength(2)
    for (const hash of hashes) expect(hash).toMatch(/^argon2id\$1024\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(new Set(hashes).size).toBe(2)
  })

  it('can be checked against a hash of another cost, as in data of an earlier version', async ({
    app,
  }) => {
    const password_hash =
      'argon2id$19456$2$c2FtcGxlLXNhbHQtMDAwMQ$TRwXzTG1ZklqQP8zlgiBungbFit3tYzkg9cxjxXL-lQ'
    app.worlds.get('default').sql
      .run`UPDATE customers SET password_hash = ${password_hash} WHERE email = ${sample.email}`
    expect((await signIn(app)).statusCode).toBe(200)
  })
})

it('gives each sign-in its own token of 256 bits and stores none of them', async ({ app }) => {
  const tokens: string[] = []
  for (let times = 0; times < 3; times += 1) {
    tokens.push((await signIn(app)).json().authorisation.token)
  }
  expect(new Set(tokens).size).toBe(3)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const hashes = app.worlds.get('default').sql.all`SELECT token_hash FROM tokens`.map(
    (row) => row['token_hash'],
  )
  for (const token of tokens)
    expect(hashes).toContain(createHash('sha256').update(token).digest('base64url'))
})

it('rejects a production environment without the flag for it', () => {
  const production = { NODE_ENV: 'production', DATA_FILE: 'memory' }
  expect(() => parseStartOptions([], production)).toThrow('This is a mock')
  expect(parseStartOptions(['--i-know-this-is-a-mock'], production)).toMatchObject({
    host: '127.0.0.1',
  })
})

it('responds to a malformed address with the headers of other responses', async ({ app }) => {
  const { headers, statusCode } = await app.inject('/api/v1/product/%zz')
  expect(statusCode).toBe(400)
  const common = {
    'access-control-expose-headers': 'retry-after',
    'x-content-type-options': 'nosniff',
  }
  expect(headers).toMatchObject(common)
  expect((await app.inject('/api/v1/product/8')).headers).toMatchObject(common)
})

it('refuses a compressed body with advice', async ({ app }) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const payload = gzipSync('{"quantity":1}')
  const response = await app.inject({ method: 'POST', url: '/api/v1/cart', headers, payload })
  expect([response.statusCode, response.json()]).toEqual([
    415,
    { code: 'unsupported_media_type', message: expect.stringContaining('such as gzip') },
  ])
})

it('accepts ids in paths as digits alone, and names a wrong query key', async ({ app }) => {
  for (const id of ['0x8', '8e0', '%208', '+8', '8.0'])
    expect([id, (await app.inject(`/api/v1/product/${id}`)).statusCode]).toEqual([id, 404])
  const headers = await signedIn(app)
  const list = (query: string) =>
    app.inject({ url: `/api/v1/order/list?txnid=&status=&${query}`, headers })
  expect((await list('customer_id=1&page=1')).statusCode).toBe(200)
  expect((await list('page=1&colour=red')).json().errors).toEqual({
    query: [expect.stringContaining('colour')],
  })
})
