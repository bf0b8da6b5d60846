/** The home of every query key. Keys that begin alike are invalidated together. */
export const queryKeys = {
  site: ['site'],
  products: ['products'],
  product: (id: number) => ['products', id],
  sliders: ['sliders'],
  shipping: ['shipping'],
  /** `cart` says what is in the cart: another content is another discount. */
  coupon: (query: { cartUid: string; cart: string; code: string; shippingCharges: number }) => ['coupon', query],
  handOff: (txnId: string) => ['hand-off', txnId],
  verification: (sessionId: string) => ['verification', sessionId],
  /** Named by requirements §7. */
  trainers: ['licensed-trainers'],
  profile: ['profile'],
  testAccounts: (customerId: number, page: number) => ['profile', 'test-accounts', customerId, page],
  orders: (query: { customerId: number; page: number; txnid: string; status: string }) => ['orders', query],
  order: (id: string) => ['orders', id],
} as const

/** The first words of the keys whose answers are the same for everybody; all others are somebody's own. */
export const publicQueries: readonly unknown[] = [
  queryKeys.site,
  queryKeys.products,
  queryKeys.sliders,
  queryKeys.shipping,
  queryKeys.trainers,
].map(([root]) => root)
