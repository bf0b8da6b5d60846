import type { Page } from '@playwright/test'
import siteData from '../../public/data.json' with { type: 'json' }
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
export const changeSettings = (page: Page, changes: object) =>
  page.route('**/data.json', (route) => route.fulfill({ json: { ...siteData, ...changes } }))

/** Changes the contact email in data.json. */
export const changeEmail = (page: Page, email: string) =>
  changeSettings(page, { contact: { ...siteData.contact, email } })
