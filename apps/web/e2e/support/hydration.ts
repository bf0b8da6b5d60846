import type { Page } from '@playwright/test'
import { origin } from './server.ts'
import { expect } from './test.ts'

/** Dispatched on the window when a page is hydrated (app/early-input.ts). */
export const HYDRATED = 'shop:hydrated'

/**
 * Opens a page, and returns once it is hydrated: before, the browser itself follows links and
 * submits forms.
 */
export const openHydrated = async (page: Page, path: string): Promise<void> => {
  await page.addInitScript((hydrated) => {
    addEventListener(hydrated, () => Object.assign(window, { isHydrated: true }))
  }, HYDRATED)
  await page.goto(path)
  await expect.poll(() => page.evaluate(() => 'isHydrated' in window), path).toBe(true)
}

/** Changes some of the settings in data.json. */
export const changeSettings = async (page: Page, changes: object): Promise<void> => {
  const settings: object = await (await fetch(`${origin}/data.json`)).json()
  await page.route('**/data.json', (route) => route.fulfill({ json: { ...settings, ...changes } }))
}

/** Changes the contact email in data.json. */
export const changeEmail = async (page: Page, email: string): Promise<void> => {
  const site = await (await fetch(`${origin}/data.json`)).json()
  await page.route('**/data.json', (route) =>
    route.fulfill({ json: { ...site, contact: { ...site.contact, email } } }),
  )
}
