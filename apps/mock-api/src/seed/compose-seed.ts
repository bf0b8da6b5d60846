import { collectionNames, type Seed, type SeedFile } from './seed-schema.ts'

const noRows: Seed = {
  products: [],
  slides: [],
  trainers: [],
  coupons: [],
  customers: [],
  sessions: [],
  carts: [],
  orders: [],
}

/**
 * All rows of a seed file.
 * @param base the seed that it extends
 */
export const composeSeed = (file: SeedFile, base: Seed = noRows): Seed => {
  const rowsOf = <Name extends keyof Seed>(name: Name) => [...(file[name] ?? base[name]), ...(file.add?.[name] ?? [])]
  const seed: Seed = Object.assign({}, noRows, Object.fromEntries(collectionNames.map((name) => [name, rowsOf(name)])))
  const { products = 0, orders } = file.fill ?? {}
  return {
    ...seed,
    products: [...seed.products, ...moreProducts(seed.products, products - seed.products.length)],
    orders: [...seed.orders, ...(orders ? moreOrders(orders, orders.count - seed.orders.length) : [])],
  }
}

/** Makes `count` rows out of existing ones, again and again in their order. */
const repeat = <T>(rows: readonly T[], count: number, rowOf: (row: T, index: number) => T): T[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => rows[index % rows.length]).flatMap((row, index) =>
    row === undefined ? [] : [rowOf(row, index)],
  )

/** Each product again as volume two, three and so on, with the same cover. */
const moreProducts = (products: Seed['products'], count: number) => {
  const lastId = Math.max(0, ...products.map(({ product_id }) => product_id))
  return repeat(products, count, (product, index) => {
    const volume = Math.floor(index / products.length) + 2
    return {
      ...product,
      product_id: lastId + 1 + index,
      product_name: `${product.product_name}, volume ${volume}`,
      product_price: Math.round(product.product_price * 100 + volume * 10) / 100,
    }
  })
}

type OrdersToFill = NonNullable<NonNullable<SeedFile['fill']>['orders']>

/** One order every twelve hours, before the oldest order of the sample. */
const moreOrders = ({ patterns, customer }: OrdersToFill, count: number): Seed['orders'] => {
  const oldest = Date.parse('2026-06-01T00:00:00.000Z')
  return repeat(patterns, count, (pattern) => pattern).map((pattern, index) => ({
    ...{ ...pattern, customer, coupon_code: null, cart_id: null },
    order_txn_id: `SAMPLE-MANY-${1001 + index}`,
    placed_at: new Date(oldest - (index + 1) * 12 * 60 * 60_000).toISOString(),
  }))
}
