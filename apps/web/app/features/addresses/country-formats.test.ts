import { expect, it } from 'vitest'
import { postalCodeWarning } from './country-formats'

it.each([
  ['SG', '1190', 'A postal code usually has 6 digits there. Please check it.'],
  ['MY', '4750', 'A postal code usually has 5 digits there. Please check it.'],
  ['AU', '30000', 'A postal code usually has 4 digits there. Please check it.'],
  ['US', '9410', 'A ZIP code usually has 5 digits there. Please check it.'],
  ['SG', '238801', undefined],
  ['SG', '', undefined],
  ['US', '94103-1234', undefined],
  ['JP', '100-0001', undefined],
  ['GB', 'SW1A 1AA', undefined],
])('warns in %s about the postal code %j, if it does not fit: %s', (country, code, warning) => {
  expect(postalCodeWarning(country, code)).toBe(warning)
})
