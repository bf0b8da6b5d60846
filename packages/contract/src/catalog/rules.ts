import { type ProductType, productTypes } from './product-types.ts'
import type { ProductFormat } from './schemas.ts'

export interface Formatted {
  readonly product_type: ProductType
  /** Missing where the host does not say. */
  readonly product_format?: ProductFormat | undefined
}

/** The format of a product; without one, what its type suggests. */
export function formatOf({ product_type, product_format }: Formatted): ProductFormat {
  return product_format ?? (productTypes[product_type].hasAccessCodes ? 'online_test' : 'book')
}

/** Only printed books are posted (architecture §4). */
export function needsShipping(product: Formatted): boolean {
  return formatOf(product) === 'book'
}
