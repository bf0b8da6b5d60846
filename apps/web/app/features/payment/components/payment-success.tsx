import { formatDateTime, orderTxnIdSchema, parseTolerant, totalQuantity } from '@shop/contract'
import { CircleCheck, Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { useSite } from '../../../api/site-settings'
import { ButtonLink } from '../../../components/button'
import { CopyButton } from '../../../components/copy-button'
import { ExternalLink, StartCareerTest } from '../../../components/links'
import { Money } from '../../../components/money'
import { Row, Stack } from '../../../components/page'
import { Skeleton } from '../../../components/skeleton'
import { deliveryText, groupByDelivery, listItems } from '../../../config/deliveries'
import { paths } from '../../../config/paths'
import { type Purchase, readPayment } from '../payment-record'
import nextStepsStyles from './next-steps.module.css'
import { EmailNote, NoPayment, PaymentResult } from './payment-card'
import styles from './payment-card.module.css'

/** A paid seat of a test. */
interface Seat {
  readonly code: string
  /** Missing where the host does not say. */
  readonly url: string | undefined
}

interface SeatsProps {
  readonly seats: readonly Seat[]
  /** How many were bought: `seats` has at most a page of them. */
  readonly bought: number
}

/** The access codes of a first page, and a link to all of them. */
export const Seats = ({ seats, bought }: SeatsProps) => (
  <>
    {bought > seats.length ? (
      <p>
        {seats.length} of your {bought} access codes, one for each person.{' '}
        <Link to={paths.profile('Tests')}>See all {bought}</Link>
      </p>
    ) : (
      <p>{bought > 1 ? 'Your access codes, one for each person:' : 'Your access code:'}</p>
    )}
    <ul className={nextStepsStyles.seats}>
      {seats.map(({ code, url }) => (
        <li key={code}>
          <code>{code}</code>
          <CopyButton text={code} label={`access code ${code}`} />
          {url ? (
            <ExternalLink href={url}>
              Open test<span className="visually-hidden"> with code {code}</span>
            </ExternalLink>
          ) : null}
        </li>
      ))}
    </ul>
  </>
)

interface NextStepsProps {
  readonly purchase: Purchase
  readonly accountEmail: string | undefined
  readonly seats: readonly Seat[]
}

/** What was bought, what happens next with each product, and which account has it. */
const NextSteps = ({ purchase: { email, items }, accountEmail, seats }: NextStepsProps) => {
  const { links } = useSite()
  const isGuest = accountEmail === undefined
  const groups = groupByDelivery(items)
  return (
    <section className={nextStepsStyles.steps} aria-labelledby="next-steps">
      <h2 id="next-steps">What happens next</h2>
      <ul>
        {groups.map((group) => (
          <li key={group.delivery}>
            <Stack gap={1}>
              <strong>{listItems(group.items)}</strong>
              {group.delivery === 'codes' && seats.length > 0 ? (
                <Seats seats={seats} bought={totalQuantity(group.items)} />
              ) : (
                <p>{deliveryText(group)}</p>
              )}
              {group.delivery === 'career' ? <StartCareerTest href={links['career_test']} /> : null}
            </Stack>
          </li>
        ))}
      </ul>
      {isGuest ? (
        <Stack gap={1.5}>
          <p>
            Your order is in the account of <strong>{email}</strong>, with its invoice
            {groups.some(({ delivery }) => delivery === 'codes') ? ' and your tests' : null}. If the account is new, set
            a password to open it.
          </p>
          <ButtonLink variant="quiet" to={paths.forgotPassword(paths.profile('Orders'), email)}>
            Set your password
          </ButtonLink>
        </Stack>
      ) : null}
      {accountEmail && accountEmail.toLowerCase() !== email.toLowerCase() ? (
        <p>
          Your order is in your account. You sign in with <strong>{accountEmail}</strong>, not with the email of this
          order.
        </p>
      ) : null}
    </section>
  )
}

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
  readonly hasTests: boolean
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
  /** The seats of the order's tests; empty for a guest. */
  readonly seats?: readonly Seat[]
}

/**
 * The success page (requirements §2). It changes nothing, so a forged URL has no effect: the verification has cleared the
 * cart. It shows the server's message only if this device verified that very payment, and the purchase only if this device
 * made it or the customer owns the order.
 */
export const PaymentSuccess = ({ query, isLoading, order, accountEmail, seats = [] }: PaymentSuccessProps) => {
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
        <EmailNote email={steps?.email} />
      )}
      {steps ? <NextSteps purchase={steps} accountEmail={accountEmail} seats={seats} /> : null}
      <FactList
        txnId={parsed.txnId}
        amount={order?.amount ?? verified?.txnAmount ?? fromUrl?.amount}
        // A host may not say when the order was paid.
        date={order?.date ?? verified?.txnDate ?? fromUrl?.date}
        isLoading={isLoading}
      />
      <Row className={styles.actions}>
        {order && parsed.txnId ? <ButtonLink to={paths.orderDetails(parsed.txnId)}>See your order</ButtonLink> : null}
        {order?.hasTests ? (
          <ButtonLink to={paths.profile('Tests')} variant="quiet">
            Go to your tests
          </ButtonLink>
        ) : null}
        <ButtonLink to={paths.home} variant={steps || order ? 'quiet' : 'primary'}>
          Go to Home
        </ButtonLink>
      </Row>
    </PaymentResult>
  )
}
