import { expect, it } from 'vitest'
import { taxNumberWarning } from './address-fields'

it.each([
  ['sst_number', 'abc', 'An SST number usually looks like W10-1808-31012345. Please check it.'],
  ['tin_number', '12', 'A TIN number usually looks like C1234567890. Please check it.'],
] as const)('warns about a malformed %s', (name, value, warning) => {
  expect(taxNumberWarning(name, value)).toBe(warning)
})

it.each([
  ['sst_number', 'W10-1808-31012345'],
  ['sst_number', 'b16180831012345'],
  ['sst_number', ''],
  ['tin_number', 'C1234567890'],
  ['tin_number', 'IG 12345678901'],
  ['company_phone', 'abc'],
] as const)('accepts in %s the text %j', (name, value) => {
  expect(taxNumberWarning(name, value)).toBeUndefined()
})
