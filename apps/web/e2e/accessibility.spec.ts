import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { watchPolicy } from './support/content-security-policy.ts'
import { routeCases } from './support/route-cases.ts'
import { signInOnDevice } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const widths = [360, 1280] as const
/** Pages that wait for something which does not come in this test. */
const waitsForGood = /^\/(stripecheckout|st\/return|px\/return)/

const leadsOn = /^\/(success|failed|st\/cancel|st\/return|px\/return)/

const settled = async (page: Page, open: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (!waitsForGood.test(open)) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** What stands out of the window to the side, which nobody can reach on a phone. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const { route, open, visitor } of routeCases) {
  test(`${route} is accessible on a phone and on a desk, in light and in dark, and quiet`, async ({
    page,
    api,
    pageConsole,
  }) => {
    // Two loads and four examinations.
    test.slow()
    if (open === '/no/such/page') pageConsole.expect(/status of 404/)
    const order = visitor === 'customer' ? (await signInOnDevice(page, api)).orderTxnId : ''
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const refused = await watchPolicy(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(open.replace(':order', order))
      await settled(page, open)
      // Pages that lead on can be told not to.
      if (leadsOn.test(open)) await page.getByRole('button', { name: 'Stay on this page' }).click()
      await expectAccessible(page)
      expect(await refused(), 'refused by the content security policy').toEqual([])
    }
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => overflow(page), `nothing stands out to the side at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('the skip link is the first stop of the keyboard, and leads to the content', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a navigation moves the focus to the new page', async ({ page }) => {
  await page.goto('/about')
  // Earlier, the link loads the page as a whole, and the browser brings the focus there.
  await expect(page.getByRole('link', { name: 'Shop Login' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
