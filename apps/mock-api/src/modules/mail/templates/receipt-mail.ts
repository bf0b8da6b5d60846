import { cartNeedsShipping, formatDate, type OrderItem, POLICY, shopPaths } from '@shop/contract'
import { ebookPath, testUrl } from '../../../shared/product-links.ts'
import { formatSen, type MailedOrder, orderAmounts, orderParties } from '../order-blocks.ts'
import {
  button,
  heading,
  lines,
  link,
  type Mail,
  type MailBlock,
  note,
  paragraph,
  renderMail,
  seller,
} from '../render-mail.ts'

/** A test account of the order. */
export interface MailedSeat {
  readonly name: string
  readonly code: string
}

export interface Receipt {
  readonly order: MailedOrder
  readonly items: readonly OrderItem[]
  readonly seats: readonly MailedSeat[]
  /** The email address of the account that the order belongs to; it may differ from that of the order. */
  readonly accountEmail: string
}

/** The receipt of a paid order, with access codes, links and the next steps for each kind of product in it. */
export const receiptMail = ({ order, items, seats, accountEmail }: Receipt, shopOrigin: string): Mail => {
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
      orderAmounts(order, items),
      note(`${order.total_sen > 0 ? `${seller.payment} ` : ''}${seller.taxStatement}`),
      heading('What happens next'),
      ...testSteps(seats),
      ...careerTestSteps(items),
      ...ebookSteps(items, shopOrigin),
      ...bookSteps(items),
      ...orderParties(order, items),
      button(shopOrigin + shopPaths.orderDetails(order.order_txn_id), 'See your order'),
      // The success page promises login information to every buyer (requirements §2), also to buyers with an account.
      note(
        `You sign in with ${accountEmail}. `,
        link(shopOrigin + shopPaths.forgotPassword, 'Forgotten your password?'),
      ),
      note(link(shopOrigin + shopPaths.terms, 'Terms of Sale')),
    ],
  })
}

const testSteps = (seats: readonly MailedSeat[]): MailBlock[] =>
  seats.length === 0
    ? []
    : [
        paragraph(
          seats.length === 1
            ? 'Your test is ready, also in My Account, under Tests. Open the link with your access code to start:'
            : 'Your tests are ready, also in My Account, under Tests. Each access code is for one person:',
        ),
        ...[...Map.groupBy(seats, ({ name }) => name)].map(([name, ofName]) =>
          lines([`${name}:`], ...ofName.map(({ code }) => [link(testUrl(code), code)])),
        ),
      ]

const careerTestSteps = (items: readonly OrderItem[]): MailBlock[] =>
  items
    .filter(({ product }) => product.product_type === 'other' && product.product_format === 'online_test')
    .map(({ product }) =>
      paragraph('Start your test here: ', link('https://career-test.example.com/', product.product_name)),
    )

const ebookSteps = (items: readonly OrderItem[], shopOrigin: string): MailBlock[] => {
  const ebooks = items.filter(({ product }) => product.product_format === 'ebook')
  return ebooks.length === 0
    ? []
    : [
        paragraph(`Download your ${ebooks.length === 1 ? 'ebook' : 'ebooks'} here:`),
        lines(
          ...ebooks.map(({ product, product_id }) => [link(shopOrigin + ebookPath(product_id), product.product_name)]),
        ),
      ]
}

const bookSteps = (items: readonly OrderItem[]): MailBlock[] =>
  cartNeedsShipping(items)
    ? [paragraph(`Your parcel will arrive within ${POLICY.deliveryWorkingDays} working days.`)]
    : []
