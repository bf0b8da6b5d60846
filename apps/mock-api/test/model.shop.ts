import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

/** The seed's products, prices in sen. The model has its own arithmetic on purpose. */
export const goods = [
  { product_id: 1, type: 'lpitest', price: 8900, min: 1, max: 10 },
  { product_id: 2, type: 'lpitest', price: 4900, min: 1, max: 10 },
  { product_id: 4, type: 'lpigroup', price: 7500, min: 5, max: 50 },
  { product_id: 5, type: 'lpigroup', price: 3500, min: 10, max: 50 },
  { product_id: 8, type: 'other', price: 5500, min: 1, max: 20 },
  { product_id: 11, type: 'other', price: 1900, min: 1, max: 1 },
  { product_id: 14, type: 'other', price: 4800, min: 2, max: 30 },
] as const
export type Good = (typeof goods)[number]

export interface ModelOrder {
  readonly txnId: string
  readonly lines: ReadonlyMap<number, number>
  readonly coupon: boolean
  readonly total: number
  status: 'pending' | 'failed' | 'paid' | 'cancelled'
  session: string | null
}

export interface Shopper {
  readonly email: string
  cartUid: string | null
  cartId: number | null
  readonly items: Map<number, number>
  readonly orders: ModelOrder[]
}

export interface Model {
  readonly worlds: ReadonlyMap<string, readonly Shopper[]>
}

/** The real app and a count of notable events. */
export interface Shop {
  readonly app: FastifyInstance
  readonly done: Map<string, number>
}

export const worldNames = ['default', 'model-b'] as const
export const shoppersAWorld = 2

export const startModel = (): Model => ({
  worlds: new Map(
    worldNames.map((world) => [
      world,
      Array.from({ length: shoppersAWorld }, (_, at) => ({
        email: `shopper-${at}@example.com`,
        cartUid: null,
        cartId: null,
        items: new Map<number, number>(),
        orders: [],
      })),
    ]),
  ),
})

export const note = ({ done }: Shop, what: string): void => void done.set(what, (done.get(what) ?? 0) + 1)

export const goodOf = (id: number): Good => {
  const found = goods.find(({ product_id }) => product_id === id)
  if (!found) throw new Error(`The model knows no product ${id}.`)
  return found
}

/** The products that share a maximum: all tests of a type, or one product. */
export const counted = (items: ReadonlyMap<number, number>, good: Good): number =>
  [...items].reduce((sum, [id, quantity]) => {
    const together = good.type === 'other' ? id === good.product_id : goodOf(id).type === good.type
    return together ? sum + quantity : sum
  }, 0)

/** In sen: ten percent discount, half a sen rounded up; free shipping within Malaysia. */
export const totalOf = (items: ReadonlyMap<number, number>, coupon: boolean): number => {
  const sum = [...items].reduce((total, [id, quantity]) => total + goodOf(id).price * quantity, 0)
  return sum - (coupon ? Math.floor((sum + 5) / 10) : 0)
}

/** RM on the wire as sen; it must be exact. */
export const sen = (ringgit: unknown): number => {
  expect(ringgit).toBeTypeOf('number')
  const text = Number(ringgit).toFixed(2)
  expect(Number(text)).toBe(ringgit)
  return Number(text.replace('.', ''))
}

/** Compares the database of every world with the model. */
export const reconcile = ({ app }: Shop, model: Model): void => {
  for (const [world, shoppers] of model.worlds) {
    const { sql } = app.worlds.get(world)
    for (const { cartUid, items } of shoppers) {
      const rows = sql.all`SELECT product_id, quantity FROM cart_items JOIN carts USING (cart_id)
        WHERE cart_uid = ${cartUid} ORDER BY product_id`
      expect(rows.map(({ product_id, quantity }) => [product_id, quantity])).toEqual(
        [...items].sort(([a], [b]) => a - b),
      )
      for (const [id, quantity] of items) {
        expect(quantity).toBeGreaterThanOrEqual(goodOf(id).min)
        expect(counted(items, goodOf(id))).toBeLessThanOrEqual(goodOf(id).max)
      }
    }
    const orders = shoppers.flatMap((shopper) => shopper.orders)
    const rows = sql.all`SELECT order_txn_id, status, total_sen FROM orders
      WHERE email LIKE 'shopper-%' ORDER BY order_txn_id`
    expect(rows.map(({ order_txn_id, status, total_sen }) => [order_txn_id, status, total_sen])).toEqual(
      orders
        .map(({ txnId, status, total }) => [txnId, status, total])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    )
    const wrong = sql.all`SELECT order_txn_id FROM orders WHERE total_sen <> sub_total_sen - discount_sen + shipping_sen
      OR min(sub_total_sen, discount_sen, shipping_sen, total_sen) < 0`
    expect(wrong).toEqual([])
    // One charge per order, of its total, in the provider's sessions.
    const charges = sql.all`SELECT reference, amount_sen FROM card_sessions WHERE status = 'paid' ORDER BY reference`
    expect(charges.map(({ reference, amount_sen }) => [reference, amount_sen])).toEqual(
      orders
        .filter(({ status }) => status === 'paid')
        .map(({ txnId, total }) => [txnId, total])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    )
  }
}
