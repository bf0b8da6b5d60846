import type { Page } from '@playwright/test'

declare global {
  interface Window {
    policyViolations?: string[]
  }
}

/**
 * Records violations of the content security policy from before the first script of each page.
 * @returns reads the violations of the current document
 */
export const recordPolicyViolations = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    const violations: string[] = []
    window.policyViolations = violations
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      violations.push([violatedDirective, blockedURI, sample].join(' '))
    })
  })
  return () => page.evaluate(() => window.policyViolations ?? ['violations are not recorded on this page'])
}
