import { isPayable, type OrderItem, startingQuantity } from '@shop/contract'
import { insertRow } from '../../db/rows.ts'
import type { OrderRow } from '../../db/schema.ts'
import { accessCode } from '../../shared/ids.ts'
import type { World } from '../../worlds/world.ts'
import {
  type CustomerRow,
  findCustomer,
  findCustomerByEmail,
  insertCustomer,
} from '../auth/customer.store.ts'
import { issueToken } from '../auth/token.service.ts'
import {
  deleteItem,
  findCartByKey,
  findCartOfCustomer,
  listItems,
  setQuantity,
} from '../cart/cart.store.ts'
import { deliver } from '../mail/mail.service.ts'
import type { Mail } from '../mail/render-mail.ts'
import type { MailedAccount } from '../mail/templates/account-mails.ts'
import { ebookMail, ebooksIn } from '../mail/templates/ebook-mail.ts'
import { receiptMail } from '../mail/templates/receipt-mail.ts'
import { testsIn, testsMail } from '../mail/templates/tests-mail.ts'
import { changeStatus, findOrder, listOrderLines } from './order.store.ts'

/**
 * Does everything that follows from a payment, exactly once, in one transaction: a second call
 * finds the order paid and does nothing.
 */
export const settleOrder = (world: World, txnId: string): void =>
  world.transaction(() => {
    const placed = findOrder(world.sql, txnId)
    if (!placed || !isPayable(placed.status)) return
    if (!changeStatus(world.sql, placed, 'paid', world.clock.now().toISOString())) return

    const account = accountOf(world, placed)
    // Only an email address that is not verified yet connects this guest and the account.
    const isUnverified = placed.customer_id === null && account.email_verified_at === null
    const order = assignOwner(world, placed, account, isUnverified)
    const items = listOrderLines(world.sql, txnId)
    removeFromCart(world, order, items)
    createTestAccounts(world, order, items)
    const passwordToken = isUnverified ? issueToken(world, 'link', account.customer_id) : undefined
    for (const mail of mailsOf(order, items, { email: account.email, passwordToken }))
      deliver(world, mail)
  })

const mailsOf = (order: OrderRow, items: readonly OrderItem[], account: MailedAccount): Mail[] => {
  // The shop that placed the order. The payer may return to another site, which must not get into
  // mails.
  const shopOrigin = order.shop_origin ?? 'http://localhost'
  const mails = [receiptMail(order, items, account, shopOrigin)]
  if (testsIn(items).length > 0) mails.push(testsMail(order, items, account, shopOrigin))
  if (ebooksIn(items).length > 0) mails.push(ebookMail(order, items, shopOrigin))
  return mails
}

/**
 * The customer's account; of a guest the one with the same email address, created if there is none
 * (architecture §4).
 */
const accountOf = (world: World, order: OrderRow): CustomerRow => {
  const { customer_id, email, first_name, last_name, phone } = order
  const { shipping_address, billing_address, tax_details } = order
  const known =
    customer_id === null
      ? findCustomerByEmail(world.sql, email)
      : findCustomer(world.sql, customer_id)
  if (known) return known
  return insertCustomer(world.sql, {
    email,
    first_name,
    last_name,
    phone,
    shipping_address,
    billing_address,
    tax_details: tax_details.company_name === '' ? null : tax_details,
    password_hash: null,
    created_at: world.clock.now().toISOString(),
  })
}

/**
 * Gives the order to the account. An unverified account may belong to another person: it gets the
 * order only when a mailed link has verified the address. An account without a password has the
 * order at once, because only such a link leads into it.
 */
const assignOwner = (
  world: World,
  order: OrderRow,
  account: CustomerRow,
  isUnverified: boolean,
): OrderRow => {
  const isWithheld = isUnverified && account.password_hash !== null
  const owner = isWithheld ? null : account.customer_id
  world.sql.run`UPDATE orders SET customer_id = ${owner}
    WHERE order_txn_id = ${order.order_txn_id}`
  return { ...order, customer_id: owner }
}

/**
 * Removes the paid items from the cart; items that were added since stay. If a quantity was
 * increased since, the rest stays unless it is below the minimum.
 */
const removeFromCart = (
  world: World,
  { cart_id, customer_id }: OrderRow,
  items: readonly OrderItem[],
): void => {
  if (cart_id === null) return
  // The guest's cart may have been merged into the account's since.
  const ofCustomer = customer_id === null ? undefined : findCartOfCustomer(world.sql, customer_id)
  const cart = findCartByKey(world.sql, cart_id) ?? ofCustomer
  if (!cart) return
  for (const item of listItems(world.sql, cart.cart_id)) {
    const paid = items.find(({ product_id }) => product_id === item.product_id)?.quantity ?? 0
    if (paid === 0) continue
    const rest = item.quantity - paid
    if (rest < startingQuantity(item.product)) deleteItem(world.sql, cart.cart_id, item.product_id)
    else setQuantity(world.sql, cart.cart_id, item.product_id, rest)
  }
}

/** Creates one test account per unit of items that have access codes (architecture §4). */
const createTestAccounts = (world: World, order: OrderRow, items: readonly OrderItem[]): void => {
  for (const { quantity, product } of testsIn(items)) {
    for (let seat = 0; seat < quantity; seat += 1) {
      insertRow(world.sql, 'test_accounts', {
        customer_id: order.customer_id,
        order_txn_id: order.order_txn_id,
        product_name: product.product_name,
        product_type: product.product_type,
        access_code: accessCode(),
        status: 'unassigned',
        assigned_to: null,
      })
    }
  }
}
