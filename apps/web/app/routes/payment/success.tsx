import { formatDateTime, isPaid, orderTxnIdSchema, parseTolerant } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import { CircleCheck, Hourglass } from 'lucide-react'
import * as z from 'zod/mini'
import { ButtonLink } from '../../components/button'
import { Money } from '../../components/money'
import { Skeleton } from '../../components/skeleton'
import { paths } from '../../config/paths'
import { pageTitle } from '../../config/seo'
import { useSeatGroups } from '../../features/account/api/use-test-accounts'
import { useOrder } from '../../features/orders/api/order-queries'
import { invoiceTitle, paidAt, testSeats } from '../../features/orders/order-labels'
import { EmailNote } from '../../features/payment/components/email-note'
import { NextSteps } from '../../features/payment/components/next-steps'
import { NoPayment } from '../../features/payment/components/no-payment'
import { PaymentActions } from '../../features/payment/components/payment-actions'
import { PaymentResult } from '../../features/payment/components/payment-result'
import {
  type PaymentRecord,
  type Purchase,
  purchaseOf,
  readPaymentOf,
} from '../../features/payment/payment-record'
import { useQueryParams } from '../../hooks/use-query-params'
import { useCustomerKey, useRehydrated, useShopSelector } from '../../state/hooks'
import styles from './success.module.css'

export const meta = () => pageTitle('Thanks for your order!')

const amountText = /^\d{1,9}(?:\.\d{1,2})?$/
const isTime = (text: string) => z.safeParse(z.iso.datetime({ offset: true }), text).success

/**
 * Parses the URL's query, which may be forged: anything but a number, an ISO 8601 date and an
 * amount in RM is dropped.
 */
const parseFacts = (query: URLSearchParams) => {
  const amount = query.get('txnAmount') ?? ''
  const date = query.get('txndate') ?? ''
  return {
    txnId: parseTolerant(orderTxnIdSchema, query.get('txnId')),
    amount: amountText.test(amount) ? Number(amount) : undefined,
    date: isTime(date) ? date : undefined,
  }
}

type PaymentFacts = ReturnType<typeof parseFacts>

interface PurchasedStepsProps {
  readonly purchase: Purchase
  /** Of a customer; a guest has none. */
  readonly order: Order | undefined
}

/** What happens next with the purchase, and how the personal tests of the order are started. */
const PurchasedSteps = ({ purchase, order }: PurchasedStepsProps) => {
  const isGuest = useCustomerKey() === undefined
  const email = useShopSelector(({ auth }) => auth.user?.email)
  const hasTests = order !== undefined && testSeats(order).all > 0
  const { data: groups = [] } = useSeatGroups({ enabled: hasTests })
  const personal = groups.filter(
    ({ orderTxnId, seats }) => orderTxnId === order?.order_txn_id && seats.length === 1,
  )
  return (
    <NextSteps
      purchase={purchase}
      accountEmail={isGuest ? undefined : (email ?? '')}
      seats={personal.flatMap(({ seats }) => seats)}
    />
  )
}

const SeeOrder = ({ order }: { readonly order: Order }) => (
  <>
    <ButtonLink
      to={paths.orderDetails(order.order_txn_id)}
      variant={testSeats(order).all > 0 ? 'quiet' : 'primary'}
    >
      See your order
    </ButtonLink>
    <ButtonLink to={paths.invoice(order.order_txn_id)} variant="quiet">
      {invoiceTitle(order)}
    </ButtonLink>
  </>
)

interface SuccessResultProps {
  /** Of the URL. */
  readonly facts: PaymentFacts
  /** What this device stores of the payment. */
  readonly own: PaymentRecord | undefined
  readonly order: Order | undefined
  readonly isLoading: boolean
}

/** Each fact is that of the order, else of the verification on this device, else of the URL. */
const FactList = ({ facts, own, order, isLoading }: SuccessResultProps) => {
  const fromUrl = isLoading || order ? undefined : facts
  const amount = order?.order_total_amount ?? own?.verified?.txnAmount ?? fromUrl?.amount
  // A host may not say when the order was paid.
  const date = (order && paidAt(order)) ?? own?.verified?.txnDate ?? fromUrl?.date
  const unknown = isLoading ? <Skeleton /> : '–'
  return (
    <dl className={styles.facts} aria-busy={isLoading}>
      <dt>Transaction date</dt>
      <dd>{date ? formatDateTime(date) : unknown}</dd>
      <dt>Amount</dt>
      <dd>{amount === undefined ? unknown : <Money amount={amount} />}</dd>
      <dt>Transaction ID</dt>
      <dd>{facts.txnId ?? '–'}</dd>
    </dl>
  )
}

const received = { icon: CircleCheck, color: 'var(--success)' }
const notReceived = { icon: Hourglass, color: 'var(--notice)' }

const SuccessResult = (props: SuccessResultProps) => {
  const { own, order } = props
  // A host may not say the status.
  const isUnpaid = order?.order_status !== undefined && !isPaid(order.order_status)
  const purchase = order ? purchaseOf(order.order_customer_email, order.items) : own?.purchase
  const steps = isUnpaid ? undefined : purchase
  return (
    <PaymentResult title="Thanks for your order!" {...(isUnpaid ? notReceived : received)}>
      {own?.verified?.message ? <p>{own.verified.message}</p> : null}
      {isUnpaid ? (
        <p role="status">
          We haven’t received a payment for this order yet. Open the order to see its status.
        </p>
      ) : (
        <EmailNote email={purchase?.email} hasReceipt />
      )}
      {steps ? <PurchasedSteps purchase={steps} order={order} /> : null}
      <FactList {...props} />
      <PaymentActions>
        {order ? <SeeOrder order={order} /> : null}
        <ButtonLink to={paths.home} variant={order || steps ? 'link' : 'primary'}>
          Go to Home
        </ButtonLink>
      </PaymentActions>
    </PaymentResult>
  )
}

/**
 * The success page (requirements §2). It changes nothing, so a forged URL has no effect: the
 * verification has cleared the cart. It shows the server's message only if this device verified
 * that very payment, and the purchase only if this device made it or the customer owns the order.
 */
export default function PaymentSuccessPage() {
  const { query } = useQueryParams()
  const rehydrated = useRehydrated()
  const isGuest = useCustomerKey() === undefined
  const state = useOrder(isGuest ? undefined : query.get('txnId'))
  const facts = parseFacts(query)
  const isLoading = !rehydrated || state.kind === 'loading'
  if (!isLoading && facts.txnId === undefined) return <NoPayment />
  return (
    <SuccessResult
      facts={facts}
      own={readPaymentOf(facts.txnId)}
      order={state.kind === 'loaded' ? state.order : undefined}
      isLoading={isLoading}
    />
  )
}
