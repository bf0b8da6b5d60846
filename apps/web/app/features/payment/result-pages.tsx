import styled from '@emotion/styled'
import { COUNTDOWN_SECONDS, formatDateTime, orderTxnId } from '@shop/contract'
import { CircleCheck, CircleX, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { paths } from '../../config/paths'
import { ButtonLink } from '../../ui/button'
import { Money } from '../../ui/money'
import { Row } from '../../ui/page'
import { CountdownHome } from './countdown-home'
import { readPayment } from './payment-record'
import { PaymentSheet } from './payment-sheet'

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px 24px',
  width: '100%',
  maxWidth: 440,
  padding: 24,
  textAlign: 'start',
  background: 'var(--shade)',
  borderRadius: 'var(--radius)',
  '& dt': { color: 'var(--ink-soft)' },
  '& dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '@media (max-width: 479px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& dd': { textAlign: 'start' },
    '& dd:not(:last-of-type)': { marginBottom: 12 },
  },
})

/** Spec §2: on the success page, and the same on the failed page. */
const EmailNote = () => <p>An email with login information is on its way to you. Please check your spam folder too.</p>

const Result = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <PaymentSheet>
    {icon}
    <h1>{title}</h1>
    {children}
    <CountdownHome seconds={COUNTDOWN_SECONDS.paymentResult} />
  </PaymentSheet>
)

const amountText = /^\d{1,9}(?:\.\d{1,2})?$/
const isTime = (text: string) => z.safeParse(z.iso.datetime({ offset: true }), text).success

/** The query as anybody may have written it: only what looks like a number, a date and an amount is shown, and as text. */
const factsOf = (query: URLSearchParams) => {
  const amount = query.get('txnAmount') ?? ''
  const date = query.get('txndate') ?? ''
  return {
    txnId: z.safeParse(orderTxnId, query.get('txnId')).data,
    amount: amountText.test(amount) ? Number(amount) : undefined,
    date: isTime(date) ? formatDateTime(date) : undefined,
  }
}

/**
 * The success page (spec §2). It only shows: the cart was emptied when the payment was verified, so a forged address does
 * nothing. The message of the address is shown when this device verified that very payment.
 */
export const SuccessPage = ({ query, ready }: { readonly query: URLSearchParams; readonly ready: boolean }) => {
  const { txnId, amount, date } = factsOf(query)
  const verified = ready ? readPayment()?.verified : undefined
  const message = verified && verified.txnId === txnId ? verified.message : undefined
  return (
    <Result
      title="Thanks for your order!"
      icon={<CircleCheck size={56} strokeWidth={1.5} color="var(--success)" aria-hidden />}
    >
      {message ? <p>{message}</p> : null}
      <EmailNote />
      <Facts>
        <dt>Transaction date</dt>
        <dd>{date ?? '–'}</dd>
        <dt>Amount</dt>
        <dd>{amount === undefined ? '–' : <Money amount={amount} />}</dd>
        <dt>ID</dt>
        <dd>{txnId ?? '–'}</dd>
      </Facts>
      <ButtonLink to={paths.home}>Go to Home</ButtonLink>
    </Result>
  )
}

/** What this device can do about an order that is not paid yet, and the way home. */
const WaysOn = ({ ready }: { readonly ready: boolean }) => {
  const record = ready ? readPayment() : undefined
  const unpaid = record && !record.verified ? record : undefined
  return (
    <Row style={{ justifyContent: 'center' }}>
      {unpaid?.unanswered ? (
        <ButtonLink to={paths.verify(unpaid.unanswered)}>Check the payment again</ButtonLink>
      ) : null}
      {unpaid && !unpaid.unanswered ? <ButtonLink to={paths.handOff(unpaid.txnId)}>Pay this order</ButtonLink> : null}
      <ButtonLink to={paths.home} look={unpaid ? 'quiet' : 'primary'}>
        Go to Home
      </ButtonLink>
    </Row>
  )
}

const kept = 'Your cart, your coupon and what you typed are kept.'

/** Spec §2, failed page. Cart, coupon and address stay, and the same order can be paid again. */
export const FailedPage = ({ ready }: { readonly ready: boolean }) => (
  <Result
    title="Oops... Payment Failed!"
    icon={<CircleX size={56} strokeWidth={1.5} color="var(--danger)" aria-hidden />}
  >
    <EmailNote />
    <p>{kept}</p>
    <WaysOn ready={ready} />
  </Result>
)

/** Spec §2, cancelled page. */
export const CancelledPage = ({ ready }: { readonly ready: boolean }) => (
  <Result title="Payment Cancelled" icon={<Undo2 size={56} strokeWidth={1.5} color="var(--ink-soft)" aria-hidden />}>
    <p>Your payment has been cancelled successfully.</p>
    <p>{kept}</p>
    <WaysOn ready={ready} />
  </Result>
)
