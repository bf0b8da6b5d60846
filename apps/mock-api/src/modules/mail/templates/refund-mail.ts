import type { OrderRow } from '../../../db/schema.ts'
import { paragraph } from '../mail-blocks.ts'
import { formatSen, orderNote } from '../order-blocks.ts'
import { type Mail, renderMail } from '../render-mail.ts'

/** For a payment that has arrived after its order was cancelled. */
export const refundMail = (order: OrderRow): Mail => {
  const greeting =
    `Hello ${order.first_name}, we have your payment of ${formatSen(order.total_sen)}. ` +
    'It arrived after this order was cancelled.'
  return renderMail({
    to: order.email,
    subject: 'We will refund your payment',
    blocks: [
      paragraph(greeting),
      paragraph('You will get all of it back the way you paid. You do not need to do anything.'),
      orderNote(order),
    ],
  })
}
