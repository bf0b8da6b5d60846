import { toSen } from '@shop/contract'
import { hashPasswordSync } from '../modules/auth/password.ts'
import { placeholderFile } from '../modules/uploads/sample-files.ts'
import { sha256 } from '../shared/sha256.ts'
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
  const insert = <Name extends keyof Seed>(name: Name, insertRow: (row: Seed[Name][number]) => void) => {
    for (const [index, row] of seed[name].entries()) {
      try {
        insertRow(row)
      } catch (error) {
        throw new InvalidRow(`${name}.${index}`, error)
      }
    }
  }
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  const idOf = (email: string | null): number | null => {
    if (email === null) return null
    const customer = seed.customers.find((each) => each.email.toLowerCase() === email.toLowerCase())
    if (!customer) throw new Error(`There is no customer ${email}.`)
    return customer.id
  }

  insert('products', (product) => {
    const { thumbnail = placeholderFile, images = [thumbnail] } = product
    sql.run`INSERT INTO products VALUES (${product.id}, ${product.name}, ${toSen(product.price)}, ${thumbnail},
      ${product.type}, ${product.format}, ${product.min_quantity}, ${product.max_quantity}, ${product.summary},
      ${product.is_featured ? 1 : 0}, ${product.is_best_seller ? 1 : 0}, ${json(product.description)}, ${json(images)},
      ${json(product.facts)}, ${json(product.related_ids)})`
  })
  insert('slides', ({ id, title, text, image, link, link_label: label }) => {
    sql.run`INSERT INTO sliders VALUES (${id}, ${title}, ${text}, ${image}, ${link}, ${label})`
  })
  insert('coupons', ({ code, discount, expires_at: expiresAt }) => {
    sql.run`INSERT INTO coupons VALUES (${code}, ${discount.kind}, ${discount.value}, ${expiresAt})`
  })
  insert('trainers', ({ number, name, certification }) => {
    sql.run`INSERT INTO trainers VALUES (${number}, ${name}, ${certification})`
  })
  insert('customers', (customer) => {
    const { email_verified_at: verifiedAt = customer.created_at } = customer
    sql.run`INSERT INTO customers (customer_id, email, first_name, last_name, phone, password_hash, email_verified_at,
        shipping_address, billing_address, tax_details, created_at)
      VALUES (${customer.id}, ${customer.email}, ${customer.first_name}, ${customer.last_name}, ${customer.phone},
        ${passwordHashOf(customer)}, ${verifiedAt}, ${json(customer.shipping_address)},
        ${json(customer.billing_address)}, ${json(customer.tax_details)}, ${customer.created_at})`
  })
  insert('sessions', ({ customer, token = '', token_hash: hash = sha256(token), ...session }) => {
    sql.run`INSERT INTO sessions VALUES (${hash}, ${idOf(customer)}, ${session.created_at}, ${session.expires_at})`
  })
  insert('carts', ({ cart_id: id, cart_uid: uid, customer, created_at: createdAt, items }) => {
    sql.run`INSERT INTO carts VALUES (${id}, ${uid}, ${idOf(customer)}, ${createdAt})`
    for (const [index, item] of items.entries()) {
      if (!seed.products.some((product) => product.id === item.product_id)) {
        throw new Error(`There is no product ${item.product_id}.`)
      }
      sql.run`INSERT INTO cart_items VALUES (${id}, ${item.product_id}, ${item.quantity}, ${index + 1})`
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
