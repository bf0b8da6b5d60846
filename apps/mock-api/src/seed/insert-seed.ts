import { toSen } from '@shop/contract'
import { hashPasswordSync } from '../modules/auth/password.ts'
import { placeholderFile } from '../modules/uploads/sample-files.ts'
import { sha256 } from '../shared/sha256.ts'
import type { Sql } from '../worlds/sql.ts'
import { samplePassword, samplePasswordHash } from './customers.ts'
import { insertSeedOrder } from './insert-order.ts'
import type { Seed, SeedCustomer } from './seed-schema.ts'

/** Inserts all rows into empty tables: the same bytes each time. */
export const insertSeed = (sql: Sql, seed: Seed): void => {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  for (const product of seed.products) {
    const { thumbnail = placeholderFile, images = [thumbnail] } = product
    sql.run`INSERT INTO products VALUES (${product.id}, ${product.name}, ${toSen(product.price)}, ${thumbnail},
      ${product.type}, ${product.format}, ${product.min_quantity}, ${product.max_quantity}, ${product.summary},
      ${product.is_featured ? 1 : 0}, ${product.is_best_seller ? 1 : 0}, ${json(product.description)}, ${json(images)},
      ${json(product.facts)}, ${json(product.related_ids)})`
  }
  for (const { id, title, text, image, link, link_label: label } of seed.slides) {
    sql.run`INSERT INTO sliders VALUES (${id}, ${title}, ${text}, ${image}, ${link}, ${label})`
  }
  for (const { code, discount, expires_at: expiresAt } of seed.coupons) {
    sql.run`INSERT INTO coupons VALUES (${code}, ${discount.kind}, ${discount.value}, ${expiresAt})`
  }
  for (const { number, name, certification } of seed.trainers) {
    sql.run`INSERT INTO trainers VALUES (${number}, ${name}, ${certification})`
  }
  for (const customer of seed.customers) {
    const { email_verified_at: verifiedAt = customer.created_at } = customer
    sql.run`INSERT INTO customers (customer_id, email, first_name, last_name, phone, password_hash, email_verified_at,
        shipping_address, billing_address, tax_details, created_at)
      VALUES (${customer.id}, ${customer.email}, ${customer.first_name}, ${customer.last_name}, ${customer.phone},
        ${passwordHashOf(customer)}, ${verifiedAt}, ${json(customer.shipping_address)},
        ${json(customer.billing_address)}, ${json(customer.tax_details)}, ${customer.created_at})`
  }
  const idOf = (email: string | null) =>
    seed.customers.find((customer) => customer.email.toLowerCase() === email?.toLowerCase())?.id ?? null
  for (const { customer, token = '', token_hash: hash = sha256(token), ...session } of seed.sessions) {
    sql.run`INSERT INTO sessions VALUES (${hash}, ${idOf(customer)}, ${session.created_at}, ${session.expires_at})`
  }
  for (const { cart_id: id, cart_uid: uid, customer, created_at: createdAt, items } of seed.carts) {
    sql.run`INSERT INTO carts VALUES (${id}, ${uid}, ${idOf(customer)}, ${createdAt})`
    for (const [index, item] of items.entries()) {
      sql.run`INSERT INTO cart_items VALUES (${id}, ${item.product_id}, ${item.quantity}, ${index + 1})`
    }
  }
  for (const order of seed.orders) insertSeedOrder(sql, seed, order, idOf)
}

/** The salt follows from the email, so that the seed has the same bytes each time. */
const passwordHashOf = ({ email, password = samplePassword, password_hash: hash }: SeedCustomer): string | null => {
  if (hash !== undefined) return hash
  if (password === samplePassword) return samplePasswordHash
  return hashPasswordSync(password, Buffer.from(sha256(email), 'base64url').subarray(0, 16))
}
