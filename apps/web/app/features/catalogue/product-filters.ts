import { type Formatted, formatOf, productTypes } from '@shop/contract'
import type { Product } from '@shop/contract/host'
import type { Test } from '../../config/parse-site'
import { paths } from '../../config/paths'

/** How the shop groups its products; each product is in one group. */
export type ProductGroup = 'personal' | 'team' | 'book' | 'ebook'

export const groupOf = (product: Formatted): ProductGroup => {
  const format = formatOf(product)
  if (format !== 'online_test') return format
  return productTypes[product.product_type].isPerSeat ? 'team' : 'personal'
}

/** What visitors come for: the types of the product list. */
export const LIST_TYPES = ['personal', 'team', 'career', 'book'] as const
export type ListType = (typeof LIST_TYPES)[number] | ''

export const SORTS = ['featured', 'price_asc', 'price_desc', 'name'] as const
type Sort = (typeof SORTS)[number]

/**
 * Type, sort order and search of the product list; they are the query of /category. An empty string
 * is no filter.
 */
export interface ProductFilters {
  readonly type: ListType
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
    type: findIn(LIST_TYPES, type) ?? '',
    sort: findIn(SORTS, sort) ?? 'featured',
    q: String(query.get('q') ?? '')
      .trim()
      .slice(0, MAX_SEARCH_LENGTH),
  }
}

export const listUrl = ({ type, sort, q }: ProductFilters, page = 1) =>
  paths.category({ type, sort: sort === 'featured' ? '' : sort, q, ...(page > 1 && { page }) })

const rank = (product: Product) => (product.is_featured ? 0 : 2) - (product.is_best_seller ? 1 : 0)

const comparators: Readonly<Record<Sort, (a: Product, b: Product) => number>> = {
  featured: (a, b) => rank(a) - rank(b),
  price_asc: (a, b) => a.product_price - b.product_price,
  price_desc: (a, b) => b.product_price - a.product_price,
  name: (a, b) => a.product_name.localeCompare(b.product_name, 'en'),
}

const isAboutCareers = (product: Product, tests: readonly Test[]) =>
  tests.some(
    ({ purposes, product_id, books }) =>
      purposes.includes('career') && [product_id, ...books].includes(product.product_id),
  )

const isOfType = (product: Product, type: ListType, tests: readonly Test[]) => {
  if (type === '') return true
  if (type === 'career') return isAboutCareers(product, tests)
  const group = groupOf(product)
  return group === type || (group === 'ebook' && type === 'book')
}

/**
 * The products of the type, sorted. The results of a search keep their order, unless another is
 * chosen.
 *
 * @param tests those of data.json, which say what is about careers
 */
export const filterProducts = (
  products: readonly Product[],
  { type, sort, q }: ProductFilters,
  tests: readonly Test[],
): readonly Product[] => {
  const filtered = products.filter((product) => isOfType(product, type, tests))
  return q && sort === 'featured' ? filtered : filtered.sort(comparators[sort])
}

/** Whole rows in the two to four columns of the list. */
const PRODUCTS_PER_PAGE = 24

export const pageCountOf = (total: number): number => Math.ceil(total / PRODUCTS_PER_PAGE)

/** The products of a page of the list, which begins with page 1. */
export const pageOfProducts = (products: readonly Product[], page: number): readonly Product[] =>
  products.slice((page - 1) * PRODUCTS_PER_PAGE, page * PRODUCTS_PER_PAGE)

/** What to offer first: featured products and best sellers, then what the host lists first. */
export const recommendedProducts = (
  products: readonly Product[],
  max: number,
): readonly Product[] => products.toSorted(comparators.featured).slice(0, max)

/** Featured products and best sellers; of a host that names none, its first products. */
export const starZoneProducts = (products: readonly Product[]): readonly Product[] => {
  const named = products.filter(({ is_featured, is_best_seller }) => is_featured || is_best_seller)
  return recommendedProducts(named.length > 0 ? named : products, 12)
}

export const homeProducts = (products: readonly Product[]): readonly Product[] =>
  recommendedProducts(products, 4)
