import { emptyTaxDetails, isPaid, NO_DISCOUNT, orderTotals, productTypes, toRinggit, toSen } from '@shop/contract'
import { insertOrder, type OrderLineRow } from '../modules/order/order.store.ts'
import { insertTestAccount } from '../modules/profile/profile.store.ts'
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
  const lines = order.items.map((item) => toLine(seed, item))
  const own = customer.shipping_address ?? sampleAddress
  const shipping_address = order.shipping_address ?? { ...own, country: order.country ?? own.country }
  insertOrder(
    sql,
    {
      order_txn_id: order.order_txn_id,
      customer_id: customerId,
      cart_id: order.cart_id,
      status,
      placed_at: order.placed_at,
      first_name: order.first_name ?? customer.first_name,
      last_name: order.last_name ?? customer.last_name,
      email: order.email ?? customer.email,
      phone: order.phone ?? customer.phone,
      coupon_code: order.coupon_code,
      shipping_address,
      billing_address: order.billing_address ?? shipping_address,
      tax_details: order.tax_details ?? emptyTaxDetails,
      ...totalsOf(seed, order, lines),
      request_hash: null,
      shop_origin: null,
    },
    lines,
    history,
  )
  for (const account of order.test_accounts ?? (isPaid(status) ? testAccountsOf(order, lines) : [])) {
    const { customer: owner, ...row } = account
    insertTestAccount(sql, { ...row, customer_id: idOf(owner), order_txn_id: order.order_txn_id })
  }
}

const toLine = ({ products }: Seed, item: SeedOrder['items'][number]): OrderLineRow => {
  const product = products.find(({ id }) => id === item.product_id)
  const name = item.name ?? product?.name
  const price = item.price ?? product?.price
  if (name === undefined || price === undefined) {
    throw new Error(`There is no product ${item.product_id}: expected one of the seed, or name and price.`)
  }
  return {
    product_id: item.product_id,
    name,
    thumbnail: item.thumbnail ?? product?.thumbnail ?? placeholderFile,
    type: item.type ?? product?.type ?? 'other',
    format: item.format ?? product?.format ?? 'book',
    price_sen: toSen(price),
    quantity: item.quantity,
  }
}

/** In sen. Without totals in the seed, they follow from the items and the coupon. */
const totalsOf = ({ coupons }: Seed, { totals, coupon_code: typed }: SeedOrder, lines: readonly OrderLineRow[]) => {
  if (totals) {
    return {
      discount_percent: totals.discount_percent,
      sub_total_sen: toSen(totals.sub_total),
      discount_sen: toSen(totals.discount),
      shipping_sen: toSen(totals.shipping),
      total_sen: toSen(totals.total),
    }
  }
  const coupon = coupons.find(({ code }) => code.toLowerCase() === typed?.toLowerCase())
  if (typed !== null && !coupon) throw new Error(`There is no coupon ${typed}.`)
  const priced = lines.map(({ quantity, price_sen, type, format }) => ({
    quantity,
    product: { product_price: toRinggit(price_sen), product_type: type, product_format: format },
  }))
  const { discountPercent, subTotal, discount, shipping, total } = orderTotals(
    priced,
    coupon?.discount ?? NO_DISCOUNT,
    toSen(0),
  )
  return {
    discount_percent: discountPercent,
    sub_total_sen: subTotal,
    discount_sen: discount,
    shipping_sen: shipping,
    total_sen: total,
  }
}

const seatStatuses = ['completed', 'assigned', 'unassigned'] as const

/** One seat for each test, as a paid order gives them. */
const testAccountsOf = (
  { order_txn_id: txnId, customer }: SeedOrder,
  lines: readonly OrderLineRow[],
): NonNullable<SeedOrder['test_accounts']> =>
  lines
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
