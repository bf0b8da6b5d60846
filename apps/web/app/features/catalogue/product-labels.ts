import type { ProductFormat, ProductType } from '@shop/contract'

/** What a shopper calls a product's type (requirements §1). */
export const typeLabels: Record<ProductType, string> = {
  lpitest: 'Inventory, for one person',
  lpigroup: 'Inventory, for groups',
  other: 'Books and more',
}

export const formatLabels: Record<ProductFormat, string> = { book: 'Book', ebook: 'Ebook', online_test: 'Online test' }
