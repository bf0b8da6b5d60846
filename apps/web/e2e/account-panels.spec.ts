import { expectAccessible, horizontalOverflow } from './support/accessibility.ts'
import { accountPanels, storeWishlist } from './support/account-panels.ts'
import { clearFaults, failEveryCall, runRetries, unavailable } from './support/faults.ts'
import { setFault } from './support/purchase.ts'
import { createSession, signInCustomer, storeSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

for (const { panel, path, operation, loadedText, texts } of accountPanels) {
  test(`${path} shows an empty state, a skeleton and an error`, async ({
    page,
    api,
    pageConsole,
  }) => {
    test.slow()
    pageConsole.expect(/503/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    const main = page.getByRole('main')
    const busy = main.locator('div[aria-busy="true"]')

    const open = async () => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
      const menu = page.getByRole('navigation', { name: 'My Account' })
      await expect(menu.locator('[aria-current]')).toContainText(panel)
    }

    const checkState = async (state: keyof typeof texts) => {
      for (const text of texts[state]) await expect(main).toContainText(text)
      if (state === 'loading')
        await expect(busy.locator('[aria-hidden="true"]').first()).toBeVisible()
      else await expect(busy).toHaveCount(0)
      // accessibility.spec.ts checks the account pages at both widths and in both schemes.
      for (const [width, scheme] of [
        [360, 'light'],
        [1280, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await expect
          .poll(() => horizontalOverflow(page), `overflow at ${width} px, ${state}`)
          .toBeLessThanOrEqual(0)
        await expectAccessible(page, [scheme])
      }
      // The whole panel is next to the menu.
      const menu = page.getByRole('navigation', { name: 'My Account' })
      const lefts = menu
        .locator('~ *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
      const right = await menu.evaluate((element) => element.getBoundingClientRect().right)
      expect(Math.min(...(await lefts))).toBeGreaterThan(right)
    }

    const expectLoaded = async () => {
      await expect(main).toContainText(loadedText)
      await expect(busy).toHaveCount(0)
    }

    await storeSession(page, await createSession(api, 'new@example.com'))
    await open()
    await checkState('empty')

    await signInCustomer(page, api)
    await storeWishlist(page, [1, 8])
    await setFault(api, operation, { kind: 'hold' }, 9)
    await open()
    await checkState('loading')
    await clearFaults(api)
    await expectLoaded()

    await failEveryCall(api, operation, unavailable)
    await open()
    const tryAgain = main.getByRole('button', { name: 'Try again' })
    await runRetries(page, tryAgain)
    await checkState('error')
    await clearFaults(api)
    await tryAgain.click()
    await expectLoaded()
  })
}
