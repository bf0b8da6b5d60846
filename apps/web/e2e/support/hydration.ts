import type { Page } from '@playwright/test'
import { HYDRATED } from '../../app/config/hydrated-event.ts'
import { withoutNextScripts } from '../../build/next-scripts.ts'
import { holdScripts } from './hold-scripts.ts'
import { origin } from './server.ts'
import { expect } from './test.ts'

/** Records from now on whether each page is hydrated. @returns whether the current page is */
export const recordHydration = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.addInitScript((hydrated) => {
    addEventListener(hydrated, () => Object.assign(window, { isHydrated: true }))
  }, HYDRATED)
  return () => page.evaluate(() => 'isHydrated' in window)
}

/** Changes the contact email in data.json. */
export const changeEmail = async (page: Page, email: string): Promise<void> => {
  const site = await (await fetch(`${origin}/data.json`)).json()
  await page.route('**/data.json', (route) => route.fulfill({ json: { ...site, contact: { ...site.contact, email } } }))
}

/**
 * Opens a prerendered page whose lazy scripts load only after data.json has changed. React logs a mismatch to the console,
 * which fails the test.
 */
export const openWithLateScripts = async (page: Page, path: string): Promise<void> => {
  const email = 'owner@example.org'
  await changeEmail(page, email)
  const html = await (await fetch(`${origin}${path}`)).text()
  const firstLoad = withoutNextScripts(html)
  // The parser of data.json and what it imports are not part of the first load.
  const parsers = /\/(?:parsers|site-schema|data-layer)-/
  const releaseScripts = await holdScripts(page, (script) => !firstLoad.includes(script) && !parsers.test(script))
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo').getByRole('link', { name: email })).toBeVisible()
  // React sets this key on hydrated elements.
  const isHydrated = () =>
    page
      .getByRole('main')
      .getByRole('link')
      .last()
      .evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactFiber')))
  expect(await isHydrated()).toBe(false)
  releaseScripts()
  await expect.poll(isHydrated).toBe(true)
}
