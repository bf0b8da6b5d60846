import type { OrderStatus, ProductFormat, ProductType } from '@shop/contract'

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

/** What a product is, in the rows of an order or invoice. */
export const orderItemLabel = (product: {
  readonly product_type: ProductType
  readonly product_format?: ProductFormat | undefined
}): string => {
  if (product.product_type === 'lpitest') return 'LPI test'
  if (product.product_type === 'lpigroup') return 'LPI group test'
  return product.product_format ? productFormatLabels[product.product_format] : 'Other'
}

type Tone = 'success' | 'pending' | 'error' | 'neutral'

/** Label and tone of each order status (architecture §4). */
export const orderStatusLabels: Readonly<Record<OrderStatus, { readonly label: string; readonly tone: Tone }>> = {
  pending: { label: 'Awaiting payment', tone: 'pending' },
  paid: { label: 'Paid', tone: 'success' },
  processing: { label: 'Being prepared', tone: 'success' },
  shipped: { label: 'Shipped', tone: 'success' },
  delivered: { label: 'Delivered', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  failed: { label: 'Payment failed', tone: 'error' },
  quote_requested: { label: 'Quote requested', tone: 'pending' },
}
