import { type ProductFormat, type ProductType, productTypes } from '@shop/contract'

export const productFormatLabels: Readonly<Record<ProductFormat, string>> = {
  book: 'Book',
  ebook: 'Ebook',
  online_test: 'Online test',
}

/** Such as `5 seats`. */
export const countUnits = (quantity: number, type: ProductType): string =>
  `${quantity} ${productTypes[type].units[quantity === 1 ? 0 : 1]}`

/** What a product is, in the rows of a cart, an order or an invoice. */
export const orderItemLabel = (product: {
  readonly product_type: ProductType
  readonly product_format?: ProductFormat | undefined
}): string =>
  productTypes[product.product_type].label ??
  (product.product_format ? productFormatLabels[product.product_format] : 'Other')
