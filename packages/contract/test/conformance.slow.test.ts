/** `pnpm conform` against an independent host: no false alarm, and exactly the planted deviations. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { responseSchema } from '../conformance/check-response.ts'
import { type ConformOptions, conform, type Report } from '../conformance/index.ts'
import { ruleLevels } from '../conformance/rules.ts'
import { operations, provenanceOf } from '../src/index.ts'
import { type Deviation, type IndependentHost, independentHost, SHOP_ORIGIN } from './independent-host/index.ts'
import { PAID_SESSION } from './independent-host/state.ts'
import { plantedDeviations } from './planted-deviations/index.ts'

const account = { email: 'customer@example.com', password: 'Customer#1' }

const run = ({ base }: IndependentHost, options: Partial<ConformOptions> = {}): Promise<Report> =>
  conform({ base, write: true, origin: SHOP_ORIGIN, ...account, ...options })

/** A run of its own against a host with a deviation. */
async function runAgainst(deviation: Deviation, options?: Partial<ConformOptions>): Promise<Report> {
  await using host = await independentHost(deviation)
  return await run(host, options)
}

const linesOf = ({ deviations }: Report): string[] =>
  deviations
    .map(({ level, operation, status, message, path }) => {
      return `${level} ${operation} ${status}: ${message}${path === '' ? '' : ` at ${path}`}`
    })
    .toSorted()

const resultsOf = ({ coverage }: Report) => Object.fromEntries(coverage.map((row) => [row.operation, row.result]))

describe('a correct host', () => {
  let host: IndependentHost
  beforeAll(async () => {
    host = await independentHost()
  })
  afterAll(() => host[Symbol.asyncDispose]())

  test('has no deviation with every check, malicious input included', async () => {
    const report = await run(host, { fuzz: true, strict: true })
    expect(report.deviations).toEqual([])
    expect(report.notes).toEqual([])
    expect(report.conforms).toBe(true)
    expect(report.coverage.map(({ result }) => result)).toEqual(Array.from({ length: 24 }, () => 'pass'))
    expect(new Set(report.rules.map(({ rule }) => rule)).size).toBe(Object.keys(ruleLevels).length)
  })

  test('passes read-only, with a note for each part that was not tested', async () => {
    const report = await conform({ base: host.base })
    expect(report.deviations).toEqual([])
    expect(report.conforms).toBe(true)
    expect(resultsOf(report)).toMatchObject({
      'trainers.list': 'pass',
      'coupon.apply': 'errors only',
      'order.place': 'not tested',
    })
    expect(report.notes).toEqual([
      'CORS was not tested. If the shop is on another origin than the host, name it with --origin.',
      'Read-only: operations that change data were not tested. --write tests them.',
      'The pages of an account with orders were not tested. Use --email and --password, or --token.',
    ])
  })

  test('gets the number of responses with each status', async () => {
    const report = await conform({ base: host.base, ...account })
    const list = report.coverage.find(({ operation }) => operation === 'order.list')
    expect(list?.statuses).toEqual({ 200: 6, 400: 0, 401: 2, 403: 1, 422: 1, 429: 0, 500: 0, 503: 0 })
  })

  test('has its paid session verified without --write', async () => {
    const report = await conform({ base: host.base, session: PAID_SESSION })
    expect(resultsOf(report)).toMatchObject({ 'payment.verify': 'pass' })
  })

  test('reports only the selected operations', async () => {
    const only = new Set(['payment.verify', 'trainers.list'])
    const report = await run(host, { only })
    expect(resultsOf(report)).toEqual({ 'payment.verify': 'pass', 'trainers.list': 'pass' })
    expect(report.conforms).toBe(true)
  })
})

describe.concurrent('reports a planted deviation, and no other', () => {
  test.each(Object.entries(plantedDeviations))('%s', async (_name, { deviation, options, reported }) => {
    const report = await runAgainst(deviation, options)
    expect(linesOf(report)).toEqual(reported.toSorted())
    expect(report.conforms).toBe(!reported.some((line) => line.startsWith('fail')))
    for (const { expected, received } of report.deviations) expect([expected, received]).not.toContain(undefined)
  })
})

test('each planted deviation has a report of its own', () => {
  const reports = Object.values(plantedDeviations).map(({ reported }) => reported.toSorted().join('\n'))
  expect(reports.length).toBeGreaterThanOrEqual(36)
  expect(new Set(reports).size).toBe(reports.length)
})

test('several deviations at once are all reported', async () => {
  const together = [
    'a missing shown field',
    'an undeclared status',
    'a wrong media type',
    'a quantity below the minimum',
    'a discount that is rounded down',
    'an ignored status filter',
    'an open redirect',
    "another customer's order",
    'a session that survives a password change',
    'a preflight without the idempotency key',
  ]
  const chosen = together.map((name) => plantedDeviations[name]).filter((planted) => planted !== undefined)
  await using host = await independentHost(...chosen.map(({ deviation }) => deviation))
  expect(linesOf(await run(host))).toEqual(chosen.flatMap(({ reported }) => reported).toSorted())
})

test('an operation that never succeeds does not pass, even without a deviation', async () => {
  const tooMany = { message: 'Slow down.', code: 'too_many_requests' }
  const report = await runAgainst({
    change: (name, response) => {
      if (name === 'trainers.list') Object.assign(response, { status: 429, body: tooMany })
    },
  })
  expect(report.deviations).toEqual([])
  expect(resultsOf(report)).toMatchObject({ 'trainers.list': 'no success', 'catalog.sliders': 'pass' })
  expect(report.conforms).toBe(false)
})

test('a coupon that the host does not know makes its operation fail, and orders are placed without it', async () => {
  await using host = await independentHost()
  const report = await run(host, { coupon: 'NO-SUCH-COUPON' })
  expect(linesOf(report)).toEqual(['warning coupon.apply 422: refused a valid request'])
  expect(resultsOf(report)).toMatchObject({ 'coupon.apply': 'no success', 'order.place': 'pass' })
  expect(report.conforms).toBe(false)
})

test('a host that limits the number of requests gets a note, not a deviation', async () => {
  let requests = 0
  const tooMany = { message: 'Slow down.', code: 'too_many_requests' }
  const report = await runAgainst({
    change: (name, response) => {
      requests += Number(name === 'auth.signup')
      if (name === 'auth.signup' && requests <= 5) Object.assign(response, { status: 429, body: tooMany })
    },
  })
  expect(report.deviations).toEqual([])
  expect(report.notes).toEqual(['auth.signup: the host limits the number of requests (429); some checks were skipped.'])
})

test('a 429 with a short Retry-After is repeated', async () => {
  let isFirst = true
  const report = await runAgainst({
    change: (name, response) => {
      if (name !== 'trainers.list' || !isFirst) return
      isFirst = false
      Object.assign(response, { status: 429, headers: { ...response.headers, 'retry-after': '0' } })
    },
  })
  expect(report.deviations).toEqual([])
  expect(report.notes).toEqual([])
})

test('a host without the control API of the mock is tested up to the payment and the reset mail', async () => {
  const report = await runAgainst({
    change: (name, response) => {
      if (name === 'control') Object.assign(response, { status: 404, body: '<h1>Not found</h1>' })
    },
  })
  expect(report.deviations).toEqual([])
  expect(report.notes).toEqual([
    'Stopped before the payment: without the mock control API a real card would be charged. --session tests a paid session.',
    'The host does not expose its mails: a successful auth.resetPassword was not tested.',
  ])
  expect(resultsOf(report)).toMatchObject({ 'payment.verify': 'errors only', 'auth.resetPassword': 'errors only' })
  expect(report.conforms).toBe(true)
})

test('a host that ignores customer_id and returns the own rows of the caller gets warnings alone', async () => {
  const report = await runAgainst({ rules: { requiresCustomerId: () => false } })
  expect(linesOf(report)).toEqual([
    'warning order.list 200: accepted a request that should be refused',
    'warning profile.testAccounts 200: accepted a request that should be refused',
  ])
})

test('a host without any assumed field gets warnings alone', async () => {
  const report = await runAgainst({
    rules: { requiresCustomerId: () => false },
    change: (name, response) => {
      const operation = operations.find((each) => each.name === name)
      const schema = operation && responseSchema(operation, response.status)
      if (schema && !name.startsWith('control')) response.body = withoutAssumed(schema, response.body)
    },
  })
  expect(linesOf(report).filter((line) => line.startsWith('fail'))).toEqual([])
  const tested = new Set(report.coverage.map(({ result }) => result))
  expect(tested).toEqual(new Set(['pass', 'warning']))
  expect(report.conforms).toBe(true)
})

function withoutAssumed(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodOptional) {
    return value === null ? null : withoutAssumed(schema._zod.def.innerType, value)
  }
  if (schema instanceof z.core.$ZodArray && Array.isArray(value)) {
    return value.map((row) => withoutAssumed(schema._zod.def.element, row))
  }
  if (!(schema instanceof z.core.$ZodObject) || typeof value !== 'object' || value === null) return value
  const kept = Object.entries(schema._zod.def.shape).filter(
    ([key, field]) => provenanceOf(field) !== 'assumed' && Object.hasOwn(value, key),
  )
  return Object.fromEntries(kept.map(([key, field]) => [key, withoutAssumed(field, Reflect.get(value, key))]))
}

test('a host that sends numbers and times as a PHP framework does breaks no other rule than their form', async () => {
  const report = await runAgainst({
    change: (name, response) => {
      if (name !== 'control' && response.status < 300) response.body = asPhpFramework(response.body)
    },
  })
  expect(new Set(report.deviations.map(({ rule }) => rule))).toEqual(new Set(['declared form']))
  const rules = new Set<string>(report.rules.map(({ rule }) => rule))
  expect(Object.keys(ruleLevels).filter((rule) => !rules.has(rule))).toEqual(['malicious input'])
})

function asPhpFramework(value: unknown): unknown {
  if (typeof value === 'number') return value.toFixed(2).replace('.00', '')
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return value.slice(0, 19).replace('T', ' ')
  if (Array.isArray(value)) return value.map(asPhpFramework)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asPhpFramework(inner)]))
}

test('the request and the values of a deviation contain no password or token', async () => {
  const report = await runAgainst({
    change: (name, response) => {
      if (/^auth|^profile/.test(name)) Object.assign(response.headers, { 'content-type': 'text/plain' })
    },
  })
  expect(report.deviations.length).toBeGreaterThan(5)
  expect(JSON.stringify(report)).not.toMatch(/Customer#1|Conform#\d|Short#1/)
  expect(JSON.stringify(report)).toContain(String.raw`\"password\":\"(hidden)\"`)
})

test('an unreachable host is an error, not a deviation', async () => {
  const host = await independentHost()
  await host[Symbol.asyncDispose]()
  await expect(run(host)).rejects.toThrow(/did not respond to GET/)
})
