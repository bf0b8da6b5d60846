import { type ErrorCode, isPaid, isPayable, type PaymentVerification, toRinggit } from '@shop/contract'
import type { PaymentEvents, PaymentProvider, PaymentSession } from '../../card-provider/provider.ts'
import { originInWorld } from '../../http/shop-origin.ts'
import { ShopError } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'
import { findOrder, listOrderLines, moveOrder, type OrderRow } from '../order/order.store.ts'
import { settleOrder } from '../order/settle-order.service.ts'

export interface PaymentRequest {
  readonly txnId: string
  /** Both validated by `parseReturnAddress`. */
  readonly returnUrl: string
  readonly cancelUrl: string
}

/**
 * A session to pay an order with. An order has one open session: asking again with the same addresses gives it again, and
 * with others gives it up for a new one.
 * @throws ShopError `order_not_found`, `order_already_paid`, `order_not_payable`
 */
export const openPayment = (world: World, provider: PaymentProvider, asked: PaymentRequest): PaymentSession =>
  world.transaction(() => {
    const order = payableOrder(world, asked.txnId)
    const open = provider.sessionsOf(world, order.order_txn_id).filter(({ status }) => status === 'open')
    const same = open.find(({ returnUrl, cancelUrl }) => returnUrl === asked.returnUrl && cancelUrl === asked.cancelUrl)
    if (same) return same
    for (const { sessionId } of open) provider.cancelSession(world, sessionId)
    return provider.createSession(world, {
      reference: order.order_txn_id,
      amountSen: order.total_sen,
      bill: billOf(world, order),
      returnUrl: asked.returnUrl,
      cancelUrl: asked.cancelUrl,
    })
  })

const payableOrder = (world: World, txnId: string): OrderRow => {
  const order = findOrder(world.sql, txnId)
  if (!order) throw new ShopError('order_not_found', 'We cannot find this order.')
  if (isPaid(order.status)) throw new ShopError('order_already_paid', 'This order has been paid already.')
  if (!isPayable(order.status)) {
    const message =
      order.status === 'quote_requested'
        ? 'This order waits for a quote. We will write to you about its payment.'
        : 'This order can no longer be paid. Please order again.'
    throw new ShopError('order_not_payable', message)
  }
  return order
}

const billOf = (world: World, order: OrderRow): PaymentSession['bill'] => [
  ...listOrderLines(world.sql, order.order_txn_id).map(({ name, quantity, price_sen }) => ({
    name,
    quantity,
    amountSen: price_sen * quantity,
  })),
  ...(order.discount_sen > 0
    ? [{ name: `Discount (${order.discount_percent}%)`, quantity: 1, amountSen: -order.discount_sen }]
    : []),
  ...(order.shipping_sen > 0 ? [{ name: 'Shipping', quantity: 1, amountSen: order.shipping_sen }] : []),
]

/**
 * Whether a session was paid; the same answer however often it is asked.
 * @throws ShopError `session_not_found`, and when it was not paid: `payment_pending`, `payment_declined`,
 * `payment_cancelled`, `payment_expired`
 */
export const verifyPayment = (world: World, provider: PaymentProvider, sessionId: string): PaymentVerification => {
  const session = provider.getSession(world, sessionId)
  if (!session) throw new ShopError('session_not_found', 'We do not know this payment.')
  if (session.status !== 'paid' || session.paidAt === null) throw notPaid(session)
  // The provider has told us already, unless its word was lost on the way.
  paymentEvents.paid(world, session)
  return {
    status: 200,
    txnId: session.reference,
    txnAmount: toRinggit(session.amountSen),
    message: 'Payment successful. Thank you for your order.',
    txnDate: session.paidAt,
  }
}

const notPaid = ({ status, refusal }: PaymentSession): ShopError => {
  const wasRefused = status === 'declined' || (status === 'open' && refusal !== null)
  const [code, message] = wasRefused ? declined : (unpaid[status] ?? pending)
  return new ShopError(code, message)
}

type Reason = readonly [code: ErrorCode, message: string]
const pending: Reason = ['payment_pending', 'The payment has not been made yet.']
const declined: Reason = ['payment_declined', 'The payment was declined. Nothing was charged.']
const unpaid: Partial<Record<PaymentSession['status'], Reason>> = {
  cancelled: ['payment_cancelled', 'The payment was cancelled. Nothing was charged.'],
  expired: ['payment_expired', 'The time to pay was over. Nothing was charged.'],
}

/** What the shop does when the provider tells of a payment. */
export const paymentEvents: PaymentEvents = {
  paid: (world, session) => settleOrder(world, session.reference, originInWorld(session.returnUrl, world.name)),
  declined: (world, session) => {
    const order = findOrder(world.sql, session.reference)
    if (order?.status === 'pending') moveOrder(world.sql, order, 'failed', world.clock.now().toISOString())
  },
}
