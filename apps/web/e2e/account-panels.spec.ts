import type { Page } from '@playwright/test'
import { serializePersisted } from '../test/support/serialize-persisted.ts'
import { expectAccessible, horizontalOverflow } from './support/accessibility.ts'
import { clearFaults, failEveryCall, runRetries, unavailable } from './support/faults.ts'
import { setFault } from './support/purchase.ts'
import { createSession, signInCustomer, storeSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** The account panels that request data. accessibility.spec.ts checks them with their data. */
const panels = [
  {
    panel: 'Profile',
    // The request without which the panel shows nothing.
    operation: 'profile.detail',
    emptyTexts: ['Choose a picture', 'new@example.com', 'Choose a state'],
    loadedText: 'Shipping address',
  },
  {
    panel: 'Orders',
    operation: 'order.list',
    emptyTexts: ['No orders yet', 'Browse the shop'],
    loadedText: 'SAMP-DONE-0001',
  },
  {
    panel: 'Tests',
    operation: 'profile.testAccounts',
    emptyTexts: ['No tests yet', 'See the LPI test'],
    loadedText: 'LPI-0005-4001',
  },
  {
    panel: 'Wishlist',
    operation: 'catalog.products',
    emptyTexts: ['Your wishlist is empty', 'on this device', 'Browse the shop'],
    loadedText: 'LPI Personality Profile',
  },
  {
    panel: 'Notifications',
    operation: 'order.list',
    emptyTexts: ['No notifications yet', 'Browse the shop'],
    loadedText: 'Your tests are ready',
  },
] as const

/** Stores the wishlist of the sample customer in the browser as the shop does. */
const storeWishlist = (page: Page, productIds: readonly number[]) =>
  page.addInitScript(
    (text) => localStorage.setItem('wishlist-data', text),
    serializePersisted({ lists: { 1: productIds } }),
  )

for (const { panel, operation, emptyTexts, loadedText } of panels) {
  test(`the panel ${panel} shows an empty state, a skeleton and an error`, async ({
    page,
    api,
    pageConsole,
  }) => {
    test.slow()
    pageConsole.expect(/503/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    const main = page.getByRole('main')
    const menu = page.getByRole('navigation', { name: 'My Account' })
    const busy = main.locator('div[aria-busy="true"]')

    const open = async () => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(`/profile?tab=${panel}`)
      await expect(menu.locator('[aria-current]')).toContainText(panel)
    }

    /** Checks the state on a phone and on a desktop, where the whole panel is next to the menu. */
    const expectState = async (...texts: readonly string[]) => {
      for (const text of texts) await expect(main).toContainText(text)
      await expect.poll(() => horizontalOverflow(page), texts[0]).toBeLessThanOrEqual(0)
      await expectAccessible(page, ['light'])
      await page.setViewportSize({ width: 1280, height: 800 })
      expect(await horizontalOverflow(page), texts[0]).toBeLessThanOrEqual(0)
      const lefts = await menu
        .locator('~ *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
      const right = await menu.evaluate((element) => element.getBoundingClientRect().right)
      expect(Math.min(...lefts)).toBeGreaterThan(right)
    }

    const expectLoaded = async () => {
      await expect(main).toContainText(loadedText)
      await expect(busy).toHaveCount(0)
    }

    await storeSession(page, await createSession(api, 'new@example.com'))
    await open()
    await expectState(...emptyTexts)
    await expectAccessible(page, ['dark'])

    await signInCustomer(page, api)
    await storeWishlist(page, [1, 8])
    await setFault(api, operation, { kind: 'hold' }, 9)
    await open()
    await expect(busy.locator('[aria-hidden="true"]').first()).toBeVisible()
    await expectState(`Loading your ${panel.toLowerCase()}`)
    await clearFaults(api)
    await expectLoaded()

    await failEveryCall(api, operation, unavailable)
    await open()
    const tryAgain = main.getByRole('button', { name: 'Try again' })
    await runRetries(page, tryAgain)
    await expectState(`Your ${panel.toLowerCase()} could not be loaded`)
    await expect(busy).toHaveCount(0)
    await clearFaults(api)
    await tryAgain.click()
    await expectLoaded()
  })
}
