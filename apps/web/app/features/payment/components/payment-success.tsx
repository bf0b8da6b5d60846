import { formatDateTime, orderTxnIdSchema, parseTolerant } from '@shop/contract'
import { CircleCheck, Hourglass } from 'lucide-react'
import * as z from 'zod/mini'
import { ButtonLink } from '../../../components/button'
import { Money } from '../../../components/money'
import { Row } from '../../../components/page'
import { Skeleton } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import { type Purchase, readPayment } from '../payment-record'
import { NextSteps, type Seat } from './next-steps'
import { EmailNote, NoPayment, PaymentResult } from './payment-card'
import styles from './payment-card.module.css'

interface PaymentFacts {
  readonly txnId: string | undefined
  /** In RM. */
  readonly amount: number | undefined
  /** ISO 8601. */
  readonly date: string | undefined
}

const amountText = /^\d{1,9}(?:\.\d{1,2})?$/
const isTime = (text: string) => z.safeParse(z.iso.datetime({ offset: true }), text).success

/** Parses the URL's query, which may be forged: anything but a number, a date and an amount is dropped. */
const parseFacts = (query: URLSearchParams): PaymentFacts => {
  const amount = query.get('txnAmount') ?? ''
  const date = query.get('txndate') ?? ''
  return {
    txnId: parseTolerant(orderTxnIdSchema, query.get('txnId')),
    amount: amountText.test(amount) ? Number(amount) : undefined,
    date: isTime(date) ? date : undefined,
  }
}

/** The customer's own order from the account. */
export interface BoughtOrder extends PaymentFacts {
  readonly isUnpaid: boolean
  /** Of tests. */
  readonly seats: number
  readonly purchase: Purchase
}

const FactList = ({ txnId, amount, date, isLoading }: PaymentFacts & { readonly isLoading: boolean }) => {
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

interface PaymentSuccessProps {
  readonly query: URLSearchParams
  readonly isLoading: boolean
  /** Undefined for a guest, and for an order that is not the customer's. */
  readonly order?: BoughtOrder | undefined
  /** The email of the signed-in customer's account; undefined for a guest. */
  readonly accountEmail?: string
  /** Of a customer's order with one test. */
  readonly seat?: Seat | undefined
}

/**
 * The success page (requirements §2). It changes nothing, so a forged URL has no effect: the verification has cleared the
 * cart. It shows the server's message only if this device verified that very payment, and the purchase only if this device
 * made it or the customer owns the order.
 */
export const PaymentSuccess = ({ query, isLoading, order, accountEmail, seat }: PaymentSuccessProps) => {
  const parsed = parseFacts(query)
  // The prerendered page has no query and no storage.
  const stored = parsed.txnId === undefined ? undefined : readPayment()
  const own = stored?.txnId === parsed.txnId ? stored : undefined
  const verified = own?.verified
  if (!isLoading && parsed.txnId === undefined) return <NoPayment />
  const fromUrl = isLoading || order ? undefined : parsed
  const bought = order?.purchase ?? own?.purchase
  const steps = order?.isUnpaid ? undefined : bought
  return (
    <PaymentResult
      title="Thanks for your order!"
      icon={
        order?.isUnpaid ? (
          <Hourglass size={56} strokeWidth={1.5} color="var(--notice)" aria-hidden />
        ) : (
          <CircleCheck size={56} strokeWidth={1.5} color="var(--success)" aria-hidden />
        )
      }
    >
      {verified?.message ? <p>{verified.message}</p> : null}
      {order?.isUnpaid ? (
        <p role="status">We haven’t received a payment for this order yet. Open the order to see its status.</p>
      ) : (
        <EmailNote
          email={steps?.email}
          sends={accountEmail === undefined ? 'login and receipt' : 'receipt with login'}
        />
      )}
      {steps ? <NextSteps purchase={steps} accountEmail={accountEmail} seat={seat} /> : null}
      <FactList
        txnId={parsed.txnId}
        amount={order?.amount ?? verified?.txnAmount ?? fromUrl?.amount}
        // A host may not say when the order was paid.
        date={order?.date ?? verified?.txnDate ?? fromUrl?.date}
        isLoading={isLoading}
      />
      <Row className={styles.actions}>
        {order && parsed.txnId ? (
          <ButtonLink to={paths.orderDetails(parsed.txnId)} variant={order.seats > 0 ? 'quiet' : 'primary'}>
            See your order
          </ButtonLink>
        ) : null}
        <ButtonLink to={paths.home} variant={steps || order ? 'link' : 'primary'}>
          Go to Home
        </ButtonLink>
      </Row>
    </PaymentResult>
  )
}
