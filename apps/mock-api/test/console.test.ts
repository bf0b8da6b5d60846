import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { control } from './controls.ts'
import { cartWith, press, seed, start } from './harness.ts'
import { checkout, mailsTo, orderIn, payWith, post, verify } from './purchase.ts'

const pages = ['', '/scenarios', '/sign-in', '/payments', '/mails', '/faults', '/clock', '/tables', '/tables/orders']

describe('the console', () => {
  it.each(pages)(
    'draws /__mock%s for its world under a strict policy, with one heading and no inline handler',
    async (path) => {
      const app = await start()
      const answer = await app.inject({ url: `/__mock${path}`, headers: { host: 'alice.localhost:4010' } })
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+'; /,
      )
      // Else a browser would send the origin of its forms as null, and they would be refused.
      expect(answer.headers['referrer-policy']).toBe('same-origin')
      expect(answer.body).toContain('World <b>alice</b>')
      expect(answer.body.match(/<h1>/g)).toHaveLength(1)
      expect(answer.body).not.toMatch(/ on\w+="| style="/)
    },
  )

  it('answers 304 until something has changed', async () => {
    const app = await start()
    await control(app, 'POST', 'clock', { freeze: true })
    const { etag } = (await app.inject('/__mock')).headers
    const again = () => app.inject({ url: '/__mock', headers: { 'if-none-match': String(etag) } })
    expect((await again()).statusCode).toBe(304)
    await app.inject('/api/v1/settings/shipping')
    expect((await again()).statusCode).toBe(200)
  })

  it('escapes whatever a caller sent', async () => {
    const app = await start()
    await app.inject({ method: 'POST', url: '/api/v1/cart?x=<script>a</script>', payload: { type: '<img src=x>"\'' } })
    const { body } = await app.inject('/__mock')
    expect(body).toContain('&lt;img src=x&gt;')
    expect(body).not.toMatch(/<img src=x|<script>a/)
  })

  it('copies a call as a command line that asks the same of the same world', async () => {
    const app = await start()
    await press(app, seed.book, null, { headers: { host: 'alice.localhost:4010' } })
    const { body } = await app.inject({ url: '/__mock', headers: { host: 'alice.localhost:4010' } })
    const copied = (/data-copy="([^"]+)"/.exec(body)?.[1] ?? '').replaceAll('&#39;', "'").replaceAll('&quot;', '"')
    expect(copied).toBe(
      `curl -X POST 'http://alice.localhost:4010/api/v1/cart' -H 'content-type: application/json' --data '{"cart_uid":null,"quantity":1,"product_id":8,"type":"other"}'`,
    )
  })

  it('does by its forms what the controls do', async () => {
    const app = await start()
    const led = async (path: string, fields: Record<string, string>) => {
      const answer = await post(app, `/__mock/${path}`, fields)
      return [answer.statusCode, answer.headers.location]
    }
    expect(
      await led('faults', { operation: 'cart.update', kind: 'status', status: '503', when: 'before', times: '2' }),
    ).toEqual([303, '/__mock/faults'])
    expect((await press(app, seed.book)).statusCode).toBe(503)
    await led('faults/clear', {})
    expect((await press(app, seed.book)).statusCode).toBe(200)

    await led('clock', { freeze: '2026-12-01T09:00' })
    expect((await control(app, 'GET', 'clock')).now).toBe('2026-12-01T01:00:00.000Z')
    await led('clock', { advance_seconds: '3600' })
    expect((await control(app, 'GET', 'clock')).now).toBe('2026-12-01T02:00:00.000Z')
    await led('clock', { resume: 'yes' })

    const { cart_uid } = await cartWith(app, seed.book)
    await led('snapshot', {})
    await led('reset', { scenario: 'empty' })
    expect((await app.inject('/api/v1/home-page/products')).json()).toEqual({ data: [] })
    const id = /name="id" value="([^"]+)"/.exec((await app.inject('/__mock/scenarios')).body)?.[1] ?? ''
    await led('restore', { id })
    expect((await press(app, seed.book, cart_uid)).json().cart.items[0].quantity).toBe(2)
  })

  it('pays a payment whose payer has left', async () => {
    const app = await start()
    const { sessionId } = await checkout(app)
    expect((await verify(app, sessionId)).statusCode).toBe(402)
    expect((await app.inject('/__mock/payments')).body).toContain(`value="pay" id="pay-${sessionId}"`)
    await post(app, `/__mock/payments/${sessionId}`, { action: 'pay' })
    expect((await verify(app, sessionId)).statusCode).toBe(200)
  })

  it.each([
    ['by hand', (app: FastifyInstance, id: string) => post(app, `/__mock/payments/${id}`, { action: 'expire' })],
    ['by the clock', (app: FastifyInstance) => control(app, 'POST', 'clock', { advance_seconds: 31 * 60 })],
  ])('lets a payment that expired %s settle late, once', async (_how, expire) => {
    const app = await start()
    const { sessionId, txnId } = await checkout(app)
    await expire(app, sessionId)
    expect((await verify(app, sessionId)).json().code).toBe('payment_expired')
    expect((await app.inject('/__mock/payments')).body).not.toContain('value="decline"')
    for (let press = 0; press < 2; press += 1) await post(app, `/__mock/payments/${sessionId}`, { action: 'pay' })
    expect((await verify(app, sessionId)).statusCode).toBe(200)
    expect(orderIn(app, txnId)).toMatchObject({ status: 'paid', history: ['pending', 'paid'] })
    expect((await mailsTo(app)).filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1)
  })

  it('shows a mail as mail, in a frame that can do nothing but be read', async () => {
    const app = await start()
    const { page } = await checkout(app)
    await payWith(app, page, '4242424242424242')
    const list = await app.inject('/__mock/mails')
    const frame = /<iframe src="([^"]+)" title="[^"]+" sandbox="([^"]*)"/.exec(list.body)
    expect(frame?.[2]).toBe('allow-popups allow-popups-to-escape-sandbox')
    const mail = await app.inject(frame?.[1] ?? '')
    expect(mail.headers['content-security-policy']).toContain("default-src 'none'; style-src 'unsafe-inline'")
    expect(mail.headers['content-security-policy']).toContain("frame-ancestors 'self'; sandbox ")
    expect(mail.body).toContain('<head><base target="_blank">')
    expect((await app.inject('/__mock/mails/999/body')).statusCode).toBe(404)
  })

  it('says in a sentence what is wrong with a form, and leads back', async () => {
    const app = await start()
    const answer = await post(app, '/__mock/faults', {
      operation: 'cart.update',
      kind: 'status',
      status: '9',
      times: '1',
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toMatch(/role="alert">effect\.status: /)
    expect((await app.inject('/__mock/tables/nothing')).statusCode).toBe(404)
    expect((await app.inject('/__mock/tables/orders?page=x')).statusCode).toBe(200)
  })

  it('and its controls take no orders from pages of elsewhere', async () => {
    const app = await start()
    for (const url of ['/__mock/api/reset', '/__mock/faults/clear']) {
      const from = async (origin: string) => (await app.inject({ method: 'POST', url, headers: { origin } })).statusCode
      expect(await from('https://evil.example')).toBe(403)
      expect(await from('null')).toBe(403)
      expect(await from('http://alice.localhost:5173')).toBeLessThan(400)
    }
  })
})
