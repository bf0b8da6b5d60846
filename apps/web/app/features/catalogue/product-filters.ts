import { PRODUCT_FORMATS, PRODUCT_TYPES, type Product, type ProductFormat, type ProductType } from '@shop/contract'

export const sorts = {
  featured: 'Featured first',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
  name: 'Name: A to Z',
} as const
export type Sort = keyof typeof sorts

/** What the shelf shows, as it stands in the query of /category. */
export interface Shelf {
  readonly type: ProductType | ''
  readonly format: ProductFormat | ''
  readonly sort: Sort
  readonly q: string
}

const sortNames: readonly Sort[] = ['featured', 'price-up', 'price-down', 'name']

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value)

/** Reads the query; a value that the shelf does not know is as if it were not there. */
export const shelfOf = (query: URLSearchParams): Shelf => ({
  type: oneOf(PRODUCT_TYPES, query.get('type')) ?? '',
  format: oneOf(PRODUCT_FORMATS, query.get('format')) ?? '',
  sort: oneOf(sortNames, query.get('sort')) ?? 'featured',
  q: (query.get('q') ?? '').slice(0, 100),
})

const rank = (product: Product) => (product.is_featured ? 0 : 2) - (product.is_best_seller ? 1 : 0)

const orders: Record<Sort, (one: Product, other: Product) => number> = {
  featured: (one, other) => rank(one) - rank(other),
  'price-up': (one, other) => one.product_price - other.product_price,
  'price-down': (one, other) => other.product_price - one.product_price,
  name: (one, other) => one.product_name.localeCompare(other.product_name, 'en'),
}

/** Letters as a search compares them: capitals do not count, and an apostrophe is typed straight where it is printed curved. */
const folded = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** The products that the shelf asks for, in its order. Every word of the search must occur. */
export const arrange = (products: readonly Product[], { type, format, sort, q }: Shelf): Product[] => {
  const words = folded(q).split(/\s+/).filter(Boolean)
  return products
    .filter((product) => {
      const text = folded(`${product.product_name} ${product.product_summary}`)
      return (
        (type === '' || product.product_type === type) &&
        (format === '' || product.product_format === format) &&
        words.every((word) => text.includes(word))
      )
    })
    .sort(orders[sort])
}
