import type { OrderStatus, ProductFormat, ProductType } from '@shop/contract'

/** Product types as filters of the product list (requirements §1). */
export const productTypeLabels: Readonly<Record<ProductType, string>> = {
  lpitest: 'Inventory, for one person',
  lpigroup: 'Inventory, for groups',
  other: 'Books and more',
}

/** Product types in the rows of an order or invoice. */
export const orderItemTypeLabels: Readonly<Record<ProductType, string>> = {
  lpitest: 'LPI test',
  lpigroup: 'LPI group test',
  other: 'Other',
}

export const productFormatLabels: Readonly<Record<ProductFormat, string>> = {
  book: 'Book',
  ebook: 'Ebook',
  online_test: 'Online test',
}

type Tone = 'good' | 'wait' | 'bad' | 'plain'

/** Label and tone of each order status (architecture §4). */
export const orderStatusLabels: Readonly<Record<OrderStatus, { readonly label: string; readonly tone: Tone }>> = {
  pending: { label: 'Awaiting payment', tone: 'wait' },
  paid: { label: 'Paid', tone: 'good' },
  processing: { label: 'Being prepared', tone: 'good' },
  shipped: { label: 'Shipped', tone: 'good' },
  delivered: { label: 'Delivered', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
  failed: { label: 'Payment failed', tone: 'bad' },
  quote_requested: { label: 'Quote requested', tone: 'wait' },
}
