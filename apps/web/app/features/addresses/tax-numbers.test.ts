import { expect, it } from 'vitest'
import { taxNumberWarning } from './address-fields'

it.each([
  [
    'sst_number',
    '201912345K',
    'An SST number usually looks like W10-1808-31012345. Please check it.',
  ],
  ['tin_number', '12', 'A TIN number usually looks like C1234567890. Please check it.'],
  ['sst_number', 'W10-1808-31012345', undefined],
  ['sst_number', 'b16180831012345', undefined],
  ['tin_number', 'C1234567890', undefined],
  ['tin_number', 'IG 12345678901', undefined],
  ['tin_number', '', undefined],
  ['company_registration_number', 'abc', undefined],
] as const)('warns about the %s %j, if it is malformed in Malaysia: %s', (name, value, warning) => {
  expect(taxNumberWarning(name, value, 'MY')).toBe(warning)
  expect(taxNumberWarning(name, value, 'SG')).toBeUndefined()
})
