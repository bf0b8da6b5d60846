import { describe, expect } from 'vitest'
import {
  call,
  forgot,
  mailedLink,
  person,
  profileOf,
  reset,
  sample,
  signedIn,
  signIn,
  signUp,
} from './accounts.ts'
import { bearer, cartWith, it, optionsOf, seed, start } from './harness.ts'
import { buy, checkout, mailsTo, payWith } from './purchase.ts'

const worldOf = (app: Awaited<ReturnType<typeof start>>) => app.worlds.get('default')

describe('auth.signin and auth.signout', () => {
  it('returns one error for wrong passwords, unknown accounts and those without one', async ({
    app,
  }) => {
    await buy(app)
    const [known, ...others] = await Promise.all(
      [sample.email, 'unknown@example.com', 'guest@example.com'].map((email) =>
        signIn(app, { email, password: 'Wrong#Pass1' }),
      ),
    )
    for (const other of others) expect([other.statusCode, other.body]).toEqual([401, known?.body])
  })

  it("limits wrong passwords per account, known or not, in the world's time", async ({ app }) => {
    for (const email of [sample.email, 'unknown@example.com']) {
      const tries = await Promise.all(
        Array.from({ length: 12 }, () => signIn(app, { email, password: 'Wrong#Pass1' })),
      )
      expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([
        ...Array(10).fill(401),
        429,
        429,
      ])
    }
    const refused = await signIn(app)
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      expect.stringMatching(/^(900|89\d)$/),
    ])
    expect((await signIn(app, { email: 'new@example.com' })).statusCode).toBe(200)
    worldOf(app).clock.advance(901)
    expect((await signIn(app)).statusCode).toBe(200)
  })

  it('does not lock an account for others when one address guesses its password', async ({
    app,
  }) => {
    const from = async (remoteAddress: string, password: string) => {
      const payload = { ...sample, password }
      return (
        await app.inject({ method: 'POST', url: '/api/v1/auth/signin', payload, remoteAddress })
      ).statusCode
    }
    for (const expected of [...Array(10).fill(401), 429])
      expect(await from('192.0.2.1', 'Wrong#Pass1')).toBe(expected)
    expect(await from('192.0.2.1', sample.password)).toBe(429)
    expect(await from('192.0.2.2', sample.password)).toBe(200)
    // The mailed link frees the account for every address.
    await forgot(app, sample.email)
    await reset(app, sample.email, (await mailedLink(app, sample.email)).token)
    expect(await from('192.0.2.1', 'Changed#Pass1')).toBe(200)
  })

  it('counts attempts per address and world; the correct password resets the count', async ({
    app,
  }) => {
    for (let time = 0; time < 12; time += 1) expect((await signIn(app)).statusCode).toBe(200)
    for (let time = 12; time < 300; time += 1) await forgot(app, `unknown-${time}@example.com`)
    expect((await signIn(app)).statusCode).toBe(429)
    expect((await call(app, 'auth/signin', sample, { 'x-mock-world': 'other' })).statusCode).toBe(
      200,
    )
  })
})

describe('a forgotten password', () => {
  it('rejects a token older than an hour like an unknown one', async ({ app }) => {
    await forgot(app, sample.email)
    const { link, token } = await mailedLink(app, sample.email)
    expect(link.pathname + link.search).toMatch(
      /^\/reset-password\?email=customer%40example.com&token=[\w-]{43}$/,
    )
    const unknown = await reset(app, sample.email, 'no-such-token')
    worldOf(app).clock.advance(60 * 60)
    const late = await reset(app, sample.email, token)
    expect([late.statusCode, late.body]).toEqual([422, unknown.body])
  })

  it('limits the mails to one address, known or not, and mails only accounts', async ({ app }) => {
    for (const email of [sample.email, 'unknown@example.com']) {
      for (let time = 0; time < 10; time += 1)
        expect((await forgot(app, email)).statusCode).toBe(200)
      expect((await forgot(app, email)).statusCode).toBe(429)
    }
    expect(await mailsTo(app, sample.email)).toHaveLength(10)
    expect(await mailsTo(app, 'unknown@example.com')).toEqual([])
  })
})

describe('a guest order', () => {
  const orders = (
    app: Awaited<ReturnType<typeof start>>,
    headers: Record<string, string>,
    id: number,
  ) =>
    app
      .inject({ url: `/api/v1/order/list?customer_id=${id}`, headers })
      .then((response) => response.json().total)

  it('appears in the account after its owner used the mailed link', async ({ app }) => {
    const { txnId } = await buy(app)
    const { token } = await mailedLink(app, 'guest@example.com')
    const { message } = (await reset(app, 'guest@example.com', token)).json()
    expect(message).toBe('Your password is set. Please sign in with it.')
    const headers = await signedIn(app, { email: 'guest@example.com', password: 'Changed#Pass1' })
    expect((await app.inject({ url: `/api/v1/order/detail/${txnId}`, headers })).statusCode).toBe(
      200,
    )
  })

  it.for(['before', 'after'])(
    'stays hidden when placed %s an unverified sign-up, until the address is verified',
    async (when, { app }) => {
      const customer = {
        first_name: 'Nur',
        last_name: 'Contoh',
        email: person.email,
        phone: '+60 12-345 6789',
      }
      const place = async () =>
        checkout(app, { cart_uid: (await cartWith(app, seed.test)).cart_uid, customer })
      // Before: placed as a guest, and paid after another person has signed up with the address.
      const early = when === 'before' ? await place() : undefined
      const opened = (await signUp(app)).json()
      const bought = early ?? (await place())
      await payWith(app, bought.page, '4242424242424242')
      const id = opened.user.customer_id
      const typist = bearer(opened.authorisation.token)
      expect(await orders(app, typist, id)).toBe(0)
      const seats = (headers: Record<string, string>) =>
        app.inject({ url: `/api/v1/profile/lpi/test-accounts?customer_id=${id}`, headers })
      expect((await seats(typist)).json().total).toBe(0)
      expect(
        (await app.inject({ url: `/api/v1/order/detail/${bought.txnId}`, headers: typist }))
          .statusCode,
      ).toBe(404)

      const { token } = await mailedLink(app, person.email)
      expect((await reset(app, person.email, token)).statusCode).toBe(200)
      expect((await profileOf(app, typist)).statusCode).toBe(401)
      const owner = await signedIn(app, { email: person.email, password: 'Changed#Pass1' })
      expect(await orders(app, owner, id)).toBe(1)
      expect((await seats(owner)).json().total).toBe(1)
    },
  )
})

it('has limits that can be switched off for load tests', async () => {
  const { limits } = optionsOf(['--data', 'memory', '--limits', 'off'])
  const app = await start({ limits })
  for (let time = 0; time < 11; time += 1)
    expect((await forgot(app, sample.email)).statusCode).toBe(200)
})
