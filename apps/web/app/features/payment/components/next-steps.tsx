import { productTypes, totalQuantity } from '@shop/contract'
import type { TestAccount } from '@shop/contract/host'
import { Link } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { ButtonLink } from '../../../components/button'
import { CopyButton } from '../../../components/copy-button'
import { ExternalButton, StartCareerTest } from '../../../components/links'
import { Stack } from '../../../components/page'
import {
  type Delivery,
  type DeliveryGroup,
  deliveryText,
  groupByDelivery,
  listItems,
} from '../../../config/deliveries'
import { testsLinkLabel } from '../../../config/labels'
import { paths } from '../../../config/paths'
import type { Purchase } from '../payment-record'
import styles from './next-steps.module.css'

const isTest = (delivery: Delivery) => delivery === 'codes' || delivery === 'seats'

/** A group of one starts its test like a personal one. */
const isPersonal = (delivery: Delivery, bought: number) => delivery === 'codes' || bought === 1

interface SeatsProps {
  readonly group: DeliveryGroup<Purchase['items'][number]>
  readonly seats: readonly TestAccount[]
  readonly bought: number
}

/** Starts the personal tests; the seats of a group are handed out in the account. */
const Seats = ({ group, seats, bought }: SeatsProps) =>
  seats.length > 0 && isPersonal(group.delivery, bought) ? (
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
      <p>{deliveryText(group)}</p>
      <ButtonLink to={paths.profile('Tests')}>
        {testsLinkLabel(group.delivery === 'seats' ? bought : 0)}
      </ButtonLink>
    </>
  )

const mailSites = [
  { hosts: ['gmail.com', 'googlemail.com'], name: 'Gmail', href: 'https://mail.google.com/' },
  {
    hosts: ['yahoo.com', 'yahoo.com.my', 'ymail.com'],
    name: 'Yahoo Mail',
    href: 'https://mail.yahoo.com/',
  },
  {
    hosts: ['outlook.com', 'hotmail.com', 'live.com'],
    name: 'Outlook',
    href: 'https://outlook.live.com/mail/',
  },
]

const mailSiteOf = (email: string) =>
  mailSites.find(({ hosts }) => hosts.some((host) => email.toLowerCase().endsWith(`@${host}`)))

/** Only the host's account has a guest's access codes, so our emails are the way to them. */
const CodesInEmail = ({
  email,
  group,
  bought,
}: { readonly email: string } & Omit<SeatsProps, 'seats'>) => {
  const mailSite = mailSiteOf(email)
  const isForBuyer = isPersonal(group.delivery, bought)
  const action = isForBuyer
    ? 'Press “Start the test”.'
    : 'Press its button, and hand out the codes in My Account.'
  return (
    <>
      <ol>
        <li>
          Open the email to <strong>{email}</strong> with your receipt and your{' '}
          {bought > 1 ? `${bought} access codes` : 'access code'}.
        </li>
        <li>{action}</li>
      </ol>
      {mailSite ? <ExternalButton href={mailSite.href}>Open {mailSite.name}</ExternalButton> : null}
      {isForBuyer ? (
        <p>
          Is it a gift? First choose a password, as below: then you can print or send a card in My
          Account.
        </p>
      ) : null}
    </>
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
  const account = paths.profile(
    items.some(({ product_type }) => productTypes[product_type].hasAccessCodes)
      ? 'Tests'
      : 'Orders',
  )
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
                {isTest(delivery) ? null : <p>{deliveryText(group)}</p>}
                {isTest(delivery) && isGuest ? (
                  <CodesInEmail email={email} group={group} bought={bought} />
                ) : null}
                {isTest(delivery) && !isGuest ? (
                  <Seats group={group} seats={seats} bought={bought} />
                ) : null}
                {delivery === 'career' ? <StartCareerTest href={links['career_test']} /> : null}
              </Stack>
            </li>
          )
        })}
      </ul>
      {isGuest ? (
        <Stack gap={1}>
          <p>
            If you’re new here, we’ve opened an account for you. To see your order, choose a
            password with the link in our email “Your login information”. No email?{' '}
            <Link to={paths.forgotPassword(account, email)}>Request another link</Link>.
          </p>
          <p>
            Had an account before? <Link to={paths.signIn(account)}>Sign in</Link> and you’ll find
            the order there.
          </p>
        </Stack>
      ) : null}
      {accountEmail && accountEmail.toLowerCase() !== email.toLowerCase() ? (
        <p>
          Your order is in your account. You sign in with <strong>{accountEmail}</strong>, not with
          the email of this order.
        </p>
      ) : null}
    </section>
  )
}
