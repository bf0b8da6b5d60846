import type { Locator, Page } from '@playwright/test'
import type { MockApi } from './mock-api.ts'
import { fault } from './purchase.ts'
import { expect } from './test.ts'

/** A way for the API to fail, as the mock does it (architecture §6). */
export interface Failure {
  /** As the names of tests say it. */
  readonly how: string
  readonly effect: object
  /** What the browser then says on its console. */
  readonly says?: RegExp
}

const broken = /net::ERR_/

export const down: Failure = { how: 'is down', effect: { kind: 'status', status: 503 }, says: /503/ }
export const garbage: Failure = { how: 'answers garbage', effect: { kind: 'malformed' } }
export const halfway: Failure = {
  how: 'breaks off in the middle of its answer',
  effect: { kind: 'half' },
  says: broken,
}

const dropped: Failure = { how: 'drops the connection', effect: { kind: 'drop' }, says: broken }

export const failures: readonly Failure[] = [down, dropped, garbage, halfway]

/** Lets an operation fail until it is mended. A browser asks again by itself when a connection that it kept is dropped. */
export const failFromNowOn = (api: MockApi, operation: string, { effect }: Failure) =>
  fault(api, operation, effect, 1_000)

export const mend = (api: MockApi) => api.control('DELETE', 'faults')

/** Waits until a call is held: one that is released before it came would wait for ever. */
export const untilHeld = (api: MockApi) =>
  expect.poll(async () => (await api.control<{ held: number }>('GET', 'faults')).held).toBe(1)

/** Lets a call go that is held, once it is. */
export const release = async (api: MockApi) => {
  await untilHeld(api)
  await api.control('POST', 'faults/release')
}

/** Lets the tries of requirements §9 go by on the page's own clock, which must be installed, until the page says so. */
export const letTriesPass = (page: Page, said: Locator) =>
  expect(async () => {
    await page.clock.runFor(40_000)
    await expect(said).toBeVisible({ timeout: 500 })
  }).toPass()

/** Signs in by hand, wherever the form is. */
export const signInByHand = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Email' }).fill('customer@example.com')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Customer#1')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Every session of the world runs out: the server's clock goes on by more than the thirty days that one lasts. */
export const letSessionsRunOut = (api: MockApi) => api.control('POST', 'clock', { advance_seconds: 31 * 24 * 60 * 60 })
