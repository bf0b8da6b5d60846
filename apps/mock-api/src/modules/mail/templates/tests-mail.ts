import { type OrderItem, productTypes, shopPaths, totalQuantity } from '@shop/contract'
import type { OrderRow } from '../../../db/schema.ts'
import { button, lines, note, paragraph } from '../mail-blocks.ts'
import { orderNote } from '../order-blocks.ts'
import { type Mail, renderMail } from '../render-mail.ts'
import { type MailedAccount, passwordLink } from './account-mails.ts'

export const testsIn = (items: readonly OrderItem[]): OrderItem[] =>
  items.filter(({ product }) => productTypes[product.product_type].hasAccessCodes)

const testsPath = `${shopPaths.profile}?tab=Tests`

const advice = (tests: readonly OrderItem[]): string =>
  tests.some(
    ({ quantity, product }) => quantity > 1 && productTypes[product.product_type].isPerSeat,
  )
    ? 'There you hand them out with names. ' +
      'Once everyone has taken the test, write to us for the group’s report.'
    : 'There you start the test, or print or send a card with the code as a gift.'

/**
 * The mail that leads to the access codes of a paid order. It has none itself, and is apart from
 * the receipt, which companies forward. For a new account its link sets the password.
 */
export const testsMail = (
  order: OrderRow,
  items: readonly OrderItem[],
  { email, passwordToken: token }: MailedAccount,
  shopOrigin: string,
): Mail => {
  const tests = testsIn(items)
  const [ready, codes] =
    totalQuantity(tests) > 1
      ? ['Your tests are ready', 'The access codes, each for one person, are']
      : ['Your test is ready', 'The access code is']
  return renderMail({
    to: order.email,
    subject: ready,
    blocks: [
      paragraph(`Hello ${order.first_name}, thanks for your order. Here is the way to:`),
      lines(...tests.map(({ quantity, product }) => [`${quantity} × ${product.product_name}`])),
      paragraph(`${codes} in My Account. ${advice(tests)}`),
      ...(token === undefined
        ? [button(shopOrigin + testsPath, 'Go to your tests')]
        : passwordLink('Choose your password', shopOrigin, { email, token, next: testsPath })),
      note(`You sign in with ${email}.`),
      orderNote(order),
    ],
  })
}
