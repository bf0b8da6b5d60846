import { expect } from 'vitest'
import { issueToken } from '../src/modules/auth/token.service.ts'
import type { LoggedRequest } from '../src/worlds/request-log.ts'
import { control } from './controls.ts'
import { bearer, it, loggedLines, press, seed, start } from './harness.ts'

it('the contract guard replaces invalid responses and errors by a 500, and logs them', async () => {
  const { lines, logger } = loggedLines('error')
  const app = await start({ logger })
  const { sql } = app.worlds.get('default')
  const headers = bearer(issueToken(app.worlds.get('default'), 'session', 1))
  sql.run`UPDATE orders SET total_sen = -1 WHERE order_txn_id = 'SAMP-PAID-0005'`
  sql.run`DROP TABLE trainers`
  for (const url of ['/api/v1/order/detail/SAMP-PAID-0005', '/api/v1/licensed-trainers']) {
    const response = await app.inject({ url, headers })
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { code: 'internal_error', message: expect.stringMatching(/^Something went wrong/) },
    ])
    expect(response.headers['content-length']).toBe(String(Buffer.byteLength(response.body)))
  }
  expect(lines.join('')).toContain('violates the contract: data.order_total_amount')
  expect(lines.join('')).toMatch(
    /no such table: trainers.*GET \/api\/v1\/licensed-trainers failed/s,
  )
  const { data } = await control(app, 'GET', 'requests')
  expect(data.map(({ contract }: LoggedRequest) => contract)).toEqual([
    { kind: 'response', details: expect.stringContaining('order_total_amount') },
    { kind: 'error', details: 'no such table: trainers' },
  ])
})

it('an assumed field without a column is left out, and logged', async () => {
  const { lines, logger } = loggedLines()
  const app = await start({ logger })
  app.worlds.get('default').sql.run`ALTER TABLE products DROP COLUMN product_summary`
  const response = await app.inject('/api/v1/product/8')
  expect(response.statusCode).toBe(200)
  expect(response.json().data).not.toHaveProperty('product_summary')
  expect(lines.join('')).toContain('/product/8 lacks assumed fields of the contract')
  const { data } = await control(app, 'GET', 'requests')
  expect(data).toMatchObject([
    { contract: { kind: 'tolerated', details: expect.stringContaining('product_summary') } },
  ])
})

it('authentication rejects the token of another world, also where guests need none', async ({
  app,
}) => {
  const headers = bearer(issueToken(app.worlds.get('default'), 'session', 1))
  expect((await press(app, seed.book, null, { headers })).statusCode).toBe(200)
  expect(
    (await press(app, seed.book, null, { headers: { ...headers, 'x-mock-world': 'x' } }))
      .statusCode,
  ).toBe(401)
})

it('allows pages of this machine and of configured origins alone to read responses', async () => {
  const app = await start({ origins: ['https://shop.example'] })
  const allowed = async (origin: string) =>
    (await app.inject({ url: '/healthz', headers: { origin } })).headers[
      'access-control-allow-origin'
    ]
  expect(await allowed('http://alice.localhost:5173')).toBe('http://alice.localhost:5173')
  expect(await allowed('https://shop.example')).toBe('https://shop.example')
  expect(await allowed('https://evil.example')).toBeUndefined()
  expect(await allowed('http://localhost.evil.example')).toBeUndefined()
  expect(await allowed('http://evil.127.0.0.1')).toBeUndefined()
})
