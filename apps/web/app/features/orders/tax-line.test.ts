import { emptyTaxDetails } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import { expect, it } from 'vitest'
import { sampleProduct } from '../../../test/support/sample-product'
import { parseSite } from '../../config/parse-site'
import { taxLine } from './tax-line'

const address = { address_line_one: '', state: '', country: 'MY', postal_code: '' }

/** An ebook and a book of RM 54 each, with a discount of half their price. */
const order: Order = {
  order_txn_id: 'SAMPLE-1',
  order_txn_date: '2026-10-06T10:00:00+08:00',
  order_customer_name: 'Sample Customer',
  order_customer_phone: '',
  order_customer_email: 'customer@example.com',
  order_shipping_address: address,
  order_billing_address: address,
  order_tax_details: emptyTaxDetails,
  order_sub_total_amount: 108,
  order_discount_value: 50,
  order_discount_amount: 54,
  order_shipping_amount: 0,
  order_total_amount: 54,
  items: (['ebook', 'book'] as const).map((product_format, product_id) => ({
    product_id,
    quantity: 1,
    product: sampleProduct(product_id, { product_format, product_price: 54 }),
  })),
}

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
