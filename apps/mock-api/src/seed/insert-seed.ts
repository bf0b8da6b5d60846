import {
  emptyTaxDetails,
  isPaid,
  NO_DISCOUNT,
  type OrderItem,
  orderTotals,
  productTypes,
  toSen,
} from '@shop/contract'
import { hashPasswordSync } from '../modules/auth/password.ts'
import { insertOrder, toAmounts } from '../modules/order/order.store.ts'
import { shippingChargesSen } from '../modules/settings/shipping.ts'
import { sha256 } from '../shared/sha256.ts'
import { insertRow } from '../worlds/rows.ts'
import type { Sql } from '../worlds/sql.ts'
import { sampleAddress, samplePassword } from './seed-defaults.ts'
import type { Seed, SeedCustomer, SeedOrder } from './seed-schema.ts'

/**
 * Inserts all rows into empty tables: the same bytes each time.
 * @param refuse throws for a row that the tables do not accept, such as a second product with one id; it has a path in the seed
 */
export const insertSeed = (
  sql: Sql,
  seed: Seed,
  refuse: (path: string, error: unknown) => never,
): void => {
  const insert = <Name extends keyof Seed>(
    name: Name,
    insertOne: (row: Seed[Name][number]) => void,
  ) => {
    for (const [index, row] of seed[name].entries()) {
      try {
        insertOne(row)
      } catch (error) {
        refuse(`${name}.${index}`, error)
      }
    }
  }
  const customerOf = (email: string | null): SeedCustomer | undefined => {
    if (email === null) return undefined
    const customer = seed.customers.find((each) => each.email.toLowerCase() === email.toLowerCase())
    if (!customer) throw new Error(`There is no customer ${email}.`)
    return customer
  }
  const idOf = (email: string | null) => customerOf(email)?.customer_id ?? null

  insert('products', ({ product_price, product_images, ...product }) => {
    const images = product_images ?? [product.product_thumbnail]
    insertRow(sql, 'products', {
      ...product,
      price_sen: toSen(product_price),
      product_images: images,
    })
  })
  insert('slides', (slide) => insertRow(sql, 'sliders', slide))
  insert('trainers', (trainer) => insertRow(sql, 'trainers', trainer))
  insert('coupons', ({ discount: { kind, value }, ...coupon }) =>
    insertRow(sql, 'coupons', { ...coupon, discount_kind: kind, discount_value: value }),
  )
  insert('customers', (customer) => {
    const { password: _, email_verified_at = customer.created_at, ...row } = customer
    insertRow(sql, 'customers', {
      ...row,
      email_verified_at,
      password_hash: passwordHashOf(customer),
    })
  })
  insert('sessions', ({ customer, token = '', token_hash = sha256(token), ...session }) =>
    insertRow(sql, 'tokens', {
      kind: 'session',
      token_hash,
      customer_id: idOf(customer),
      ...session,
    }),
  )
  insert('carts', ({ customer, items, ...cart }) => {
    insertRow(sql, 'carts', { ...cart, customer_id: idOf(customer) })
    for (const [position, item] of items.entries()) {
      if (!seed.products.some(({ product_id }) => product_id === item.product_id)) {
        throw new Error(`There is no product ${item.product_id}.`)
      }
      insertRow(sql, 'cart_items', { cart_id: cart.cart_id, ...item, position: position + 1 })
    }
  })
  insert('orders', (order) => {
    const {
      customer: owner,
      history: given,
      items,
      totals,
      test_accounts: accounts,
      ...columns
    } = order
    const { order_txn_id, placed_at } = order
    const { customer_id, first_name, last_name, email, phone, ...customer } =
      customerOf(owner) ?? guest
    const history = given.map((entry, index) =>
      typeof entry === 'string'
        ? { status: entry, at: new Date(Date.parse(placed_at) + index * dayMs).toISOString() }
        : entry,
    )
    const status = history.at(-1)?.status ?? 'pending'
    const lines = items.map((item) => toLine(seed, item))
    const shipping_address = order.shipping_address ?? customer.shipping_address ?? sampleAddress
    const row = {
      ...{ customer_id, first_name, last_name, email, phone: phone ?? '', status },
      ...{ shipping_address, billing_address: shipping_address, tax_details: emptyTaxDetails },
      ...(totals ?? totalsOf(seed, order, lines)),
      ...columns,
    }
    insertOrder(sql, row, lines, history)
    for (const account of accounts ?? (isPaid(status) ? testAccountsOf(order, lines) : [])) {
      const { customer: seatOwner, ...seat } = account
      insertRow(sql, 'test_accounts', { ...seat, customer_id: idOf(seatOwner), order_txn_id })
    }
  })
}

/** The salt follows from the email, so that the seed has the same bytes each time. */
const passwordHashOf = ({
  email,
  password = samplePassword,
  password_hash: hash,
}: SeedCustomer): string | null => {
  if (hash !== undefined) return hash
  return hashPasswordSync(password, Buffer.from(sha256(email), 'base64url').subarray(0, 16))
}

const dayMs = 24 * 60 * 60_000
const guest = {
  ...{
    first_name: 'Sample',
    last_name: 'Guest',
    email: 'guest@example.com',
    phone: '+60 12-345 6789',
  },
  ...{ customer_id: null, shipping_address: null },
}

const toLine = (
  { products }: Seed,
  { product_id, quantity, product }: SeedOrder['items'][number],
): OrderItem => {
  if (product) return { product_id, quantity, product }
  const current = products.find((each) => each.product_id === product_id)
  if (!current)
    throw new Error(`There is no product ${product_id}: expected one of the seed, or its details.`)
  const { product_name, product_thumbnail, product_type, product_price, product_format } = current
  const details = { product_name, product_thumbnail, product_type, product_price, product_format }
  return { product_id, quantity, product: details }
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

const seatStatuses = ['completed', 'assigned', 'unassigned'] as const

/** One seat for each test, as a paid order gives them. */
const testAccountsOf = (
  { order_txn_id: txnId, customer }: SeedOrder,
  lines: readonly OrderItem[],
): NonNullable<SeedOrder['test_accounts']> =>
  lines
    .filter(({ product }) => productTypes[product.product_type].hasAccessCodes)
    .flatMap(({ product_id: id, quantity, product: { product_name, product_type } }) =>
      Array.from({ length: quantity }, (_, index) => {
        const status = seatStatuses[index] ?? 'unassigned'
        return {
          ...{ customer, product_name, product_type, status },
          access_code: `LPI-${txnId.slice(-4)}-${id}${String(index + 1).padStart(3, '0')}`,
          assigned_to: status === 'unassigned' ? null : `Sample Taker ${index + 1}`,
        }
      }),
    )
