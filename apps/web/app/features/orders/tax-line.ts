import { formatRinggit, lineTotal, toRinggit } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import { isPosted } from '../../config/deliveries'
import type { SiteSettings } from '../../config/parse-site'

/** The service tax, in sen, that the discounted prices of online products include. */
const includedTax = (order: Order, rate: number): number => {
  const online = order.items
    .filter(({ product }) => !isPosted(product))
    .reduce((sum, item) => sum + lineTotal(item), 0)
  const { order_sub_total_amount: subTotal, order_discount_amount: discount } = order
  const paidShare = subTotal > 0 ? (subTotal - discount) / subTotal : 1
  return Math.round((online * paidShare * rate) / (100 + rate))
}

/** What the invoice says of sales and service tax, as the owner's settings allow. */
export const taxLine = (
  order: Order,
  { company: { sst_number, service_tax_rate: rate }, tax_statement }: SiteSettings,
): string => {
  if (sst_number === '') return 'Not registered for SST.'
  const tax = includedTax(order, rate)
  if (tax === 0) return tax_statement
  const line = `Service tax of ${rate}% on online products: ${formatRinggit(toRinggit(tax))}.`
  return `${tax_statement} ${line}`.trim()
}
