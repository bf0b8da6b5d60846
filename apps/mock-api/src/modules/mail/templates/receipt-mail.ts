import { formatDate, formatRinggit, POLICY, toRinggit } from '@shop/contract'
import { html } from '../../../shared/html.ts'
import type { Mail } from '../mail.service.ts'
import { button, heading, link, mailPage, paragraph, softly } from './mail-layout.ts'
import { type MailedLine, type MailedOrder, orderTable, orderText } from './order-table.ts'

/** The receipt of a paid order, with what happens next for each kind of goods in it. */
export const receiptMail = (order: MailedOrder, lines: readonly MailedLine[], shopOrigin: string): Mail => {
  const total = formatRinggit(toRinggit(order.total_sen))
  const details = `${shopOrigin}/orderdetails/${order.order_txn_id}`
  const forgot = `${shopOrigin}/account/forgotpassword`
  // The success page promises login information to every buyer (requirements §2), also to those who have an account.
  const login = `Your email address, ${order.email}, is your login.`
  const next = nextSteps(lines)
  const greeting = `Dear ${order.first_name}, we have your payment of ${total}. This is your receipt.`
  const facts = `Order ${order.order_txn_id}, placed on ${formatDate(order.placed_at)}.`
  return {
    to: order.email,
    subject: `Your receipt for ${total}`,
    text: [
      'Thanks for your order!',
      greeting,
      facts,
      orderText(order, lines),
      `What happens next\n${next.join('\n')}`,
      `See your order: ${details}`,
      `${login} Forgotten the password? ${forgot}`,
    ].join('\n\n'),
    html: mailPage({
      title: 'Thanks for your order!',
      preview: greeting,
      body: html`${paragraph(greeting)}${softly(facts)}${orderTable(order, lines)}${heading('What happens next')}${next.map((step) => paragraph(step))}${button(details, 'See your order')}${softly(html`${login} ${link(forgot, 'Forgotten the password?')}`)}`,
    }),
  }
}

const nextSteps = (lines: readonly MailedLine[]): string[] => [
  ...(lines.some(({ type }) => type !== 'other')
    ? ['Your test accounts are ready, one for each seat. You find them in My Account, under Tests.']
    : []),
  ...(lines.some(({ format }) => format === 'ebook')
    ? [`Your ebooks come by email within ${POLICY.ebookWorkingDays} working days.`]
    : []),
  ...(lines.some(({ format }) => format === 'book')
    ? [`Your books arrive within ${POLICY.deliveryWorkingDays} working days.`]
    : []),
  ...(lines.some(({ type, format }) => type === 'other' && format === 'online_test')
    ? ['You find how to begin your online test in My Account, under Orders.']
    : []),
]
