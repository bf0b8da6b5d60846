import type { ProductFormat, ProductType } from '@shop/contract'

/** Product types as filters of the product list (requirements §1). */
export const productTypeLabels: Readonly<Record<ProductType, string>> = {
  lpitest: 'Inventory, for one person',
  lpigroup: 'Inventory, for groups',
  other: 'Books and more',
}

export const productFormatLabels: Readonly<Record<ProductFormat, string>> = {
  book: 'Book',
  ebook: 'Ebook',
  online_test: 'Online test',
}
