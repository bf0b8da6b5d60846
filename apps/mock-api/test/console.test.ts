import { readFileSync } from 'node:fs'
import { operations } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { forgot } from './accounts.ts'
import { control } from './controls.ts'
import { start } from './harness.ts'
import { buy, checkout, mailsTo, orderIn, verify } from './purchase.ts'

const markup = readFileSync(new URL('../src/console/console.html', import.meta.url), 'utf8')
const pages = [...markup.matchAll(/<li><a href="\/__mock(.*?)"/g)].map(([, path = '']) => path).concat('/mails/1')

/** What the console shows and the control API does not have. */
const data = async (app: FastifyInstance, path: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: `/__mock/data/${path}`, headers })).json()

describe('the console', () => {
  it.each(pages)('serves /__mock%s under a policy without inline styles and scripts', async (path) => {
    const { statusCode, headers, body } = await (await start()).inject(`/__mock${path}`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; script-src 'self'; /)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(body).not.toMatch(/ on\w+="| style="|<style|<script>|\{\{/)
  })

  it('links to the shop of another server, in its world', async () => {
    const app = await start({ shopUrl: 'http://*.localhost:5173' })
    const shopLink = async (headers = {}) => (await app.inject({ url: '/__mock', headers })).body
    expect(await shopLink()).toContain('<a href="http://localhost:5173">Shop</a>')
    expect(await shopLink({ 'x-mock-world': 'alice' })).toContain('<a href="http://alice.localhost:5173">Shop</a>')
  })

  it('serves the script of each page, and the files that it loads', async () => {
    const app = await start()
    const loaded = new Set<string>()
    const load = async (url: string): Promise<void> => {
      if (loaded.has(url)) return
      loaded.add(url)
      const { statusCode, headers, body } = await app.inject(url)
      expect([url, statusCode]).toEqual([url, 200])
      expect(headers['content-type']).toMatch(/^(application\/javascript|text\/(css|html)|image\/svg\+xml)/)
      for (const [, file = ''] of body.matchAll(/(?:<(?:link|script)[^>]* (?:href|src)="|from ')([^"']+)["']/g)) {
        await load(new URL(file, `http://localhost${url}`).pathname)
      }
    }
    for (const page of pages) {
      await load(`/__mock${page}`)
      await load(`/__mock/console/pages/${page.split('/')[1] ?? 'requests'}.js`)
    }
  })

  it('lists every scenario and every operation', async () => {
    const { body } = await (await start()).inject('/__mock')
    for (const text of ['value="guest-cart"', '<option>cart.update</option>']) expect(body).toContain(text)
  })

  it('shows the state of the world of the request', async () => {
    const app = await start()
    const alice = { host: 'alice.localhost:4010' }
    await control(app, 'POST', 'clock', { freeze: '2026-12-01T09:00:00+08:00' }, alice)
    await control(app, 'POST', 'faults', { operation: 'cart.update', effect: { kind: 'drop' } }, alice)
    expect(await data(app, 'state', alice)).toMatchObject({
      world: 'alice',
      clock: { now: '2026-12-01T01:00:00.000Z', frozen: true },
      faults: { data: [{ operation: 'cart.update', times: 1, remaining: 1 }], held: 0 },
    })
    expect(await data(app, 'state')).toMatchObject({ world: 'default', clock: { frozen: false }, faults: { data: [] } })
  })

  it('lists customers, and snapshots newest first', async () => {
    const app = await start()
    expect((await data(app, 'customers')).data).toContainEqual(
      expect.objectContaining({ email: 'customer@example.com' }),
    )
    const first = await control(app, 'POST', 'snapshot')
    const second = await control(app, 'POST', 'snapshot')
    expect((await data(app, 'snapshots')).data).toEqual([second, first])
  })

  it.each([
    ['GET', '/__mock/data/mails/1e400', undefined, 404],
    ['GET', '/__mock/data/mails/x', undefined, 404],
    ['POST', '/__mock/api/clock', { freeze: '8999-12-31T00:00:00Z', advance_seconds: 4e9 }, 422],
    ['POST', '/__mock/api/clock', { freeze: '1970-01-01T00:00:00Z', advance_seconds: -1 }, 422],
    ['POST', '/__mock/api/clock', { freeze: '9999-12-31T00:00:00Z' }, 422],
  ] as const)('responds without a 500 to %s %s %j', async (method, url, payload, status) => {
    const app = await start()
    const headers = { referer: 'not a URL' }
    expect((await app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode).toBe(status)
    // A refused time changes nothing.
    expect((await data(app, 'state')).clock.frozen).toBe(false)
  })

  it.each([
    ['from the console', (app: FastifyInstance, id: string) => control(app, 'POST', `payments/${id}/expire`)],
    ['by the clock', (app: FastifyInstance) => control(app, 'POST', 'clock', { advance_seconds: 31 * 60 })],
  ])('settles a payment that expired %s once', async (_how, expire) => {
    const app = await start()
    const { sessionId, txnId } = await checkout(app)
    await expire(app, sessionId)
    expect((await verify(app, sessionId)).json().code).toBe('payment_expired')
    for (let press = 0; press < 2; press += 1) await control(app, 'POST', `payments/${sessionId}/pay`)
    expect((await verify(app, sessionId)).statusCode).toBe(200)
    expect(orderIn(app, txnId)).toMatchObject({ status: 'paid', history: ['pending', 'paid'] })
    expect((await mailsTo(app)).filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1)
  })

  it('serves a mail for a frame that runs no script and opens links in a new tab', async () => {
    const app = await start()
    await buy(app)
    const { data: heads } = await data(app, 'mails')
    expect(heads[0]).toMatchObject({ recipient: 'guest@example.com', subject: expect.stringContaining('receipt') })
    const path = `mails/${heads[0].mail_id}`
    expect((await data(app, path)).text).toContain('RM')
    const mail = await app.inject(`/__mock/data/${path}/html`)
    expect(mail.headers['content-security-policy']).toContain("default-src 'none'; style-src 'unsafe-inline'")
    expect(mail.headers['content-security-policy']).toContain("frame-ancestors 'self'; sandbox ")
    expect(mail.body).toContain('<head><base target="_blank">')
    expect((await app.inject('/__mock/data/mails/999/html')).statusCode).toBe(404)
  })

  it('finds mails by recipient, subject and text, counts all of them, and deletes them', async () => {
    const app = await start()
    for (const email of ['customer@example.com', 'new@example.com']) await forgot(app, email)
    const found = async (text: string) => {
      const { data: heads, total } = await data(app, `mails?text=${encodeURIComponent(text)}`)
      return [heads.length, total]
    }
    expect(await found('')).toEqual([2, 2])
    expect(await found('NEW@example')).toEqual([1, 2])
    expect(await found('Choose a')).toEqual([2, 2])
    expect(await found('100%')).toEqual([0, 2])
    await control(app, 'DELETE', 'outbox')
    expect(await found('')).toEqual([0, 0])
  })

  it('has an example for each operation that meets the contract, and tells bodies that break it', async () => {
    const app = await start()
    const check = async (operation: string, status: number, body: unknown) =>
      (
        await app.inject({
          method: 'POST',
          url: '/__mock/data/check',
          payload: { operation, status, body: JSON.stringify(body) },
        })
      ).json()
    for (const { name } of operations) {
      const examples = Object.entries((await data(app, `examples/${name}`)).data)
      expect(Number(examples[0]?.[0]), name).toBeLessThan(300)
      for (const [status, body] of examples) {
        expect([name, status, await check(name, Number(status), body)]).toEqual([name, status, { kind: 'valid' }])
      }
    }
    expect(await check('catalog.products', 200, { data: 1 })).toMatchObject({
      kind: 'response',
      details: expect.stringContaining('data: '),
    })
    expect((await check('catalog.products', 418, {})).details).toContain('418')
    expect(await check('*', 418, {})).toEqual({ kind: 'valid' })
  })

  it('rejects control calls from pages of other origins, however the path is encoded', async () => {
    const app = await start()
    for (const url of [
      '/__mock/api/reset',
      '/__mock/api/faults/release',
      '/%5f_mock/api/reset',
      '/__mock/%61pi/reset',
    ]) {
      const from = async (origin: string) => (await app.inject({ method: 'POST', url, headers: { origin } })).statusCode
      expect(await from('https://evil.example')).toBe(403)
      expect(await from('null')).toBe(403)
      expect(await from('http://alice.localhost:5173')).toBeLessThan(400)
    }
  })
})
