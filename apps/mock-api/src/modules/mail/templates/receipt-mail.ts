import {
  cartNeedsShipping,
  type OrderItem,
  POLICY,
  productTypes,
  shopPaths,
  totalQuantity,
} from '@shop/contract'
import type { OrderRow } from '../../../db/schema.ts'
import { button, heading, link, type MailBlock, note, paragraph } from '../mail-blocks.ts'
import { formatSen, orderAmounts, orderNote, orderParties } from '../order-blocks.ts'
import { type Mail, renderMail } from '../render-mail.ts'
import { seller } from '../seller.ts'
import { type MailedAccount, newLinkHref, passwordLink } from './account-mails.ts'
import { ebooksIn } from './ebook-mail.ts'
import { testsIn } from './tests-mail.ts'

/** The receipt of a paid order, with its invoice. It has no access codes: see `testsMail`. */
export const receiptMail = (
  order: OrderRow,
  items: readonly OrderItem[],
  account: MailedAccount,
  shopOrigin: string,
): Mail => {
  const total = formatSen(order.total_sen)
  const greeting = `Hello ${order.first_name}, we have your payment of ${total}. `
  return renderMail({
    to: order.email,
    subject: `Your receipt for ${total}`,
    title: 'Thanks for your order!',
    blocks: [
      paragraph(greeting, 'This is your receipt.'),
      ...testSteps(items),
      ...careerTestSteps(items),
      ...ebookSteps(items),
      ...bookSteps(items),
      ...invoiceSteps(order, items, account, shopOrigin),
      heading('Your order'),
      orderNote(order),
      orderAmounts(order, items),
      note(`${order.total_sen > 0 ? `${seller.payment} ` : ''}${seller.taxStatement}`),
      ...orderParties(order, items),
      paragraph(link(shopOrigin + shopPaths.terms, 'Terms of Sale')),
    ],
  })
}

/**
 * The invoice, and how to sign in to see it: the success page promises login information to every
 * buyer (requirements §2), also to buyers who have an account. An account without a password gets
 * the link that sets it here, or with its tests in another mail.
 */
const invoiceSteps = (
  order: OrderRow,
  items: readonly OrderItem[],
  { email, passwordToken: token }: MailedAccount,
  shopOrigin: string,
): MailBlock[] => {
  const { order_txn_id: txnId } = order
  const invoice = button(shopOrigin + shopPaths.invoice(txnId), 'See your invoice')
  if (token === undefined) {
    const forgotten = link(newLinkHref(shopOrigin, { email }), 'Forgotten your password?')
    return [invoice, note(`You sign in with ${email}. `, forgotten)]
  }
  if (testsIn(items).length > 0) {
    const first = 'First choose a password, with the link in that email.'
    return [invoice, note(`It is in the account of ${email}. ${first}`)]
  }
  const next = shopPaths.orderDetails(txnId)
  return [
    paragraph(
      'We’ve opened an account for you. ',
      'Choose a password to see your order and its invoice.',
    ),
    ...passwordLink('Choose your password', shopOrigin, { email, token, next }),
    note(`You sign in with ${email}.`),
  ]
}

/** The access codes are not for everybody who gets the receipt to read. */
const testSteps = (items: readonly OrderItem[]): MailBlock[] => {
  const count = totalQuantity(testsIn(items))
  if (count === 0) return []
  const tests = count > 1 ? 'tests' : 'test'
  return [
    heading(`Your ${tests}`),
    paragraph(`Another email leads to your ${tests}. This receipt has no access codes.`),
  ]
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
  return [heading(`Your ${ebooks}`), paragraph(`Your ${ebooks} came in another email.`)]
}

const bookSteps = (items: readonly OrderItem[]): MailBlock[] =>
  cartNeedsShipping(items)
    ? [
        heading('Your parcel'),
        paragraph(`Your parcel will arrive within ${POLICY.deliveryWorkingDays} working days.`),
      ]
    : []
