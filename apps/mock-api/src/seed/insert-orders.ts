import { emptyTaxDetails, isPaid, NO_DISCOUNT, needsQuote, orderTotals, toRinggit, toSen } from '@shop/contract'
import type { Sql } from '../worlds/world.ts'
import { coupons } from './coupons.ts'
import { customers, type SeedCustomer, sampleAddress } from './customers.ts'
import { orders, type SeedOrder } from './orders.ts'
import { coverFile, products, type SeedProduct } from './products.ts'

const productOf = (id: number): SeedProduct => {
  const product = products.find((candidate) => candidate.id === id)
  if (!product) throw new Error(`The seed has no product ${id}.`)
  return product
}

/** The orders of the first customer. */
export const insertOrders = (sql: Sql): void => {
  for (const order of orders) insertOrder(sql, customers[0], order)
}

/** Inserts an order of a customer, with the test seats of a paid order. */
export const insertOrder = (sql: Sql, customer: SeedCustomer, order: SeedOrder): void => {
  const items = order.items.map(([id, quantity]) => ({ seed: productOf(id), quantity }))
  const priced = items.map(({ seed, quantity }) => ({
    quantity,
    product: { product_price: toRinggit(seed.price), product_type: seed.type, product_format: seed.format },
  }))
  const coupon = coupons.find(({ code }) => code === order.coupon)
  const totals = orderTotals(priced, coupon?.discount ?? NO_DISCOUNT, toSen(0))
  const status = order.history.at(-1) ?? 'pending'
  const address = JSON.stringify({ ...sampleAddress, ...(order.country && { country: order.country }) })
  if (needsQuote(priced, order.country ?? sampleAddress.country) !== (status === 'quote_requested')) {
    throw new Error(`The seed's order ${order.txnId} cannot be ${status}.`)
  }

  sql.run`INSERT INTO orders (order_txn_id, customer_id, status, placed_at, first_name, last_name, email, phone,
      shipping_address, billing_address, tax_details, coupon_code, discount_percent, sub_total_sen, discount_sen,
      shipping_sen, total_sen)
    VALUES (${order.txnId}, ${customer.id}, ${status}, ${order.placedAt}, ${customer.firstName}, ${customer.lastName},
      ${customer.email}, ${customer.phone}, ${address}, ${address}, ${JSON.stringify(emptyTaxDetails)},
      ${order.coupon ?? null}, ${totals.discountPercent}, ${totals.subTotal}, ${totals.discount},
      ${totals.shipping}, ${totals.total})`
  for (const [position, { seed, quantity }] of items.entries()) {
    sql.run`INSERT INTO order_items VALUES (${order.txnId}, ${position}, ${seed.id}, ${seed.name}, ${coverFile(seed)},
      ${seed.type}, ${seed.format}, ${seed.price}, ${quantity})`
    if (isPaid(status) && seed.type !== 'other') insertSeats(sql, customer, order, seed, quantity)
  }
  for (const [position, past] of order.history.entries()) {
    const at = new Date(Date.parse(order.placedAt) + position * 24 * 60 * 60_000).toISOString()
    sql.run`INSERT INTO order_status_history VALUES (${order.txnId}, ${position}, ${past}, ${at})`
  }
}

const seatStatuses = ['completed', 'assigned', 'unassigned'] as const

const insertSeats = (
  sql: Sql,
  customer: SeedCustomer,
  order: SeedOrder,
  product: SeedProduct,
  quantity: number,
): void => {
  for (let seat = 1; seat <= quantity; seat += 1) {
    const status = seatStatuses[seat - 1] ?? 'unassigned'
    const assignedTo = status === 'unassigned' ? null : `Sample Taker ${seat}`
    sql.run`INSERT INTO test_accounts (customer_id, order_txn_id, product_name, product_type, access_code, status, assigned_to)
      VALUES (${customer.id}, ${order.txnId}, ${product.name}, ${product.type},
        ${`LPI-${order.txnId.slice(-4)}-${product.id}${String(seat).padStart(3, '0')}`}, ${status}, ${assignedTo})`
  }
}
