import type { Product } from '@shop/contract/host'
import type { Test } from '../../config/parse-site'

/**
 * One line about what a product is for: what data.json says about a test, else the host's summary.
 */
export const purposeOf = (
  { product_id, product_summary }: Product,
  tests: readonly Test[],
): string | undefined => {
  const test = tests.find((each) => each.product_id === product_id)
  return test?.audience ? `${test.audience}\u00a0· ${test.minutes}\u00a0min` : product_summary
}

/**
 * The time, report and language of a test on one line, which does not begin with a dot where it
 * wraps.
 */
export const testFacts = ({ minutes, report, language }: Test): string =>
  [`${minutes} minutes`, report, language].filter(Boolean).join('\u00a0· ')
