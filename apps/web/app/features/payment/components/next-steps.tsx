import { totalQuantity } from '@shop/contract'
import { Link } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { ButtonLink } from '../../../components/button'
import { CopyButton } from '../../../components/copy-button'
import { ExternalLink, StartCareerTest } from '../../../components/links'
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
    <ul className={styles.seats}>
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
