import { addressSchema, countryOnly, taxDetailsSchema } from '@shop/contract'
import { expect, it } from 'vitest'
import {
  addressFieldNames,
  addressFormPaths,
  companyNumberRows,
  emptyAddress,
  joinAddress,
  splitAddress,
} from './address-fields'

it('lists the fields of the schemas', () => {
  expect(addressFieldNames).toEqual(expect.arrayContaining(Object.keys(addressSchema.shape)))
  const paths = Object.keys(taxDetailsSchema.shape).map((name) => `tax_details.${name}`)
  expect(addressFormPaths).toEqual(expect.arrayContaining(paths))
  expect(addressFormPaths).toHaveLength(2 * addressFieldNames.length + paths.length)
})

it('joins the lines and the town into one line, and splits it without a loss', () => {
  const place = { state: 'Selangor', country: 'MY', postal_code: '46000' }
  const values = {
    ...place,
    address_line_one: ' 1 Jalan Contoh',
    address_line_two: 'Block B',
    town: 'Petaling Jaya ',
  }
  const joined = { ...place, address_line_one: '1 Jalan Contoh, Block B, Petaling Jaya' }
  expect(joinAddress(values)).toEqual(joined)
  expect(splitAddress(joined)).toMatchObject({
    address_line_one: '1 Jalan Contoh, Block B',
    town: 'Petaling Jaya',
  })
  for (const line of [joined.address_line_one, '1 Jalan Contoh', '12,Jalan Contoh'])
    expect(joinAddress(splitAddress({ ...place, address_line_one: line })).address_line_one).toBe(
      line,
    )
})

it('splits an address of a country alone into that country', () => {
  expect(splitAddress(countryOnly('SG'))).toEqual({ ...emptyAddress, country: 'SG' })
})

it('leaves out the numbers that a company does not have', () => {
  const numbers = {
    company_registration_number: '202601000001',
    sst_number: '',
    tin_number: 'C123',
  }
  expect(companyNumberRows(numbers)).toEqual([
    { label: 'Registration number', value: '202601000001' },
    { label: 'TIN number', value: 'C123' },
  ])
})
