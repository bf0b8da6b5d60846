import type { Seed, SeedFile } from './seed-schema.ts'

/**
 * All rows of a seed file.
 * @param base the seed that it extends
 */
export const composeSeed = (file: SeedFile, base?: Seed): Seed => {
  const rowsOf = <Name extends keyof Seed>(name: Name) => [
    ...(file[name] ?? base?.[name] ?? []),
    ...(file.add?.[name] ?? []),
  ]
  const { products: totalProducts = 0, orders: orderFill } = file.fill ?? {}
  return {
    products: withMoreProducts(rowsOf('products'), totalProducts),
    slides: rowsOf('slides'),
    trainers: rowsOf('trainers'),
    coupons: rowsOf('coupons'),
    customers: rowsOf('customers'),
    sessions: rowsOf('sessions'),
    carts: rowsOf('carts'),
    orders: withMoreOrders(rowsOf('orders'), orderFill),
  }
}

/** The rows again and again in their order, until there are `count`; none of no rows. */
const repeat = <T>(rows: readonly T[], count: number): T[] => {
  const repeated: T[] = []
  while (rows.length > 0 && repeated.length < count) repeated.push(...rows)
  return repeated.slice(0, Math.max(0, count))
}

/** Each product again as volume two, three and so on, with the same cover. */
const withMoreProducts = (products: Seed['products'], total: number): Seed['products'] => {
  const lastId = Math.max(0, ...products.map(({ product_id }) => product_id))
  const more = repeat(products, total - products.length).map((product, index) => {
    const volume = Math.floor(index / products.length) + 2
    return {
      ...product,
      product_id: lastId + 1 + index,
      product_name: `${product.product_name}, volume ${volume}`,
      product_price: Math.round(product.product_price * 100 + volume * 10) / 100,
    }
  })
  return [...products, ...more]
}

/** One order every twelve hours, before the oldest order of the sample. */
const withMoreOrders = (
  orders: Seed['orders'],
  fill: NonNullable<SeedFile['fill']>['orders'],
): Seed['orders'] => {
  if (!fill) return orders
  const { patterns, customer, count: total } = fill
  const oldest = Date.parse('2026-06-01T00:00:00.000Z')
  const halfDayMs = 12 * 60 * 60_000
  const more = repeat(patterns, total - orders.length).map((pattern, index) => ({
    ...pattern,
    customer,
    coupon_code: null,
    cart_id: null,
    order_txn_id: `SAMP-MANY-${1001 + index}`,
    placed_at: new Date(oldest - (index + 1) * halfDayMs).toISOString(),
  }))
  return [...orders, ...more]
}
