import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const optionsOf = {
  light: { runOnly: tags },
  // The dark scheme only changes colours, so only the rules about colours can give another result
  // than in the light scheme.
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} as const satisfies Record<string, RunOptions>

type ColourScheme = keyof typeof optionsOf

/**
 * Checks the current page with axe: every rule in the light scheme, the colour rules in the dark
 * scheme.
 * @param schemes the last one stays active
 */
export const expectAccessible = async (
  page: Page,
  schemes: readonly ColourScheme[] = ['light', 'dark'],
): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const violations = await page.evaluate(async (options) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // Describing passed rules and fetching style sheets for experimental rules would take longer
      // than the rules.
      const results = await axe.run({ ...options, resultTypes: ['violations'], preload: false })
      return results.violations.map(
        ({ id, nodes }) =>
          `${id}: ` +
          `${nodes.map(({ html, failureSummary }) => `${html} (${failureSummary})`).join('; ')}`,
      )
    }, optionsOf[colorScheme])
    expect(violations, `${page.viewportSize()?.width} px, ${colorScheme}`).toEqual([])
  }
}

/**
 * Checks the current page on a desktop in both schemes, and then on a phone, where the colours are
 * the same.
 */
export const expectAccessibleOnEachWidth = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectAccessible(page, ['dark', 'light'])
  await page.setViewportSize({ width: 360, height: 780 })
  await expectAccessible(page, ['light'])
}

/** The width in pixels that needs horizontal scrolling. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
