import type { OrderStatus } from '@shop/contract'

export type Tone = 'good' | 'wait' | 'bad' | 'plain'

/** How an order's status (architecture §4) is named wherever it is shown, and what sort of news it is. */
export const orderStatusNames: Readonly<Record<OrderStatus, { readonly label: string; readonly tone: Tone }>> = {
  pending: { label: 'Awaiting payment', tone: 'wait' },
  paid: { label: 'Paid', tone: 'good' },
  processing: { label: 'Being prepared', tone: 'good' },
  shipped: { label: 'Shipped', tone: 'good' },
  delivered: { label: 'Delivered', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
  failed: { label: 'Payment failed', tone: 'bad' },
  quote_requested: { label: 'Quote requested', tone: 'wait' },
}
