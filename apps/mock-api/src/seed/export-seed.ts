import { toRinggit } from '@shop/contract'
import * as z from 'zod/mini'
import type { World } from '../worlds/world.ts'
import { type SeedFile, seedFileSchema } from './seed-schema.ts'

/** In integer sen. */
const ringgit = (value: unknown): number => toRinggit(z.parse(z.number(), value))
const json = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : null)

/**
 * A world as a seed file. Not in it: mails, payments, pictures of customers, links to set a password, limits.
 * @param $schema the address of the JSON schema
 */
export const exportSeed = ({ sql }: World, $schema = 'seed.schema.json'): SeedFile => {
  const emails = new Map(
    sql.all`SELECT customer_id, email FROM customers`.map((row) => [row['customer_id'], row['email']]),
  )
  const emailOf = (id: unknown) => emails.get(typeof id === 'number' ? id : null) ?? null
  return z.parse(seedFileSchema, {
    $schema,
    products: sql.all`SELECT * FROM products ORDER BY product_id`.map(({ product_id: id, price_sen, ...product }) => ({
      id,
      price: ringgit(price_sen),
      ...product,
      is_featured: product['is_featured'] === 1,
      is_best_seller: product['is_best_seller'] === 1,
      description: json(product['description']),
      images: json(product['images']),
      facts: json(product['facts']),
      related_ids: json(product['related_ids']),
    })),
    slides: sql.all`SELECT slider_id AS id, title, text, image, link, link_label FROM sliders ORDER BY slider_id`,
    trainers: sql.all`SELECT trainer_number AS number, trainer_name AS name, trainer_certification AS certification
      FROM trainers ORDER BY trainer_number`,
    coupons: sql.all`SELECT * FROM coupons ORDER BY rowid`.map(
      ({ code, discount_kind, discount_value, expires_at }) => ({
        code,
        discount: { kind: discount_kind, value: discount_value },
        expires_at,
      }),
    ),
    customers: sql.all`SELECT * FROM customers ORDER BY customer_id`.map(
      ({ customer_id: id, avatar: _, ...customer }) => ({
        id,
        ...customer,
        shipping_address: json(customer['shipping_address']),
        billing_address: json(customer['billing_address']),
        tax_details: json(customer['tax_details']),
      }),
    ),
    sessions: sql.all`SELECT * FROM sessions ORDER BY rowid`.map(({ customer_id, ...session }) => ({
      customer: emailOf(customer_id),
      ...session,
    })),
    carts: sql.all`SELECT * FROM carts ORDER BY cart_id`.map(({ customer_id, ...cart }) => ({
      ...cart,
      customer: emailOf(customer_id),
      items: sql.all`SELECT product_id, quantity FROM cart_items WHERE cart_id = ${cart['cart_id'] ?? null}
        ORDER BY position`,
    })),
    orders: sql.all`SELECT * FROM orders ORDER BY rowid`.map((order) => ({
      order_txn_id: order['order_txn_id'],
      customer: emailOf(order['customer_id']),
      placed_at: order['placed_at'],
      history: sql.all`SELECT status, at FROM order_status_history
        WHERE order_txn_id = ${order['order_txn_id'] ?? null} ORDER BY position`,
      items: sql.all`SELECT product_id, quantity, name, thumbnail, type, format, price_sen FROM order_items
        WHERE order_txn_id = ${order['order_txn_id'] ?? null} ORDER BY position`.map(({ price_sen, ...item }) => ({
        ...item,
        price: ringgit(price_sen),
      })),
      coupon_code: order['coupon_code'],
      cart_id: order['cart_id'],
      first_name: order['first_name'],
      last_name: order['last_name'],
      email: order['email'],
      phone: order['phone'],
      shipping_address: json(order['shipping_address']),
      billing_address: json(order['billing_address']),
      tax_details: json(order['tax_details']),
      totals: {
        discount_percent: order['discount_percent'],
        sub_total: ringgit(order['sub_total_sen']),
        discount: ringgit(order['discount_sen']),
        shipping: ringgit(order['shipping_sen']),
        total: ringgit(order['total_sen']),
      },
      test_accounts: sql.all`SELECT customer_id, product_name, product_type, access_code, status, assigned_to
        FROM test_accounts WHERE order_txn_id = ${order['order_txn_id'] ?? null} ORDER BY test_account_id`.map(
        ({ customer_id, ...account }) => ({ customer: emailOf(customer_id), ...account }),
      ),
    })),
  })
}
