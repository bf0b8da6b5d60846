import { describe, expect } from 'vitest'
import { forgot, mailedLink, sample } from './accounts.ts'
import { cartWith, it, seed, start } from './harness.ts'
import { createPayment, orderInput, payWith, place } from './purchase.ts'

const products = '/api/v1/home-page/products'

describe('a host', () => {
  it('with a label that cannot name a world says which names can', async () => {
    const response = await (await start()).inject({
      url: products,
      headers: { host: 'my_world.localhost:4010' },
    })
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      expect.stringContaining('use lower-case'),
    ])
  })

  it.each(['localhost:4010', 'alice.localhost:5173', 'LOCALHOST', '127.1.2.3', '[::1]:4010'])(
    'on this machine is served: %s',
    async (host) => {
      expect((await (await start()).inject({ url: products, headers: { host } })).statusCode).toBe(
        200,
      )
    },
  )

  it('that is not served gets 421 for API, controls, console and pages', async ({ app }) => {
    const headers = { host: 'evil.example' }
    for (const url of [products, '/__mock/api/outbox', '/__mock', '/pay/x', '/uploads/x', '/no']) {
      const response = await app.inject({ url, headers })
      expect([url, response.statusCode, response.json().code]).toEqual([
        url,
        421,
        'misdirected_request',
      ])
      expect(response.headers['content-security-policy']).toBe(
        "default-src 'none';base-uri 'none';frame-ancestors 'none'",
      )
    }
    expect((await app.inject({ url: '/healthz', headers })).statusCode).toBe(200)
    expect(app.worlds.get('default').log.entries).toEqual([])
  })
})

describe('a public host', () => {
  it('is served with --public-host; the first label of a wildcard is the world', async () => {
    const app = await start({ publicHosts: ['shop.example', '*.mock.example.com'] })
    const worldAt = async (host: string) => {
      const response = await app.inject({ url: '/__mock/data/state', headers: { host } })
      return response.statusCode === 200 ? response.json().world : response.statusCode
    }
    expect(await worldAt('shop.example:8080')).toBe('default')
    expect(await worldAt('alice.mock.example.com')).toBe('alice')
    expect(await worldAt('mock.example.com')).toBe(421)
    expect(await worldAt('a.b.mock.example.com')).toBe(421)
    expect(await worldAt('other.example')).toBe(421)
  })
})

/** The origin of the link in a mail after a request with these headers. */
const linkFor = async (
  app: Awaited<ReturnType<typeof start>>,
  headers: Record<string, string> & { host: string },
) => {
  await forgot(app, sample.email, headers)
  const { data } = (
    await app.inject({ url: '/__mock/api/outbox', headers: { host: headers.host } })
  ).json()
  return new URL(/https?:\S+\/reset-password\S+/.exec(data[0].text)?.[0] ?? '').origin
}

describe('the shop origin', () => {
  it.each([
    [{ host: 'alice.localhost:5173' }, 'http://alice.localhost:5173'],
    [{ host: 'localhost:4010', origin: 'http://localhost:5173' }, 'http://localhost:5173'],
    [
      { host: 'alice.localhost:4010', origin: 'https://evil.example' },
      'http://alice.localhost:4010',
    ],
    [{ host: 'a.mock.example.com', origin: 'http://localhost:5173' }, 'http://a.mock.example.com'],
  ])('in a mail is a served host of the request: %j', async (headers, origin) => {
    const app = await start({ publicHosts: ['*.mock.example.com'] })
    app.worlds.get('alice')
    expect(await linkFor(app, headers)).toBe(origin)
  })
})

describe('the configured shop origin', () => {
  it('is that of mails and return addresses, with the world as its label', async () => {
    const app = await start({ shopOrigin: 'https://*.shop.example' })
    const headers = { host: 'alice.localhost:4010', origin: 'http://localhost:5173' }
    expect(await linkFor(app, headers)).toBe('https://alice.shop.example')

    const placed = await place(app, orderInput((await cartWith(app, seed.book)).cart_uid))
    const txnId: string = placed.json().data.order_txn_id
    const statusOf = async (origin: string) =>
      (
        await createPayment(app, txnId, {
          return_url: `${origin}/st/return`,
          cancel_url: `${origin}/st/cancel`,
        })
      ).statusCode
    expect(await statusOf('https://default.shop.example')).toBe(200)
    for (const origin of [
      'https://alice.shop.example',
      'http://localhost:4010',
      'http://localhost:5173',
    ]) {
      expect([origin, await statusOf(origin)]).toEqual([origin, 422])
    }
  })
})

describe('the shop origin behind a proxy', () => {
  it('has a protocol of the web, whatever a proxy sends on', async () => {
    const app = await start({ publicHosts: ['mock.example.com'], trustProxy: 'loopback' })
    for (const [claimed, origin] of [
      ['https', 'https://mock.example.com'],
      ['https://evil.example/?', 'http://mock.example.com'],
      ['javascript', 'http://mock.example.com'],
    ] as const) {
      expect(await linkFor(app, { host: 'mock.example.com', 'x-forwarded-proto': claimed })).toBe(
        origin,
      )
    }
  })
})

describe('the shop origin of an order', () => {
  it.each<[headers: Record<string, string>, origin: string]>([
    [{ origin: 'http://localhost:5173' }, 'http://localhost:5173'],
    [{ host: 'mock.example.com', origin: 'https://partner.example' }, 'http://mock.example.com'],
  ])(
    'is in the mails after its payment, wherever the payer returns to: %j',
    async (headers, origin) => {
      const app = await start({
        publicHosts: ['mock.example.com'],
        returnOrigins: ['https://partner.example'],
      })
      const placed = await place(
        app,
        orderInput((await cartWith(app, seed.book)).cart_uid),
        undefined,
        headers,
      )
      const txnId: string = placed.json().data.order_txn_id
      const partner = { host: 'localhost:4010', origin: 'https://partner.example' }
      const created = await createPayment(
        app,
        txnId,
        { return_url: `${partner.origin}/st/return` },
        partner,
      )
      await payWith(app, new URL(created.json().clientSecret).pathname, '4242424242424242')
      expect((await mailedLink(app, 'guest@example.com')).link.origin).toBe(origin)
    },
  )
})
