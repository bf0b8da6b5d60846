import {
  type Address,
  addressLines,
  cartNeedsShipping,
  formatDate,
  formatRinggit,
  lineTotal,
  nameOfCountry,
  type OrderItem,
  productTypes,
  toRinggit,
} from '@shop/contract'
import type { OrderRow } from '../../db/schema.ts'
import { type AmountRow, amounts, heading, lines, type MailBlock, note } from './mail-blocks.ts'

/** Which order a mail is about. */
export const orderNote = ({ order_txn_id, placed_at }: OrderRow): MailBlock =>
  note(`Order ${order_txn_id}, placed on ${formatDate(placed_at)}.`)

export const formatSen = (sen: number): string => formatRinggit(toRinggit(sen))

const unitPrice = ({
  quantity,
  product: { product_price, product_type },
}: OrderItem): string | undefined => {
  const unit = productTypes[product_type].isPerSeat ? 'per seat' : 'each'
  return quantity > 1 ? `${formatRinggit(product_price)} ${unit}` : undefined
}

/**
 * The lines and totals of an order. A quote has no shipping charges yet: its total is that before
 * shipping.
 */
export const orderAmounts = (
  order: OrderRow,
  items: readonly OrderItem[],
  isQuote = false,
): MailBlock => {
  const { discount_percent: percent, discount_sen: discount, shipping_sen: shipping } = order
  const rows: AmountRow[] = items.map((item) => [
    item.quantity > 1
      ? `${item.product.product_name} ×\u00a0${item.quantity}`
      : item.product.product_name,
    formatSen(lineTotal(item)),
    unitPrice(item),
  ])
  rows.push(['Sub Total', formatSen(order.sub_total_sen)])
  if (discount > 0) rows.push([`Discount (${percent}%)`, `−${formatSen(discount)}`])
  if (!isQuote && cartNeedsShipping(items))
    rows.push(['Shipping Charges', shipping === 0 ? 'Free' : formatSen(shipping)])
  const totalLabel = isQuote ? 'Total before shipping' : 'Total Amount'
  return amounts([...rows, [totalLabel, formatSen(order.total_sen)]])
}

const party = (title: string, parts: readonly string[]): MailBlock[] => [
  heading(title),
  lines(...parts.filter(Boolean).map((part) => [part])),
]

const addressParts = (address: Address): string[] =>
  addressLines(address, nameOfCountry(address.country))

/**
 * Who gets the books of an order, if there are any, and the company that buys, with its tax
 * numbers.
 */
export const orderParties = (order: OrderRow, items: readonly OrderItem[]): MailBlock[] => {
  const name = `${order.first_name} ${order.last_name}`
  const { company_name, company_registration_number, sst_number, tin_number } = order.tax_details
  const shipTo = party('Ship to', [name, ...addressParts(order.shipping_address)])
  const billTo = party('Bill to', [
    company_name,
    name,
    ...addressParts(order.billing_address),
    company_registration_number && `Registration number ${company_registration_number}`,
    sst_number && `SST number ${sst_number}`,
    tin_number && `TIN number ${tin_number}`,
  ])
  return [...(cartNeedsShipping(items) ? shipTo : []), ...(company_name === '' ? [] : billTo)]
}
