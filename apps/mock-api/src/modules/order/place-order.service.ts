import { isDeepStrictEqual } from 'node:util'
import {
  type Cart,
  type CartItem,
  emptyTaxDetails,
  isPayable,
  itemsBeyondLimits,
  NO_DISCOUNT,
  needsQuote,
  type OrderItem,
  orderTotals,
  type PlacedOrder,
  type PlaceOrderInput,
} from '@shop/contract'
import * as z from 'zod/mini'
import type { FakeProvider } from '../../card-provider/fake-provider.ts'
import { insertRow, rowOf } from '../../db/rows.ts'
import type { OrderRow } from '../../db/schema.ts'
import type { Caller } from '../../http/auth-plugin.ts'
import { ShopError } from '../../shared/errors.ts'
import { orderNumber } from '../../shared/ids.ts'
import { sha256 } from '../../shared/sha256.ts'
import type { World } from '../../worlds/world.ts'
import { countAttempt } from '../auth/attempts.ts'
import { aboveMaximum, belowMinimum, filledCartOf } from '../cart/cart.service.ts'
import { deleteItems } from '../cart/cart.store.ts'
import { validCoupon } from '../coupon/coupon.service.ts'
import { deliver } from '../mail/mail.service.ts'
import { quoteMail } from '../mail/templates/quote-mail.ts'
import { countries, shippingChargesSen } from '../settings/shipping.ts'
import { toPlaced } from './order.service.ts'
import {
  changeStatus,
  findOrder,
  insertOrder,
  listOrderLines,
  listUnpaidOrdersOfCart,
  toAmounts,
} from './order.store.ts'
import { settleOrder } from './settle-order.service.ts'

const keyRow = z.object({ request_hash: z.string(), order_txn_id: z.string() })

export interface PlaceOrderRequest {
  readonly input: PlaceOrderInput
  readonly idempotencyKey: string
  /** The origin of links in mails. */
  readonly shopOrigin: string
}

/**
 * Orders the content of a cart with the current prices, limits and coupon (architecture §4). For a
 * known idempotency key, or an unpaid order of the cart with the same content, it returns the
 * existing order. Other unpaid orders of the cart are cancelled, so that a card page in another tab
 * cannot charge for them too.
 * @throws ShopError `idempotency_key_reused`, `cart_not_found`, `cart_empty`, `validation_failed`,
 * `coupon_unknown`, `coupon_expired`, `quantity_above_maximum`, `quantity_below_minimum`,
 * `too_many_requests`
 */
export const placeOrder = (
  world: World,
  caller: Caller,
  provider: FakeProvider,
  request: PlaceOrderRequest,
): PlacedOrder =>
  world.transaction(() => {
    const { input } = request
    // The same content gives the same text: the parsed input has the order of its schema.
    const requestHash = sha256(JSON.stringify([caller, input]))
    const key = scopedKey(caller, request)
    const existing = orderOfKey(world, key, requestHash)
    if (existing) return toPlaced(existing)

    const cart = filledCartOf(world, caller, input.cart_uid)
    const [item] = itemsBeyondLimits(cart.items)
    if (item)
      throw item.quantity < item.product.min_order_quantity
        ? belowMinimum(item)
        : aboveMaximum(item)
    const draft = draftOrder(world, caller, cart, request, requestHash)
    const lines = cart.items.map(toLine)
    const order =
      sameUnpaidOrder(world, draft, lines) ??
      addOrder(world, provider, draft, lines, request.shopOrigin)
    insertRow(world.sql, 'order_keys', {
      idempotency_key: key,
      request_hash: requestHash,
      order_txn_id: order.order_txn_id,
    })
    return toPlaced(order)
  })

/** Keys are scoped to the customer, or to the guest, whom only the cart identifies. */
const scopedKey = (caller: Caller, { input, idempotencyKey }: PlaceOrderRequest): string =>
  JSON.stringify([caller, ...(caller.kind === 'guest' ? [input.cart_uid] : []), idempotencyKey])

/**
 * The order of an earlier request with the same key.
 * @throws ShopError `idempotency_key_reused` if that request had another content
 */
const orderOfKey = (world: World, key: string, requestHash: string): OrderRow | undefined => {
  const row = world.sql.get`SELECT * FROM order_keys WHERE idempotency_key = ${key}`
  const known = rowOf(keyRow, row)
  if (!known) return undefined
  if (known.request_hash === requestHash) return findOrder(world.sql, known.order_txn_id)
  throw new ShopError('idempotency_key_reused', 'This idempotency key belongs to another order.')
}

const addOrder = (
  world: World,
  provider: FakeProvider,
  draft: OrderRow,
  lines: readonly OrderItem[],
  shopOrigin: string,
): OrderRow => {
  const isQuote = draft.status === 'quote_requested'
  if (isQuote) countAttempt(world, 'quote', draft.email.toLowerCase())
  cancelUnpaidOrders(world, provider, draft)
  insertOrder(world.sql, draft, lines)
  if (isQuote) {
    // There is no payment that would empty the cart.
    if (draft.cart_id !== null) deleteItems(world.sql, draft.cart_id)
    deliver(world, quoteMail(draft, lines, shopOrigin))
  } else if (draft.total_sen === 0) {
    settleOrder(world, draft.order_txn_id)
  }
  return findOrder(world.sql, draft.order_txn_id) ?? draft
}

const draftOrder = (
  world: World,
  caller: Caller,
  { cart_id, items }: Cart,
  { input, shopOrigin }: PlaceOrderRequest,
  requestHash: string,
): OrderRow => {
  requireKnownCountries(input)
  const coupon = input.coupon_code === undefined ? null : validCoupon(world, input.coupon_code)
  const totals = orderTotals(items, coupon?.discount ?? NO_DISCOUNT, shippingChargesSen)
  return {
    order_txn_id: orderNumber(),
    customer_id: caller.kind === 'customer' ? caller.customerId : null,
    cart_id,
    status: needsQuote(items, input.shipping_address.country) ? 'quote_requested' : 'pending',
    placed_at: world.clock.now().toISOString(),
    ...input.customer,
    shipping_address: input.shipping_address,
    billing_address: input.billing_address,
    tax_details: input.tax_details ?? emptyTaxDetails,
    coupon_code: coupon?.code ?? null,
    ...toAmounts(totals),
    request_hash: requestHash,
    shop_origin: shopOrigin,
  }
}

const requireKnownCountries = (input: PlaceOrderInput): void => {
  for (const field of ['shipping_address', 'billing_address'] as const) {
    if (countries.some(({ code }) => code === input[field].country)) continue
    throw new ShopError('validation_failed', 'Choose a country', {
      [`${field}.country`]: ['Choose a country'],
    })
  }
}

/** An unpaid order with the same content, after a double click, a reload or in a second tab. */
const sameUnpaidOrder = (
  world: World,
  draft: OrderRow,
  lines: readonly OrderItem[],
): OrderRow | undefined =>
  unpaidOrdersOfCart(world, draft).find(
    (order) =>
      isPayable(draft.status) &&
      order.request_hash === draft.request_hash &&
      order.total_sen === draft.total_sen &&
      order.discount_percent === draft.discount_percent &&
      isDeepStrictEqual(listOrderLines(world.sql, order.order_txn_id), lines),
  )

const cancelUnpaidOrders = (world: World, provider: FakeProvider, draft: OrderRow): void => {
  for (const order of unpaidOrdersOfCart(world, draft)) {
    for (const { session_id } of provider.sessionsOf(world, order.order_txn_id))
      provider.cancelSession(world, session_id)
    changeStatus(world.sql, order, 'cancelled', draft.placed_at)
  }
}

const unpaidOrdersOfCart = (world: World, { cart_id }: OrderRow): OrderRow[] =>
  cart_id === null ? [] : listUnpaidOrdersOfCart(world.sql, cart_id)

const toLine = ({ product_id, quantity, product }: CartItem): OrderItem => {
  const { min_order_quantity: _, max_order_quantity: __, ...ordered } = product
  return { product_id, quantity, product: ordered }
}
