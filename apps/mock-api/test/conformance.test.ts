/** The contract's own suite against this API, over a real port, writing and reading all it can. */
import { operations } from '@shop/contract'
import { conform, type Report } from '@shop/contract/conformance'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'

let app: FastifyInstance
let report: Report
/** What the API serves; a call that it does not serve yet cannot be held to anything. */
let served: ReadonlySet<string>
let complete: boolean

beforeAll(async () => {
  app = await buildApp()
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  served = new Set(
    operations
      .filter(({ route }) => app.hasRoute({ method: route.method satisfies HTTPMethods, url: route.path }))
      .map(({ name }) => name),
  )
  complete = served.size === operations.length
  report = await conform({ base, write: true, email: 'customer@example.com', password: 'Customer#1' })
}, 60_000)

afterAll(() => app.close())

test('no operation deviates from the contract', () => {
  expect(served.size).toBeGreaterThan(0)
  expect(report.deviations.filter(({ operation }) => served.has(operation))).toEqual([])
})

test('every operation without an account succeeds, up to a paid order', () => {
  const open = operations.filter(({ name, metadata }) => metadata.auth !== 'customer' && served.has(name))
  const results = open.map(({ name }) => [name, report.coverage.find(({ operation }) => operation === name)?.result])
  expect(results).toEqual(open.map(({ name }) => [name, 'pass']))
})

test('every operation succeeds once all are served', () => {
  expect(report.conforms).toBe(complete)
  expect(report.coverage.every(({ result }) => result === 'pass')).toBe(complete)
  expect(report.notes.length === 0).toBe(complete)
})
