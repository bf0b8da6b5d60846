import { type ProductFormat, type ProductType, productTypes } from '@shop/contract'

export const productFormatLabels: Readonly<Record<ProductFormat, string>> = {
  book: 'Book',
  ebook: 'Ebook',
  online_test: 'Online test',
}

/** Such as `5 seats`. */
export const countUnits = (quantity: number, type: ProductType): string =>
  `${quantity} ${productTypes[type].units[quantity === 1 ? 0 : 1]}`
