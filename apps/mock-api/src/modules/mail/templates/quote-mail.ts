import { formatDate, type OrderItem, POLICY, shopPaths } from '@shop/contract'
import { type MailedOrder, orderAmounts, orderParties } from '../order-blocks.ts'
import { link, type Mail, note, paragraph, renderMail, seller } from '../render-mail.ts'

const { min, max } = POLICY.internationalDays

/** Confirms an international order, which gets a quote for its delivery (requirements §9). */
export const quoteMail = (order: MailedOrder, items: readonly OrderItem[], shopOrigin: string): Mail => {
  const greeting = `Hello ${order.first_name}, thank you. We’ll email you the cost of shipping, and you pay only if you accept it.`
  return renderMail({
    to: order.email,
    subject: 'We have your request for a quote',
    title: 'We have your request',
    preview: greeting,
    blocks: [
      paragraph(greeting),
      note(`Order ${order.order_txn_id}, placed on ${formatDate(order.placed_at)}.`),
      orderAmounts(order, items, true),
      note(seller.taxStatement),
      ...orderParties(order, items),
      paragraph(
        `You have not been charged. We’ll ship as soon as you pay the quote; delivery takes ${min} to ${max} days on average.`,
      ),
      note(
        link(shopOrigin + shopPaths.shippingReturns, 'Shipping & Returns'),
        ', ',
        link(shopOrigin + shopPaths.terms, 'Terms of Sale'),
      ),
    ],
  })
}
