import * as z from 'zod/mini'
import { insertRow, rowOf, rowsOf } from '../../worlds/rows.ts'
import type { Sql } from '../../worlds/sql.ts'
import { type ProductRow, productRow } from '../catalog/catalog.store.ts'

const cartRow = z.object({ cart_id: z.number(), cart_uid: z.string(), customer_id: z.nullable(z.number()) })
export type CartRow = z.infer<typeof cartRow>

const cartItemRow = z.extend(productRow, { quantity: z.number() })
export type CartItemRow = z.infer<typeof cartItemRow>

export const findCartByUid = (sql: Sql, uid: string): CartRow | undefined =>
  rowOf(cartRow, sql.get`SELECT * FROM carts WHERE cart_uid = ${uid}`)

export const findCartById = (sql: Sql, id: number): CartRow | undefined =>
  rowOf(cartRow, sql.get`SELECT * FROM carts WHERE cart_id = ${id}`)

export const findCartOfCustomer = (sql: Sql, customerId: number): CartRow | undefined =>
  rowOf(cartRow, sql.get`SELECT * FROM carts WHERE customer_id = ${customerId}`)

export const insertCart = (sql: Sql, cart: CartRow & { readonly created_at: string }): void => {
  insertRow(sql, 'carts', cart)
}

export const giveCartToCustomer = (sql: Sql, cartId: number, customerId: number): void => {
  sql.run`UPDATE carts SET customer_id = ${customerId} WHERE cart_id = ${cartId}`
}

export const deleteCart = (sql: Sql, cartId: number): void => {
  sql.run`DELETE FROM carts WHERE cart_id = ${cartId}`
}

/** The items with their current products, in the order of addition. */
export const listItems = (sql: Sql, cartId: number): CartItemRow[] =>
  rowsOf(
    cartItemRow,
    sql.all`SELECT product_id, name, price_sen, thumbnail, type, format, min_quantity, max_quantity, quantity
      FROM cart_items JOIN products USING (product_id)
      WHERE cart_id = ${cartId} ORDER BY position`,
  )

export const findCartProduct = (sql: Sql, productId: number): ProductRow | undefined =>
  rowOf(
    productRow,
    sql.get`SELECT product_id, name, price_sen, thumbnail, type, format, min_quantity, max_quantity
      FROM products WHERE product_id = ${productId}`,
  )

/** Sets the quantity of a product; a new one comes last. */
export const setQuantity = (sql: Sql, cartId: number, productId: number, quantity: number): void => {
  sql.run`INSERT INTO cart_items (cart_id, product_id, quantity, position)
    VALUES (${cartId}, ${productId}, ${quantity},
      (SELECT coalesce(max(position), 0) + 1 FROM cart_items WHERE cart_id = ${cartId}))
    ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = excluded.quantity`
}

export const deleteItem = (sql: Sql, cartId: number, productId: number): boolean =>
  sql.run`DELETE FROM cart_items WHERE cart_id = ${cartId} AND product_id = ${productId}`.changes > 0

export const deleteItems = (sql: Sql, cartId: number): void => {
  sql.run`DELETE FROM cart_items WHERE cart_id = ${cartId}`
}
