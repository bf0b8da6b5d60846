/** The contract's own suite against this API, over a real port, with every check that it has. */
import { operations } from '@shop/contract'
import { conform, type Report } from '@shop/contract/conformance'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'

let app: FastifyInstance
let report: Report

beforeAll(async () => {
  app = await buildApp()
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const account = { email: 'customer@example.com', password: 'Customer#1' }
  report = await conform({ base, write: true, fuzz: true, strict: true, origin: 'http://localhost:5173', ...account })
}, 120_000)

afterAll(() => app.close())

test('no operation deviates from the contract, also after malicious input', () => {
  expect(report.deviations).toEqual([])
  expect(report.conforms).toBe(true)
})

test('every operation succeeds, up to a paid order and a password reset', () => {
  expect(report.coverage.map(({ operation, result }) => [operation, result])).toEqual(
    operations.map(({ name }) => [name, 'pass']),
  )
})

test('only the rounding of discounts is not tested, since no price of the seed gives a fraction of a sen', () => {
  expect(report.notes).toEqual([
    'No product gives a fraction of a sen with the coupon: the rounding of discounts was not tested.',
  ])
})
