import { expect, it } from 'vitest'
import { numberWarning } from './address-fields'

it.each([
  [
    'sst_number',
    '201912345K',
    'An SST number usually looks like W10-1808-31012345. Please check it.',
  ],
  ['tin_number', '12', 'A TIN number usually looks like C1234567890. Please check it.'],
  ['company_phone', '12-345', 'A phone number usually has at least 8 digits. Please check it.'],
  ['phone', '12-345', 'A phone number usually has at least 8 digits. Please check it.'],
  ['sst_number', 'W10-1808-31012345', undefined],
  ['sst_number', 'b16180831012345', undefined],
  ['tin_number', 'C1234567890', undefined],
  ['tin_number', 'IG 12345678901', undefined],
  ['company_phone', '03-1234 5678', undefined],
  ['phone', '+60 12-345 6789', undefined],
  ['phone', '', undefined],
  ['company_registration_number', 'abc', undefined],
] as const)('warns about the %s %j, if it is malformed in Malaysia: %s', (name, value, warning) => {
  expect(numberWarning(name, value, 'MY')).toBe(warning)
  expect(numberWarning(name, value, 'SG')).toBe(name.endsWith('phone') ? warning : undefined)
})
