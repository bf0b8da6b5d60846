import type { Locator, Page } from '@playwright/test'
import type { MockApi } from './mock-api.ts'
import { setFault } from './purchase.ts'
import { expect } from './test.ts'

/** Effects of faults of the mock API (architecture §6). */
export const unavailable = { kind: 'status', status: 503 }
export const truncated = { kind: 'half' }

/**
 * Makes an operation fail until `clearFaults`; once is not enough, as browsers resend after a
 * dropped keep-alive connection.
 */
export const failEveryCall = (api: MockApi, operation: string, effect: object) =>
  setFault(api, operation, effect, 1_000)

export const clearFaults = (api: MockApi) => api.control('DELETE', 'faults')

/**
 * Releasing before the call has arrived would release nothing, and the call would be held for ever.
 */
export const waitForHeldCall = (api: MockApi) =>
  expect.poll(async () => (await api.control<{ held: number }>('GET', 'faults')).held).toBe(1)

export const releaseHeldCall = async (api: MockApi) => {
  await waitForHeldCall(api)
  await api.control('POST', 'faults/release')
}

/**
 * Advances the page's clock, which must be installed, past the retries of requirements §9 until the
 * failure is shown. The steps are shorter than the time-out of a request.
 */
export const runRetries = (page: Page, failure: Locator) =>
  expect(async () => {
    await page.clock.runFor(5_000)
    await expect(failure).toBeVisible({ timeout: 500 })
  }).toPass()

/** Advances the server's clock past the thirty days that a session lasts. */
export const expireSessions = (api: MockApi) =>
  api.control('POST', 'clock', { advance_seconds: 31 * 24 * 60 * 60 })
