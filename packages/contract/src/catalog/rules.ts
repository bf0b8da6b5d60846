import type { ProductFormat } from './schemas.ts'

/** Only printed books are sent by post; ebooks and tests ship nowhere (architecture §4). */
export function needsShipping(format: ProductFormat): boolean {
  return format === 'book'
}
