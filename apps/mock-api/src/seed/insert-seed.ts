import { formatOf, toSen } from '@shop/contract'
import { insertRow } from '../db/rows.ts'
import type { Sql } from '../db/sql.ts'
import { hashPasswordSync } from '../modules/auth/password.ts'
import { sha256 } from '../shared/sha256.ts'
import { insertSeedOrder } from './insert-seed-order.ts'
import { customerIdOf } from './seed-customer.ts'
import { samplePassword } from './seed-defaults.ts'
import type { Seed, SeedCustomer } from './seed-schema.ts'

/**
 * Inserts all rows of a seed into empty tables. The same seed gives the same bytes each time.
 * @param refuse throws for a row that the tables do not accept, such as a second product with one
 * id. `path` is the place of the row in the seed, such as `products.3`.
 */
export const insertSeed = (
  sql: Sql,
  seed: Seed,
  refuse: (path: string, row: object, error: unknown) => never,
): void => {
  const insertAll = <Name extends keyof Seed>(
    name: Name,
    insertOne: (row: Seed[Name][number]) => void,
  ) => {
    for (const [index, row] of seed[name].entries()) {
      try {
        insertOne(row)
      } catch (error) {
        refuse(`${name}.${index}`, row, error)
      }
    }
  }
  insertAll('products', (product) => insertProduct(sql, product))
  insertAll('slides', (slide) => insertRow(sql, 'sliders', slide))
  insertAll('trainers', (trainer) => insertRow(sql, 'trainers', trainer))
  insertAll('coupons', (coupon) => insertCoupon(sql, coupon))
  insertAll('customers', (customer) => insertCustomer(sql, customer))
  insertAll('sessions', (session) => insertSession(sql, seed, session))
  insertAll('carts', (cart) => insertCart(sql, seed, cart))
  insertAll('orders', (order) => insertSeedOrder(sql, seed, order))
}

const insertProduct = (sql: Sql, product: Seed['products'][number]): void => {
  const { product_price, product_images, ...columns } = product
  insertRow(sql, 'products', {
    ...columns,
    product_format: formatOf(product),
    price_sen: toSen(product_price),
    product_images: product_images ?? [product.product_thumbnail],
  })
}

const insertCoupon = (sql: Sql, { discount, ...columns }: Seed['coupons'][number]): void => {
  const { kind, value } = discount
  insertRow(sql, 'coupons', { ...columns, discount_kind: kind, discount_value: value })
}

const insertCustomer = (sql: Sql, customer: SeedCustomer): void => {
  const { password: _, email_verified_at = customer.created_at, ...columns } = customer
  const password_hash = passwordHashOf(customer)
  insertRow(sql, 'customers', { ...columns, email_verified_at, password_hash })
}

/** The salt follows from the email, so that the seed has the same bytes each time. */
const passwordHashOf = (customer: SeedCustomer): string | null => {
  const { email, password = samplePassword, password_hash: givenHash } = customer
  if (givenHash !== undefined) return givenHash
  const salt = Buffer.from(sha256(email), 'base64url').subarray(0, 16)
  return hashPasswordSync(password, salt)
}

const insertSession = (sql: Sql, seed: Seed, session: Seed['sessions'][number]): void => {
  const { customer, token = '', token_hash = sha256(token), ...columns } = session
  const customer_id = customerIdOf(seed, customer)
  insertRow(sql, 'tokens', { kind: 'session', token_hash, customer_id, ...columns })
}

const insertCart = (sql: Sql, seed: Seed, cart: Seed['carts'][number]): void => {
  const { customer, items, ...columns } = cart
  insertRow(sql, 'carts', { ...columns, customer_id: customerIdOf(seed, customer) })
  for (const [index, item] of items.entries()) {
    if (!seed.products.some(({ product_id }) => product_id === item.product_id)) {
      throw new Error(`There is no product ${item.product_id}.`)
    }
    insertRow(sql, 'cart_items', { cart_id: cart.cart_id, ...item, position: index + 1 })
  }
}
