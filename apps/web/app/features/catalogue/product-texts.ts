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
  if (!test?.audience) return product_summary
  const age = test.min_age && `${test.min_age}+`
  return [test.audience, `${test.minutes}\u00a0min`, age].filter(Boolean).join(', ')
}

export const testFacts = ({ minutes, report, language }: Test): string =>
  [`${minutes} minutes`, report, language].filter(Boolean).join(', ')
