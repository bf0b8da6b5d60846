/** Rules of orders and their statuses. */
import {
  isCancellable,
  isPaid,
  isPayable,
  needsQuote,
  orderStatusSchema,
  type ProductFormat,
} from '@shop/contract'
import type { JsonObject } from '../../json.ts'
import { resultRule } from './rule.ts'

type Order = { country: string; formats: ProductFormat[] }

const orderNeedsQuote = ({ country, formats }: Order): boolean => {
  const items = formats.map((product_format) => ({
    product: { product_type: 'other' as const, product_format },
  }))
  return needsQuote(items, country)
}

const ordersTo = (country: string): Order[] => [
  { country, formats: ['book'] },
  { country, formats: ['ebook', 'online_test'] },
  { country, formats: ['ebook', 'book'] },
]

const statuses = orderStatusSchema.options

export const orderRules: JsonObject = {
  'quote-needed': resultRule(
    '`order.place`: printed books to another country than Malaysia need a quote; everything else ' +
      'can be paid.',
    orderNeedsQuote,
    [...ordersTo('MY'), ...ordersTo('SG')],
  ),
  'order-cancellable': resultRule(
    '`order.detail`: an order can be cancelled until it is shipped.',
    isCancellable,
    statuses,
  ),
  'order-payable': resultRule('An order with this status can be paid.', isPayable, statuses),
  'order-paid': resultRule('An order with this status has been paid.', isPaid, statuses),
}
