import {
  type Address,
  formatRinggit,
  type ProductFormat,
  type ProductType,
  type TaxDetails,
  toRinggit,
} from '@shop/contract'
import type { AmountRow, MailBlock } from './mail-content.ts'

/** The part of an order that mails show; amounts in sen. */
export interface MailedOrder {
  readonly order_txn_id: string
  readonly placed_at: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly shipping_address: Address
  readonly billing_address: Address
  readonly tax_details: TaxDetails
  readonly discount_percent: number
  readonly sub_total_sen: number
  readonly discount_sen: number
  readonly shipping_sen: number
  readonly total_sen: number
}

export interface MailedLine {
  readonly product_id: number
  readonly name: string
  readonly quantity: number
  readonly price_sen: number
  readonly type: ProductType
  readonly format: ProductFormat
}

export const formatSen = (sen: number): string => formatRinggit(toRinggit(sen))

/** The lines and totals of an order. The shipping charges of a quote are not known yet, nor is its total. */
export const orderAmounts = (order: MailedOrder, lines: readonly MailedLine[], isQuote = false): MailBlock => {
  const items = lines.map(
    ({ name, quantity, price_sen }): AmountRow => [
      quantity > 1 ? `${name} ×\u00a0${quantity}` : name,
      formatSen(price_sen * quantity),
    ],
  )
  const discount: AmountRow = [`Discount (${order.discount_percent}%)`, `−${formatSen(order.discount_sen)}`]
  const ships = lines.some(({ format }) => format === 'book')
  const shipping: AmountRow = ['Shipping Charges', order.shipping_sen === 0 ? 'Free' : formatSen(order.shipping_sen)]
  return {
    kind: 'amounts',
    rows: [
      ...items,
      ['Sub Total', formatSen(order.sub_total_sen)],
      ...(order.discount_sen > 0 ? [discount] : []),
      ...(isQuote || !ships ? [] : [shipping]),
    ],
    total: [isQuote ? 'Total before shipping' : 'Total Amount', formatSen(order.total_sen)],
  }
}
