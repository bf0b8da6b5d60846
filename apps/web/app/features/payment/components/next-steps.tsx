import { totalQuantity } from '@shop/contract'
import type { TestAccount } from '@shop/contract/host'
import { Link } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { ButtonLink } from '../../../components/button'
import { CopyButton } from '../../../components/copy-button'
import { ExternalButton, StartCareerTest } from '../../../components/links'
import { Stack } from '../../../components/page'
import {
  type DeliveryGroup,
  groupByDelivery,
  listItems,
  nextStepOf,
} from '../../../config/deliveries'
import { testsLinkLabel } from '../../../config/labels'
import { paths } from '../../../config/paths'
import type { Purchase } from '../payment-record'
import styles from './next-steps.module.css'

type PurchasedGroup = DeliveryGroup<Purchase['items'][number]>

const isTest = ({ delivery }: PurchasedGroup) => delivery === 'codes' || delivery === 'seats'

/** A group of one starts its test like a personal one. */
const isPersonal = ({ delivery, items }: PurchasedGroup) =>
  delivery === 'codes' || totalQuantity(items) === 1

interface SeatsProps {
  readonly group: PurchasedGroup
  readonly seats: readonly TestAccount[]
}

/** Starts the personal tests; the seats of a group are handed out in the account. */
const Seats = ({ group, seats }: SeatsProps) =>
  seats.length > 0 && isPersonal(group) ? (
    <>
      <p>{seats.length > 1 ? 'Your access codes, each for one person:' : 'Your access code:'}</p>
      {seats.map(({ access_code: code, test_url: url, product_name: name }) =>
        code ? (
          <div className={styles.seat} key={code}>
            {group.items.length > 1 ? <span>{name}</span> : null}
            <code>{code}</code>
            <CopyButton text={code} label={`access code ${code}`} />
            {url ? <ExternalButton href={url}>Start the test</ExternalButton> : null}
          </div>
        ) : null,
      )}
      <p>
        Is it a gift?{' '}
        <Link to={paths.seats(seats[0]?.access_code)}>Print or send a card with the code</Link>.
      </p>
    </>
  ) : (
    <>
      <p>{nextStepOf(group.delivery)}</p>
      <ButtonLink to={paths.profile('Tests')}>
        {testsLinkLabel(group.delivery === 'seats' ? totalQuantity(group.items) : 0)}
      </ButtonLink>
    </>
  )

interface GuestAccountProps {
  readonly email: string
  readonly hasTests: boolean
}

/**
 * Only the account has a guest's access codes and invoice: our email is the way into it. The text
 * is true of a new account and of one that has a password, and does not reveal which it is.
 */
const GuestAccount = ({ email, hasTests }: GuestAccountProps) => {
  const account = paths.profile(hasTests ? 'Tests' : 'Orders')
  return (
    <Stack gap={1.5}>
      <h2>Your account</h2>
      <p>
        Our email to <strong>{email}</strong> leads to your account, with{' '}
        {hasTests ? 'your tests, ' : null}your order and its invoice. If the account is new, you
        choose its password with that link.
      </p>
      <div>
        <ButtonLink to={paths.forgotPassword(account, email)} variant="quiet">
          Send a password link
        </ButtonLink>
      </div>
      <p>
        If you have a password already, <Link to={paths.signIn(account)}>sign in</Link>.
      </p>
    </Stack>
  )
}

interface NextStepsProps {
  readonly purchase: Purchase
  /** Undefined for a guest. */
  readonly accountEmail: string | undefined
  /** Of the personal tests of the order, where the host sends them. */
  readonly seats: readonly TestAccount[]
}

/** What was bought, what happens next with each product, and which account has it. */
export const NextSteps = ({ purchase: { email, items }, accountEmail, seats }: NextStepsProps) => {
  const { links } = useSite()
  const isGuest = accountEmail === undefined
  const groups = groupByDelivery(items)
  return (
    <section className={styles.steps} aria-labelledby="next-steps">
      <h2 id="next-steps">What happens next</h2>
      <ul>
        {groups.map((group) => (
          <li key={group.delivery}>
            <Stack gap={1}>
              <strong>{listItems(group.items)}</strong>
              {isTest(group) && !isGuest ? (
                <Seats group={group} seats={seats} />
              ) : (
                <p>{nextStepOf(group.delivery)}</p>
              )}
              {group.delivery === 'career' ? <StartCareerTest href={links['career_test']} /> : null}
            </Stack>
          </li>
        ))}
      </ul>
      {isGuest ? <GuestAccount email={email} hasTests={groups.some(isTest)} /> : null}
      {accountEmail && accountEmail.toLowerCase() !== email.toLowerCase() ? (
        <p>
          Your order is in your account. You sign in with <strong>{accountEmail}</strong>, not with
          the email of this order.
        </p>
      ) : null}
    </section>
  )
}
