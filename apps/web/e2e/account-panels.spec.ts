import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { accountPanels, type StateName, stateNames } from './support/account-panel-states.ts'
import { recordPolicyViolations } from './support/content-security-policy.ts'
import { runRetries } from './support/faults.ts'
import { expect, test } from './support/test.ts'

/** The visible text of the page and the values of its fields. */
const visibleText = async (page: Page): Promise<string> => {
  const fields = await page
    .locator('input, select, textarea')
    .evaluateAll((elements) =>
      elements.map((field) =>
        field instanceof HTMLSelectElement
          ? `${field.selectedOptions[0]?.text} ${field.value}`
          : 'value' in field && field.value,
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

for (const { panel, path, loadedText, states } of accountPanels) {
  test(`${path} shows an empty state, a skeleton, an error that recovers, and values of maximum length without overflow, on a phone and a desktop`, async ({
    page,
    api,
    world,
    pageConsole,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    const violations = await recordPolicyViolations(page)
    const main = page.getByRole('main')
    const busy = main.locator('div[aria-busy="true"]')
    const tryAgain = main.getByRole('button', { name: 'Try again' })

    const checkState = async (state: StateName) => {
      if (!states[state]) return
      const { setup, act, texts, consoleMessage } = states[state]
      if (consoleMessage) pageConsole.expect(consoleMessage)
      const retries = state === 'error' && !act
      const release = await setup({ page, api, world })
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
      const menu = page.getByRole('navigation', { name: 'My Account' })
      await expect(menu.locator('[aria-current]')).toContainText(panel)
      await act?.(page)
      if (retries) await runRetries(page, tryAgain)

      for (const text of texts) await expect.poll(() => visibleText(page)).toContain(text)
      if (state === 'loading') await expect(busy.locator('[aria-hidden="true"]').first()).toBeVisible()
      else await expect(busy).toHaveCount(0)

      // accessibility.spec.ts checks the account pages at both widths and in both schemes.
      for (const [width, scheme] of [
        [360, 'light'],
        [1280, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => findOverflow(page), `overflow at ${width} px`).toEqual([])
        await expectAccessible(page, [scheme])
      }
      expect(await violations(), 'violations of the content security policy').toEqual([])

      if (state === 'loading' || retries) {
        await release()
        if (retries) await tryAgain.click()
        await expect.poll(() => visibleText(page)).toContain(loadedText)
        await expect(busy).toHaveCount(0)
      }
    }

    for (const state of stateNames) await test.step(state, () => checkState(state))
  })
}
