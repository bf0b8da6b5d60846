import type { Page } from '@playwright/test'
import { emptyTaxDetails } from '@shop/contract'
import { expectAccessible, horizontalOverflow } from './support/accessibility.ts'
import { changeOrder, changeProducts } from './support/change-response.ts'
import { changeEmail, openHydrated } from './support/hydration.ts'
import { storeCart } from './support/purchase.ts'
import { informationPages, type RouteCase, routeCases } from './support/route-cases.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { operateEveryControl, translate } from './support/translate.ts'

/**
 * Widths in pixels without horizontal scrolling; axe and the target sizes are checked at two of
 * them.
 */
const widths = [320, 360, 768, 1280, 1920] as const
const checkedWidths: readonly number[] = [360, 1280]

/** Pages that stay busy in this test. */
const alwaysBusy = /^\/(st\/return|px\/return)/

/** Pages with a countdown to the home page. */
const hasCountdown = /^\/(success|failed|st\/cancel|st\/return|px\/return)/

/**
 * Other paths of account panels, which account-panels.spec.ts checks, and of the contact page,
 * whose HTML seo.test.ts checks.
 */
const otherPaths: readonly string[] = [
  '/account/orders',
  '/account/wishlist',
  '/account/notification',
  '/contact-us',
]

/** Other pages of the routes of the table. */
const otherPages: readonly RouteCase[] = [
  { route: '/profile?tab=Tests', url: '/profile?tab=Tests', visitor: 'customer' },
  { route: '/profile?tab=Password', url: '/profile?tab=Password', visitor: 'customer' },
  { route: '/product/detail of a group test', url: '/product/detail?id=4', visitor: 'guest' },
]

/** Prerendered pages that hydrate with data.json. */
const hydratedPages: readonly string[] = ['/', '/trainers', ...informationPages]

/**
 * The dark scheme is checked at one width, since colours do not depend on it. Information pages are
 * checked in light at the other width alone: their long texts would take half of the time.
 */
const schemesAt = (width: number, url: string) => {
  if (width !== 1280) return ['light'] as const
  return informationPages.includes(url) ? (['dark'] as const) : (['light', 'dark'] as const)
}

const waitUntilLoaded = async (page: Page, url: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (!alwaysBusy.test(url)) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Replaces a text in the cart that `storeCart` has stored. */
const changeStoredCart = (page: Page, text: string, replacement: string) =>
  page.evaluate(
    (texts) => {
      const cart = localStorage.getItem('cart-data') ?? ''
      localStorage.setItem('cart-data', cart.replaceAll(texts.text, texts.replacement))
    },
    { text, replacement },
  )

const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

/**
 * Controls under 24 px, except links within text and links alone in a cell, which WCAG 2.5.8
 * exempts. A label belongs to its checkbox.
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const isWithinText = (control: HTMLElement) =>
      control.closest('p, dd, td, th, .skip-link') !== null ||
      (control.matches('a') &&
        [...(control.parentElement?.childNodes ?? [])].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        ))
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && !isWithinText(control),
      )
      .map((control) => {
        const target = control.matches('[type="checkbox"]') ? control.closest('label') : control
        return { control, box: (target ?? control).getBoundingClientRect() }
      })
      .filter(
        ({ box }) => box.width > 1 && (Math.round(box.width) < 24 || Math.round(box.height) < 24),
      )
      .map(({ control, box }) => `${control.outerHTML.slice(0, 90)}: ${box.width} by ${box.height}`)
  })

/**
 * Uses every control of a page whose texts a translator of the browser has replaced (architecture
 * §8): React no longer finds its own.
 */
const expectToSurviveTranslation = async (page: Page, url: string) => {
  await translate(page)
  await operateEveryControl(page, url === '/' ? 'body' : 'main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(url === '/500' ? 1 : 0)
}

const isCase = ({ url }: RouteCase) => !otherPaths.includes(url)

for (const { route, url, visitor } of [...routeCases.filter(isCase), ...otherPages]) {
  const isHydrated = hydratedPages.includes(url)
  const hydration = isHydrated
    ? 'hydrates without a mismatch while data.json changes, and '
    : 'hydrates, and '
  test(`${route} ${hydration}passes axe, fits, and works when it is translated`, async ({
    page,
    context,
    api,
    pageConsole,
  }) => {
    test.slow()
    if (url === '/no/such/page') pageConsole.expect(/status of 404/)
    // The typed coupon.
    if (url === '/checkout') pageConsole.expect(/status of 422/)
    await context.grantPermissions(['clipboard-write'])
    if (visitor === 'customer' || isHydrated) await signInCustomer(page, api)
    else await storeCart(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: widths[0], height: 800 })
    if (isHydrated) await changeEmail(page, 'owner@example.org')
    await openHydrated(page, url.replace(':order', 'SAMP-DONE-0001'))
    await waitUntilLoaded(page, url)
    if (hasCountdown.test(url))
      await page.getByRole('button', { name: 'Stay on this page' }).click()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() => horizontalOverflow(page), `overflow at ${width} px`)
        .toBeLessThanOrEqual(0)
      if (checkedWidths.includes(width)) {
        await waitUntilLoaded(page, url)
        await expectAccessible(page, schemesAt(width, url))
        expect(await smallTargets(page), `at ${width} px`).toEqual([])
      }
    }
    await page.setViewportSize({ width: 390, height: 800 })
    await doubleText(page)
    await expect
      .poll(() => horizontalOverflow(page), 'overflow at twice the text size')
      .toBeLessThanOrEqual(0)
    await expectToSurviveTranslation(page, url)
  })
}

test('at twice the text size a heading is twice as large, and a wide header wraps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/category')
  const heading = page.getByRole('heading', { level: 1 })
  const sizeOf = () =>
    heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const size = await sizeOf()
  await doubleText(page)
  expect(await sizeOf()).toBe(2 * size)
  await expect(page.getByRole('link', { name: 'Shop Login' })).toBeInViewport({ ratio: 1 })
  expect(await horizontalOverflow(page)).toBe(0)
})

test('at twice the text size a phone fits long names and words, and large amounts', async ({
  page,
  api,
  world,
}) => {
  const longName = 'Sample Consulting and Human Resources Development Services '.repeat(2)
  await changeOrder(page, world, ({ items }) => ({
    order_customer_name: longName,
    order_customer_email: `${'long.'.repeat(20)}address@department.university.example.com`,
    order_tax_details: {
      ...emptyTaxDetails,
      company_name: longName,
      company_registration_number: '2'.repeat(40),
    },
    order_total_amount: 12_345.5,
    items: items.map((item) => ({ ...item, quantity: 200 })),
  }))
  await storeCart(page)
  await changeStoredCart(page, String.raw`\"quantity\":1`, String.raw`\"quantity\":20`)
  await changeStoredCart(page, 'Dimensions', 'W'.repeat(60))
  await signInCustomer(page, api)
  await page.setViewportSize({ width: 390, height: 800 })
  for (const url of [
    '/cart',
    '/checkout',
    '/invoice?txnId=SAMP-OPEN-0008',
    '/orderdetails/SAMP-PAID-0005',
  ]) {
    await page.goto(url)
    await expect(
      page
        .getByText(/\d,\d{3}\.\d\d/)
        .filter({ visible: true })
        .last(),
    ).toBeVisible()
    await doubleText(page)
    await expect.poll(() => horizontalOverflow(page), url).toBe(0)
  }
  // Not broken at each letter.
  expect((await page.getByText('Total Amount').boundingBox())?.width).toBeGreaterThan(200)
})

test('a narrow phone shows a large price beside or above the wishlist button', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await changeProducts(page, world, (products) =>
    products.map((product) => ({ ...product, product_price: 12_345.5 })),
  )
  await page.goto('/category')
  const card = page.getByRole('main').getByRole('article').first()
  const price = await card.getByText('RM 12,345.50', { exact: true }).boundingBox()
  const toggle = await card.getByRole('button', { name: /wishlist/ }).boundingBox()
  if (!price || !toggle) throw new Error('A price or a wishlist button is not visible.')
  const isOverlapping = price.x + price.width > toggle.x && price.y + price.height > toggle.y
  expect(isOverlapping).toBe(false)
})

test('the first Tab focuses the skip link, which moves the focus to the main content', async ({
  page,
}) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

/** What has the focus, where the header or a bar at the bottom covers it. Runs in the page. */
const coveredFocus = () => {
  const { activeElement: focused, body } = document
  if (!focused || focused === body || !focused.closest('main')) return
  const box = focused.getBoundingClientRect()
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const bar = [...document.querySelectorAll('main *')].find(
    (node) => getComputedStyle(node).position === 'fixed',
  )
  const end = bar && !bar.contains(focused) ? bar.getBoundingClientRect().top : innerHeight
  return box.top < header || box.bottom > end
    ? `${focused.outerHTML.slice(0, 90)} at ${box.top}`
    : undefined
}

test('neither the header nor the bar of a product page covers what Tab focuses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/product/detail?id=8')
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 22; press += 1) {
      await page.keyboard.press(key)
      // The browser scrolls to what has the focus in its next frame.
      await expect.poll(() => page.evaluate(coveredFocus), key).toBeUndefined()
    }
  }
})
