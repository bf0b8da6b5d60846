import { describe, expect, it } from 'vitest'
import { sample } from './accounts.ts'
import { start } from './harness.ts'
import { checkout, mailsTo, payWith } from './purchase.ts'

describe('the outbox', () => {
  it('waits for the first mail', async () => {
    const app = await start()
    const waiting = app.inject('/__mock/api/outbox?to=GUEST@example.com&wait_ms=20000')
    const { page } = await checkout(app)
    await payWith(app, page, '4242424242424242')
    const { data } = (await waiting).json()
    expect(data).toHaveLength(2)
    expect(data[0]).toEqual({
      to: 'guest@example.com',
      subject: expect.any(String),
      text: expect.any(String),
      html: expect.any(String),
      sent_at: expect.any(String),
    })
  })

  it('returns an empty list after the wait, and rejects an invalid wait', async () => {
    const app = await start()
    expect((await app.inject('/__mock/api/outbox?to=unknown@example.com&wait_ms=30')).json()).toEqual({ data: [] })
    expect((await app.inject('/__mock/api/outbox?wait_ms=soon')).statusCode).toBe(422)
  })

  it('has the login of every buyer, in the receipt alone for buyers with an account', async () => {
    const app = await start()
    const customer = { first_name: 'Sample', last_name: 'Customer', email: sample.email, phone: '+60 12-345 6789' }
    const { page } = await checkout(app, { customer })
    await payWith(app, page, '4242424242424242')
    const mails = await mailsTo(app, sample.email)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('receipt')])
    for (const { text, html } of mails) {
      for (const body of [text, html]) expect(body).toContain(`Your email address, ${sample.email}, is your login.`)
      expect(text).toMatch(/http\S+\/account\/forgotpassword/)
    }
  })

  it('escapes user input in the HTML', { tags: ['@V1.1.2', '@V1.2.1'] }, async () => {
    const app = await start()
    const customer = {
      first_name: '<img src=x onerror=alert(1)>',
      last_name: 'Contoh',
      email: 'guest@example.com',
      phone: '+60123456789',
    }
    const { page } = await checkout(app, { customer })
    await payWith(app, page, '4242424242424242')
    for (const { html, text } of await mailsTo(app)) {
      expect(html).not.toContain('<img')
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(text).toContain('<img src=x')
    }
  })
})
