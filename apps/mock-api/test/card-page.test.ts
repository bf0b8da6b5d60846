import { describe, expect } from 'vitest'
import { checkCard } from '../src/card-provider/card-form.ts'
import { testCards } from '../src/card-provider/test-cards.ts'
import { it, start } from './harness.ts'
import {
  checkout,
  createPayment,
  goodCard,
  mailsTo,
  orderIn,
  payWith,
  post,
  verify,
} from './purchase.ts'

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
    // Without JavaScript.
    expect((await app.inject(`${page}?card=4242424242424242`)).body).toContain(
      'value="4242 4242 4242 4242"',
    )
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
    const submitted = await post(app, page, { ...goodCard, number, name: 'Test Payer 2' })
    // Not the page itself: Back to it would ask to submit the card again.
    expect(submitted.statusCode).toBe(303)
    const refused = await app.inject(String(submitted.headers.location))
    expect(refused.statusCode).toBe(200)
    expect(refused.body).toMatch(
      new RegExp(`role="alert"[^<]*>[^<]*${text}[^<]*Nothing was charged`),
    )
    const fields = refused.body.matchAll(/id="(?:number|expiry|cvc|name)"[^>]*? value="([^"]*)"/g)
    expect([...fields].map(([, value]) => value)).toEqual(['', '12 / 99', '', 'Test Payer 2'])
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

  it('marks invalid fields and keeps their values, until the page is loaded again', async ({
    app,
  }) => {
    const { page } = await checkout(app)
    const posted = await post(app, page, {
      number: '42424242424',
      expiry: '13/30',
      cvc: '1',
      name: '"><b>',
    })
    // Back to a response of a POST would ask to submit the card again, and an address must not have
    // what was typed.
    expect([posted.statusCode, posted.headers.location]).toEqual([303, page])
    const response = await app.inject(page)
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('value="4242 4242 424"')
    expect(response.body).toContain('value="&quot;&gt;&lt;b&gt;"')
    expect(response.body.match(/aria-invalid="true"/g)).toHaveLength(3)
    expect(response.body).toContain('id="number-problem"')
    expect((await app.inject(page)).body).not.toContain('value="4242 4242 424"')
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
    await post(app, page, { ...goodCard, number: '4242424242424242', name: 'Unmistakable Holder' })
    const database = Buffer.from(app.worlds.get('default').serialize()).toString('latin1')
    for (const trace of ['4242424242424242', '4000000000000002', 'Unmistakable Holder']) {
      expect(database).not.toContain(trace)
    }
  })
})

it('the card form accepts a card until the end of its month', () => {
  const now = new Date('2026-11-21T00:00:00Z')
  expect(checkCard({ ...goodCard, expiry: '11/26' }, now)).toEqual({})
  expect(checkCard({ ...goodCard, expiry: '11/2026' }, now)).toEqual({})
  expect(checkCard({ ...goodCard, expiry: '10/26' }, now).expiry).toMatch(/past/)
  expect(checkCard({ ...goodCard, expiry: '00/30' }, now).expiry).toMatch(/month/)
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
