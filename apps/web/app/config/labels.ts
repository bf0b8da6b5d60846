import type { ProductFormat, ProductType } from '@shop/contract'

export const productFormatLabels: Readonly<Record<ProductFormat, string>> = {
  book: 'Book',
  ebook: 'Ebook',
  online_test: 'Online test',
}

const units = { lpitest: ['test', 'tests'], lpigroup: ['seat', 'seats'], other: ['item', 'items'] } as const

/** Such as `5 seats`. */
export const countUnits = (quantity: number, type: ProductType): string =>
  `${quantity} ${units[type][quantity === 1 ? 0 : 1]}`
