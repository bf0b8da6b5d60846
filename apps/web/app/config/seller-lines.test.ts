import { expect, it } from 'vitest'
import { parseSite } from './parse-site'
import { companyLines, paymentLines } from './seller-lines'

// test/prerendered-pages.test.ts has the lines of data.json.
it.each([
  {},
  { company: { name: '' }, payment_methods: ['', ' '], tax_statement: '' },
  { payment_methods: 'card' },
])('lists nothing for missing or invalid settings: %j', (value) => {
  const site = parseSite(value)
  expect([...companyLines(site), ...paymentLines(site)]).toEqual([])
})
