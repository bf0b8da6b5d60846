import {
  emptyTaxDetails,
  formatOf,
  isPaid,
  NO_DISCOUNT,
  type OrderItem,
  orderTotals,
  productTypes,
} from '@shop/contract'
import { insertRow } from '../db/rows.ts'
import type { Sql } from '../db/sql.ts'
import { type HistoryRow, insertOrder, toAmounts } from '../modules/order/order.store.ts'
import { shippingChargesSen } from '../modules/settings/shipping.ts'
import { customerIdOf, customerOf } from './seed-customer.ts'
import { sampleAddress } from './seed-defaults.ts'
import type { Seed, SeedOrder } from './seed-schema.ts'

/** Inserts an order of a seed with its lines, its history and its test accounts. */
export const insertSeedOrder = (sql: Sql, seed: Seed, order: SeedOrder): void => {
  const { customer, history: _, items, totals, test_accounts, ...columns } = order
  const lines = items.map((item) => toLine(seed, item))
  const history = historyOf(order)
  const status = history.at(-1)?.status ?? 'pending'
  const row = {
    ...buyerOf(seed, order),
    status,
    tax_details: emptyTaxDetails,
    ...(totals ?? totalsOf(seed, order, lines)),
    // What the seed names comes before what follows from other rows.
    ...columns,
  }
  insertOrder(sql, row, lines, history)
  const seats = test_accounts ?? (isPaid(status) ? seatsOf(order, lines) : [])
  for (const { customer: owner, ...seat } of seats) {
    insertRow(sql, 'test_accounts', {
      ...seat,
      customer_id: customerIdOf(seed, owner),
      order_txn_id: order.order_txn_id,
    })
  }
}

const guest = {
  customer_id: null,
  first_name: 'Sample',
  last_name: 'Guest',
  email: 'guest@example.com',
  phone: '+60 12-345 6789',
  shipping_address: null,
}

/** Who buys, and where to: by default the customer's own details, and a sample address. */
const buyerOf = (seed: Seed, order: SeedOrder) => {
  const buyer = customerOf(seed, order.customer) ?? guest
  const { customer_id, first_name, last_name, email, phone = '' } = buyer
  const address = order.shipping_address ?? buyer.shipping_address ?? sampleAddress
  return {
    customer_id,
    first_name,
    last_name,
    email,
    phone,
    shipping_address: address,
    billing_address: address,
  }
}

const dayMs = 24 * 60 * 60_000

/** A status without a time has one: a day for each status before it, after the order. */
const historyOf = ({ history, placed_at }: SeedOrder): HistoryRow[] =>
  history.map((entry, index) => {
    if (typeof entry !== 'string') return entry
    return { status: entry, at: new Date(Date.parse(placed_at) + index * dayMs).toISOString() }
  })

const toLine = (seed: Seed, item: SeedOrder['items'][number]): OrderItem => {
  const { product_id, quantity, product } = item
  if (product) return { product_id, quantity, product }
  const current = seed.products.find((candidate) => candidate.product_id === product_id)
  if (!current)
    throw new Error(`There is no product ${product_id}: expected one of the seed, or its details.`)
  const { product_name, product_thumbnail, product_type, product_price } = current
  const product_format = formatOf(current)
  return {
    product_id,
    quantity,
    product: { product_name, product_thumbnail, product_type, product_price, product_format },
  }
}

/** Without totals in the seed, they follow from the items and the coupon. */
const totalsOf = (
  { coupons }: Seed,
  { coupon_code: typed }: SeedOrder,
  lines: readonly OrderItem[],
) => {
  const coupon = coupons.find(({ code }) => code.toLowerCase() === typed?.toLowerCase())
  if (typed !== null && !coupon) throw new Error(`There is no coupon ${typed}.`)
  return toAmounts(orderTotals(lines, coupon?.discount ?? NO_DISCOUNT, shippingChargesSen))
}

type SeedSeat = NonNullable<SeedOrder['test_accounts']>[number]

const seatStatuses = ['completed', 'assigned', 'unassigned'] as const

/** One seat for each test, as a paid order gives them. */
const seatsOf = (order: SeedOrder, lines: readonly OrderItem[]): SeedSeat[] =>
  lines
    .filter(({ product }) => productTypes[product.product_type].hasAccessCodes)
    .flatMap((line) =>
      Array.from({ length: line.quantity }, (_, index) => seatOf(order, line, index)),
    )

const seatOf = (order: SeedOrder, line: OrderItem, index: number): SeedSeat => {
  const { product_name, product_type } = line.product
  const status = seatStatuses[index] ?? 'unassigned'
  const number = `${line.product_id}${String(index + 1).padStart(3, '0')}`
  return {
    customer: order.customer,
    product_name,
    product_type,
    access_code: `LPI-${order.order_txn_id.slice(-4)}-${number}`,
    status,
    assigned_to: status === 'unassigned' ? null : `Sample Taker ${index + 1}`,
  }
}
