import { PAGE_SIZE, totalQuantity } from '@shop/contract'
import { Link } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { CopyButton } from '../../../components/copy-button'
import { ExternalButton, StartCareerTest } from '../../../components/links'
import { Stack } from '../../../components/page'
import { deliveryText, groupByDelivery, listItems } from '../../../config/deliveries'
import { paths } from '../../../config/paths'
import type { Purchase } from '../payment-record'
import styles from './next-steps.module.css'

/** A paid seat of a test. */
export interface Seat {
  readonly code: string
  /** Missing where the host does not say. */
  readonly url: string | undefined
}

interface SeatsProps {
  readonly seats: readonly Seat[]
  /** How many were bought; a host may send fewer seats. */
  readonly bought: number
}

/** The first access codes, each with the button that starts its test, and a link to all of them. */
const Seats = ({ seats: all, bought }: SeatsProps) => {
  const seats = all.slice(0, PAGE_SIZE)
  return (
    <>
      {bought > seats.length ? (
        <p>
          {seats.length} of your {bought} access codes, one for each person.{' '}
          <Link to={paths.profile('Tests')}>See all {bought}</Link>
        </p>
      ) : (
        <p>{bought > 1 ? 'Your access codes, one for each person:' : 'Your access code:'}</p>
      )}
      <ul className={styles.seats}>
        {seats.map(({ code, url }) => (
          <li key={code}>
            <code>{code}</code>
            <CopyButton text={code} label={`access code ${code}`} />
            {url ? (
              <ExternalButton href={url} variant={bought > 1 ? 'quiet' : 'primary'}>
                Start the test<span className="visually-hidden"> with code {code}</span>
              </ExternalButton>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}

const mailSites = [
  { hosts: ['gmail.com', 'googlemail.com'], name: 'Gmail', href: 'https://mail.google.com/' },
  { hosts: ['yahoo.com', 'yahoo.com.my', 'ymail.com'], name: 'Yahoo Mail', href: 'https://mail.yahoo.com/' },
  { hosts: ['outlook.com', 'hotmail.com', 'live.com'], name: 'Outlook', href: 'https://outlook.live.com/mail/' },
]

/** Only the host's account has a guest's access codes, so the receipt is the way to them. */
const CodesInReceipt = ({ email, bought }: { readonly email: string; readonly bought: number }) => {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const mailSite = mailSites.find(({ hosts }) => hosts.includes(host))
  return (
    <>
      <p>
        Your access {bought > 1 ? 'codes are' : 'code is'} in the receipt that we’ve sent to <strong>{email}</strong>.
        Open it and press “Start the test”.
      </p>
      {mailSite ? <ExternalButton href={mailSite.href}>Open {mailSite.name}</ExternalButton> : null}
    </>
  )
}

interface NextStepsProps {
  readonly purchase: Purchase
  /** Undefined for a guest. */
  readonly accountEmail: string | undefined
  readonly seats: readonly Seat[]
}

/** What was bought, what happens next with each product, and which account has it. */
export const NextSteps = ({ purchase: { email, items }, accountEmail, seats }: NextStepsProps) => {
  const { links } = useSite()
  const isGuest = accountEmail === undefined
  return (
    <section className={styles.steps} aria-labelledby="next-steps">
      <h2 id="next-steps">What happens next</h2>
      <ul>
        {groupByDelivery(items).map((group) => {
          const { delivery } = group
          const bought = totalQuantity(group.items)
          const hasSeats = delivery === 'codes' && seats.length > 0
          const isInReceipt = delivery === 'codes' && isGuest
          return (
            <li key={delivery}>
              <Stack gap={1}>
                <strong>{listItems(group.items)}</strong>
                {hasSeats ? <Seats seats={seats} bought={bought} /> : null}
                {isInReceipt ? <CodesInReceipt email={email} bought={bought} /> : null}
                {hasSeats || isInReceipt ? null : <p>{deliveryText(group)}</p>}
                {delivery === 'career' ? <StartCareerTest href={links['career_test']} /> : null}
              </Stack>
            </li>
          )
        })}
      </ul>
      {isGuest ? (
        <Stack gap={1}>
          <p>
            We’ve opened an account for you. Choose a password to see your order: the link is in our email “Your login
            information”. No email?{' '}
            <Link to={paths.forgotPassword(paths.profile('Orders'), email)}>Request another link</Link>.
          </p>
          <p>
            Had an account before? <Link to={paths.signIn(paths.profile('Orders'))}>Sign in</Link> and you’ll find the
            order there.
          </p>
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
