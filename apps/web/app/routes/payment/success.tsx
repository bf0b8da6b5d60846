import { formatDateTime, isPaid, orderTxnIdSchema, parseTolerant } from '@shop/contract'
import { CircleCheck, Hourglass } from 'lucide-react'
import * as z from 'zod/mini'
import { ButtonLink } from '../../components/button'
import { Money } from '../../components/money'
import { Row } from '../../components/page'
import { Skeleton } from '../../components/skeleton'
import { paths } from '../../config/paths'
import { seo } from '../../config/seo'
import { useSeatGroups } from '../../features/account/api/use-test-accounts'
import { useOrder } from '../../features/orders/api/order-queries'
import { paidAt, testSeats } from '../../features/orders/order-labels'
import { NextSteps } from '../../features/payment/components/next-steps'
import { EmailNote, NoPayment, PaymentResult } from '../../features/payment/components/payment-card'
import styles from '../../features/payment/components/payment-card.module.css'
import { purchaseOf, readPayment } from '../../features/payment/payment-record'
import { useQueryParams } from '../../hooks/use-query-params'
import { useCustomerKey, useRehydrated, useShopSelector } from '../../state/hooks'

export const meta = () =>
  seo({
    title: 'Thanks for your order!',
    description: 'The payment went through. An email with login information is on its way.',
  })

const amountText = /^\d{1,9}(?:\.\d{1,2})?$/
const isTime = (text: string) => z.safeParse(z.iso.datetime({ offset: true }), text).success

/** Parses the URL's query, which may be forged: anything but a number, an ISO 8601 date and an amount in RM is dropped. */
const parseFacts = (query: URLSearchParams) => {
  const amount = query.get('txnAmount') ?? ''
  const date = query.get('txndate') ?? ''
  return {
    txnId: parseTolerant(orderTxnIdSchema, query.get('txnId')),
    amount: amountText.test(amount) ? Number(amount) : undefined,
    date: isTime(date) ? date : undefined,
  }
}

type FactListProps = ReturnType<typeof parseFacts> & { readonly isLoading: boolean }

const FactList = ({ txnId, amount, date, isLoading }: FactListProps) => {
  const unknown = isLoading ? <Skeleton /> : '–'
  return (
    <dl className={styles.facts} aria-busy={isLoading}>
      <dt>Transaction date</dt>
      <dd>{date ? formatDateTime(date) : unknown}</dd>
      <dt>Amount</dt>
      <dd>{amount === undefined ? unknown : <Money amount={amount} />}</dd>
      <dt>Transaction ID</dt>
      <dd>{txnId ?? '–'}</dd>
    </dl>
  )
}

/**
 * The success page (requirements §2). It changes nothing, so a forged URL has no effect: the verification has cleared the
 * cart. It shows the server's message only if this device verified that very payment, and the purchase only if this device
 * made it or the customer owns the order.
 */
export default function PaymentSuccessPage() {
  const { query } = useQueryParams()
  const rehydrated = useRehydrated()
  const isGuest = useCustomerKey() === undefined
  const email = useShopSelector(({ auth }) => auth.user?.email)
  const state = useOrder(isGuest ? undefined : query.get('txnId'))
  const order = state.kind === 'loaded' ? state.order : undefined
  const seats = order ? testSeats(order) : { all: 0, group: 0 }
  const seatGroups = useSeatGroups({ enabled: seats.all > 0 })

  const parsed = parseFacts(query)
  const isLoading = !rehydrated || state.kind === 'loading'
  if (!isLoading && parsed.txnId === undefined) return <NoPayment />
  // The prerendered page has no query and no storage.
  const stored = parsed.txnId === undefined ? undefined : readPayment()
  const own = stored?.txnId === parsed.txnId ? stored : undefined
  const fromUrl = isLoading || order ? undefined : parsed
  // A host may not say the status.
  const isUnpaid = order?.order_status !== undefined && !isPaid(order.order_status)
  const purchase = order ? purchaseOf(order.order_customer_email, order.items) : own?.purchase
  const steps = isUnpaid ? undefined : purchase
  return (
    <PaymentResult
      title="Thanks for your order!"
      icon={isUnpaid ? Hourglass : CircleCheck}
      color={isUnpaid ? 'var(--notice)' : 'var(--success)'}
    >
      {own?.verified?.message ? <p>{own.verified.message}</p> : null}
      {isUnpaid ? (
        <p role="status">
          We haven’t received a payment for this order yet. Open the order to see its status.
        </p>
      ) : (
        <EmailNote
          email={steps?.email}
          sends={isGuest ? 'login and receipt' : 'receipt with login'}
        />
      )}
      {steps ? (
        <NextSteps
          purchase={steps}
          accountEmail={isGuest ? undefined : (email ?? '')}
          seats={(seatGroups.data ?? []).flatMap((group) =>
            group.orderTxnId === order?.order_txn_id && group.seats.length === 1 ? group.seats : [],
          )}
        />
      ) : null}
      <FactList
        txnId={parsed.txnId}
        amount={order?.order_total_amount ?? own?.verified?.txnAmount ?? fromUrl?.amount}
        // A host may not say when the order was paid.
        date={(order && paidAt(order)) ?? own?.verified?.txnDate ?? fromUrl?.date}
        isLoading={isLoading}
      />
      <Row className={styles.actions}>
        {order && parsed.txnId ? (
          <ButtonLink
            to={paths.orderDetails(parsed.txnId)}
            variant={seats.all > 0 ? 'quiet' : 'primary'}
          >
            See your order
          </ButtonLink>
        ) : null}
        <ButtonLink to={paths.home} variant={order || steps ? 'link' : 'primary'}>
          Go to Home
        </ButtonLink>
      </Row>
    </PaymentResult>
  )
}
