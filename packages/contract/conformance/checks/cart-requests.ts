/** Requests that change a cart, for the checks that need one. */
import type { ConformanceRun } from '../conformance-run.ts'
import type { HostResponse } from '../model.ts'
import { type HostCart, type HostProduct, parseValue, values } from '../response-values.ts'

/** A product with all that a purchase needs. */
export interface Product extends HostProduct {
  readonly product_type: string
  readonly product_price: number
  readonly min_order_quantity: number
  readonly max_order_quantity: number
}

export const isOrderable = (product: HostProduct): product is Product =>
  product.product_type !== undefined &&
  product.product_price !== undefined &&
  product.min_order_quantity !== undefined &&
  product.max_order_quantity !== undefined &&
  product.min_order_quantity <= product.max_order_quantity

/** The quantity that the first +1 adds. */
export const startingQuantity = ({ min_order_quantity: min }: Product): number => Math.max(1, min)

export interface CartUser {
  readonly cart_uid: string | null
  readonly token?: string | undefined
}

export interface CartChange {
  readonly response: HostResponse
  /** Undefined when the host refused the change. */
  readonly cart: HostCart | undefined
}

export const changeBody = (user: CartUser, product: Product, quantity: number) => ({
  cart_uid: user.cart_uid,
  quantity,
  product_id: product.product_id,
  type: product.product_type,
})

/** Adds or removes one of a product, which must succeed. */
export async function changeCart(
  run: ConformanceRun,
  user: CartUser,
  product: Product,
  quantity: 1 | -1 = 1,
): Promise<CartChange> {
  const body = changeBody(user, product, quantity)
  const response = await run.request('cart.update', { body, token: user.token, expect: [200] })
  return { response, cart: parseValue(values.cart, response)?.cart }
}

/** Fills a cart with quantities of products. Returns the last cart. */
export async function fillCart(
  run: ConformanceRun,
  lines: readonly { product: Product; quantity: number }[],
  token?: string,
): Promise<HostCart | undefined> {
  let cart: HostCart | undefined
  for (const { product, quantity } of lines) {
    for (let added = startingQuantity(product); added <= quantity; added += 1) {
      const user = { cart_uid: cart?.cart_uid ?? null, token }
      cart = (await changeCart(run, user, product)).cart
      if (!cart) return undefined
    }
  }
  return cart
}

export const quantityOf = (cart: HostCart | undefined, product: Product): number | undefined =>
  cart?.items.find(({ product_id }) => product_id === product.product_id)?.quantity
