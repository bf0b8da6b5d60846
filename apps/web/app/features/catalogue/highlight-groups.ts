import type { Product } from '@shop/contract/host'

/** Products that a page selects from the shop. */
export interface HighlightGroup {
  readonly title: string
  readonly filter: (product: Product) => boolean
  readonly max: number
}

/** A host that does not say which products are featured has them all featured. */
const isFeatured = ({ is_featured = true }: Product) => is_featured
const isBestSeller = ({ is_best_seller = false }: Product) => is_best_seller

const MAX_OF_GROUP = 12

export const homeGroups: readonly HighlightGroup[] = [{ title: 'From the shop', filter: isFeatured, max: 6 }]

export const starZoneGroups: readonly HighlightGroup[] = [
  { title: 'Featured', filter: isFeatured, max: MAX_OF_GROUP },
  { title: 'Best sellers', filter: isBestSeller, max: MAX_OF_GROUP },
]

/** The products of a group. */
export const productsOf = (products: readonly Product[], { filter, max }: HighlightGroup): readonly Product[] =>
  products.filter(filter).slice(0, max)
