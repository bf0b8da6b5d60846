import { formatDate, POLICY, shopPaths } from '@shop/contract'
import { link, note, paragraph } from '../mail-content.ts'
import { type MailedLine, type MailedOrder, orderAmounts } from '../order-amounts.ts'
import { type Mail, renderMail } from '../render-mail.ts'

const { min, max } = POLICY.internationalDays

/** Confirms an international order, which gets a quote for its delivery (requirements §9). */
export const quoteMail = (order: MailedOrder, lines: readonly MailedLine[], shopOrigin: string): Mail => {
  const greeting = `Dear ${order.first_name}, thank you for your order. Because it goes abroad, we will write to you with the cost of delivery before you pay.`
  return renderMail({
    to: order.email,
    subject: 'We have your request for a quote',
    title: 'Your quote is on its way',
    preview: greeting,
    blocks: [
      paragraph(greeting),
      note(`Order ${order.order_txn_id}, placed on ${formatDate(order.placed_at)}.`),
      orderAmounts(order, lines, true),
      paragraph(
        `Nothing has been charged. Once the quote is paid we ship at once; on average it takes ${min} to ${max} days.`,
      ),
      note(link(shopOrigin + shopPaths.shippingReturns, 'Our delivery terms')),
    ],
  })
}
