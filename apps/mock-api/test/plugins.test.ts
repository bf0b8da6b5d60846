import { errors, routeMetadata } from '@shop/contract'
import { initContract } from '@ts-rest/core'
import { initServer } from '@ts-rest/fastify'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { authPlugin } from '../src/http/auth.ts'
import { contractGuardPlugin } from '../src/http/contract-guard.ts'
import { errorsPlugin } from '../src/http/errors.ts'
import { securityPlugin } from '../src/http/security.ts'
import { worldsPlugin } from '../src/http/worlds.ts'
import { startSession } from '../src/modules/auth/session.service.ts'
import { Scenarios } from '../src/seed/scenarios.ts'
import { ShopError } from '../src/shared/errors.ts'
import { Worlds } from '../src/worlds/worlds.ts'
import { bearer, start } from './harness.ts'

const c = initContract()
const body = z.strictObject({ name: z.string() })
const route = <P extends string>(path: P) =>
  ({ method: 'GET', path, responses: { 200: body, ...errors(401, 404, 429, 500) } }) as const
const open = { metadata: routeMetadata({ auth: 'public' }) }

const sample = c.router({
  sabotaged: { ...route('/sabotaged/:how'), ...open },
  undeclaredError: { ...route('/undeclared-error'), ...open },
  undeclaredCode: { ...route('/undeclared-code'), ...open },
  thrown: { ...route('/thrown'), ...open },
  forOptional: { ...route('/optional'), metadata: routeMetadata({ auth: 'optional' }) },
  forCustomers: { ...route('/customers'), metadata: routeMetadata({ auth: 'customer' }) },
  undeclared: route('/undeclared'),
})

/** Responses of a faulty handler, as JSON to get past the compiler. */
const handlerResults: Record<string, string> = {
  good: '{"status":200,"body":{"name":"x"}}',
  status: '{"status":418,"body":{"name":"x"}}',
  extra: '{"status":200,"body":{"name":"x","secret":1}}',
  type: '{"status":200,"body":{"name":1}}',
  missing: '{"status":200}',
  null: '{"status":200,"body":null}',
}

/** @param logged receives the lines of the process's log */
const sampleApp = async (logged: string[] = []) => {
  const app = Fastify({ logger: { stream: { write: (line: string) => void logged.push(line) } } })
  const worlds = new Worlds({ seed: () => new Scenarios().load('default').image, warn: () => undefined })
  await app.register(errorsPlugin)
  await app.register(securityPlugin)
  await app.register(worldsPlugin, { worlds })
  await app.register(authPlugin)
  await app.register(contractGuardPlugin)
  const server = initServer()
  const who = async ({ request }: { request: { caller: { kind: string } } }) =>
    ({ status: 200, body: { name: request.caller.kind } }) as const
  await app.register(
    server.plugin(
      server.router(sample, {
        sabotaged: async ({ params }) => JSON.parse(handlerResults[params.how] ?? ''),
        undeclaredError: async () => {
          throw new ShopError('forbidden', 'No.')
        },
        undeclaredCode: async () => {
          throw new ShopError('cart_not_found', 'No.')
        },
        thrown: async () => {
          throw new Error('the password is hunter2')
        },
        forOptional: who,
        forCustomers: who,
        undeclared: who,
      }),
    ),
    { logInitialization: false },
  )
  return app
}

describe('the contract guard', () => {
  it('sends a declared response', async () => {
    const app = await sampleApp()
    const response = await app.inject('/sabotaged/good')
    expect([response.statusCode, response.json()]).toEqual([200, { name: 'x' }])
  })

  it.each(['status', 'extra', 'type', 'missing', 'null'])(
    'replaces a response with a wrong %s by a 500 without details',
    async (how) => {
      const app = await sampleApp()
      const response = await app.inject(`/sabotaged/${how}`)
      expect(response.statusCode).toBe(500)
      expect(response.json()).toEqual({ code: 'internal_error', message: expect.any(String) })
      expect(response.headers['content-length']).toBe(String(Buffer.byteLength(response.body)))
    },
  )

  it('logs an undeclared error status or code and an unexpected error, and sends none of them', async () => {
    const logged: string[] = []
    const app = await sampleApp(logged)
    for (const url of ['/undeclared-error', '/undeclared-code', '/thrown']) {
      const response = await app.inject(url)
      expect([response.statusCode, response.json().code]).toEqual([500, 'internal_error'])
      expect(response.body).not.toContain('hunter2')
    }
    expect(logged.join('')).toContain('/undeclared-error violates the contract')
    expect(logged.join('')).toContain('the error code cart_not_found is not declared')
    expect(logged.join('')).toContain('hunter2')
  })
})

describe('authentication', () => {
  it('requires a sign-in for customer routes and for routes without metadata', async () => {
    const app = await sampleApp()
    const token = startSession(app.worlds.get('default'), 1)
    for (const url of ['/customers', '/undeclared']) {
      const refused = await app.inject(url)
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'unauthenticated'])
      expect((await app.inject({ url, headers: bearer(token) })).json()).toEqual({ name: 'customer' })
    }
  })

  it('accepts guests where a token is optional, but no invalid token', async () => {
    const app = await sampleApp()
    expect((await app.inject('/optional')).json()).toEqual({ name: 'guest' })
    expect((await app.inject({ url: '/optional', headers: bearer('nonsense') })).statusCode).toBe(401)
  })

  it("expires a session by the world's clock, and limits it to its world", async () => {
    const app = await sampleApp()
    const world = app.worlds.get('default')
    const headers = bearer(startSession(world, 1))
    expect((await app.inject({ url: '/customers', headers: { ...headers, 'x-mock-world': 'x' } })).statusCode).toBe(401)
    expect((await app.inject({ url: '/customers', headers })).statusCode).toBe(200)
    world.clock.advance(31 * 24 * 60 * 60)
    expect((await app.inject({ url: '/customers', headers })).statusCode).toBe(401)
  })
})

describe('an invalid request', () => {
  it.each([
    ['broken JSON', '{"cart_uid":', 'application/json', 400, 'malformed_request'],
    ['a polluted prototype', '{"__proto__":{}}', 'application/json', 400, 'malformed_request'],
    ['a body too large', `"${'x'.repeat(300_000)}"`, 'application/json', 413, 'body_too_large'],
    ['no body', '', 'application/json', 422, 'validation_failed'],
  ])('with %s gets the error body', async (_what, payload, type, status, code) => {
    const app = await start()
    const headers = { 'content-type': type }
    const response = await app.inject({ method: 'POST', url: '/api/v1/cart', payload, headers })
    expect([response.statusCode, response.json().code]).toEqual([status, code])
  })

  it('to an unknown address gets the error body', async () => {
    const response = await (await start()).inject('/api/v1/nothing')
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
  })

  it('is allowed only from pages of this machine', async () => {
    const app = await start({ origins: ['https://shop.example'] })
    const allowed = async (origin: string) =>
      (await app.inject({ url: '/healthz', headers: { origin } })).headers['access-control-allow-origin']
    expect(await allowed('http://alice.localhost:5173')).toBe('http://alice.localhost:5173')
    expect(await allowed('https://shop.example')).toBe('https://shop.example')
    expect(await allowed('https://evil.example')).toBeUndefined()
    expect(await allowed('http://localhost.evil.example')).toBeUndefined()
    expect(await allowed('http://evil.127.0.0.1')).toBeUndefined()
  })
})
