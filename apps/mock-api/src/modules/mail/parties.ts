import type { Address } from '@shop/contract'
import { countries } from '../settings/countries.ts'
import { heading, lines, type MailBlock } from './mail-content.ts'
import type { MailedLine, MailedOrder } from './order-amounts.ts'

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
