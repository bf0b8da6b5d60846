import { formatDate, POLICY } from '@shop/contract'
import { html } from '../../../shared/html.ts'
import type { Mail } from '../mail.service.ts'
import { link, mailPage, paragraph, softly } from './mail-layout.ts'
import { type MailedLine, type MailedOrder, orderTable, orderText } from './order-table.ts'

const { min, max } = POLICY.internationalDays

/** Says that an order abroad has arrived and will be quoted (requirements §9). */
export const quoteMail = (order: MailedOrder, lines: readonly MailedLine[], shopOrigin: string): Mail => {
  const greeting = `Dear ${order.first_name}, thank you for your order. Because it goes abroad, we will write to you with the cost of delivery before you pay.`
  const then = `Nothing has been charged. Once the quote is paid we ship at once; on average it takes ${min} to ${max} days.`
  const facts = `Order ${order.order_txn_id}, placed on ${formatDate(order.placed_at)}.`
  return {
    to: order.email,
    subject: 'We have your request for a quote',
    text: [
      greeting,
      facts,
      orderText(order, lines, true),
      then,
      `Our delivery terms: ${shopOrigin}/shipping-returns`,
    ].join('\n\n'),
    html: mailPage({
      title: 'Your quote is on its way',
      preview: greeting,
      body: html`${paragraph(greeting)}${softly(facts)}${orderTable(order, lines, true)}${paragraph(then)}${softly(link(`${shopOrigin}/shipping-returns`, 'Our delivery terms'))}`,
    }),
  }
}
