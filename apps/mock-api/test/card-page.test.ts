import { describe, expect } from 'vitest'
import { testCards } from '../src/card-provider/test-cards.ts'
import { it, start } from './harness.ts'
import { checkout, createPayment, mailsTo, orderIn, payWith, post, verify } from './purchase.ts'

describe('the card page', () => {
  it('shows the total, the bill, every test card and a notice that no money is taken', async ({
    app,
  }) => {
    const { page, txnId } = await checkout(app)
    const shown = await app.inject(page)
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('RM\u00a055.00')
    expect(shown.body).toContain(txnId)
    expect(shown.body).toContain('We take no money')
    for (const { number } of testCards) expect(shown.body).toContain(`value="${number}"`)
    expect(shown.headers['cache-control']).toBe('no-store')
    const policy = String(shown.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:5173")
    expect(policy).not.toContain('unsafe')
    expect(shown.body).not.toMatch(/ on\w+="| style="|<style|<script>|\{\{/)
  })

  it.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient funds'],
    ['4000000000000069', 'expired'],
    ['4000000000000127', 'security code'],
    ['4000000000000119', 'went wrong'],
    ['5555555555554444', 'declined'],
  ])('shows why %s was refused and accepts another card', async (number, text) => {
    const app = await start()
    const { page, txnId, sessionId } = await checkout(app)
    const submitted = await payWith(app, page, number)
    // Not the page itself: Back to it would ask to submit the card again.
    expect(submitted.statusCode).toBe(303)
    const refused = await app.inject(String(submitted.headers.location))
    expect(refused.statusCode).toBe(200)
    expect(refused.body).toMatch(
      new RegExp(`role="alert"[^<]*>[^<]*${text}[^<]*Nothing was charged`),
    )
    expect(orderIn(app, txnId).status).toBe('pending')
    expect((await payWith(app, page, '4242424242424242')).statusCode).toBe(303)
    expect((await verify(app, sessionId)).statusCode).toBe(200)
  })
})

describe('the form of the card page', () => {
  it('asks for approval of a 3-D Secure card, which can fail and be tried again', async ({
    app,
  }) => {
    const { page, txnId } = await checkout(app)
    const challenge = () => payWith(app, page, '4000002500003155')
    expect((await challenge()).headers.location).toBe(page)
    expect((await app.inject(page)).body).toContain('Approve this payment')
    const failed = await post(app, `${page}/challenge`, { answer: 'fail' })
    expect(failed.headers.location).toBe(page)
    expect((await app.inject(page)).body).toContain('was not approved')
    // An approval without a pending challenge pays nothing.
    await post(app, `${page}/challenge`, { answer: 'approve' })
    expect(orderIn(app, txnId).status).toBe('pending')

    await challenge()
    const approved = await Promise.all(
      [1, 2].map(() => post(app, `${page}/challenge`, { answer: 'approve' })),
    )
    for (const { headers } of approved)
      expect(headers.location).toContain('/st/return?session_id=cs_test_')
    expect(orderIn(app, txnId).history).toEqual(['pending', 'paid'])
  })
})

describe('an ended card page', () => {
  it('is cancelled by its form alone, not by GET or HEAD, and accepts no card afterwards', async ({
    app,
  }) => {
    const { page, sessionId, txnId } = await checkout(app)
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await app.inject({ method, url: `${page}/cancel` })).statusCode).toBe(404)
    }
    expect((await app.inject(page)).body).toContain(`<form method="post" action="${page}/cancel">`)
    for (let time = 0; time < 2; time += 1) {
      const cancelled = await post(app, `${page}/cancel`, {})
      expect(cancelled.statusCode).toBe(303)
      expect(cancelled.headers.location).toBe(
        `http://localhost:5173/st/cancel?session_id=${sessionId}`,
      )
    }
    expect((await payWith(app, page, '4242424242424242')).headers.location).toBe(page)
    expect((await app.inject(page)).statusCode).toBe(410)
    expect(orderIn(app, txnId).status).toBe('pending')
  })

  it('expires after 30 minutes of the clock, with a link back to the shop', async ({ app }) => {
    const { page, txnId, sessionId } = await checkout(app)
    app.worlds.get('default').clock.advance(30 * 60 - 5)
    expect((await app.inject(page)).statusCode).toBe(200)
    app.worlds.get('default').clock.advance(10)
    expect((await payWith(app, page, '4242424242424242')).statusCode).toBe(303)
    const late = await app.inject(page)
    expect(late.statusCode).toBe(410)
    expect(late.body).toContain('This payment page has expired')
    expect(late.body).toContain(`href="http://localhost:5173/st/cancel?session_id=${sessionId}"`)
    expect(orderIn(app, txnId).status).toBe('pending')
  })
})

describe('a paid card page', () => {
  it('charges once for a double submit and an earlier session', async ({ app }) => {
    const { page: earlier, txnId } = await checkout(app)
    const created = await createPayment(app, txnId, {
      return_url: 'http://localhost:4010/st/return',
    })
    const page = new URL(created.json().clientSecret).pathname
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => payWith(app, page, '4242424242424242')),
    )
    expect(new Set(responses.map(({ headers }) => headers.location)).size).toBe(1)
    expect(orderIn(app, txnId).history).toEqual(['pending', 'paid'])
    expect(await mailsTo(app)).toHaveLength(1)
    expect((await payWith(app, page, '4000000000000002')).headers.location).toBe(
      responses[0]?.headers.location,
    )
    expect((await app.inject(page)).body).toContain('This order is paid')
    expect((await post(app, `${page}/cancel`, {})).headers.location).toBe(page)
    expect((await payWith(app, earlier, '4242424242424242')).statusCode).toBe(303)
    const refused = await app.inject(earlier)
    expect([refused.statusCode, refused.body]).toEqual([
      410,
      expect.stringContaining('paid already'),
    ])
    // Back to the receipt, not to a cancelled payment.
    expect(refused.body).toContain(`/st/return?session_id=${page.split('/').at(-1)}"`)
    expect(orderIn(app, txnId).history).toEqual(['pending', 'paid'])
  })

  it('stores nothing of a card', async ({ app }) => {
    const { page } = await checkout(app)
    await payWith(app, page, '4000000000000002')
    await payWith(app, page, '4242 4242 4242 4242')
    const database = Buffer.from(app.worlds.get('default').serialize()).toString('latin1')
    expect(database).not.toMatch(/4242 ?4242|4000 ?0000/)
  })
})

it('the session placeholder is replaced in both addresses, encoded or not', async ({ app }) => {
  const { txnId } = await checkout(app)
  const url = new URL('http://localhost:5173/st/return/{CHECKOUT_SESSION_ID}')
  url.searchParams.set('session_id', '{CHECKOUT_SESSION_ID}')
  const created = await createPayment(app, txnId, { return_url: url.href })
  const page = new URL(created.json().clientSecret).pathname
  const id = page.slice('/pay/'.length)
  const paid = await payWith(app, page, '4242424242424242')
  expect(paid.headers.location).toBe(`http://localhost:5173/st/return/${id}?session_id=${id}`)
})
