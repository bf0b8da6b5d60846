import { expect } from 'vitest'
import { call, forgot, mailedLink, reset, sample, signedIn } from './accounts.ts'
import { it } from './harness.ts'

it('profile.updatePassword revokes mailed links, and limits wrong passwords', async ({ app }) => {
  const headers = await signedIn(app)
  await forgot(app, sample.email)
  const { token } = await mailedLink(app, sample.email)
  const change = (current_password: string) =>
    call(
      app,
      'profile/update/password',
      { current_password, new_password: 'Changed#Pass1' },
      headers,
    )
  expect((await change(sample.password)).statusCode).toBe(200)
  expect((await reset(app, sample.email, token)).statusCode).toBe(422)
  const errors = { current_password: [expect.any(String)] }
  expect((await change('Wrong#Pass1')).json()).toMatchObject({ code: 'wrong_password', errors })
  for (let time = 1; time < 10; time += 1) await change('Wrong#Pass1')
  expect((await change('Wrong#Pass1')).statusCode).toBe(429)
})

it('profile.testAccounts has a link with each code, whose page accepts it and no other', async ({
  app,
}) => {
  const headers = await signedIn(app)
  const { data } = (
    await app.inject({ url: '/api/v1/profile/lpi/test-accounts?customer_id=1', headers })
  ).json()
  const codes = data.map(({ access_code }: { access_code: string }) => access_code)
  expect(codes.slice(0, 5)).toEqual([1, 2, 3, 4, 5].map((seat) => `LPI-0005-400${seat}`))
  expect(data[2]).toMatchObject({ status: 'unassigned', assigned_to: null })
  const { pathname, search } = new URL(data[0].test_url)
  const page = await app.inject(pathname + search)
  expect([page.statusCode, page.body]).toEqual([
    200,
    expect.stringContaining('Your code is accepted'),
  ])
  expect(page.body).toContain('LPI Team Profile')
  const typed = await app.inject(`/test/start?code=${encodeURIComponent(' lpi 0005–4001.')}`)
  expect(typed.body).toContain('Your code is accepted')
  const unknown = await app.inject('/test/start?code=<b>')
  expect([unknown.statusCode, unknown.body]).toEqual([
    404,
    expect.stringContaining('We don’t know this code'),
  ])
  expect(unknown.body).toContain('value="&lt;b&gt;"')
  // The address on a printed card has no code.
  const empty = await app.inject('/test/start')
  expect([empty.statusCode, empty.body]).toEqual([
    200,
    expect.stringContaining('<form action="/test/start">'),
  ])
  expect(empty.body).not.toContain('We don’t know')
  expect(empty.headers['content-security-policy']).toContain("form-action 'self'")
})
