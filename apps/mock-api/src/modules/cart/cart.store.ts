import { type CartItem, cartItemSchema } from '@shop/contract'
import * as z from 'zod/mini'
import { rowOf, rowsOf } from '../../db/rows.ts'
import type { Sql } from '../../db/sql.ts'

const cartRow = z.object({
  cart_id: z.number(),
  cart_uid: z.string(),
  customer_id: z.nullable(z.number()),
})
export type CartRow = z.infer<typeof cartRow>

export const findCartByUid = (sql: Sql, uid: string): CartRow | undefined =>
  rowOf(cartRow, sql.get`SELECT * FROM carts WHERE cart_uid = ${uid}`)

/** @param key the cart_id, or the cart_uid */
export const findCartByKey = (sql: Sql, key: number | string): CartRow | undefined =>
  typeof key === 'string'
    ? findCartByUid(sql, key)
    : rowOf(cartRow, sql.get`SELECT * FROM carts WHERE cart_id = ${key}`)

export const findCartOfCustomer = (sql: Sql, customerId: number): CartRow | undefined =>
  rowOf(cartRow, sql.get`SELECT * FROM carts WHERE customer_id = ${customerId}`)

const itemRow = z.object({
  ...cartItemSchema.shape.product.shape,
  product_id: z.number(),
  quantity: z.number(),
})

const toItem = ({ product_id, quantity, ...product }: z.infer<typeof itemRow>): CartItem => {
  const { product_type, product_name } = product
  return { product_id, product_type, quantity, product_name, product }
}

/** The items with their current products, in the order of addition. */
export const listItems = (sql: Sql, cartId: number): CartItem[] =>
  rowsOf(
    itemRow,
    sql.all`SELECT * FROM cart_items JOIN products USING (product_id)
      WHERE cart_id = ${cartId} ORDER BY position`,
  ).map(toItem)

/** An item for a product that is in no cart, with quantity 0. */
export const findNewItem = (sql: Sql, productId: number): CartItem | undefined => {
  const row = rowOf(
    itemRow,
    sql.get`SELECT *, 0 AS quantity FROM products WHERE product_id = ${productId}`,
  )
  return row && toItem(row)
}

/** Sets the quantity of a product; a new one comes last. */
export const setQuantity = (
  sql: Sql,
  cartId: number,
  productId: number,
  quantity: number,
): void => {
  sql.run`INSERT INTO cart_items (cart_id, product_id, quantity, position)
    VALUES (${cartId}, ${productId}, ${quantity},
      (SELECT coalesce(max(position), 0) + 1 FROM cart_items WHERE cart_id = ${cartId}))
    ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = excluded.quantity`
}

/** Returns false if the product is not in the cart. */
export const deleteItem = (sql: Sql, cartId: number, productId: number): boolean =>
  sql.run`DELETE FROM cart_items WHERE cart_id = ${cartId} AND product_id = ${productId}`.changes >
  0

export const deleteItems = (sql: Sql, cartId: number): void => {
  sql.run`DELETE FROM cart_items WHERE cart_id = ${cartId}`
}
