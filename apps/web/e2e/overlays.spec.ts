import type { Page } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleOnEachWidth,
  horizontalOverflow,
} from './support/accessibility.ts'
import { releaseHeldCall } from './support/faults.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { openHydrated } from './support/hydration.ts'
import { addToCart, clickAdd, products, setFault, storeCart } from './support/purchase.ts'
import { createSession, signInCustomer, storeSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 360, height: 780 }
const desktop = { width: 1280, height: 800 }

/**
 * Stops the timers of the visible toasts, as in a window in the background, so that a slow machine
 * does not outlast them.
 */
const keepToasts = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('blur')))

const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Account of / })

test('the cart sidebar traps the focus, restores it on Escape, and passes axe', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await addToCart(page, products.profile)
  const toast = page.getByText(`${products.profile.name} is in your cart.`)
  await keepToasts(page)
  const cartButton = page.getByRole('button', { name: 'Open your cart, 1 item' })
  await cartButton.click()
  const sidebar = page.getByRole('dialog', { name: 'Your Cart' })
  await expect(sidebar.getByRole('button', { name: 'Checkout' })).toBeVisible()
  await expect(toast).toHaveCount(0)
  await expectAccessibleOnEachWidth(page)
  for (let tab = 0; tab < 12; tab += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('[role="dialog"], [role="presentation"]') !== null,
      ),
    ).toBe(true)
  }
  await sidebar.getByRole('button', { name: `Remove ${products.profile.name}` }).click()
  // The dialog does not hide toasts from screen readers.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(sidebar.getByRole('button', { name: 'Checkout' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(sidebar).toBeHidden()
  await expect(cartButton).toBeFocused()

  await clickAdd(page, products.profile)
  await keepToasts(page)
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    const header = await page
      .getByRole('banner')
      .evaluate((bar) => bar.getBoundingClientRect().bottom)
    const top = () => toast.evaluate((text) => text.closest('button')?.getBoundingClientRect().top)
    // The toast slides in from above the window.
    await expect.poll(top).toBeGreaterThanOrEqual(header)
    await expect(toast).toBeInViewport({ ratio: 1 })
  }
})

test('the cart sidebar leads to the checkout with a product only; Tab reaches its toast', async ({
  page,
  api,
}) => {
  await storeCart(page)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open your cart, 1 item' }).click()
  const sidebar = page.getByRole('dialog', { name: 'Your Cart' })
  const undo = page.getByRole('button', { name: 'Undo' })
  const back = sidebar.getByRole('button', { name: 'Back to the shop' })
  await sidebar.getByRole('button', { name: `Remove ${products.book.name}` }).press('Enter')
  await expect(undo).toBeVisible()
  await expect(sidebar.getByText('Your cart is empty.')).toBeVisible()
  await expect(sidebar.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await back.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sidebar.getByRole('link', { name: 'Browse the shop' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await setFault(api, 'cart.update', { kind: 'hold' })
  await page.keyboard.press('Enter')
  await expect(sidebar).toBeFocused()
  await expect(sidebar.getByText('Adding to your cart…')).toBeVisible()
  await releaseHeldCall(api)
  await expect(sidebar.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  await sidebar.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('main')).toBeFocused()
})

test('the user menu opens by keyboard, closes with Escape, and passes axe', async ({
  page,
  api,
}) => {
  await signInCustomer(page, api)
  await page.setViewportSize(phone)
  await page.goto('/about')
  const button = accountButton(page)
  await button.press('Enter')
  const account = page.getByRole('menuitem', { name: 'My Account' })
  await expect(account).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(account).toBeHidden()
  await expect(button).toBeFocused()
})

test.describe('when a slow navigation completes', () => {
  /**
   * Follows the link to the home page with its scripts held.
   * @returns releases them, and resolves once the page is shown
   */
  const navigateToHeldHome = async (page: Page, held = /\/home-/) => {
    const releaseScripts = await holdScripts(page, (script) => held.test(script))
    await openHydrated(page, '/about')
    await page.locator('header a[href="/"]').click()
    return async () => {
      releaseScripts()
      await expect(
        page.locator('h1', { hasText: 'Your personality, drawn in five dimensions' }),
      ).toBeVisible()
    }
  }

  test('the user menu and the mobile menu stay open', async ({ page, api }) => {
    await signInCustomer(page, api)
    const completeNavigation = await navigateToHeldHome(page)
    await accountButton(page).click()
    await completeNavigation()
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()

    await page.setViewportSize(phone)
    const completeAgain = await navigateToHeldHome(page)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await completeAgain()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeFocused()
  })

  test('the cart sidebar, whose script is held too, stays open', async ({ page }) => {
    const completeNavigation = await navigateToHeldHome(page, /\/(home|cart-sidebar)-/)
    await page.getByRole('button', { name: 'Open your cart' }).click()
    await completeNavigation()
    const sidebar = page.getByRole('dialog', { name: 'Your Cart' })
    await expect(sidebar).toContainText('Your cart is empty.')
    await sidebar.getByRole('button', { name: 'Back to the shop' }).click()
    await expect(sidebar).toBeHidden()
    // The page is no longer hidden from screen readers.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the mobile menu keeps the focus, passes axe, and closes on a link and on Back', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/about')
  // The dialog hides it from screen readers.
  const heading = page.locator('h1')
  const before = await heading.boundingBox()
  // The header is hydrated once it shows the link.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shop Login' })).toBeVisible()
  const open = page.getByRole('button', { name: 'Open the menu' })
  await open.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeFocused()
  expect(await heading.boundingBox()).toEqual(before)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await expect(menu).toBeVisible()
  await page.mouse.click(20, 740)
  await expect(menu).toBeHidden()
  await open.click()
  await menu.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused()
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await open.click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(menu).toBeHidden()
})

test('the header fits the brand, its links and a long customer name in one row', async ({
  page,
  api,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shop Login' })).toBeVisible()
  for (const width of [360, 600, 640, 680]) {
    await page.setViewportSize({ width, height: 800 })
    expect(
      (await page.getByRole('banner').boundingBox())?.height,
      `header at ${width} px`,
    ).toBeLessThan(80)
  }
  const { user, token } = await createSession(api)
  await storeSession(page, {
    user: { ...user, first_name: 'Nurulhidayatulsyahirah', last_name: 'Wan' },
    token,
  })
  await page.goto('/about')
  await expect(accountButton(page)).toBeVisible()
  for (const width of [1024, 1180, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const part = page.locator(
      'header :is(a[href="/"], nav a, nav ~ button:not([aria-label="Open the menu"]))',
    )
    const tops = await part.evaluateAll((parts) =>
      parts.map((each) => each.getBoundingClientRect().top),
    )
    // A part in a second row would be below the first one.
    expect(Math.max(...tops) - Math.min(...tops), `rows at ${width} px`).toBeLessThan(24)
    expect(await horizontalOverflow(page), `overflow at ${width} px`).toBe(0)
  }
  await page.setViewportSize(phone)
  await expect(page.getByRole('banner').getByText('LPI', { exact: true })).toBeInViewport({
    ratio: 1,
  })
})

test('reduced motion disables transitions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('*')].map(
      (element) => getComputedStyle(element).transitionDuration,
    ),
  )
  // The longest of the list, such as `0.15s, 1e-05s`, in seconds.
  expect(Math.max(...durations.join().split(',').map(Number.parseFloat))).toBeLessThanOrEqual(0.001)
})
