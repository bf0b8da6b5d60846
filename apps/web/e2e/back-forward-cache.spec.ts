import { type BrowserContext, chromium } from '@playwright/test'
import { findBrowser } from '../../../scripts/browser.ts'
import { openHydrated } from './support/hydration.ts'
import { shopPages } from './support/route-cases.ts'
import { expect, test } from './support/test.ts'

/**
 * Visits pages and goes back to each. Chromium keeps six pages, one of them the page after these.
 * @param paths five at most
 * @returns those that the browser loads again, with its reasons
 */
const loadedAgain = async (context: BrowserContext, paths: readonly string[]): Promise<readonly string[]> => {
  const page = await context.newPage()
  for (const path of paths) {
    await openHydrated(page, path)
  }
  await page.goto('/robots.txt')
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  const { entries } = await session.send('Page.getNavigationHistory')
  const found: string[] = []
  let path = ''
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: all }) => {
    // The headless shell has no cache, but names the reasons of the page too.
    const hasCache = all.every(({ reason }) => reason !== 'BackForwardCacheDisabledForDelegate')
    const reasons = all.filter(({ type }) => hasCache || type !== 'Circumstantial').map(({ reason }) => reason)
    if (reasons.length > 0) found.push(`${path}: ${reasons.join(', ')}`)
  })
  for (path of paths.toReversed()) {
    const entry = entries.findLast(({ url }) => new URL(url).pathname === path)
    const navigated = new Promise((resolve) => session.once('Page.frameNavigated', ({ type }) => resolve(type)))
    const loaded = new Promise((resolve) => session.once('Page.domContentEventFired', resolve))
    await session.send('Page.navigateToHistoryEntry', { entryId: entry?.id ?? 0 })
    if ((await navigated) !== 'BackForwardCacheRestore') await loaded
  }
  await page.close()
  return found
}

test('Back restores each kind of public page from the back/forward cache', async ({ baseURL, launchOptions }) => {
  test.slow()
  const executablePath = findBrowser({ full: true })
  // A browser of its own: Playwright switches the cache off, since it does not follow restored pages.
  await using browser = await chromium.launch({
    ...launchOptions,
    ...(executablePath !== undefined && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  // The other information pages have the same layout, and no scripts that these do not have.
  const informationPages = ['/about', '/services', '/inventory/dimensions']
  for (const paths of [[...shopPages, '/product/detail/1'], informationPages]) {
    expect(await loadedAgain(context, paths)).toEqual([])
  }
})
