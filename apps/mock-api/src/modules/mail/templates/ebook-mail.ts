import type { OrderItem } from '@shop/contract'
import type { OrderRow } from '../../../db/schema.ts'
import { ebookPath } from '../../../shared/product-links.ts'
import { button, paragraph } from '../mail-blocks.ts'
import { orderNote } from '../order-blocks.ts'
import { type Mail, renderMail } from '../render-mail.ts'

export const ebooksIn = (items: readonly OrderItem[]): OrderItem[] =>
  items.filter(({ product }) => product.product_format === 'ebook')

/** The mail with the ebooks of a paid order, each with a button to download it. */
export const ebookMail = (
  order: OrderRow,
  items: readonly OrderItem[],
  shopOrigin: string,
): Mail => {
  const ebooks = ebooksIn(items)
  const title = ebooks.length > 1 ? 'Your ebooks' : 'Your ebook'
  const greeting =
    `Hello ${order.first_name}, thanks for your order. ` +
    'Here is what you bought to read, for your own use.'
  return renderMail({
    to: order.email,
    subject: title,
    blocks: [
      paragraph(greeting),
      ...ebooks.map(({ product, product_id }) =>
        button(shopOrigin + ebookPath(product_id), `Download ${product.product_name}`),
      ),
      orderNote(order),
    ],
  })
}
