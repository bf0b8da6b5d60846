import { contract } from '@shop/contract'
import { expect, it } from 'vitest'
import { retryDelay, retryOf, shouldRetry } from './retry'

const down = new TypeError('Failed to fetch')

it('tries three more times when the server is not there', () => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, down))).toEqual([true, true, true, false])
})

it('takes no for an answer', () => {
  for (const status of [400, 401, 402, 404, 409, 422, 429]) expect(shouldRetry(0, { status, body: {} })).toBe(false)
})

it('tries again when the server failed', () => {
  expect(shouldRetry(0, { status: 503, body: {} })).toBe(true)
})

it('waits twice as long each time, and never more than half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 40].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

it('never repeats a change that would happen twice', () => {
  expect(retryOf(contract.cart.update)).toBe(false)
  expect(retryOf(contract.cart.removeItem)).toBe(shouldRetry)
  expect(retryOf({})).toBe(false)
})
