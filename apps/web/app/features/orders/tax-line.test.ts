import { expect, it } from 'vitest'
import { sampleOrder } from '../../../test/support/sample-order'
import { parseSite } from '../../config/parse-site'
import { taxLine } from './tax-line'

// A discount of half the price.
const order = sampleOrder(['ebook', 'book'], { order_discount_amount: 54 })
const tax_statement = 'Prices include tax.'
const lineOf = (company: object) => taxLine(order, parseSite({ company, tax_statement }))

it('states the tax in the discounted price of online products, as far as the owner does', () => {
  const sst_number = 'W00'
  expect(lineOf({ sst_number, service_tax_rate: 8 })).toBe(
    'Prices include tax. Service tax of 8% on online products: RM\u00a02.00.',
  )
  expect(lineOf({ sst_number })).toBe('Prices include tax.')
  expect(lineOf({ service_tax_rate: 8 })).toBe('Not registered for SST.')
})
