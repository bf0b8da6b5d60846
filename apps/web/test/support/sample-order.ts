import { emptyTaxDetails, type ProductFormat } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import { sampleProduct } from './sample-product'

const address = {
  address_line_one: '1 Jalan Contoh',
  state: 'Selangor',
  country: 'MY',
  postal_code: '46000',
}

/** An order of a product in each of these formats, for RM 54 each. */
export const sampleOrder = (
  formats: readonly ProductFormat[],
  rest: Partial<Order> = {},
): Order => ({
  order_txn_id: 'SAMPLE-1',
  order_txn_date: '2026-10-06T10:00:00+08:00',
  order_customer_name: 'Sample Customer',
  order_customer_phone: '',
  order_customer_email: 'customer@example.com',
  order_shipping_address: address,
  order_billing_address: address,
  order_tax_details: emptyTaxDetails,
  order_sub_total_amount: 54 * formats.length,
  order_discount_value: 0,
  order_discount_amount: 0,
  order_shipping_amount: 0,
  order_total_amount: 54 * formats.length,
  items: formats.map((product_format, index) => ({
    product_id: index + 1,
    quantity: 1,
    product: sampleProduct(index + 1, { product_format, product_price: 54 }),
  })),
  ...rest,
})
