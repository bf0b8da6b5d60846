import {
  cartNeedsShipping,
  formatDate,
  type OrderItem,
  POLICY,
  productTypes,
  shopPaths,
} from '@shop/contract'
import type { OrderRow } from '../../../db/schema.ts'
import { button, heading, link, type MailBlock, note, paragraph } from '../mail-blocks.ts'
import { formatSen, orderAmounts, orderParties } from '../order-blocks.ts'
import { type Mail, renderMail } from '../render-mail.ts'
import { seller } from '../seller.ts'
import { newLinkHref } from './account-mails.ts'
import { ebooksIn } from './ebook-mail.ts'
import { type MailedSeat, testSteps } from './test-steps.ts'

export interface Receipt {
  readonly order: OrderRow
  readonly items: readonly OrderItem[]
  readonly seats: readonly MailedSeat[]
  /** The email address of the account that has the order; it may differ from the order's. */
  readonly accountEmail: string
  /** The page that sets the password of an account that a guest has not entered yet. */
  readonly passwordHref: string | undefined
}

/**
 * The receipt of a paid order, with access codes, links and the next steps for each kind of product
 * in it.
 */
export const receiptMail = (receipt: Receipt, shopOrigin: string): Mail => {
  const { order, items, seats, passwordHref } = receipt
  const total = formatSen(order.total_sen)
  const greeting = `Hello ${order.first_name}, we have your payment of ${total}.`
  const fullGreeting = `${greeting} This is your receipt.`
  const testsReady = seats.length > 1 ? 'Your tests are ready' : 'Your test is ready'
  const hasTests = seats.length > 0
  return renderMail({
    to: order.email,
    subject: hasTests
      ? `${testsReady}, and your receipt for ${total}`
      : `Your receipt for ${total}`,
    title: 'Thanks for your order!',
    preview: hasTests
      ? `${testsReady}: start now, or later. What you need is in this email.`
      : fullGreeting,
    blocks: [
      paragraph(fullGreeting),
      ...testSteps(seats, passwordHref, shopOrigin),
      ...careerTestSteps(items),
      ...ebookSteps(items),
      ...bookSteps(items),
      ...orderButton(receipt, shopOrigin),
      heading('Your order'),
      note(`Order ${order.order_txn_id}, placed on ${formatDate(order.placed_at)}.`),
      orderAmounts(order, items),
      note(`${order.total_sen > 0 ? `${seller.payment} ` : ''}${seller.taxStatement}`),
      ...orderParties(order, items),
      heading('Your account'),
      accountText(receipt, shopOrigin),
      closingLinks(receipt, shopOrigin),
    ],
  })
}

const orderHref = ({ order }: Receipt, shopOrigin: string): string =>
  shopOrigin + shopPaths.orderDetails(order.order_txn_id)

const hasOnlyBooks = (items: readonly OrderItem[]): boolean =>
  items.every(({ product }) => product.product_format !== 'online_test')

/** For an order without tests: its only action is to see it. */
const orderButton = (receipt: Receipt, shopOrigin: string): MailBlock[] => {
  if (!hasOnlyBooks(receipt.items)) return []
  const { passwordHref } = receipt
  return passwordHref === undefined
    ? [button(orderHref(receipt, shopOrigin), 'See your order')]
    : [button(passwordHref, 'Choose a password to see your order')]
}

/**
 * How to sign in. The success page promises this to every buyer (requirements §2), also to buyers
 * who have an account.
 */
const accountText = (
  { accountEmail, passwordHref, seats }: Receipt,
  shopOrigin: string,
): MailBlock => {
  if (passwordHref === undefined) {
    return paragraph(
      `You sign in with ${accountEmail}. `,
      link(newLinkHref(shopOrigin, { email: accountEmail }), 'Forgotten your password?'),
    )
  }
  const next = `${shopPaths.profile}?tab=${seats.length > 0 ? 'Tests' : 'Orders'}`
  return paragraph(
    'We’ve opened an account for you. ',
    link(passwordHref, 'Choose a password'),
    ' to see your order. The link works for one hour; ',
    link(newLinkHref(shopOrigin, { email: accountEmail, next }), 'request a new one'),
    ' at any time.',
  )
}

/**
 * The link to the order is missing where `orderButton` has it, and where an account without a
 * password cannot open it.
 */
const closingLinks = (receipt: Receipt, shopOrigin: string): MailBlock => {
  const terms = link(shopOrigin + shopPaths.terms, 'Terms of Sale')
  return receipt.passwordHref === undefined && !hasOnlyBooks(receipt.items)
    ? paragraph(link(orderHref(receipt, shopOrigin), 'See your order'), ' · ', terms)
    : paragraph(terms)
}

/** Tests without access codes start at the site of their publisher. */
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

/** Ebooks have a mail of their own (requirements §9). */
const ebookSteps = (items: readonly OrderItem[]): MailBlock[] => {
  const count = ebooksIn(items).length
  if (count === 0) return []
  const ebooks = count > 1 ? 'ebooks' : 'ebook'
  const days = `${POLICY.ebookWorkingDays} working days`
  return [
    heading(`Your ${ebooks}`),
    paragraph(`We’ll email your ${ebooks} separately, within ${days}.`),
  ]
}

const bookSteps = (items: readonly OrderItem[]): MailBlock[] =>
  cartNeedsShipping(items)
    ? [
        heading('Your parcel'),
        paragraph(`Your parcel will arrive within ${POLICY.deliveryWorkingDays} working days.`),
      ]
    : []
