import {
  type Address,
  formatRinggit,
  type ProductFormat,
  type ProductType,
  type TaxDetails,
  toRinggit,
} from '@shop/contract'
import { countries } from '../settings/countries.ts'
import { type AmountRow, heading, lines, type MailBlock } from './render-mail.ts'

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
export const orderAmounts = (order: MailedOrder, items: readonly MailedLine[], isQuote = false): MailBlock => {
  const rows = items.map(
    ({ name, quantity, price_sen }): AmountRow => [
      quantity > 1 ? `${name} ×\u00a0${quantity}` : name,
      formatSen(price_sen * quantity),
    ],
  )
  const discount: AmountRow = [`Discount (${order.discount_percent}%)`, `−${formatSen(order.discount_sen)}`]
  const ships = items.some(({ format }) => format === 'book')
  const shipping: AmountRow = ['Shipping Charges', order.shipping_sen === 0 ? 'Free' : formatSen(order.shipping_sen)]
  return {
    kind: 'amounts',
    rows: [
      ...rows,
      ['Sub Total', formatSen(order.sub_total_sen)],
      ...(order.discount_sen > 0 ? [discount] : []),
      ...(isQuote || !ships ? [] : [shipping]),
    ],
    total: [isQuote ? 'Total before shipping' : 'Total Amount', formatSen(order.total_sen)],
  }
}

const party = (title: string, parts: readonly string[]): MailBlock[] => [
  heading(title),
  lines(...parts.filter(Boolean).map((part) => [part])),
]

const addressParts = ({ address_line_one, postal_code, state, country }: Address): string[] => [
  address_line_one,
  [postal_code, state].filter(Boolean).join(' '),
  countries.find(({ code }) => code === country)?.name ?? country,
]

const fullName = ({ first_name, last_name }: MailedOrder): string => `${first_name} ${last_name}`

/** The company that buys, with its tax numbers; nothing for a person. */
const billTo = (order: MailedOrder): MailBlock[] => {
  const { company_name, company_registration_number, sst_number, tin_number } = order.tax_details
  if (company_name === '') return []
  return party('Bill to', [
    company_name,
    fullName(order),
    ...addressParts(order.billing_address),
    company_registration_number && `Registration number ${company_registration_number}`,
    sst_number && `SST number ${sst_number}`,
    tin_number && `TIN number ${tin_number}`,
  ])
}

/** Where the books of an order go; nothing without books. */
const shipTo = (order: MailedOrder, items: readonly MailedLine[]): MailBlock[] =>
  items.some(({ format }) => format === 'book')
    ? party('Ship to', [fullName(order), ...addressParts(order.shipping_address)])
    : []

/** Who gets the books of an order, and which company its bill. */
export const orderParties = (order: MailedOrder, items: readonly MailedLine[]): MailBlock[] => [
  ...shipTo(order, items),
  ...billTo(order),
]
