import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const optionsOf = {
  light: { runOnly: tags },
  // The dark scheme changes colours alone, so only the rules that compare colours can give another result than in light.
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} as const satisfies Record<string, RunOptions>

type ColourScheme = keyof typeof optionsOf

/**
 * Checks the page as it is now with axe: every rule in the light scheme, the colour rules in the dark one.
 * @param schemes the last one stays on
 */
export const expectAccessible = async (
  page: Page,
  schemes: readonly ColourScheme[] = ['light', 'dark'],
): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await page.evaluate(async (options) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // What passes is not described, and no sheet is fetched for experimental rules: both cost more than the rules.
      const { violations } = await axe.run({ ...options, resultTypes: ['violations'], preload: false })
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, failureSummary }) => `${html} (${failureSummary})`).join('; ')}`,
      )
    }, optionsOf[colorScheme])
    expect(found, `${page.viewportSize()?.width} px, ${colorScheme}`).toEqual([])
  }
}
