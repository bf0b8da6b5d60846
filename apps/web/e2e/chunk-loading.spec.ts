import type { Page } from '@playwright/test'
import { openWithPausedClock } from './support/paused-clock.ts'
import { expect, test } from './support/test.ts'

/** Parts of the shop that a deploy took away, or that never come (requirements §8): one fresh load, then a page that says so. */

const incomplete = (page: Page) => page.getByRole('heading', { name: 'A part of this page did not arrive' })
/** There once the page answers: whether the shopper is signed in is not drawn at build time. */
const shopLogin = (page: Page) => page.getByRole('link', { name: 'Shop Login' })
const ready = (page: Page) => expect(shopLogin(page)).toBeVisible()

/** How often the page was loaded as a whole. */
const countLoads = (page: Page) => {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

const takeAway = (page: Page, part: string) => page.route(part, (route) => route.fulfill({ status: 404, body: 'gone' }))

test('a part that a deploy took away loads the page afresh once, then says so', async ({ page, pageConsole }) => {
  pageConsole.expect(/404/)
  pageConsole.expect(/ChunkLoadError/)
  const loads = countLoads(page)
  await page.goto('/')
  await ready(page)
  await takeAway(page, '**/assets/cart-sidebar-*.js')
  const open = page.getByRole('button', { name: /^Open your cart/ })
  await open.click()
  await expect.poll(loads).toBe(2)
  await ready(page)
  await open.click()
  await expect(incomplete(page)).toBeVisible()
  expect(loads()).toBe(2)
  await page.unroute('**/assets/cart-sidebar-*.js')
  await page.getByRole('button', { name: 'Load again' }).click()
  await open.click()
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible()
})

test('a page that a deploy took away loads afresh once, then says so, and the rest of the shop works', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/404/)
  const loads = countLoads(page)
  await page.goto('/')
  await ready(page)
  await takeAway(page, '**/assets/trainers-*.js')
  const trainers = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trainers' })
  await trainers.click()
  await expect.poll(loads).toBe(2)
  await ready(page)
  await trainers.click()
  await expect(incomplete(page)).toBeVisible()
  expect(loads()).toBe(2)
  await page.getByRole('link', { name: 'Browse the shop' }).click()
  await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
})

test('where nothing can be remembered, the page is not loaded again and again', async ({ page, pageConsole }) => {
  pageConsole.expect(/404/)
  pageConsole.expect(/ChunkLoadError/)
  await page.addInitScript(
    "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError') } })",
  )
  const loads = countLoads(page)
  await page.goto('/')
  await ready(page)
  await takeAway(page, '**/assets/cart-sidebar-*.js')
  await page.getByRole('button', { name: /^Open your cart/ }).click()
  await expect(incomplete(page)).toBeVisible()
  expect(loads()).toBe(1)
})

test('a part that does not come in 120 seconds is given up with a ChunkLoadError', async ({ page, pageConsole }) => {
  pageConsole.expect(/ChunkLoadError/)
  await openWithPausedClock(page, '/', shopLogin(page))
  await page.route('**/assets/cart-sidebar-*.js', () => undefined)
  await page.getByRole('button', { name: /^Open your cart/ }).click()
  await page.clock.runFor(119_000)
  await expect(incomplete(page)).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(incomplete(page)).toBeVisible()
})
