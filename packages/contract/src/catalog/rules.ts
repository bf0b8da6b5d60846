import type { ProductFormat } from './schemas.ts'

/** Only printed books are posted (architecture §4). */
export function needsShipping(format: ProductFormat): boolean {
  return format === 'book'
}
