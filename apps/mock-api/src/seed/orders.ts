import type { OrderStatus } from '@shop/contract'

export interface SeedOrder {
  readonly txnId: string
  readonly placedAt: string
  /** Every status, oldest first; the last one is current. */
  readonly history: readonly OrderStatus[]
  readonly items: readonly (readonly [productId: number, quantity: number])[]
  readonly coupon?: 'WELCOME10'
  readonly country?: string
}

/** One order of customer@example.com in every status, newest last. */
export const orders: readonly SeedOrder[] = [
  {
    txnId: 'SAMPLE-DELIVERED-0001',
    placedAt: '2026-06-02T03:15:00.000Z',
    history: ['pending', 'paid', 'processing', 'shipped', 'delivered'],
    items: [
      [8, 1],
      [9, 1],
    ],
    coupon: 'WELCOME10',
  },
  {
    txnId: 'SAMPLE-SHIPPED-0002',
    placedAt: '2026-09-14T06:40:00.000Z',
    history: ['pending', 'paid', 'processing', 'shipped'],
    items: [[10, 1]],
  },
  {
    txnId: 'SAMPLE-CANCELLED-0003',
    placedAt: '2026-09-20T01:05:00.000Z',
    history: ['pending', 'cancelled'],
    items: [[7, 2]],
  },
  {
    txnId: 'SAMPLE-PROCESSING-0004',
    placedAt: '2026-10-05T08:30:00.000Z',
    history: ['pending', 'paid', 'processing'],
    items: [
      [14, 2],
      [1, 1],
    ],
  },
  { txnId: 'SAMPLE-PAID-0005', placedAt: '2026-10-19T02:20:00.000Z', history: ['pending', 'paid'], items: [[4, 5]] },
  {
    txnId: 'SAMPLE-FAILED-0006',
    placedAt: '2026-10-21T09:10:00.000Z',
    history: ['pending', 'failed'],
    items: [[6, 1]],
  },
  {
    txnId: 'SAMPLE-QUOTE-0007',
    placedAt: '2026-10-28T05:45:00.000Z',
    history: ['quote_requested'],
    items: [[8, 3]],
    country: 'SG',
  },
  {
    txnId: 'SAMPLE-PENDING-0008',
    placedAt: '2026-11-02T04:00:00.000Z',
    history: ['pending'],
    items: [
      [12, 1],
      [13, 1],
    ],
  },
]
