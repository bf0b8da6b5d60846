import { customers } from './customers.ts'
import { products } from './products.ts'
import type { SeedRows } from './seed-schema.ts'

type SeedOrder = SeedRows['orders'][number]

const slides: SeedRows['slides'] = [
  {
    slider_id: 1,
    title: 'A report about you',
    image: 'slide-profile.svg',
    text: 'Eighteen pages in plain words, with questions to think about.',
    link: '/product/detail/1',
    link_label: 'See the profile',
  },
  {
    slider_id: 2,
    title: 'A team is more than its average',
    image: 'slide-team.svg',
    text: 'Compare the profiles of a team, and see what is missing.',
    link: '/product/detail/4',
    link_label: 'Profile a team',
  },
  {
    slider_id: 3,
    title: 'What next?',
    image: 'slide-career.svg',
    text: 'The career test matches who you are with what people do all day.',
    link: '/product/detail/6',
    link_label: 'Take the career test',
  },
]

const certifications = ['Licensed Trainer', 'Licensed Senior Trainer', 'Licensed Master Trainer'] as const

const trainers = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen'
  .split(' ')
  .map((name, index) => ({
    trainer_number: index + 1,
    trainer_name: `Sample Trainer ${name}`,
    trainer_certification: certifications[index % certifications.length] ?? certifications[0],
  }))

const coupons: SeedRows['coupons'] = [
  { code: 'WELCOME10', discount: { kind: 'percent', value: 10 } },
  { code: 'EXPIRED20', discount: { kind: 'percent', value: 20 }, expires_at: '2026-01-31T16:00:00.000Z' },
]

const order = (
  order_txn_id: string,
  placed_at: string,
  history: SeedOrder['history'],
  items: SeedOrder['items'],
  more: Partial<SeedOrder> = {},
): SeedOrder => ({ order_txn_id, customer: 'customer@example.com', placed_at, history, items, ...more })

const item = (product_id: number, quantity: number) => ({ product_id, quantity })

const processing: SeedOrder['history'] = ['pending', 'paid', 'processing']

/** One order of customer@example.com in every status, newest last. */
const orders: readonly SeedOrder[] = [
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

/** The sample shop (architecture §6), which other seeds and scenarios extend as `sample`. */
export const sampleRows = { products, slides, trainers, coupons, customers, orders }
