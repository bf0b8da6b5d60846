import {
  type Formatted,
  formatOf,
  type ProductFormat,
  type ProductType,
  productTypes,
} from '@shop/contract'

/** Of products whose type has no label. The limit of personal tests does not count these tests. */
const productFormatLabels: Readonly<Record<ProductFormat, string>> = {
  book: 'Book',
  ebook: 'Ebook',
  online_test: 'Online test',
}

/** Such as `5 seats`. */
export const countUnits = (quantity: number, type: ProductType): string =>
  `${quantity} ${productTypes[type].units[quantity === 1 ? 0 : 1]}`

/** The link to the tests of an account, where the seats of a group get their names and are sent. */
export const testsLinkLabel = (groupSeats: number): string =>
  groupSeats > 1 ? `Hand out ${groupSeats} codes` : 'Go to your tests'

/** What a product of the shop is. */
export const kindLabel = (product: Formatted): string =>
  productTypes[product.product_type].label ?? productFormatLabels[formatOf(product)]

/** What a product of an order is; undefined where the host does not say. */
export const productLabel = ({ product_type, product_format }: Formatted): string | undefined =>
  productTypes[product_type].label ?? (product_format && productFormatLabels[product_format])

export const orderItemLabel = (product: Formatted): string => productLabel(product) ?? 'Other'
