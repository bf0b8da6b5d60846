import {
  isPayable,
  type OrderItem,
  productTypes,
  shopPaths,
  startingQuantity,
} from '@shop/contract'
import { accessCode } from '../../shared/ids.ts'
import { insertRow } from '../../worlds/rows.ts'
import type { OrderRow } from '../../worlds/schema.ts'
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
import { loginMail, passwordHref } from '../mail/templates/account-mails.ts'
import { ebookMail, type MailedSeat, receiptMail } from '../mail/templates/receipt-mail.ts'
import { changeStatus, findOrder, listOrderLines } from './order.store.ts'

/**
 * Everything that follows from a payment, exactly once, in one transaction: a second call finds the order paid and does nothing.
 * Mails link to the shop that placed the order: a return address may be another site's.
 */
export const settleOrder = (world: World, txnId: string): void =>
  world.transaction(() => {
    const placed = findOrder(world.sql, txnId)
    if (!placed || !isPayable(placed.status)) return
    if (!changeStatus(world.sql, placed, 'paid', world.clock.now().toISOString())) return

    const shopOrigin = placed.shop_origin ?? 'http://localhost'
    const lines = listOrderLines(world.sql, txnId)
    const account = accountOf(world, placed)
    const isUnverified = placed.customer_id === null && account.email_verified_at === null
    // An unverified account may belong to another person: it gets the order only after a mailed link has verified the address.
    // An account without a password can be entered only with such a link.
    const owner = isUnverified && account.password_hash !== null ? null : account.customer_id
    world.sql.run`UPDATE orders SET customer_id = ${owner} WHERE order_txn_id = ${txnId}`
    const order = { ...placed, customer_id: owner }
    removeFromCart(world, order, lines)
    const seats = createTestAccounts(world, order, lines)
    const { email: accountEmail } = account
    const token = isUnverified ? issueToken(world, 'link', account.customer_id) : undefined
    const next = `${shopPaths.profile}?tab=${seats.length > 0 ? 'Tests' : 'Orders'}`
    if (token !== undefined) deliver(world, loginMail(order, token, shopOrigin, next))
    const href =
      token === undefined
        ? undefined
        : passwordHref(shopOrigin, { email: order.email, token, next })
    deliver(
      world,
      receiptMail({ order, items: lines, seats, accountEmail, passwordHref: href }, shopOrigin),
    )
    if (lines.some(({ product }) => product.product_format === 'ebook'))
      deliver(world, ebookMail(order, lines, shopOrigin))
  })

/** The customer's account; of a guest the one with the same email address, created if there is none (architecture §4). */
const accountOf = (world: World, order: OrderRow): CustomerRow => {
  const {
    customer_id,
    email,
    first_name,
    last_name,
    phone,
    shipping_address,
    billing_address,
    tax_details,
  } = order
  const known =
    customer_id === null
      ? findCustomerByEmail(world.sql, email)
      : findCustomer(world.sql, customer_id)
  return (
    known ??
    insertCustomer(world.sql, {
      ...{ email, first_name, last_name, phone, shipping_address, billing_address },
      tax_details: tax_details.company_name === '' ? null : tax_details,
      password_hash: null,
      created_at: world.clock.now().toISOString(),
    })
  )
}

/**
 * Removes the paid items from the cart; items that were added since stay. If a quantity was increased since, the rest stays
 * unless it is below the minimum.
 */
const removeFromCart = (
  world: World,
  { cart_id, customer_id }: OrderRow,
  lines: readonly OrderItem[],
): void => {
  if (cart_id === null) return
  // The guest's cart may have been merged into the account's since.
  const ofCustomer = customer_id === null ? undefined : findCartOfCustomer(world.sql, customer_id)
  const cart = findCartByKey(world.sql, cart_id) ?? ofCustomer
  if (!cart) return
  for (const item of listItems(world.sql, cart.cart_id)) {
    const paid = lines.find((line) => line.product_id === item.product_id)?.quantity ?? 0
    if (paid === 0) continue
    const rest = item.quantity - paid
    if (rest < startingQuantity(item.product)) deleteItem(world.sql, cart.cart_id, item.product_id)
    else setQuantity(world.sql, cart.cart_id, item.product_id, rest)
  }
}

/** Creates one test account per unit of items that have access codes (architecture §4). */
const createTestAccounts = (
  world: World,
  order: OrderRow,
  lines: readonly OrderItem[],
): MailedSeat[] =>
  lines.flatMap(({ quantity, product: { product_name, product_type } }) => {
    if (!productTypes[product_type].hasAccessCodes) return []
    return Array.from({ length: quantity }, () => {
      const code = accessCode()
      insertRow(world.sql, 'test_accounts', {
        ...{
          customer_id: order.customer_id,
          order_txn_id: order.order_txn_id,
          product_name,
          product_type,
        },
        ...{ access_code: code, status: 'unassigned', assigned_to: null },
      })
      return {
        name: product_name,
        code,
        isOfGroup: quantity > 1 && productTypes[product_type].isPerSeat,
      }
    })
  })
