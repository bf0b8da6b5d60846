import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { recordPolicyViolations } from './support/content-security-policy.ts'
import { routeCases } from './support/route-cases.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const widths = [360, 1280] as const

/** Pages that stay busy in this test. */
const alwaysBusy = /^\/(st\/return|px\/return)/

/** Pages with a countdown to the home page. */
const hasCountdown = /^\/(success|failed|st\/cancel|st\/return|px\/return)/

const waitUntilLoaded = async (page: Page, url: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (!alwaysBusy.test(url)) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The width in pixels that needs horizontal scrolling. */
const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const { route, url, visitor } of routeCases) {
  test(`${route} passes axe on a phone and a desktop in both colour schemes, without overflow or policy violations`, async ({
    page,
    api,
    pageConsole,
  }) => {
    test.slow()
    if (url === '/no/such/page') pageConsole.expect(/status of 404/)
    const order = visitor === 'customer' ? (await signInCustomer(page, api)).orderTxnId : ''
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const violations = await recordPolicyViolations(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(url.replace(':order', order))
      await waitUntilLoaded(page, url)
      if (hasCountdown.test(url)) await page.getByRole('button', { name: 'Stay on this page' }).click()
      await expectAccessible(page)
      expect(await violations(), 'violations of the content security policy').toEqual([])
    }
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => horizontalOverflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('the first Tab focuses the skip link, which moves the focus to the main content', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a client-side navigation moves the focus to the main content', async ({ page }) => {
  await page.goto('/about')
  // Before hydration, the link would load a new document.
  await expect(page.getByRole('link', { name: 'Shop Login' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
