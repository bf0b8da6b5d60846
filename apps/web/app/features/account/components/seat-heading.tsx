import type { TestAccountStatus } from '@shop/contract'
import type { TestAccount } from '@shop/contract/host'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { CopyButton } from '../../../components/copy-button'
import { ExternalLink } from '../../../components/links'
import { shortOrderNumber } from '../../../config/labels'
import { paths } from '../../../config/paths'
import type { SeatGroup } from '../api/use-test-accounts'
import { type Invited, mailUrl, whatsAppUrl } from '../invitations'
import styles from './seats.module.css'

/** The label of a test account's status (architecture §4). */
const statusLabels: Readonly<Record<TestAccountStatus, string>> = {
  unassigned: 'Not started',
  assigned: 'Assigned',
  completed: 'Completed',
}

export const useIsLinked = ({ seats }: SeatGroup) =>
  useLocation().hash === `#${seats[0]?.access_code}`

/** A link to the first code of a group leads here, but the seats are loaded when the page is at its top. */
const scrollTo = (seats: HTMLElement | null) => {
  seats?.scrollIntoView()
  seats?.focus({ preventScroll: true })
}

export const SeatStatus = ({ seat: { status } }: { readonly seat: TestAccount }) =>
  status ? <span className={styles.status}>{statusLabels[status]}</span> : null

export const SeatHeading = ({
  group,
  children,
}: {
  readonly group: SeatGroup
  readonly children: ReactNode
}) => (
  <div id={group.seats[0]?.access_code} tabIndex={-1} ref={useIsLinked(group) ? scrollTo : null}>
    <h2 className={styles.heading}>{group.productName ?? 'Your test'}</h2>
    <p className={styles.meta}>
      {children}
      {group.orderTxnId === undefined ? null : (
        <Link to={paths.orderDetails(group.orderTxnId)} title={group.orderTxnId}>
          Order {shortOrderNumber(group.orderTxnId)}
        </Link>
      )}
    </p>
  </div>
)

interface SendLinksProps {
  readonly seat: Invited
  readonly text: string
  readonly subject?: string
  /** Read by screen readers after each link. */
  readonly label: string
  readonly onSent: () => void
  readonly children?: ReactNode
}

export const SendLinks = ({ seat, text, subject, label, onSent, children }: SendLinksProps) => (
  <div className={styles.links}>
    <ExternalLink href={whatsAppUrl(text)} onClick={onSent}>
      WhatsApp<span className="visually-hidden"> {label}</span>
    </ExternalLink>
    <a href={mailUrl(seat, text, subject)} onClick={onSent}>
      Email<span className="visually-hidden"> {label}</span>
    </a>
    <CopyButton text={text} label={`invitation ${label}`} variant="link" onCopied={onSent}>
      Copy
    </CopyButton>
    {children}
  </div>
)
