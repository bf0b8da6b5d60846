import { type OrderItem, POLICY, shopPaths } from '@shop/contract'
import type { OrderRow } from '../../../db/schema.ts'
import { heading, lines, link, note, paragraph } from '../mail-blocks.ts'
import { orderAmounts, orderNote, orderParties } from '../order-blocks.ts'
import { type Mail, renderMail } from '../render-mail.ts'
import { seller } from '../seller.ts'

const { min, max } = POLICY.internationalDays

/** Confirms an international order, which gets a quote for its delivery (requirements §9). */
export const quoteMail = (
  order: OrderRow,
  items: readonly OrderItem[],
  shopOrigin: string,
): Mail => {
  const greeting = `Hello ${order.first_name}, we have your request. You have not been charged.`
  return renderMail({
    to: order.email,
    subject: 'We have your request for a quote',
    title: 'Thanks for your request!',
    blocks: [
      paragraph(greeting),
      heading('What happens next'),
      lines(
        ['1. We’ll email you the cost of shipping.'],
        ['2. You pay only if you accept it.'],
        [
          '3. We’ll send everything as soon as you have paid. ',
          `By post it takes ${min} to ${max} days on average.`,
        ],
      ),
      heading('Your order'),
      orderNote(order),
      orderAmounts(order, items, true),
      note(seller.taxStatement),
      ...orderParties(order, items),
      note(
        link(shopOrigin + shopPaths.shippingReturns, 'Shipping & Returns'),
        ', ',
        link(shopOrigin + shopPaths.terms, 'Terms of Sale'),
      ),
    ],
  })
}
