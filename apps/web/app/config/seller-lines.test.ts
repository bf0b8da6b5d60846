import { expect, it } from 'vitest'
import { parseSite } from './parse-site'
import { companyLines, paymentLines } from './seller-lines'

it('lists the name and numbers of the company, and its lines about payment and tax', () => {
  const site = parseSite({
    company: { name: 'Sample Sdn Bhd', registration_number: 200000000000, sst_number: 'W00' },
    payment_methods: ['Credit card', ' Debit card '],
    tax_statement: 'Prices include tax.',
  })
  expect(companyLines(site)).toEqual([
    'Sample Sdn Bhd',
    'Registration no. 200000000000',
    'SST no. W00',
  ])
  expect(paymentLines(site)).toEqual(['We accept: Credit card, Debit card.', 'Prices include tax.'])
})

it.each([
  {},
  { company: { name: '' }, payment_methods: ['', ' '], tax_statement: '' },
  { payment_methods: 'card' },
])('lists nothing for missing or invalid settings: %j', (value) => {
  const site = parseSite(value)
  expect([...companyLines(site), ...paymentLines(site)]).toEqual([])
})
