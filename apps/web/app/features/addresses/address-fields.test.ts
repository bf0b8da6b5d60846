import { addressSchema, taxDetailsSchema } from '@shop/contract'
import { expect, it } from 'vitest'
import {
  addressFieldNames,
  addressFormPaths,
  companyNumberRows,
  printedLines,
  taxDetailsFieldNames,
} from './address-fields'

it('lists the fields of the schemas', () => {
  expect(addressFieldNames.toSorted()).toEqual(Object.keys(addressSchema.shape).toSorted())
  expect(taxDetailsFieldNames.toSorted()).toEqual(Object.keys(taxDetailsSchema.shape).toSorted())
  expect(addressFormPaths).toHaveLength(2 * addressFieldNames.length + taxDetailsFieldNames.length)
})

it('prints line one, state, country and postal code (requirements §2)', () => {
  expect(printedLines).toEqual(['address_line_one', 'state', 'country', 'postal_code'])
})

it('leaves out the numbers that a company does not have', () => {
  const numbers = { company_registration_number: '202601000001', sst_number: '', tin_number: 'C123' }
  expect(companyNumberRows(numbers)).toEqual([
    { label: 'Registration number', value: '202601000001' },
    { label: 'TIN number', value: 'C123' },
  ])
})
