/**
 * Types of products in the cart (requirements §1), and all that depends on them. A new type is a
 * row here, and a product of it.
 */

export const PRODUCT_TYPES = ['lpitest', 'lpigroup', 'other'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

interface ProductTypeTraits {
  /** What an order calls the product; undefined where its format says it. */
  readonly label: string | undefined
  /**
   * The products whose quantities count together towards the maximum (requirements §5), which is
   * the `max_order_quantity` of each product; undefined where each product counts alone.
   */
  readonly countedWith: string | undefined
  /** One unit and several. */
  readonly units: readonly [one: string, several: string]
  /** Whether the price is that of a seat, for a group of persons. */
  readonly isPerSeat: boolean
  /** Whether each paid unit becomes a test account with an access code (architecture §4). */
  readonly hasAccessCodes: boolean
}

export const productTypes: Readonly<Record<ProductType, ProductTypeTraits>> = {
  lpitest: {
    label: 'Personal test',
    countedWith: 'personal tests',
    units: ['test', 'tests'],
    isPerSeat: false,
    hasAccessCodes: true,
  },
  lpigroup: {
    label: 'Team test',
    countedWith: 'team tests',
    units: ['seat', 'seats'],
    isPerSeat: true,
    hasAccessCodes: true,
  },
  other: {
    label: undefined,
    countedWith: undefined,
    units: ['item', 'items'],
    isPerSeat: false,
    hasAccessCodes: false,
  },
}
