import { errorBodySchema, type Operation, operations } from '@shop/contract'
import { isAppRouteOtherResponse } from '@ts-rest/core'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildApp } from '../src/index.ts'
import { type Attempt, attempts, fits, type Kind, kindsOf, toRequest, validParts } from './properties.requests.ts'
import { booksOfOther, prepareScene } from './properties.shop.ts'

/**
 * Arbitrary requests to every operation of the contract, generated from its schemas, so that a new operation or field is
 * tested without a change here. fast-check prints the seed and the smallest failing request.
 */
const app = await buildApp()
afterAll(() => app.close())
const scene = await prepareScene(app)
const before = booksOfOther(app)

/** Each request gets the same world. */
const ask = async (operation: Operation, attempt: Attempt): Promise<LightMyRequestResponse> => {
  app.worlds.get('default').reset('default', scene.image)
  return app.inject(toRequest(operation, attempt))
}

const served = operations.filter(({ route }) => app.hasRoute({ method: route.method, url: route.path }))

// Password hashes are slow by design.
const hashes = new Set(['auth.signin', 'auth.signup', 'auth.resetPassword', 'profile.updatePassword'])
const runsOf = ({ name }: Operation) => (hashes.has(name) ? 25 : 120)

describe.each(served.map((operation) => ({ name: operation.name, operation })))('$name', ({ operation }) => {
  it('responds to a valid request as declared', { timeout: 30_000 }, async () => {
    const parts = fc.sample(validParts(operation, scene), { numRuns: 5, seed: 7 })
    const statuses: number[] = []
    for (const each of parts) {
      const response = await ask(operation, { kind: 'valid', parts: each, token: scene.token, raw: null })
      meetsContract(operation, response)
      statuses.push(response.statusCode)
    }
    expect(statuses.filter(isSuccess), `answered ${statuses}`).not.toEqual([])
  })

  it('covers each kind of request', { timeout: 30_000 }, async () => {
    const first = new Map<Kind, Attempt>()
    for (const attempt of fc.sample(attempts(operation, scene), { numRuns: 400, seed: 7 })) {
      if (!first.has(attempt.kind)) first.set(attempt.kind, attempt)
    }
    expect([...first.keys()].toSorted()).toEqual(kindsOf(operation, scene).toSorted())
    for (const attempt of first.values()) await meets(operation, attempt)
  })

  it('responds to any request with a declared status and never with a 500', {
    tags: ['@V1.2.4', '@V1.3.3', '@V1.5.2', '@V2.2.1', '@V2.2.2', '@V2.2.3', '@V8.2.1', '@V8.3.1', '@V15.3.5'],
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(attempts(operation, scene), (attempt) => meets(operation, attempt)),
      { numRuns: runsOf(operation) },
    )
  })
})

it('responds to an undecodable address like to any malformed request', { tags: ['@V1.1.1'] }, async () => {
  const response = await app.inject('/api/v1/product/%zz')
  expect(response.statusCode).toBe(400)
  expect(errorBodySchema.parse(response.json()).code).toBe('malformed_request')
  expect(response.headers['x-content-type-options']).toBe('nosniff')
})

it('serves every operation of the contract', () => {
  expect(served.map(({ name }) => name)).toEqual(operations.map(({ name }) => name))
})

/** Sends a request and checks the response, its content and its effect on the other customer. */
const meets = async (operation: Operation, attempt: Attempt): Promise<void> => {
  const response = await ask(operation, attempt)
  meetsContract(operation, response)
  refusesWhatIsNotAllowed(operation, attempt, response)
  expect(booksOfOther(app)).toEqual(before)
  for (const secret of scene.secrets) expect(response.body).not.toContain(secret)
}

const isSuccess = (status: number) => status >= 200 && status < 300

/** Validates the response independently of the app's guard. */
const meetsContract = ({ route }: Operation, response: LightMyRequestResponse): void => {
  expect(response.statusCode, response.body).toBeLessThan(500)
  const declared = route.responses[response.statusCode]
  expect(declared, `${response.statusCode} is declared`).toBeDefined()
  const schema = typeof declared === 'object' && isAppRouteOtherResponse(declared) ? declared.body : declared
  if (!(schema instanceof z.core.$ZodType)) return
  const { success, error } = z.safeParse(schema, response.json())
  expect(success, error?.message).toBe(true)
  expect(response.headers['content-type']).toMatch(/^application\/json/)
}

const refusesWhatIsNotAllowed = (operation: Operation, attempt: Attempt, response: LightMyRequestResponse): void => {
  const { auth } = operation.metadata
  if (attempt.kind === 'signedOut' && (auth === 'customer' || (auth === 'optional' && attempt.token !== null))) {
    expect([attempt.token, response.statusCode]).toEqual([attempt.token, 401])
  }
  if (attempt.raw !== null || !fits(operation, attempt.parts)) {
    expect(isSuccess(response.statusCode), `answered ${response.statusCode} to what the contract refuses`).toBe(false)
  }
}
