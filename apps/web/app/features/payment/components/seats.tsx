import { Link } from 'react-router'
import { CopyButton } from '../../../components/copy-button'
import { ExternalLink } from '../../../components/links'
import { paths } from '../../../config/paths'
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
