import { isPaid, isPayable, lineTotal, type PaymentVerification, toRinggit } from '@shop/contract'
import type { FakeProvider } from '../../card-provider/fake-provider.ts'
import type { PaymentEvents, PaymentSession } from '../../card-provider/provider.ts'
import type { OrderRow } from '../../db/schema.ts'
import { ShopError } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'
import { deliver } from '../mail/mail.service.ts'
import { refundMail } from '../mail/templates/refund-mail.ts'
import { changeStatus, findOrder, listOrderLines } from '../order/order.store.ts'
import { settleOrder } from '../order/settle-order.service.ts'

export interface PaymentRequest {
  readonly txnId: string
  /** The origin of links in mails, for an order that has none. */
  readonly shopOrigin: string
  /** Both validated by `parseReturnAddress`. */
  readonly return_url: string
  readonly cancel_url: string
}

/**
 * A session that pays an order. An order has one open session: a repeated request with the same
 * addresses returns it, with other addresses it is cancelled and replaced.
 * @throws ShopError `order_not_found`, `order_already_paid`, `order_not_payable`
 */
export const openPayment = (
  world: World,
  provider: FakeProvider,
  request: PaymentRequest,
): PaymentSession =>
  world.transaction(() => {
    const order = payableOrder(world, request.txnId)
    world.sql.run`UPDATE orders SET shop_origin = coalesce(shop_origin, ${request.shopOrigin})
      WHERE order_txn_id = ${order.order_txn_id}`
    const open = provider
      .sessionsOf(world, order.order_txn_id)
      .filter(({ status }) => status === 'open')
    const same = open.find(
      ({ return_url, cancel_url }) =>
        return_url === request.return_url && cancel_url === request.cancel_url,
    )
    if (same) return same
    for (const { session_id } of open) provider.cancelSession(world, session_id)
    return provider.createSession(world, {
      reference: order.order_txn_id,
      amount_sen: order.total_sen,
      bill: billOf(world, order),
      return_url: request.return_url,
      cancel_url: request.cancel_url,
    })
  })

const payableOrder = (world: World, txnId: string): OrderRow => {
  const order = findOrder(world.sql, txnId)
  if (!order) throw new ShopError('order_not_found', 'We cannot find this order.')
  if (isPaid(order.status))
    throw new ShopError('order_already_paid', 'This order has been paid already.')
  if (!isPayable(order.status)) {
    const message =
      order.status === 'quote_requested'
        ? 'This order needs a quote first. We’ll email you how to pay.'
        : 'This order can no longer be paid. Please order again.'
    throw new ShopError('order_not_payable', message)
  }
  return order
}

const billOf = (world: World, order: OrderRow): PaymentSession['bill'] => {
  const { discount_percent, discount_sen, shipping_sen } = order
  const bill = listOrderLines(world.sql, order.order_txn_id).map((line) => ({
    name: line.product.product_name,
    quantity: line.quantity,
    amount_sen: lineTotal(line),
  }))
  if (discount_sen > 0) {
    const name = `Discount (${discount_percent}%)`
    bill.push({ name, quantity: 1, amount_sen: -discount_sen })
  }
  if (shipping_sen > 0) bill.push({ name: 'Shipping', quantity: 1, amount_sen: shipping_sen })
  return bill
}

/**
 * The result of a paid session, the same on each call.
 * @throws ShopError `session_not_found`; if it is not paid `payment_pending`, `payment_declined`,
 * `payment_cancelled` or `payment_expired`; `payment_refund_due`
 */
export const verifyPayment = (
  world: World,
  provider: FakeProvider,
  sessionId: string,
): PaymentVerification => {
  const session = provider.getSession(world, sessionId)
  if (!session) throw new ShopError('session_not_found', 'We can’t find this payment.')
  if (session.status !== 'paid' || session.paid_at === null) throw notPaid(session)
  if (isRefundDue(world, session)) {
    const message =
      'You have paid, but after this order was cancelled. We will refund your payment in full.'
    throw new ShopError('payment_refund_due', message)
  }
  return {
    status: 200,
    txnId: session.reference,
    txnAmount: toRinggit(session.amount_sen),
    message: 'Your payment was successful.',
    txnDate: session.paid_at,
  }
}

/** Whether a session was paid after its order was cancelled. */
export const isRefundDue = ({ sql }: World, { status, reference }: PaymentSession): boolean =>
  status === 'paid' && !isPaid(findOrder(sql, reference)?.status)

const notPaid = ({ status, refusal }: PaymentSession): ShopError => {
  if (status === 'cancelled') {
    return new ShopError('payment_cancelled', 'The payment was cancelled. Nothing was charged.')
  }
  if (status === 'expired')
    return new ShopError('payment_expired', 'The time to pay was over. Nothing was charged.')
  return status === 'declined' || refusal !== null
    ? new ShopError('payment_declined', 'The payment was declined. Nothing was charged.')
    : new ShopError('payment_pending', 'The payment has not been made yet.')
}

export const paymentEvents: PaymentEvents = {
  paid: (world, session) => {
    settleOrder(world, session.reference)
    const order = findOrder(world.sql, session.reference)
    if (order && isRefundDue(world, session)) deliver(world, refundMail(order))
  },
  declined: (world, session) => {
    const order = findOrder(world.sql, session.reference)
    if (order?.status === 'pending')
      changeStatus(world.sql, order, 'failed', world.clock.now().toISOString())
  },
}
