import type { Page } from '@playwright/test'

declare global {
  interface Window {
    refusedByPolicy?: string[]
  }
}

/**
 * Collects what the browser refuses because of a page's policy, before any script of the page runs.
 * @returns reads the refusals of the document that is open
 */
export const watchPolicy = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    const refused: string[] = []
    window.refusedByPolicy = refused
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      refused.push([violatedDirective, blockedURI, sample].join(' '))
    })
  })
  return () => page.evaluate(() => window.refusedByPolicy ?? ['the page is not watched'])
}
