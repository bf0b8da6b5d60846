import { POLICY } from '@shop/contract'
import { paths } from '../../config/paths'
import type { PageHead } from '../model'

export const shippingReturnsHead: PageHead = {
  path: paths.shippingReturns,
  title: 'Shipping & Returns',
  description: `Free shipping anywhere in Malaysia, ebooks by email within ${POLICY.ebookWorkingDays} working days, orders from abroad by quotation, and how refunds and cancellations work.`,
}
