import type { SeedOrder } from './seed-schema.ts'

const order = (
  order_txn_id: string,
  placed_at: string,
  history: SeedOrder['history'],
  items: SeedOrder['items'],
  more: Partial<SeedOrder> = {},
): SeedOrder => ({
  order_txn_id,
  customer: 'customer@example.com',
  placed_at,
  history,
  items,
  coupon_code: null,
  cart_id: null,
  ...more,
})

const item = (product_id: number, quantity: number) => ({ product_id, quantity })

const processing: SeedOrder['history'] = ['pending', 'paid', 'processing']

/** One order of customer@example.com in every status, newest last. */
export const orders: readonly SeedOrder[] = [
  order(
    'SAMPLE-DELIVERED-0001',
    '2026-06-02T03:15:00.000Z',
    [...processing, 'shipped', 'delivered'],
    [item(8, 1), item(9, 1)],
    { coupon_code: 'WELCOME10' },
  ),
  order('SAMPLE-SHIPPED-0002', '2026-09-14T06:40:00.000Z', [...processing, 'shipped'], [item(10, 1)]),
  order('SAMPLE-CANCELLED-0003', '2026-09-20T01:05:00.000Z', ['pending', 'cancelled'], [item(7, 2)]),
  order('SAMPLE-PROCESSING-0004', '2026-10-05T08:30:00.000Z', processing, [item(14, 2), item(1, 1)]),
  order('SAMPLE-PAID-0005', '2026-10-19T02:20:00.000Z', ['pending', 'paid'], [item(4, 5)]),
  order('SAMPLE-FAILED-0006', '2026-10-21T09:10:00.000Z', ['pending', 'failed'], [item(6, 1)]),
  order('SAMPLE-QUOTE-0007', '2026-10-28T05:45:00.000Z', ['quote_requested'], [item(8, 3)], { country: 'SG' }),
  order('SAMPLE-PENDING-0008', '2026-11-02T04:00:00.000Z', ['pending'], [item(12, 1), item(13, 1)]),
]
