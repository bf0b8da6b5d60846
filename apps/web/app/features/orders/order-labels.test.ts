import { emptyTaxDetails } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import { expect, it } from 'vitest'
import { sampleProduct } from '../../../test/support/sample-product'
import { isDigital, statusText } from './order-labels'

const address = {
  address_line_one: '1 Jalan Contoh',
  state: 'Selangor',
  country: 'MY',
  postal_code: '46000',
}

const orderOf = (product_format: 'book' | 'ebook' | 'online_test', country = 'MY'): Order => ({
  order_txn_id: 'SAMPLE-1',
  order_txn_date: '2026-10-06T10:00:00+08:00',
  order_customer_name: 'Sample Customer',
  order_customer_phone: '',
  order_customer_email: 'customer@example.com',
  order_shipping_address: { ...address, country },
  order_billing_address: address,
  order_tax_details: emptyTaxDetails,
  order_sub_total_amount: 55,
  order_discount_value: 0,
  order_discount_amount: 0,
  order_shipping_amount: 0,
  order_total_amount: 55,
  order_status: 'processing',
  order_status_history: [{ status: 'paid', at: '2026-10-06T23:30:00+08:00' }],
  items: [{ product_id: 8, quantity: 1, product: sampleProduct(8, { product_format }) }],
})

it('says when a parcel arrives at home and abroad, and when an ebook comes', () => {
  expect(statusText(orderOf('book'), 'processing')).toContain('arrive within 5 working days.')
  expect(statusText(orderOf('book', 'SG'), 'processing')).toContain('14 to 21 days on average.')
  expect(statusText(orderOf('ebook'), 'paid')).toContain('within 3 working days at the latest.')
  expect(statusText(orderOf('book'), 'shipped')).toBe('Your parcel is on its way.')
})

it('posts nothing of a digital order', () => {
  expect([orderOf('ebook'), orderOf('online_test'), orderOf('book')].map(isDigital)).toEqual([
    true,
    true,
    false,
  ])
})

it('claims neither an online delivery nor a parcel for an order without items', () => {
  const order = { ...orderOf('book'), items: [] }
  expect(isDigital(order)).toBe(false)
  expect(statusText(order, 'shipped')).toBe('Your order is on its way.')
  expect(statusText(order, 'delivered')).toBe('Your order is complete.')
})
