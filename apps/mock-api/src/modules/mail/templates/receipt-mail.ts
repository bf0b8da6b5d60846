import {
  cartNeedsShipping,
  formatDate,
  type OrderItem,
  POLICY,
  productTypes,
  shopPaths,
} from '@shop/contract'
import { ebookPath, testPage, testPath } from '../../../shared/product-links.ts'
import type { OrderRow } from '../../../worlds/schema.ts'
import { formatSen, orderAmounts, orderParties } from '../order-blocks.ts'
import {
  accessCode,
  button,
  heading,
  link,
  type Mail,
  type MailBlock,
  note,
  paragraph,
  renderMail,
  seatCode,
  seller,
} from '../render-mail.ts'
import { newLinkHref } from './account-mails.ts'

/** A test account of the order. */
export interface MailedSeat {
  readonly name: string
  readonly code: string
  /** Whether it is one of several seats, which are handed out. */
  readonly isOfGroup: boolean
}

export interface Receipt {
  readonly order: OrderRow
  readonly items: readonly OrderItem[]
  readonly seats: readonly MailedSeat[]
  /** The email address of the account that the order belongs to; it may differ from that of the order. */
  readonly accountEmail: string
  /** The page that sets the password of an account that a guest has not entered yet. */
  readonly passwordHref: string | undefined
}

/** The receipt of a paid order, with access codes, links and the next steps for each kind of product in it. */
export const receiptMail = (
  { order, items, seats, accountEmail, passwordHref }: Receipt,
  shopOrigin: string,
): Mail => {
  const total = formatSen(order.total_sen)
  const [firstSeat, ...otherSeats] = seats
  const greeting = `Hello ${order.first_name}, we have your payment of ${total}. This is your receipt.`
  const tab = firstSeat ? 'Tests' : 'Orders'
  const orderHref = shopOrigin + shopPaths.orderDetails(order.order_txn_id)
  const ready = otherSeats.length > 0 ? 'Your tests are ready' : 'Your test is ready'
  const isOnlyBooks = items.every(({ product }) => product.product_format !== 'online_test')
  return renderMail({
    to: order.email,
    subject: firstSeat ? `${ready}, and your receipt for ${total}` : `Your receipt for ${total}`,
    title: 'Thanks for your order!',
    preview: firstSeat
      ? `${ready}: start now, or later. What you need is in this email.`
      : greeting,
    blocks: [
      paragraph(greeting),
      ...testSteps(seats, passwordHref, shopOrigin),
      ...careerTestSteps(items),
      ...ebookSteps(items),
      ...bookSteps(items),
      // Its only action.
      ...(isOnlyBooks
        ? [
            button(
              passwordHref ?? orderHref,
              `${passwordHref ? 'Choose a password to see' : 'See'} your order`,
            ),
          ]
        : []),
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
            link(newLinkHref(shopOrigin, { email: accountEmail }), 'Forgotten your password?'),
          )
        : paragraph(
            'We’ve opened an account for you. ',
            link(passwordHref, 'Choose a password'),
            ' to see your order. The link works for one hour; ',
            link(
              newLinkHref(shopOrigin, {
                email: accountEmail,
                next: `${shopPaths.profile}?tab=${tab}`,
              }),
              'request a new one',
            ),
            ' at any time.',
          ),
      // Without the link to the order where a button above has it, or where an account without a password cannot open it.
      paragraph(
        ...(passwordHref === undefined && !isOnlyBooks
          ? [link(orderHref, 'See your order'), ' · ']
          : []),
        link(shopOrigin + shopPaths.terms, 'Terms of Sale'),
      ),
    ],
  })
}

const testSteps = (
  seats: readonly MailedSeat[],
  passwordHref: string | undefined,
  shopOrigin: string,
): MailBlock[] => {
  const hrefOf = ([seat]: readonly MailedSeat[]) =>
    passwordHref ?? `${shopOrigin}${shopPaths.profile}?tab=Tests#${seat?.code}`
  const personal = seats.filter(({ isOfGroup }) => !isOfGroup)
  const ofGroups = seats.filter(({ isOfGroup }) => isOfGroup)
  return [
    ...[...Map.groupBy(personal, ({ name }) => name)].flatMap(([name, ofName]) => [
      heading(name),
      paragraph(
        ofName.length > 1
          ? 'Your tests are ready. Each access code is for one person. You’ll find them in My Account, too.'
          : 'Your test is ready. Start now, or later: you’ll find the link and the code in My Account, too.',
      ),
      ...ofName.flatMap(({ code }, index) => [
        accessCode(
          ofName.length > 1 ? `Access code ${index + 1} of ${ofName.length}` : 'Your access code',
          code,
        ),
        button(shopOrigin + testPath(code), 'Start the test'),
      ]),
      note(
        ofName.length > 1 ? 'For someone else? ' : 'Is it a gift? ',
        link(hrefOf(ofName), passwordHref ? 'Choose a password' : 'Open My Account'),
        ' to print or send a card with the code.',
      ),
    ]),
    ...[...Map.groupBy(ofGroups, ({ name }) => name)].flatMap(([name, ofName]) => [
      heading(name),
      paragraph(
        `Your tests are ready. Each access code is for one person, who enters it at ${shopOrigin}${testPage}. ${passwordHref ? 'Choose a password, and in' : 'In'} My Account you hand them out with names. Once everyone has taken the test, write to us for the group’s report.`,
      ),
      button(
        hrefOf(ofName),
        passwordHref ? 'Choose a password' : `Hand out ${ofName.length} codes`,
      ),
      ...ofName.map(({ code }, index) => seatCode(`Seat ${index + 1} of ${ofName.length}`, code)),
    ]),
  ]
}

const careerTestSteps = (items: readonly OrderItem[]): MailBlock[] =>
  items
    .filter(
      ({ product }) =>
        product.product_format === 'online_test' &&
        !productTypes[product.product_type].hasAccessCodes,
    )
    .flatMap(({ product: { product_name: name } }) => [
      heading(name),
      button('https://career-test.example.com/', `Start the ${name}`),
      paragraph(
        'This receipt is your proof of purchase. You may pass on the link with your order number.',
      ),
    ])

const ebooksOf = (items: readonly OrderItem[]) =>
  items.filter(({ product }) => product.product_format === 'ebook')

/** Ebooks have a mail of their own (requirements §9). */
const ebookSteps = (items: readonly OrderItem[]): MailBlock[] => {
  const ebooks = ebooksOf(items).length > 1 ? 'ebooks' : 'ebook'
  const text = `We’ll email your ${ebooks} separately, within ${POLICY.ebookWorkingDays} working days.`
  return ebooksOf(items).length > 0 ? [heading(`Your ${ebooks}`), paragraph(text)] : []
}

export const ebookMail = (
  order: OrderRow,
  items: readonly OrderItem[],
  shopOrigin: string,
): Mail => {
  const title = ebooksOf(items).length > 1 ? 'Your ebooks' : 'Your ebook'
  const greeting = `Hello ${order.first_name}, thanks for your order. Here is what you bought to read, for your own use.`
  return renderMail({
    ...{ to: order.email, subject: title, title, preview: greeting },
    blocks: [
      paragraph(greeting),
      ...ebooksOf(items).map(({ product, product_id }) =>
        button(shopOrigin + ebookPath(product_id), `Download ${product.product_name}`),
      ),
      note(`Order ${order.order_txn_id}, placed on ${formatDate(order.placed_at)}.`),
    ],
  })
}

const bookSteps = (items: readonly OrderItem[]): MailBlock[] =>
  cartNeedsShipping(items)
    ? [
        heading('Your parcel'),
        paragraph(`Your parcel will arrive within ${POLICY.deliveryWorkingDays} working days.`),
      ]
    : []
