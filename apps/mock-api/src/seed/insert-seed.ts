import { toSen } from '@shop/contract'
import { hashPasswordSync } from '../modules/auth/password.ts'
import { placeholderFile } from '../modules/uploads/sample-files.ts'
import { sha256 } from '../shared/sha256.ts'
import { insertRow } from '../worlds/rows.ts'
import type { Sql } from '../worlds/sql.ts'
import { samplePassword, samplePasswordHash } from './customers.ts'
import { insertSeedOrder } from './insert-order.ts'
import type { Seed, SeedCustomer } from './seed-schema.ts'

/** A row that the tables do not accept, such as a second product with one id. */
export class InvalidRow extends Error {
  /** The path of the row in the seed. */
  readonly path: string

  constructor(path: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.path = path
  }
}

/**
 * Inserts all rows into empty tables: the same bytes each time.
 * @throws InvalidRow
 */
export const insertSeed = (sql: Sql, seed: Seed): void => {
  const insert = <Name extends keyof Seed>(name: Name, insertOne: (row: Seed[Name][number]) => void) => {
    for (const [index, row] of seed[name].entries()) {
      try {
        insertOne(row)
      } catch (error) {
        throw new InvalidRow(`${name}.${index}`, error)
      }
    }
  }
  const idOf = (email: string | null): number | null => {
    if (email === null) return null
    const customer = seed.customers.find((each) => each.email.toLowerCase() === email.toLowerCase())
    if (!customer) throw new Error(`There is no customer ${email}.`)
    return customer.id
  }

  insert('products', ({ id, price, thumbnail = placeholderFile, images = [thumbnail], ...product }) => {
    insertRow(sql, 'products', { product_id: id, price_sen: toSen(price), ...product, thumbnail, images })
  })
  insert('slides', ({ id, ...slide }) => insertRow(sql, 'sliders', { slider_id: id, ...slide }))
  insert('coupons', ({ code, discount: { kind, value }, expires_at }) =>
    insertRow(sql, 'coupons', { code, discount_kind: kind, discount_value: value, expires_at }),
  )
  insert('trainers', ({ number, name, certification }) =>
    insertRow(sql, 'trainers', {
      trainer_number: number,
      trainer_name: name,
      trainer_certification: certification,
    }),
  )
  insert('customers', (customer) => {
    const { id, password: _, email_verified_at = customer.created_at, ...row } = customer
    const password_hash = passwordHashOf(customer)
    insertRow(sql, 'customers', { customer_id: id, ...row, email_verified_at, password_hash })
  })
  insert('sessions', ({ customer, token = '', token_hash = sha256(token), ...session }) =>
    insertRow(sql, 'sessions', { token_hash, customer_id: idOf(customer), ...session }),
  )
  insert('carts', ({ customer, items, ...cart }) => {
    insertRow(sql, 'carts', { ...cart, customer_id: idOf(customer) })
    for (const [index, item] of items.entries()) {
      if (!seed.products.some((product) => product.id === item.product_id)) {
        throw new Error(`There is no product ${item.product_id}.`)
      }
      insertRow(sql, 'cart_items', { cart_id: cart.cart_id, ...item, position: index + 1 })
    }
  })
  insert('orders', (order) => insertSeedOrder(sql, seed, order, idOf))
}

/** The salt follows from the email, so that the seed has the same bytes each time. */
const passwordHashOf = ({ email, password = samplePassword, password_hash: hash }: SeedCustomer): string | null => {
  if (hash !== undefined) return hash
  if (password === samplePassword) return samplePasswordHash
  return hashPasswordSync(password, Buffer.from(sha256(email), 'base64url').subarray(0, 16))
}
