import { formatOf, productTypes } from '@shop/contract'
import type { Product } from '@shop/contract/host'

/** How the shop groups its products; each product is in one group. */
export const PRODUCT_GROUPS = ['personal', 'team', 'book', 'ebook'] as const
export type ProductGroup = (typeof PRODUCT_GROUPS)[number]

export const productGroupLabels: Readonly<Record<ProductGroup, string>> = {
  personal: 'Personal tests',
  team: 'Team tests',
  book: 'Books',
  ebook: 'Ebooks',
}

export const groupOf = (product: Parameters<typeof formatOf>[0]): ProductGroup => {
  const format = formatOf(product)
  if (format !== 'online_test') return format
  return productTypes[product.product_type].isPerSeat ? 'team' : 'personal'
}

export const SORTS = ['featured', 'price_asc', 'price_desc', 'name'] as const
type Sort = (typeof SORTS)[number]

export const sortLabels: Readonly<Record<Sort, string>> = {
  featured: 'Featured',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
  name: 'Name, A to Z',
}

/** Type, sort order and search of the product list; they are the query of /category. An empty string is no filter. */
export interface ProductFilters {
  readonly type: ProductGroup | ''
  /** With a search, `featured` sorts by relevance. */
  readonly sort: Sort
  readonly q: string
}

export const noFilters: ProductFilters = { type: '', sort: 'featured', q: '' }

export const MAX_SEARCH_LENGTH = 100

const findIn = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((candidate) => candidate === value)

/** Parses the query of /category, or the form of the list; unknown values are ignored. */
export const parseFilters = (query: URLSearchParams | FormData): ProductFilters => {
  // The form of the list sends the current type and then that of the pressed button.
  const [type, sort] = ['type', 'sort'].map((name) => query.getAll(name).at(-1))
  return {
    type: findIn(PRODUCT_GROUPS, type) ?? '',
    sort: findIn(SORTS, sort) ?? 'featured',
    q: String(query.get('q') ?? '')
      .trim()
      .slice(0, MAX_SEARCH_LENGTH),
  }
}

const rank = (product: Product) => (product.is_featured ? 0 : 2) - (product.is_best_seller ? 1 : 0)

const comparators: Readonly<Record<Sort, (a: Product, b: Product) => number>> = {
  featured: (a, b) => rank(a) - rank(b),
  price_asc: (a, b) => a.product_price - b.product_price,
  price_desc: (a, b) => b.product_price - a.product_price,
  name: (a, b) => a.product_name.localeCompare(b.product_name, 'en'),
}

/** The products of the type, sorted. The results of a search keep their order, unless another is chosen. */
export const filterProducts = (products: readonly Product[], { type, sort, q }: ProductFilters): readonly Product[] => {
  const filtered = products.filter((product) => type === '' || groupOf(product) === type)
  return q && sort === 'featured' ? filtered : filtered.sort(comparators[sort])
}

/** Whole rows in the two to six columns of the list. */
const PRODUCTS_PER_PAGE = 24

export const pageCountOf = (total: number): number => Math.ceil(total / PRODUCTS_PER_PAGE)

/** The products of a page of the list, which begins with page 1. */
export const pageOfProducts = (products: readonly Product[], page: number): readonly Product[] =>
  products.slice((page - 1) * PRODUCTS_PER_PAGE, page * PRODUCTS_PER_PAGE)

const isBestSeller = ({ is_best_seller = false }: Product) => is_best_seller
/** A host that does not say which products are featured has them all featured. */
const isFeatured = ({ is_featured = true }: Product) => is_featured

/** The first products of a kind; of all, if the host has none of that kind. */
const firstOf = (products: readonly Product[], isOfKind: (product: Product) => boolean, max: number) => {
  const found = products.filter(isOfKind)
  return (found.length > 0 ? found : products).slice(0, max)
}

/** What to offer where a search finds nothing. */
export const suggestedProducts = (products: readonly Product[], max: number): readonly Product[] =>
  firstOf(products, isBestSeller, max)

export const homeProducts = (products: readonly Product[]): readonly Product[] => firstOf(products, isFeatured, 4)

/** The recommendations of the Star Zone: featured products, then other best sellers. */
export const starZoneProducts = (products: readonly Product[]): readonly Product[] => [
  ...new Set([isFeatured, isBestSeller].flatMap((isOfKind) => firstOf(products, isOfKind, 12))),
]
