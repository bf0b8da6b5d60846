import { formatOf, PRODUCT_FORMATS, PRODUCT_TYPES, type ProductFormat, type ProductType } from '@shop/contract'
import type { Product } from '@shop/contract/host'

const SORTS = ['featured', 'price_asc', 'price_desc', 'name'] as const
type Sort = (typeof SORTS)[number]

export const sortLabels: Readonly<Record<Sort, string>> = {
  featured: 'Featured first',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  name: 'Name: A to Z',
}

/** Values that links of earlier versions have in their URL. */
const formerSorts = new Map<string | null, Sort>([
  ['price-up', 'price_asc'],
  ['price-down', 'price_desc'],
])

/** Filters, sort order and search of the product list; they are the query of /category. An empty string is no filter. */
export interface ProductFilters {
  readonly type: ProductType | ''
  readonly format: ProductFormat | ''
  readonly sort: Sort
  readonly q: string
}

const MAX_SEARCH_LENGTH = 100

const findIn = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((candidate) => candidate === value)

/** Parses the query of /category; unknown values are ignored. */
export const parseFilters = (query: URLSearchParams): ProductFilters => {
  const sort = query.get('sort')
  return {
    type: findIn(PRODUCT_TYPES, query.get('type')) ?? '',
    format: findIn(PRODUCT_FORMATS, query.get('format')) ?? '',
    sort: findIn(SORTS, sort) ?? formerSorts.get(sort) ?? 'featured',
    q: (query.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
  }
}

const rank = (product: Product) => (product.is_featured ? 0 : 2) - (product.is_best_seller ? 1 : 0)

const comparators: Readonly<Record<Sort, (a: Product, b: Product) => number>> = {
  featured: (a, b) => rank(a) - rank(b),
  price_asc: (a, b) => a.product_price - b.product_price,
  price_desc: (a, b) => b.product_price - a.product_price,
  name: (a, b) => a.product_name.localeCompare(b.product_name, 'en'),
}

/** Ignores case and the shape of apostrophes: product names have curved ones, keyboards type straight ones. */
const normalize = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** The products that match all filters and contain every word of the search, sorted. */
export const filterProducts = (
  products: readonly Product[],
  { type, format, sort, q }: ProductFilters,
): readonly Product[] => {
  const words = normalize(q).split(/\s+/).filter(Boolean)
  return products
    .filter((product) => {
      const text = normalize(`${product.product_name} ${product.product_summary ?? ''}`)
      return (
        (type === '' || product.product_type === type) &&
        (format === '' || formatOf(product) === format) &&
        words.every((word) => text.includes(word))
      )
    })
    .sort(comparators[sort])
}
