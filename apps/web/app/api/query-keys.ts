/** All query keys. Keys with a common prefix are invalidated together. */
export const queryKeys = {
  /** data.json */
  site: ['site'],
  reportPages: (folder: string) => ['site', 'report-pages', folder],
  products: ['products'],
  product: (id: number) => ['products', id],
  sliders: ['sliders'],
  shipping: ['shipping'],
  /** `cart` is a fingerprint of the items: the discount depends on them. */
  coupon: (query: { cartUid: string; cart: string; code: string; shippingCharges: number }) => [
    'coupon',
    query,
  ],
  /** Named by requirements §7. */
  trainers: ['licensed-trainers'],
  profile: ['profile'],
  testAccounts: (customerId: number | undefined, page: number | 'all') => [
    'profile',
    'test-accounts',
    customerId,
    page,
  ],
  orders: (query: {
    customerId: number | undefined
    page: number
    txnid: string
    status: string
  }) => ['orders', query],
  order: (id: string) => ['orders', id],
} as const

/** The roots of the keys of public queries; all other queries belong to one customer. */
export const publicQueries: readonly unknown[] = [
  queryKeys.site,
  queryKeys.products,
  queryKeys.sliders,
  queryKeys.shipping,
  queryKeys.trainers,
].map(([root]) => root)
