import { countries } from '../settings/countries.ts'
import { heading, lines, type MailBlock } from './mail-content.ts'
import type { MailedLine, MailedOrder } from './order-amounts.ts'

/** Where the books of an order go; nothing without books. */
export const shipTo = ({ first_name, last_name, shipping_address }: MailedOrder, items: readonly MailedLine[]) => {
  if (!items.some(({ format }) => format === 'book')) return []
  const { address_line_one, postal_code, state, country } = shipping_address
  const parts = [
    `${first_name} ${last_name}`,
    address_line_one,
    [postal_code, state].filter(Boolean).join(' '),
    countries.find(({ code }) => code === country)?.name ?? country,
  ]
  const blocks: MailBlock[] = [heading('Ship to'), lines(...parts.filter(Boolean).map((part) => [part]))]
  return blocks
}
