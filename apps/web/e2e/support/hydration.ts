import type { Page } from '@playwright/test'
import { origin } from './server.ts'

/** Dispatched on the window when a page is hydrated (app/early-input.ts). */
export const HYDRATED = 'shop:hydrated'

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
