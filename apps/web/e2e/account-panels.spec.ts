import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { accountPanels, stateNames } from './support/account-panel-states.ts'
import { letTriesPass } from './support/faults.ts'
import { expect, test } from './support/test.ts'

/** All that can be read on the page, in texts and in fields. */
const readable = async (page: Page): Promise<string> => {
  const fields = await page
    .locator('input, select')
    .evaluateAll((found) =>
      found.map((field) =>
        field instanceof HTMLSelectElement
          ? `${field.selectedOptions[0]?.text} ${field.value}`
          : field instanceof HTMLInputElement && field.value,
      ),
    )
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden cannot be read
  return [await page.locator('body').innerText(), ...fields].join('\n').replaceAll('\u00a0', ' ')
}

/** What stands out of the window to the side, where nobody can read it; what is cut off or scrolls within it does not. */
const standsOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const ends = (element: Element) => element.getBoundingClientRect().right
    const isHeld = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent) return false
      return (getComputedStyle(parent).overflowX !== 'visible' && ends(parent) <= edge) || isHeld(parent)
    }
    const out = [...document.querySelectorAll('body *')].filter((element) => ends(element) > edge + 1)
    const wider = document.documentElement.scrollWidth > edge ? ['the page'] : []
    return [...wider, ...out.filter((element) => !isHeld(element)).map(({ outerHTML }) => outerHTML.slice(0, 120))]
  })

const says = {
  loading: 'shows the shape of what comes, then what came',
  empty: 'says what is not there yet, and what to do',
  error: 'says what went wrong, and the next try works',
  long: 'has room for the longest',
} as const

for (const { panel, addresses, arrives, scenes } of accountPanels) {
  for (const state of stateNames) {
    const { set, act, reads, says: consoleSays } = scenes[state]
    for (const [index, address] of addresses.entries()) {
      // The other addresses open the same panel.
      const isFirst = index === 0
      test(`${address} ${says[state]}, on a phone and on a desk`, async ({ page, api, world, pageConsole }) => {
        test.slow()
        if (consoleSays) pageConsole.expect(consoleSays)
        const retries = state === 'error' && !act
        if (retries) await page.clock.install()
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const letGo = await set({ page, api, world })
        await page.setViewportSize({ width: 360, height: 800 })
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
        const menu = page.getByRole('navigation', { name: 'My Account' })
        await expect(menu.locator('[aria-current]')).toContainText(panel)
        await act?.(page)
        const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' })
        if (retries) await letTriesPass(page, tryAgain)

        for (const text of reads) await expect.poll(() => readable(page)).toContain(text)
        const busy = page.getByRole('main').locator('div[aria-busy="true"]')
        if (state === 'loading') await expect(busy.locator('[aria-hidden="true"]').first()).toBeVisible()
        else await expect(busy).toHaveCount(0)

        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => standsOut(page), `nothing stands out at ${width} px`).toEqual([])
          if (isFirst) await expectAccessible(page, ['light'])
        }
        if (isFirst) await expectAccessible(page, ['dark'])

        if (state === 'loading' || retries) {
          await letGo()
          if (retries) await tryAgain.click()
          await expect.poll(() => readable(page)).toContain(arrives)
          await expect(busy).toHaveCount(0)
        }
      })
    }
  }
}
