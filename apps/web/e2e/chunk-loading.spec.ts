import type { Locator, Page } from '@playwright/test'
import { openWithPausedClock } from './support/paused-clock.ts'
import { expect, test } from './support/test.ts'

/**
 * Scripts that a deploy removed or that never load (requirements §8): one reload, then an error
 * page.
 */

const loadError = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: 'Part of this page didn’t load' })
/** Visible only after hydration, as the prerendered HTML has no sign-in state. */
const shopLogin = (page: Page) => page.getByRole('link', { name: 'Shop Login' })
const waitForHydration = (page: Page) => expect(shopLogin(page)).toBeVisible()

const countDocumentLoads = (page: Page) => {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

const removeScript = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ status: 404, body: 'gone' }))

/**
 * Presses a control of the home page whose script is missing: the page is loaded again once, and
 * the next press shows an error.
 */
const expectOneReload = async (page: Page, script: string, control: Locator) => {
  const loads = countDocumentLoads(page)
  await page.goto('/')
  await waitForHydration(page)
  await removeScript(page, script)
  await control.click()
  await expect.poll(loads).toBe(2)
  await waitForHydration(page)
  await control.click()
  await expect(loadError(page)).toBeVisible()
  expect(loads()).toBe(2)
}

test('a page without one of its first scripts is loaded again once, then says so', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/404/)
  await page.route('**/assets/root-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.goto('/support')
  await waitForHydration(page)

  await removeScript(page, '**/assets/root-*.js')
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(/^Part of this page didn’t load\./)
})

test('a missing component script reloads the page once, then shows an error', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/404/)
  pageConsole.expect(/ChunkLoadError/)
  const open = page.getByRole('button', { name: /^Open your cart/ })
  await expectOneReload(page, '**/assets/cart-sidebar-*.js', open)
  await page.unroute('**/assets/cart-sidebar-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await open.click()
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible()
})

test('a missing route script reloads the page once, then shows an error', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/404/)
  pageConsole.expect(/Error loading route module/)
  pageConsole.expect(/Failed to fetch dynamically imported module/)
  pageConsole.expect(/ChunkLoadError/)
  const trainers = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Trainers' })
  await expectOneReload(page, '**/assets/trainers-*.js', trainers)
  await page.getByRole('link', { name: 'Browse the shop' }).click()
  await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
})

test('a script that the browser cancels, as the visitor leaves, does not reload the page', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  const reloads = await page.evaluate(() => {
    let count = 0
    window.navigation.addEventListener('navigate', () => {
      count += 1
    })
    window.dispatchEvent(new Event('beforeunload'))
    window.dispatchEvent(new Event('vite:preloadError'))
    return count
  })
  expect(reloads).toBe(0)
})

test('without session storage, a missing script shows the error without a reload', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/404/)
  pageConsole.expect(/ChunkLoadError/)
  await page.addInitScript(
    `Object.defineProperty(window, 'sessionStorage', {
      get() { throw new DOMException('no', 'SecurityError') },
    })`,
  )
  const loads = countDocumentLoads(page)
  await page.goto('/')
  await waitForHydration(page)
  await removeScript(page, '**/assets/cart-sidebar-*.js')
  await page.getByRole('button', { name: /^Open your cart/ }).click()
  await expect(loadError(page)).toBeVisible()
  expect(loads()).toBe(1)
})

test('offline, a missing script shows the error, and the page is complete once online', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.expect(/ERR_INTERNET_DISCONNECTED/)
  pageConsole.expect(/Error loading route module/)
  pageConsole.expect(/Failed to fetch dynamically imported module/)
  pageConsole.expect(/ChunkLoadError/)
  const trainers = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Trainers' })
  await page.goto('/')
  await waitForHydration(page)
  await context.setOffline(true)
  await trainers.click()
  await expect(loadError(page)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload' }).click()
  await trainers.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensed LPI trainers')
})

test('a script that does not load in 120 seconds fails with a ChunkLoadError', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/ChunkLoadError/)
  await openWithPausedClock(page, '/', shopLogin(page))
  let isRequested = false
  // The script never arrives.
  await page.route('**/assets/cart-sidebar-*.js', () => {
    isRequested = true
  })
  await page.getByRole('button', { name: /^Open your cart/ }).click()
  await expect(async () => {
    await page.clock.runFor(20)
    expect(isRequested).toBe(true)
  }).toPass({ intervals: [0] })
  await page.clock.runFor(118_000)
  await expect(loadError(page)).toBeHidden()
  await page.clock.runFor(3_000)
  await expect(loadError(page)).toBeVisible()
})
