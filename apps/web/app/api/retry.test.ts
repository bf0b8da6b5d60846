import { expect, it } from 'vitest'
import { ApiError } from './api-error'
import { shouldRetry } from './retry'

const down = new TypeError('Failed to fetch')

it('retries three times when there is no response', () => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, down))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('does not retry a refusal', () => {
  for (const status of [400, 401, 402, 404, 409, 422, 429])
    expect(shouldRetry(0, new ApiError(status, {}))).toBe(false)
})
