import { createHash } from 'node:crypto'
import { isPayable, RESET_TOKEN_LIFETIME_MS, startingQuantity } from '@shop/contract'
import { randomToken } from '../../ids.ts'
import type { World } from '../../worlds/world.ts'
import { deleteItem, findCartById, findCartOfCustomer, listItems, setQuantity } from '../cart/cart.store.ts'
import { loginMail } from '../outbox/login-mail.ts'
import { deliver } from '../outbox/outbox.service.ts'
import { receiptMail } from '../outbox/receipt-mail.ts'
import {
  findOrder,
  giveOrderToCustomer,
  listOrderLines,
  moveOrder,
  type OrderLineRow,
  type OrderRow,
} from './order.store.ts'
import { accessCode } from './order-number.ts'
import { findCustomerByEmail, insertGuestCustomer, insertResetToken, insertTestAccount } from './settlement.store.ts'

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
    giveOrderToCustomer(world.sql, txnId, owner.customerId)
    takeOutOfCart(world, order, owner.customerId, lines)
    openTestAccounts(world, order, owner.customerId, lines)
    if (owner.isNew) sendLogin(world, order, owner.customerId, shopOrigin)
    deliver(world, receiptMail(order, lines, shopOrigin))
  })

interface Owner {
  readonly customerId: number
  readonly isNew: boolean
}

/** The customer who ordered; for a guest the account with that e-mail, made when there is none (design §4). */
const ownerOf = (world: World, order: OrderRow): Owner => {
  const existing = order.customer_id ?? findCustomerByEmail(world.sql, order.email)
  if (existing !== undefined) return { customerId: existing, isNew: false }
  return { customerId: insertGuestCustomer(world.sql, order, world.clock.now().toISOString()), isNew: true }
}

/**
 * What was paid leaves the cart; what came in since stays. Of a product that was made more of since, the rest stays
 * if it is an order that the shop would take.
 */
const takeOutOfCart = (world: World, order: OrderRow, customerId: number, lines: readonly OrderLineRow[]): void => {
  // A guest's cart that has joined the account's since is to be found there.
  const ordered = order.cart_id === null ? undefined : findCartById(world.sql, order.cart_id)
  const cart = ordered ?? findCartOfCustomer(world.sql, customerId)
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

/** One test account a seat, for every lpitest and lpigroup item (design §4). */
const openTestAccounts = (world: World, order: OrderRow, customerId: number, lines: readonly OrderLineRow[]): void => {
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

/** Mails a link that sets the first password; the token itself is kept nowhere but in that mail. */
const sendLogin = (world: World, order: OrderRow, customerId: number, shopOrigin: string): void => {
  const token = randomToken()
  const now = world.clock.now()
  insertResetToken(world.sql, {
    // The token has 256 random bits, so a plain hash is enough.
    tokenHash: createHash('sha256').update(token).digest('base64url'),
    customerId,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + RESET_TOKEN_LIFETIME_MS).toISOString(),
  })
  deliver(world, loginMail(order, token, shopOrigin))
}
