import { expect, it } from 'vitest'
import { postalCodeWarning } from './country-formats'

it.each([
  ['SG', '1190', 'A postal code usually has 6 digits there. Please check it.'],
  ['MY', '4750', 'A postal code usually has 5 digits there. Please check it.'],
  ['AU', '30000', 'A postal code usually has 4 digits there. Please check it.'],
  ['US', '9410', 'A ZIP code usually has 5 digits there. Please check it.'],
])('warns about a postal code that does not fit %s', (country, code, warning) => {
  expect(postalCodeWarning(country, code)).toBe(warning)
})

it.each([
  ['SG', '238801'],
  ['SG', ''],
  ['US', '94103-1234'],
  ['JP', '100-0001'],
  ['GB', 'SW1A 1AA'],
])('accepts in %s the postal code %j', (country, code) => {
  expect(postalCodeWarning(country, code)).toBeUndefined()
})
