import { emptyTaxDetails, isPaid, NO_DISCOUNT, orderTotals, productTypes, toRinggit, toSen } from '@shop/contract'
import { placeholderFile } from '../modules/uploads/sample-files.ts'
import type { Sql } from '../worlds/sql.ts'
import { sampleAddress } from './customers.ts'
import type { Seed, SeedOrder } from './seed-schema.ts'

const dayMs = 24 * 60 * 60_000
const guest = { first_name: 'Sample', last_name: 'Guest', email: 'guest@example.com', phone: '+60 12-345 6789' }

/**
 * Inserts an order with its items, history and test accounts.
 * @param idOf the id of a customer by email
 */
export const insertSeedOrder = (
  sql: Sql,
  seed: Seed,
  order: SeedOrder,
  idOf: (email: string | null) => number | null,
): void => {
  const customerId = idOf(order.customer)
  const customer = seed.customers.find(({ id }) => id === customerId) ?? { ...guest, shipping_address: null }
  const history = order.history.map((entry, index) =>
    typeof entry === 'string'
      ? { status: entry, at: new Date(Date.parse(order.placed_at) + index * dayMs).toISOString() }
      : entry,
  )
  const status = history.at(-1)?.status ?? 'pending'
  const items = itemsOf(seed, order)
  const totals = totalsOf(seed, order, items)
  const own = customer.shipping_address ?? sampleAddress
  const shipping = order.shipping_address ?? { ...own, country: order.country ?? own.country }
  const address = JSON.stringify(shipping)

  sql.run`INSERT INTO orders (order_txn_id, customer_id, cart_id, status, placed_at, first_name, last_name, email, phone,
      shipping_address, billing_address, tax_details, coupon_code, discount_percent, sub_total_sen, discount_sen,
      shipping_sen, total_sen)
    VALUES (${order.order_txn_id}, ${customerId}, ${order.cart_id}, ${status}, ${order.placed_at},
      ${order.first_name ?? customer.first_name}, ${order.last_name ?? customer.last_name},
      ${order.email ?? customer.email}, ${order.phone ?? customer.phone}, ${address},
      ${order.billing_address ? JSON.stringify(order.billing_address) : address},
      ${JSON.stringify(order.tax_details ?? emptyTaxDetails)}, ${order.coupon_code}, ${totals.discount_percent},
      ${toSen(totals.sub_total)}, ${toSen(totals.discount)}, ${toSen(totals.shipping)}, ${toSen(totals.total)})`
  for (const [position, item] of items.entries()) {
    sql.run`INSERT INTO order_items VALUES (${order.order_txn_id}, ${position}, ${item.product_id}, ${item.name},
      ${item.thumbnail}, ${item.type}, ${item.format}, ${toSen(item.price)}, ${item.quantity})`
  }
  for (const [position, { status: past, at }] of history.entries()) {
    sql.run`INSERT INTO order_status_history VALUES (${order.order_txn_id}, ${position}, ${past}, ${at})`
  }
  for (const account of order.test_accounts ?? (isPaid(status) ? testAccountsOf(order, items) : [])) {
    sql.run`INSERT INTO test_accounts (customer_id, order_txn_id, product_name, product_type, access_code, status, assigned_to)
      VALUES (${idOf(account.customer)}, ${order.order_txn_id}, ${account.product_name}, ${account.product_type},
        ${account.access_code}, ${account.status}, ${account.assigned_to})`
  }
}

type SeedItem = SeedOrder['items'][number]
type Item = { readonly [Key in keyof SeedItem]-?: NonNullable<SeedItem[Key]> }

const itemsOf = ({ products }: Seed, order: SeedOrder): Item[] =>
  order.items.map((item) => {
    const product = products.find(({ id }) => id === item.product_id)
    return {
      product_id: item.product_id,
      quantity: item.quantity,
      name: item.name ?? product?.name ?? '',
      thumbnail: item.thumbnail ?? product?.thumbnail ?? placeholderFile,
      type: item.type ?? product?.type ?? 'other',
      format: item.format ?? product?.format ?? 'book',
      price: item.price ?? product?.price ?? 0,
    }
  })

const totalsOf = ({ coupons }: Seed, order: SeedOrder, items: readonly Item[]) => {
  if (order.totals) return order.totals
  const coupon = coupons.find(({ code }) => code.toLowerCase() === order.coupon_code?.toLowerCase())
  const priced = items.map(({ quantity, price, type, format }) => ({
    quantity,
    product: { product_price: price, product_type: type, product_format: format },
  }))
  const totals = orderTotals(priced, coupon?.discount ?? NO_DISCOUNT, toSen(0))
  return {
    discount_percent: totals.discountPercent,
    sub_total: toRinggit(totals.subTotal),
    discount: toRinggit(totals.discount),
    shipping: toRinggit(totals.shipping),
    total: toRinggit(totals.total),
  }
}

const seatStatuses = ['completed', 'assigned', 'unassigned'] as const

/** One seat for each test, as a paid order gives them. */
const testAccountsOf = (
  { order_txn_id: txnId, customer }: SeedOrder,
  items: readonly Item[],
): NonNullable<SeedOrder['test_accounts']> =>
  items
    .filter(({ type }) => productTypes[type].hasAccessCodes)
    .flatMap(({ product_id: id, name, type, quantity }) =>
      Array.from({ length: quantity }, (_, index) => {
        const status = seatStatuses[index] ?? 'unassigned'
        return {
          customer,
          product_name: name,
          product_type: type,
          access_code: `LPI-${txnId.slice(-4)}-${id}${String(index + 1).padStart(3, '0')}`,
          status,
          assigned_to: status === 'unassigned' ? null : `Sample Taker ${index + 1}`,
        }
      }),
    )
