import { collectionNames, type Seed, type SeedFile, type SeedOrder, type SeedProduct } from './seed-schema.ts'

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
  const rowsOf = <Name extends keyof Seed>(name: Name): Seed[Name] =>
    [...(file[name] ?? base[name]), ...(file.add?.[name] ?? [])] as unknown as Seed[Name]
  const seed: Seed = Object.assign({}, noRows, Object.fromEntries(collectionNames.map((name) => [name, rowsOf(name)])))
  const { products = 0, orders } = file.fill ?? {}
  return {
    ...seed,
    products: [...seed.products, ...moreProducts(seed.products, products - seed.products.length)],
    orders: [...seed.orders, ...(orders ? moreOrders(orders, orders.count - seed.orders.length) : [])],
  }
}

/** Each product again as volume two, three and so on, with the same cover. */
const moreProducts = (products: readonly SeedProduct[], count: number): SeedProduct[] => {
  const lastId = Math.max(0, ...products.map(({ id }) => id))
  return Array.from({ length: Math.max(0, count) }, (_, index) => products[index % products.length]).flatMap(
    (product, index) => {
      if (product === undefined) return []
      const volume = Math.floor(index / products.length) + 2
      const price = Math.round(product.price * 100 + volume * 10) / 100
      return [{ ...product, id: lastId + 1 + index, name: `${product.name}, volume ${volume}`, price }]
    },
  )
}

type OrdersToFill = NonNullable<NonNullable<SeedFile['fill']>['orders']>

/** One order every twelve hours, before the oldest order of the sample. */
const moreOrders = ({ patterns, customer }: OrdersToFill, count: number): SeedOrder[] => {
  const oldest = Date.parse('2026-06-01T00:00:00.000Z')
  return Array.from({ length: Math.max(0, count) }, (_, index) => patterns[index % patterns.length]).flatMap(
    (pattern, index) => {
      const placed = new Date(oldest - (index + 1) * 12 * 60 * 60_000).toISOString()
      const order_txn_id = `SAMPLE-MANY-${1001 + index}`
      return pattern
        ? [{ ...pattern, order_txn_id, customer, placed_at: placed, coupon_code: null, cart_id: null }]
        : []
    },
  )
}
