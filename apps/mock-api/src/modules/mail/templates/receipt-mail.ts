import { formatDate, POLICY, shopPaths } from '@shop/contract'
import { button, heading, link, note, paragraph } from '../mail-content.ts'
import { formatSen, type MailedLine, type MailedOrder, orderAmounts } from '../order-amounts.ts'
import { type Mail, renderMail } from '../render-mail.ts'

/** The receipt of a paid order, with the next steps for each kind of product in it. */
export const receiptMail = (order: MailedOrder, lines: readonly MailedLine[], shopOrigin: string): Mail => {
  const total = formatSen(order.total_sen)
  const greeting = `Dear ${order.first_name}, we have your payment of ${total}. This is your receipt.`
  return renderMail({
    to: order.email,
    subject: `Your receipt for ${total}`,
    title: 'Thanks for your order!',
    preview: greeting,
    blocks: [
      paragraph(greeting),
      note(`Order ${order.order_txn_id}, placed on ${formatDate(order.placed_at)}.`),
      orderAmounts(order, lines),
      heading('What happens next'),
      ...nextSteps(lines).map((step) => paragraph(step)),
      button(shopOrigin + shopPaths.orderDetails(order.order_txn_id), 'See your order'),
      // The success page promises login information to every buyer (requirements §2), also to buyers with an account.
      note(
        `Your email address, ${order.email}, is your login. `,
        link(shopOrigin + shopPaths.forgotPassword, 'Forgotten the password?'),
      ),
    ],
  })
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
