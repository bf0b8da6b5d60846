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
 * Whatever anybody sends to any operation of the contract. The requests are made from the contract's own schemas, so that
 * an operation that is added, or a field that changes, is tried without a line here. fast-check prints the seed and the
 * smallest request that fails.
 */
const app = await buildApp()
afterAll(() => app.close())
const scene = await prepareScene(app)
const before = booksOfOther(app)

/** Each request finds the same world. */
const ask = async (operation: Operation, attempt: Attempt): Promise<LightMyRequestResponse> => {
  app.worlds.reset(app.worlds.get('default'), scene.image)
  return app.inject(toRequest(operation, attempt))
}

const served = operations.filter(({ route }) => app.hasRoute({ method: route.method, url: route.path }))

// A hash of a password takes its time by design.
const hashes = new Set(['auth.signin', 'auth.signup', 'auth.resetPassword', 'profile.updatePassword'])
const runsOf = ({ name }: Operation) => (hashes.has(name) ? 25 : 120)

describe.each(served.map((operation) => ({ name: operation.name, operation })))('$name', ({ operation }) => {
  it('answers a good request with what the contract promises', { timeout: 30_000 }, async () => {
    const parts = fc.sample(validParts(operation, scene), { numRuns: 5, seed: 7 })
    const statuses: number[] = []
    for (const each of parts) {
      const answer = await ask(operation, { kind: 'valid', parts: each, token: scene.token, raw: null })
      meetsContract(operation, answer)
      statuses.push(answer.statusCode)
    }
    expect(statuses.filter(isSuccess), `answered ${statuses}`).not.toEqual([])
  })

  it('meets each kind of request that it can get', { timeout: 30_000 }, async () => {
    const first = new Map<Kind, Attempt>()
    for (const attempt of fc.sample(attempts(operation, scene), { numRuns: 400, seed: 7 })) {
      if (!first.has(attempt.kind)) first.set(attempt.kind, attempt)
    }
    expect([...first.keys()].toSorted()).toEqual(kindsOf(operation, scene).toSorted())
    for (const attempt of first.values()) await meets(operation, attempt)
  })

  it('meets any other with a declared answer, and never with a failure of its own', {
    tags: ['@V1.2.4', '@V1.3.3', '@V1.5.2', '@V2.2.1', '@V2.2.2', '@V2.2.3', '@V8.2.1', '@V8.3.1', '@V15.3.5'],
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(attempts(operation, scene), (attempt) => meets(operation, attempt)),
      { numRuns: runsOf(operation) },
    )
  })
})

it('answers an address that cannot be decoded like any other malformed request', { tags: ['@V1.1.1'] }, async () => {
  const answer = await app.inject('/api/v1/product/%zz')
  expect(answer.statusCode).toBe(400)
  expect(errorBodySchema.parse(answer.json()).code).toBe('malformed_request')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

it('serves every operation of the contract', () => {
  expect(served.map(({ name }) => name)).toEqual(operations.map(({ name }) => name))
})

/** Asks, and looks at the answer, at what it tells, and at what it has done to another shopper. */
const meets = async (operation: Operation, attempt: Attempt): Promise<void> => {
  const answer = await ask(operation, attempt)
  meetsContract(operation, answer)
  refusesWhatIsNotAllowed(operation, attempt, answer)
  expect(booksOfOther(app)).toEqual(before)
  for (const secret of scene.secrets) expect(answer.body).not.toContain(secret)
}

const isSuccess = (status: number) => status >= 200 && status < 300

/** Looks at the answer by itself, not through the guard of the app. */
const meetsContract = ({ route }: Operation, answer: LightMyRequestResponse): void => {
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  const declared = route.responses[answer.statusCode]
  expect(declared, `${answer.statusCode} is declared`).toBeDefined()
  const schema = typeof declared === 'object' && isAppRouteOtherResponse(declared) ? declared.body : declared
  if (!(schema instanceof z.core.$ZodType)) return
  const { success, error } = z.safeParse(schema, answer.json())
  expect(success, error?.message).toBe(true)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
}

const refusesWhatIsNotAllowed = (operation: Operation, attempt: Attempt, answer: LightMyRequestResponse): void => {
  const { auth } = operation.metadata
  if (attempt.kind === 'signedOut' && (auth === 'customer' || (auth === 'optional' && attempt.token !== null))) {
    expect([attempt.token, answer.statusCode]).toEqual([attempt.token, 401])
  }
  if (attempt.raw !== null || !fits(operation, attempt.parts)) {
    expect(isSuccess(answer.statusCode), `answered ${answer.statusCode} to what the contract refuses`).toBe(false)
  }
}
