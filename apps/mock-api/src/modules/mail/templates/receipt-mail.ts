import { cartNeedsShipping, formatDate, type OrderItem, POLICY, productTypes, shopPaths } from '@shop/contract'
import { ebookPath, testPath } from '../../../shared/product-links.ts'
import { formatSen, type MailedOrder, orderAmounts, orderParties } from '../order-blocks.ts'
import {
  accessCode,
  button,
  heading,
  lines,
  link,
  type Mail,
  type MailBlock,
  note,
  paragraph,
  renderMail,
  seatCode,
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
  /** The page that sets the password of an account that a guest has not entered yet. */
  readonly passwordHref: string | undefined
}

/** The receipt of a paid order, with access codes, links and the next steps for each kind of product in it. */
export const receiptMail = ({ order, items, seats, accountEmail, passwordHref }: Receipt, shopOrigin: string): Mail => {
  const total = formatSen(order.total_sen)
  const greeting = `Hello ${order.first_name}, we have your payment of ${total}. This is your receipt.`
  const orderHref = shopOrigin + shopPaths.orderDetails(order.order_txn_id)
  const isOnlyBooks = items.every(({ product }) => product.product_format === 'book')
  return renderMail({
    to: order.email,
    subject: seats.length > 0 ? `Your test is ready, and your receipt for ${total}` : `Your receipt for ${total}`,
    title: 'Thanks for your order!',
    preview: seats.length > 0 ? 'Start now, or later. Your access code is in this email.' : greeting,
    blocks: [
      paragraph(greeting),
      ...testSteps(seats, passwordHref, shopOrigin),
      ...careerTestSteps(items),
      ...ebookSteps(items, shopOrigin),
      ...bookSteps(items),
      // Its only action.
      ...(isOnlyBooks ? [button(orderHref, 'See your order')] : []),
      heading('Your order'),
      note(`Order ${order.order_txn_id}, placed on ${formatDate(order.placed_at)}.`),
      orderAmounts(order, items),
      note(`${order.total_sen > 0 ? `${seller.payment} ` : ''}${seller.taxStatement}`),
      ...orderParties(order, items),
      heading('Your account'),
      // The success page promises login information to every buyer (requirements §2), also to buyers with an account.
      passwordHref === undefined
        ? paragraph(
            `You sign in with ${accountEmail}. `,
            link(shopOrigin + shopPaths.forgotPassword, 'Forgotten your password?'),
          )
        : paragraph(
            'We’ve opened an account for you. ',
            link(passwordHref, 'Choose a password'),
            ' to see your order. The link works for one hour; ',
            link(shopOrigin + shopPaths.forgotPassword, 'request a new one'),
            ' at any time.',
          ),
      paragraph(link(orderHref, 'See your order'), ' · ', link(shopOrigin + shopPaths.terms, 'Terms of Sale')),
    ],
  })
}

const testSteps = (seats: readonly MailedSeat[], passwordHref: string | undefined, shopOrigin: string): MailBlock[] => {
  const [seat] = seats
  if (!seat) return []
  const accountHref = passwordHref ?? `${shopOrigin}${shopPaths.profile}?tab=Tests`
  if (seats.length === 1) {
    return [
      heading(seat.name),
      paragraph('Your test is ready. Start now, or later: you’ll find the link and the code in My Account, too.'),
      accessCode('Your access code', seat.code),
      button(shopOrigin + testPath(seat.code), 'Start the test'),
      note(
        'Is it a gift? ',
        link(accountHref, passwordHref ? 'Choose a password' : 'Open My Account'),
        ' to print or send a card with the code.',
      ),
    ]
  }
  return [
    paragraph(
      `Your tests are ready. Each access code is for one person. ${passwordHref ? 'Choose a password, and in' : 'In'} My Account you hand them out with names.`,
    ),
    button(accountHref, passwordHref ? 'Choose a password' : `Hand out ${seats.length} codes`),
    ...[...Map.groupBy(seats, ({ name }) => name)].flatMap(([name, ofName]) => [
      heading(name),
      ...ofName.map(({ code }, index) =>
        seatCode(`Seat ${index + 1} of ${ofName.length}`, code, link(shopOrigin + testPath(code), 'Start the test')),
      ),
    ]),
  ]
}

const careerTestSteps = (items: readonly OrderItem[]): MailBlock[] =>
  items
    .filter(
      ({ product }) => product.product_format === 'online_test' && !productTypes[product.product_type].hasAccessCodes,
    )
    .map(({ product }) => button('https://career-test.example.com/', `Start the ${product.product_name}`))

const ebookSteps = (items: readonly OrderItem[], shopOrigin: string): MailBlock[] => {
  const ebooks = items.filter(({ product }) => product.product_format === 'ebook')
  const [only] = ebooks
  if (!only) return []
  if (items.length === 1) return [button(shopOrigin + ebookPath(only.product_id), 'Download your ebook')]
  return [
    heading(ebooks.length === 1 ? 'Your ebook' : 'Your ebooks'),
    lines(
      ...ebooks.map(({ product, product_id }) => [
        link(shopOrigin + ebookPath(product_id), `Download ${product.product_name}`),
      ]),
    ),
  ]
}

const bookSteps = (items: readonly OrderItem[]): MailBlock[] =>
  cartNeedsShipping(items)
    ? [heading('Your parcel'), paragraph(`Your parcel will arrive within ${POLICY.deliveryWorkingDays} working days.`)]
    : []
