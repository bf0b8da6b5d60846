import { expect, it } from 'vitest'
import { numberWarning } from './address-fields'

it.each([
  ['sst_number', 'abc', 'An SST number usually looks like W10-1808-31012345. Please check it.'],
  ['tin_number', '12', 'A TIN number usually looks like C1234567890. Please check it.'],
  ['company_phone', '12-345', 'A phone number usually has at least 8 digits. Please check it.'],
  ['phone', '12-345', 'A phone number usually has at least 8 digits. Please check it.'],
] as const)('warns about a malformed %s', (name, value, warning) => {
  expect(numberWarning(name, value)).toBe(warning)
})

it.each([
  ['sst_number', 'W10-1808-31012345'],
  ['sst_number', 'b16180831012345'],
  ['sst_number', ''],
  ['tin_number', 'C1234567890'],
  ['tin_number', 'IG 12345678901'],
  ['company_phone', '03-1234 5678'],
  ['phone', '+60 12-345 6789'],
  ['phone', ''],
  ['company_registration_number', 'abc'],
] as const)('accepts in %s the text %j', (name, value) => {
  expect(numberWarning(name, value)).toBeUndefined()
})
