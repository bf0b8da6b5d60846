import type { ProductFormat, ProductType } from './schemas.ts'

interface Formatted {
  readonly product_type: ProductType
  /** Missing where the host does not say. */
  readonly product_format?: ProductFormat | undefined
}

/** The format of a product; without one, what its type suggests. */
export function formatOf({ product_type, product_format }: Formatted): ProductFormat {
  return product_format ?? (product_type === 'other' ? 'book' : 'online_test')
}

/** Only printed books are posted (architecture §4). */
export function needsShipping(product: Formatted): boolean {
  return formatOf(product) === 'book'
}
