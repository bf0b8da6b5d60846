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
  return renderMail({
    to: order.email,
    subject: `Your receipt for ${total}`,
    title: 'Thanks for your order!',
    preview: greeting,
    blocks: [
      paragraph(greeting),
      ...testSteps(seats, passwordHref, shopOrigin),
      ...careerTestSteps(items),
      ...ebookSteps(items, shopOrigin),
      ...bookSteps(items),
      heading('Your order'),
      note(`Order ${order.order_txn_id}, placed on ${formatDate(order.placed_at)}.`),
      orderAmounts(order, items),
      note(`${order.total_sen > 0 ? `${seller.payment} ` : ''}${seller.taxStatement}`),
      ...orderParties(order, items),
      paragraph(link(shopOrigin + shopPaths.orderDetails(order.order_txn_id), 'See your order')),
      // The success page promises login information to every buyer (requirements §2), also to buyers with an account.
      passwordHref === undefined
        ? note(
            `You sign in with ${accountEmail}. `,
            link(shopOrigin + shopPaths.forgotPassword, 'Forgotten your password?'),
          )
        : note('We’ve opened an account for you. ', link(passwordHref, 'Choose a password'), ' to see your order.'),
      note(link(shopOrigin + shopPaths.terms, 'Terms of Sale')),
    ],
  })
}

const testSteps = (seats: readonly MailedSeat[], passwordHref: string | undefined, shopOrigin: string): MailBlock[] => {
  const [seat] = seats
  if (!seat) return []
  const accountHref = passwordHref ?? `${shopOrigin}${shopPaths.profile}?tab=Tests`
  if (seats.length === 1) {
    return [
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
        accessCode(`Seat ${index + 1} of ${ofName.length}`, code, link(shopOrigin + testPath(code), 'Start the test')),
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
