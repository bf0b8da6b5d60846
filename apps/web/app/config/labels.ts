import type { ProductFormat } from '@shop/contract'

export const productFormatLabels: Readonly<Record<ProductFormat, string>> = {
  book: 'Book',
  ebook: 'Ebook',
  online_test: 'Online test',
}
