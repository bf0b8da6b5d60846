import { formatDateTime, orderTxnIdSchema, type PaymentVerification } from '@shop/contract'
import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { ButtonLink } from '../../../components/button'
import { Money } from '../../../components/money'
import { Row } from '../../../components/page'
import { Skeleton } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import {
  CANCELLED_REDIRECT_SECONDS,
  FAILED_REDIRECT_SECONDS,
  SUCCESS_REDIRECT_SECONDS,
} from '../../../config/ui-constants'
import { readPayment } from '../payment-record'
import { CountdownHome } from './countdown-home'
import styles from './payment-results.module.css'
import { PaymentSheet } from './payment-sheet'

/** Requirements §2: on the success page, and the same on the failed page. */
const EmailNote = () => <p>An email with login information is on its way to you. Please check your spam folder too.</p>

interface ResultProps {
  readonly icon: ReactNode
  readonly title: string
  readonly redirectSeconds: number
  readonly children: ReactNode
}

const Result = ({ icon, title, redirectSeconds, children }: ResultProps) => (
  <PaymentSheet>
    {icon}
    <h1>{title}</h1>
    {children}
    <CountdownHome seconds={redirectSeconds} />
  </PaymentSheet>
)

const amountText = /^\d{1,9}(?:\.\d{1,2})?$/
const isTime = (text: string) => z.safeParse(z.iso.datetime({ offset: true }), text).success

/** What is known of a payment, wherever from. */
interface PaymentFacts {
  readonly txnId: string | undefined
  /** RM. */
  readonly amount: number | undefined
  /** ISO 8601. */
  readonly date: string | undefined
}

/** The query as anybody may have written it: only what looks like a number, a date and an amount is shown, and as text. */
const factsOf = (query: URLSearchParams): PaymentFacts => {
  const amount = query.get('txnAmount') ?? ''
  const date = query.get('txndate') ?? ''
  return {
    txnId: z.safeParse(orderTxnIdSchema, query.get('txnId')).data,
    amount: amountText.test(amount) ? Number(amount) : undefined,
    date: isTime(date) ? date : undefined,
  }
}

/** The buyer's own order, as their account has it; `none` for a guest, and for an order that is not the customer's. */
export type BoughtOrder =
  | { readonly kind: 'none' | 'loading' }
  | ({ readonly kind: 'here'; readonly isPaid: boolean; readonly hasTests: boolean } & PaymentFacts)

interface SuccessPageProps {
  readonly query: URLSearchParams
  readonly ready: boolean
  readonly order: BoughtOrder
}

/** The order itself is believed before what this device verified, and that before the address. */
const bestFacts = (query: URLSearchParams, verified: PaymentVerification | undefined, order: BoughtOrder) => {
  const said = factsOf(query)
  if (order.kind === 'here') return order
  if (order.kind === 'loading') return { txnId: said.txnId, amount: undefined, date: undefined }
  return verified ? { txnId: verified.txnId, amount: verified.txnAmount, date: verified.txnDate } : said
}

const FactList = ({
  facts: { txnId, amount, date },
  waits,
}: {
  readonly facts: PaymentFacts
  readonly waits: boolean
}) => {
  const unknown = waits ? <Skeleton /> : '–'
  return (
    <dl className={styles.facts} aria-busy={waits}>
      <dt>Transaction date</dt>
      <dd>{date ? formatDateTime(date) : unknown}</dd>
      <dt>Amount</dt>
      <dd>{amount === undefined ? unknown : <Money amount={amount} />}</dd>
      <dt>ID</dt>
      <dd>{txnId ?? '–'}</dd>
    </dl>
  )
}

/** To the order and its tests, for who has an account; and the way home of requirements §2. */
const WaysFromSuccess = ({ order }: { readonly order: BoughtOrder }) => {
  if (order.kind !== 'here' || order.txnId === undefined) {
    return (
      <Row className={styles.ways}>
        <ButtonLink to={paths.home}>Go to Home</ButtonLink>
      </Row>
    )
  }
  return (
    <Row className={styles.ways}>
      <ButtonLink to={paths.orderDetails(order.txnId)}>See your order</ButtonLink>
      {order.hasTests ? (
        <ButtonLink to={paths.profile('Tests')} variant="quiet">
          Go to your tests
        </ButtonLink>
      ) : null}
      <ButtonLink to={paths.home} variant="quiet">
        Go to Home
      </ButtonLink>
    </Row>
  )
}

/**
 * The success page (requirements §2). It only shows: the cart was emptied when the payment was verified, so a forged address does
 * nothing, and a signed-in buyer sees the order as it is. The message is the one that this device was told of that very payment.
 */
export const SuccessPage = ({ query, ready, order }: SuccessPageProps) => {
  const record = ready ? readPayment()?.verified : undefined
  const verified = record?.txnId === query.get('txnId') ? record : undefined
  const unpaid = order.kind === 'here' && !order.isPaid
  const icon = unpaid ? (
    <Hourglass size={56} strokeWidth={1.5} color="var(--notice)" aria-hidden />
  ) : (
    <CircleCheck size={56} strokeWidth={1.5} color="var(--success)" aria-hidden />
  )
  return (
    <Result title="Thanks for your order!" icon={icon} redirectSeconds={SUCCESS_REDIRECT_SECONDS}>
      {verified?.message ? <p>{verified.message}</p> : null}
      {unpaid ? (
        <p role="status">We have no payment for this order yet. Open it to see how it stands.</p>
      ) : (
        <EmailNote />
      )}
      <FactList facts={bestFacts(query, verified, order)} waits={order.kind === 'loading'} />
      <WaysFromSuccess order={order} />
    </Result>
  )
}

/** What this device can do about an order that is not paid yet, and the way home. */
const WaysOn = ({ ready }: { readonly ready: boolean }) => {
  const record = ready ? readPayment() : undefined
  const unpaid = record && !record.verified ? record : undefined
  return (
    <Row className={styles.ways}>
      {unpaid?.unanswered ? (
        <ButtonLink to={paths.verify(unpaid.unanswered)}>Check the payment again</ButtonLink>
      ) : null}
      {unpaid && !unpaid.unanswered ? <ButtonLink to={paths.handOff(unpaid.txnId)}>Pay this order</ButtonLink> : null}
      <ButtonLink to={paths.home} variant={unpaid ? 'quiet' : 'primary'}>
        Go to Home
      </ButtonLink>
    </Row>
  )
}

const kept = 'Your cart, your coupon and what you typed are kept.'

/** Requirements §2, failed page. Cart, coupon and address stay, and the same order can be paid again. */
export const FailedPage = ({ ready }: { readonly ready: boolean }) => (
  <Result
    title="Oops... Payment Failed!"
    icon={<CircleX size={56} strokeWidth={1.5} color="var(--danger)" aria-hidden />}
    redirectSeconds={FAILED_REDIRECT_SECONDS}
  >
    <EmailNote />
    <p>{kept}</p>
    <WaysOn ready={ready} />
  </Result>
)

/** Requirements §2, cancelled page. */
export const CancelledPage = ({ ready }: { readonly ready: boolean }) => (
  <Result
    title="Payment Cancelled"
    icon={<Undo2 size={56} strokeWidth={1.5} color="var(--ink-soft)" aria-hidden />}
    redirectSeconds={CANCELLED_REDIRECT_SECONDS}
  >
    <p>Your payment has been cancelled successfully.</p>
    <p>{kept}</p>
    <WaysOn ready={ready} />
  </Result>
)
