import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { accountPanels, stateNames } from './support/account-panel-states.ts'
import { runRetries } from './support/faults.ts'
import { expect, test } from './support/test.ts'

/** The visible text of the page and the values of its fields. */
const visibleText = async (page: Page): Promise<string> => {
  const fields = await page
    .locator('input, select')
    .evaluateAll((elements) =>
      elements.map((field) =>
        field instanceof HTMLSelectElement
          ? `${field.selectedOptions[0]?.text} ${field.value}`
          : field instanceof HTMLInputElement && field.value,
      ),
    )
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
  return [await page.locator('body').innerText(), ...fields].join('\n').replaceAll('\u00a0', ' ')
}

/** Elements beyond the right edge of the window, without those that an ancestor clips or scrolls. */
const findOverflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const rightEdge = (element: Element) => element.getBoundingClientRect().right
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent) return false
      return (getComputedStyle(parent).overflowX !== 'visible' && rightEdge(parent) <= edge) || isClipped(parent)
    }
    const beyond = [...document.querySelectorAll('body *')].filter((element) => rightEdge(element) > edge + 1)
    const scrolls = document.documentElement.scrollWidth > edge ? ['the page'] : []
    return [
      ...scrolls,
      ...beyond.filter((element) => !isClipped(element)).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ]
  })

const behaviours = {
  loading: 'shows a skeleton until its data has loaded',
  empty: 'shows an empty state with the next step',
  error: 'shows the error and recovers',
  long: 'has no overflow with values of maximum length',
} as const

for (const { panel, paths, loadedText, states } of accountPanels) {
  for (const state of stateNames) {
    const { setup, act, texts, consoleMessage } = states[state]
    for (const [index, path] of paths.entries()) {
      const isFirst = index === 0
      test(`${path} ${behaviours[state]}, on a phone and a desktop`, async ({ page, api, world, pageConsole }) => {
        test.slow()
        if (consoleMessage) pageConsole.expect(consoleMessage)
        const retries = state === 'error' && !act
        if (retries) await page.clock.install()
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const release = await setup({ page, api, world })
        await page.setViewportSize({ width: 360, height: 800 })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
        const menu = page.getByRole('navigation', { name: 'My Account' })
        await expect(menu.locator('[aria-current]')).toContainText(panel)
        await act?.(page)
        const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' })
        if (retries) await runRetries(page, tryAgain)

        for (const text of texts) await expect.poll(() => visibleText(page)).toContain(text)
        const busy = page.getByRole('main').locator('div[aria-busy="true"]')
        if (state === 'loading') await expect(busy.locator('[aria-hidden="true"]').first()).toBeVisible()
        else await expect(busy).toHaveCount(0)

        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => findOverflow(page), `overflow at ${width} px`).toEqual([])
          if (isFirst) await expectAccessible(page, ['light'])
        }
        if (isFirst) await expectAccessible(page, ['dark'])

        if (state === 'loading' || retries) {
          await release()
          if (retries) await tryAgain.click()
          await expect.poll(() => visibleText(page)).toContain(loadedText)
          await expect(busy).toHaveCount(0)
        }
      })
    }
  }
}
