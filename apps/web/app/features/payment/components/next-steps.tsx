import { totalQuantity } from '@shop/contract'
import type { TestAccount } from '@shop/contract/host'
import { Link } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { ButtonLink } from '../../../components/button'
import { CopyButton } from '../../../components/copy-button'
import { ExternalButton, StartCareerTest } from '../../../components/links'
import { Stack } from '../../../components/page'
import { deliveryOf, deliveryText, groupByDelivery, listItems } from '../../../config/deliveries'
import { testsLinkLabel } from '../../../config/labels'
import { paths } from '../../../config/paths'
import type { Purchase } from '../payment-record'
import styles from './next-steps.module.css'

type Seat = Pick<TestAccount, 'access_code' | 'test_url'>

/** Starts the test of one seat; several seats are handed out in the account. */
const Seats = ({ seat, bought }: { readonly seat: Seat | undefined; readonly bought: number }) =>
  bought === 1 && seat?.access_code ? (
    <>
      <p>Your access code:</p>
      <div className={styles.seat}>
        <code>{seat.access_code}</code>
        <CopyButton text={seat.access_code} label={`access code ${seat.access_code}`} />
      </div>
      {seat.test_url ? <ExternalButton href={seat.test_url}>Start the test</ExternalButton> : null}
      <p>
        Is it a gift? <Link to={paths.profile('Tests')}>Print or send a card with the code</Link>.
      </p>
    </>
  ) : (
    <>
      <p>{deliveryText({ delivery: 'codes', items: [{ quantity: bought }] })}</p>
      <ButtonLink to={paths.profile('Tests')}>{testsLinkLabel(bought)}</ButtonLink>
    </>
  )

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
        {bought > 1
          ? `Your ${bought} access codes are in the receipt. To hand them out with names, choose a password for your account.`
          : 'Your access code is in the receipt. Open it and press “Start the test”.'}
      </p>
      {bought > 1 ? null : (
        <p>Is it a gift? Choose a password, and under My Tests you print or send a card with the code.</p>
      )}
      {mailSite ? <ExternalButton href={mailSite.href}>Open {mailSite.name}</ExternalButton> : null}
    </>
  )
}

interface NextStepsProps {
  readonly purchase: Purchase
  /** Undefined for a guest. */
  readonly accountEmail: string | undefined
  /** Of an order with one test, where the host sends it. */
  readonly seat: Seat | undefined
}

/** What was bought, what happens next with each product, and which account has it. */
export const NextSteps = ({ purchase: { email, items }, accountEmail, seat }: NextStepsProps) => {
  const { links } = useSite()
  const isGuest = accountEmail === undefined
  const account = paths.profile(items.some((item) => deliveryOf(item) === 'codes') ? 'Tests' : 'Orders')
  return (
    <section className={styles.steps} aria-labelledby="next-steps">
      <h2 id="next-steps">What happens next</h2>
      <ul>
        {groupByDelivery(items).map((group) => {
          const { delivery } = group
          const bought = totalQuantity(group.items)
          return (
            <li key={delivery}>
              <Stack gap={1}>
                <strong>{listItems(group.items)}</strong>
                {delivery !== 'codes' ? <p>{deliveryText(group)}</p> : null}
                {delivery === 'codes' && isGuest ? <CodesInReceipt email={email} bought={bought} /> : null}
                {delivery === 'codes' && !isGuest ? <Seats seat={seat} bought={bought} /> : null}
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
            information”. No email? <Link to={paths.forgotPassword(account, email)}>Request another link</Link>.
          </p>
          <p>
            Had an account before? <Link to={paths.signIn(account)}>Sign in</Link> and you’ll find the order there.
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
