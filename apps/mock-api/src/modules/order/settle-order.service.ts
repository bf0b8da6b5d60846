import { isPayable, startingQuantity } from '@shop/contract'
import type { World } from '../../worlds/world.ts'
import { findCustomerByEmail } from '../auth/customer.store.ts'
import { issueResetToken } from '../auth/reset-token.ts'
import { deleteItem, findCartById, findCartOfCustomer, listItems, setQuantity } from '../cart/cart.store.ts'
import { deliver } from '../mail/mail.service.ts'
import { loginMail } from '../mail/templates/login-mail.ts'
import { receiptMail } from '../mail/templates/receipt-mail.ts'
import {
  findOrder,
  giveOrderToCustomer,
  listOrderLines,
  moveOrder,
  type OrderLineRow,
  type OrderRow,
} from './order.store.ts'
import { accessCode } from './order-number.ts'
import { insertGuestCustomer, insertTestAccount } from './settlement.store.ts'

/**
 * All that follows from an order's having been paid, exactly once, in one transaction: whoever learns of the payment,
 * and however often, the second time finds the order paid and does nothing.
 * @param shopOrigin where the links in the mails lead
 */
export const settleOrder = (world: World, txnId: string, shopOrigin: string): void =>
  world.transaction(() => {
    const order = findOrder(world.sql, txnId)
    if (!order || !isPayable(order.status)) return
    if (!moveOrder(world.sql, order, 'paid', world.clock.now().toISOString())) return

    const lines = listOrderLines(world.sql, txnId)
    const owner = ownerOf(world, order)
    if (owner.customerId !== null) giveOrderToCustomer(world.sql, txnId, owner.customerId)
    takeOutOfCart(world, order, owner.customerId, lines)
    openTestAccounts(world, order, owner.customerId, lines)
    if (owner.loginFor !== null) {
      deliver(world, loginMail(order, issueResetToken(world, owner.loginFor), shopOrigin))
    }
    deliver(world, receiptMail(order, lines, shopOrigin))
  })

interface Owner {
  /** Null for a guest whose address has an account that has yet to prove its mailbox. */
  readonly customerId: number | null
  /** The account that needs a link to set its password; null when there is none to send. */
  readonly loginFor: number | null
}

/**
 * The customer who ordered; for a guest the account with that email, made when there is none (architecture §4). An account
 * that somebody opened by typing the address gets nothing until a mailed link has proved the mailbox: it could be
 * anybody's. The link goes out with the order, so that the owner needs only follow it.
 */
const ownerOf = (world: World, order: OrderRow): Owner => {
  if (order.customer_id !== null) return { customerId: order.customer_id, loginFor: null }
  const account = findCustomerByEmail(world.sql, order.email)
  if (!account) {
    const customerId = insertGuestCustomer(world.sql, order, world.clock.now().toISOString())
    return { customerId, loginFor: customerId }
  }
  if (account.email_verified_at !== null) return { customerId: account.customer_id, loginFor: null }
  // Without a password nobody is in there yet, and nobody gets in but through the mailbox.
  const customerId = account.password_hash === null ? account.customer_id : null
  return { customerId, loginFor: account.customer_id }
}

/**
 * What was paid leaves the cart; what came in since stays. Of a product that was made more of since, the rest stays
 * if it is an order that the shop would take.
 */
const takeOutOfCart = (
  world: World,
  order: OrderRow,
  customerId: number | null,
  lines: readonly OrderLineRow[],
): void => {
  // A guest's cart that has joined the account's since is to be found there.
  const ordered = order.cart_id === null ? undefined : findCartById(world.sql, order.cart_id)
  const cart = ordered ?? (customerId === null ? undefined : findCartOfCustomer(world.sql, customerId))
  if (!cart || order.cart_id === null) return
  for (const item of listItems(world.sql, cart.cart_id)) {
    const paid = lines.find((line) => line.product_id === item.product_id)?.quantity ?? 0
    if (paid === 0) continue
    const rest = item.quantity - paid
    const smallest = startingQuantity({
      product_type: item.type,
      min_order_quantity: item.min_quantity,
      max_order_quantity: item.max_quantity,
    })
    if (rest < smallest) deleteItem(world.sql, cart.cart_id, item.product_id)
    else setQuantity(world.sql, cart.cart_id, item.product_id, rest)
  }
}

/** One test account a seat, for every lpitest and lpigroup item (architecture §4). */
const openTestAccounts = (
  world: World,
  order: OrderRow,
  customerId: number | null,
  lines: readonly OrderLineRow[],
): void => {
  for (const line of lines) {
    if (line.type === 'other') continue
    for (let seat = 0; seat < line.quantity; seat += 1) {
      insertTestAccount(world.sql, {
        customerId,
        txnId: order.order_txn_id,
        name: line.name,
        type: line.type,
        code: accessCode(),
      })
    }
  }
}
