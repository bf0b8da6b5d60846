import { totalQuantity } from '@shop/contract'
import { Hourglass, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../../components/button'
import { OfflineNote } from '../../../components/offline-note'
import { Card, Row, Section } from '../../../components/page'
import { Spinner } from '../../../components/page-states'
import { paths } from '../../../config/paths'
import { builtSite } from '../../../config/site'
import { RESULT_REDIRECT_SECONDS } from '../../../config/ui-constants'
import { useCountdown } from '../../../hooks/use-countdown'
import { useHydrated } from '../../../hooks/use-hydrated'
import { useRehydrated, useShopSelector } from '../../../state/hooks'
import { type FailedSession, type PaymentRecord, readPayment, successPath } from '../payment-record'
import styles from './payment-card.module.css'

interface PaymentResultProps {
  readonly icon: LucideIcon
  /** Of the icon. */
  readonly color: string
  readonly title: string
  /** Seconds until the home page opens. */
  readonly redirectSeconds?: number
  readonly children: ReactNode
}

/** The success, failed and cancelled pages (requirements §2). */
export const PaymentResult = ({
  icon: Icon,
  color,
  title,
  redirectSeconds = RESULT_REDIRECT_SECONDS,
  children,
}: PaymentResultProps) => (
  <PaymentCard>
    {useHydrated() ? <Countdown seconds={redirectSeconds} /> : <Row className={styles.countdown} />}
    <Icon size={56} strokeWidth={1.5} color={color} aria-hidden />
    <h1>{title}</h1>
    {children}
  </PaymentCard>
)

interface EmailNoteProps {
  readonly email?: string | undefined
  /** An account's receipt says with which email its owner signs in; a guest gets a mail of its own with the login. */
  readonly sends?: 'login' | 'login and receipt' | 'receipt with login'
}

/** Requirements §2: on the success and the failed page. */
export const EmailNote = ({ email, sends = 'login' }: EmailNoteProps) => (
  <p>
    An email with {sends === 'receipt with login' ? 'your receipt and ' : null}login information is
    on its way to {email ? <strong>{email}</strong> : 'you'}.{' '}
    {sends === 'login and receipt'
      ? 'Your receipt is on its way too. Please check your spam folder.'
      : 'Please check your spam folder too.'}
    {email ? (
      <>
        {' '}
        Wrong address? <Link to={paths.contact}>{'Write\u00a0to\u00a0us'}</Link>.
      </>
    ) : null}
  </p>
)

const inSeconds = (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`

/** For screen readers, at the start and near the end: an announcement every second would interrupt the rest of the page. */
const announcement = (seconds: number, left: number) => {
  if (left === 0) return ''
  return `You will go to the home page in ${inSeconds(left <= 5 ? Math.min(5, seconds) : seconds)}.`
}

/** Goes to / when the time is over, unless the shopper chooses to stay. */
const Countdown = ({ seconds }: { readonly seconds: number }) => {
  const navigate = useNavigate()
  const { left, stopped, stop } = useCountdown(seconds, () => void navigate(paths.home))
  return (
    <>
      <p className="visually-hidden" role="status">
        {stopped ? 'You stay on this page.' : announcement(seconds, left)}
      </p>
      {stopped ? null : (
        <Row className={styles.countdown}>
          <span className={styles.seconds} aria-hidden>
            Going to the home page in {inSeconds(left)}
          </span>
          <Button variant="link" onClick={stop}>
            Stay on this page
          </Button>
        </Row>
      )}
    </>
  )
}

/** Requirements §2, hand-off and return pages. */
const processingText = 'Please wait, we are processing your request...'

interface ProcessingProps {
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

export const Processing = ({ title, text = processingText, children }: ProcessingProps) => (
  <PaymentCard>
    <h1 className="visually-hidden">{title}</h1>
    <Spinner />
    <p className={styles.text} role="status">
      {text}
    </p>
    <OfflineNote />
    {children}
  </PaymentCard>
)

export const PaymentCard = ({ children }: { readonly children: ReactNode }) => (
  <Section>
    <Card className={styles.card}>{children}</Card>
  </Section>
)

/** A success or return page whose URL names no payment, and the second gateway's return (requirements §2): it goes home. */
export const NoPayment = (props: Pick<PaymentResultProps, 'redirectSeconds'>) => {
  // The route's title is that of a payment.
  useEffect(() => {
    document.title = `No payment found · ${builtSite.brand.name}`
  }, [])
  return (
    <PaymentResult {...props} title="No payment found" icon={Hourglass} color="var(--ink-soft)">
      <p>
        This link doesn’t belong to a payment. If you have just paid, you will get the receipt by
        email.
      </p>
      <ButtonLink to={paths.home}>Go to Home</ButtonLink>
    </PaymentResult>
  )
}

export const notCharged = 'You have not been charged.'

const unknownCharge =
  'We don’t know yet whether you have been charged. Check the payment before you pay again.'

const refundDue =
  'You have paid, but after this order was cancelled. We will refund your payment in full.'

/** The session to verify again: whether it was charged is unknown. */
const unansweredSession = (
  failed: FailedSession | undefined,
  record: PaymentRecord | undefined,
): string | undefined => {
  if (failed) return failed.isUncharged || failed.isRefundDue ? undefined : failed.sessionId
  return record?.verified ? undefined : record?.unanswered
}

const certainCharge = (failed: FailedSession | undefined): string | undefined => {
  if (failed?.isRefundDue) return refundDue
  return failed?.isUncharged ? notCharged : undefined
}

interface UnpaidOrderProps {
  /** Of the failed page: the session that it is about, if it is about one. */
  readonly failed?: FailedSession | undefined
  /** What the page says of the charge where neither the session nor this device knows more. */
  readonly charge: string
}

/**
 * After a failed or cancelled payment: whether it was charged, what this device can do about the
 * unpaid order, and the link home.
 */
export const UnpaidOrder = (props: UnpaidOrderProps) => {
  const rehydrated = useRehydrated()
  // The prerendered page has no history and no storage.
  const failed = rehydrated ? props.failed : undefined
  const hasItems = useShopSelector(({ cart }) => totalQuantity(cart.cart?.items ?? []) > 0)
  const record = rehydrated ? readPayment() : undefined
  // The record may be of another payment than the failed session.
  const verified = failed ? undefined : record?.verified
  const unanswered = unansweredSession(failed, record)
  const payable = record?.verified || unanswered ? undefined : record
  const known = certainCharge(failed) ?? props.charge
  return (
    <>
      {verified ? (
        <p role="status">The payment went through after all. You do not need to pay again.</p>
      ) : (
        // Empty until the stored payment is known.
        <p>{rehydrated ? <strong>{unanswered ? unknownCharge : known}</strong> : '\u00a0'}</p>
      )}
      {rehydrated && !hasItems ? null : (
        <p>{hasItems ? 'We’ve kept your cart and details.' : '\u00a0'}</p>
      )}
      <Row className={styles.actions}>
        {unanswered ? (
          <ButtonLink to={paths.verify(unanswered)}>Check the payment</ButtonLink>
        ) : null}
        {payable ? <ButtonLink to={paths.handOff(payable.txnId)}>Pay this order</ButtonLink> : null}
        {payable?.purchase ? (
          <ButtonLink to={paths.checkout} variant="quiet">
            Back to checkout
          </ButtonLink>
        ) : null}
        {verified ? <ButtonLink to={successPath(verified)}>See the receipt</ButtonLink> : null}
        {record || (rehydrated && !hasItems) ? null : (
          <ButtonLink to={paths.cart}>View cart</ButtonLink>
        )}
        <ButtonLink to={paths.home} variant="quiet">
          Go to Home
        </ButtonLink>
      </Row>
    </>
  )
}
