import * as z from 'zod/mini'
import { listCustomers } from '../modules/auth/customer.store.ts'
import { listProductDetails, listSliders } from '../modules/catalog/catalog.service.ts'
import { listAllOrders, listHistory, listOrderLines } from '../modules/order/order.store.ts'
import { listTrainers } from '../modules/trainers/trainers.routes.ts'
import type { World } from '../worlds/world.ts'
import { type SeedFile, seedFileSchema } from './seed-schema.ts'

/**
 * A world as a seed file. Not in it: mails, payments, pictures of customers, links to set a password, limits.
 * @param $schema the address of the JSON schema
 */
export const exportSeed = ({ sql }: World, $schema = 'seed.schema.json'): SeedFile => {
  const customers = listCustomers(sql)
  const emailOf = (id: unknown) =>
    customers.find(({ customer_id }) => customer_id === id)?.email ?? null
  const withEmail = ({ customer_id, ...row }: Record<string, unknown>) => ({
    customer: emailOf(customer_id),
    ...row,
  })
  return z.parse(seedFileSchema, {
    $schema,
    products: listProductDetails(sql),
    slides: listSliders(sql),
    trainers: listTrainers(sql),
    coupons: sql.all`SELECT * FROM coupons ORDER BY rowid`.map(
      ({ code, discount_kind: kind, discount_value: value, expires_at }) => ({
        code,
        discount: { kind, value },
        expires_at,
      }),
    ),
    customers: customers.map(({ avatar: _, ...customer }) => customer),
    sessions: sql.all`SELECT customer_id, token_hash, created_at, expires_at FROM tokens
      WHERE kind = 'session' ORDER BY rowid`.map(withEmail),
    carts: sql.all`SELECT * FROM carts ORDER BY cart_id`.map((cart) => ({
      ...withEmail(cart),
      items: sql.all`SELECT product_id, quantity FROM cart_items WHERE cart_id = ${cart['cart_id'] ?? null}
        ORDER BY position`,
    })),
    orders: listAllOrders(sql).map((order) => {
      const { status: _, request_hash: __, shop_origin: ___, ...rest } = order
      const { discount_percent, sub_total_sen, discount_sen, shipping_sen, total_sen, ...row } =
        rest
      return {
        ...withEmail(row),
        history: listHistory(sql, order.order_txn_id),
        items: listOrderLines(sql, order.order_txn_id),
        totals: { discount_percent, sub_total_sen, discount_sen, shipping_sen, total_sen },
        test_accounts:
          sql.all`SELECT customer_id, product_name, product_type, access_code, status, assigned_to
          FROM test_accounts WHERE order_txn_id = ${order.order_txn_id} ORDER BY test_account_id`.map(
            withEmail,
          ),
      }
    }),
  })
}
