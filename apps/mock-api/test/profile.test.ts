import { describe, expect } from 'vitest'
import { call, forgot, mailedLink, reset, sample, signedIn } from './accounts.ts'
import { it } from './harness.ts'

describe('profile.updatePassword', () => {
  const change = (current_password: string, new_password = 'Changed#Pass1') => ({ current_password, new_password })

  it('revokes mailed links', async ({ app }) => {
    const headers = await signedIn(app)
    await forgot(app, sample.email)
    const { token } = await mailedLink(app, sample.email)
    expect((await call(app, 'profile/update/password', change(sample.password), headers)).statusCode).toBe(200)
    expect((await reset(app, sample.email, token)).statusCode).toBe(422)
  })

  it('names the field of a wrong current password, and limits attempts', async ({ app }) => {
    const headers = await signedIn(app)
    const wrong = () => call(app, 'profile/update/password', change('Wrong#Pass1'), headers)
    expect((await wrong()).json()).toMatchObject({
      code: 'wrong_password',
      errors: { current_password: [expect.any(String)] },
    })
    for (let time = 1; time < 10; time += 1) await wrong()
    expect((await wrong()).statusCode).toBe(429)
  })
})

describe('profile.testAccounts', () => {
  it("returns the customer's test accounts by page, those of the newest order first in the order of its seats, each with a code and a link that accepts it", async ({
    app,
  }) => {
    const headers = await signedIn(app)
    const insert = (seat: number) =>
      app.worlds.get('default').sql
        .run`INSERT INTO test_accounts (customer_id, order_txn_id, product_name, product_type, access_code, status)
        VALUES (1, 'SAMPLE-PAID-0005', 'A test', 'lpigroup', ${`CODE-${seat}`}, 'unassigned')`
    for (let seat = 0; seat < 6; seat += 1) insert(seat)
    const pageOf = (number: number) =>
      app
        .inject({ url: `/api/v1/profile/lpi/test-accounts?customer_id=1&page=${number}`, headers })
        .then((a) => a.json())
    const [first, second, beyond] = [await pageOf(1), await pageOf(2), await pageOf(3)]
    expect(first).toMatchObject({ current_page: 1, last_page: 2, per_page: 10, total: 12 })
    expect([first.data.length, second.data.length, beyond.data.length]).toEqual([10, 2, 0])
    const codes = first.data.map(({ access_code }: { access_code: string }) => access_code)
    expect(codes.slice(0, 6)).toEqual([1, 2, 3, 4, 5].map((seat) => `LPI-0005-400${seat}`).concat('CODE-0'))
    const [{ test_url: url }] = first.data
    expect(first.data[2]).toMatchObject({ status: 'unassigned', assigned_to: null })
    const { pathname, search } = new URL(url)
    const page = await app.inject(pathname + search)
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Your code is accepted')])
    expect(page.body).toContain('LPI Team Profile')
    const unknown = await app.inject('/test/start?code=<b>')
    expect([unknown.statusCode, unknown.body]).toEqual([404, expect.stringContaining('We don’t know this code')])
    expect(unknown.body).toContain('<input id="code" name="code" value="&lt;b&gt;"')
    // The address on a printed card has no code.
    const empty = await app.inject('/test/start')
    expect([empty.statusCode, empty.body]).toEqual([200, expect.stringContaining('<form action="/test/start">')])
    expect(empty.body).not.toContain('We don’t know')
    expect(empty.headers['content-security-policy']).toContain("form-action 'self'")
  })
})
