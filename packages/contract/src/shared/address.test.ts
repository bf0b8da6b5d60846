import { expect, it } from 'vitest'
import { addressInputSchema, addressLines, countryOnly } from './address.ts'
import { nameOfCountry } from './countries.ts'

const linesOf = (address_line_one: string, state: string, country = 'MY') =>
  addressLines({ address_line_one, state, country, postal_code: '10300' }, nameOfCountry(country))

it('puts a Malaysian town between the postal code and the state', () => {
  expect(linesOf('1 Lebuh Contoh, George Town', 'Penang')).toEqual([
    '1 Lebuh Contoh',
    '10300 George Town, Penang',
    'Malaysia',
  ])
  expect(linesOf('1 Jalan Contoh, Kuala Lumpur', 'Kuala Lumpur')).toEqual([
    '1 Jalan Contoh',
    '10300 Kuala Lumpur',
    'Malaysia',
  ])
})

it('leaves out a town and a state with the name of the country', () => {
  expect(linesOf('1 Sample Road, Singapore', 'Singapore', 'SG')).toEqual([
    '1 Sample Road',
    '10300',
    'Singapore',
  ])
})

it.each([
  ['1 Jalan Contoh', 'MY'],
  ['No. 1, Jalan Contoh', 'MY'],
  ['Jalan Contoh, Block 2', 'MY'],
  ['1 Sample Street, Sample', 'GB'],
])('leaves the line %j of %s as it is', (line, country) => {
  expect(linesOf(line, 'State', country)).toEqual([line, '10300 State', nameOfCountry(country)])
})

it('has a form for a country alone, which is accepted and shown as that country', () => {
  for (const country of ['MY', 'SG', 'US']) {
    const address = countryOnly(country)
    expect(addressInputSchema.safeParse(address).success).toBe(true)
    expect(addressLines(address, nameOfCountry(country))).toEqual([nameOfCountry(country)])
  }
})
