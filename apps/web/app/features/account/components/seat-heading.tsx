import type { TestAccountStatus } from '@shop/contract'
import type { TestAccount } from '@shop/contract/host'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Chip } from '../../../components/chip'
import { CopyButton } from '../../../components/copy-button'
import { NotStated } from '../../../components/data-table'
import { ExternalLink } from '../../../components/links'
import { shortOrderNumber } from '../../../config/labels'
import { paths } from '../../../config/paths'
import type { SeatGroup } from '../api/use-test-accounts'
import { type Invited, mailUrl, whatsAppUrl } from '../invitations'
import styles from './seats.module.css'

/** Label and tone of a test account's status (architecture §4). */
const statusLabels: Readonly<
  Record<TestAccountStatus, { readonly label: string; readonly tone: 'success' | 'pending' | 'neutral' }>
> = {
  unassigned: { label: 'Not started', tone: 'neutral' },
  assigned: { label: 'Assigned', tone: 'pending' },
  completed: { label: 'Completed', tone: 'success' },
}

export const SeatStatus = ({ seat: { status } }: { readonly seat: TestAccount }) =>
  status ? <Chip tone={statusLabels[status].tone}>{statusLabels[status].label}</Chip> : <NotStated />

/** The name of a test as heading, with its order. */
export const SeatHeading = ({
  group: { productName, orderTxnId },
  children,
}: {
  group: SeatGroup
  children: ReactNode
}) => (
  <div>
    <h2 className={styles.heading}>{productName ?? 'Your test'}</h2>
    <p className={styles.meta}>
      {children}
      {orderTxnId === undefined ? null : (
        <Link to={paths.orderDetails(orderTxnId)} title={orderTxnId}>
          Order {shortOrderNumber(orderTxnId)}
        </Link>
      )}
    </p>
  </div>
)

interface SendLinksProps {
  readonly seat: Invited
  readonly text: string
  /** Read by screen readers after each link. */
  readonly label: string
  readonly onSent: () => void
  readonly children?: ReactNode
}

/** Ways to give a seat to its person. */
export const SendLinks = ({ seat, text, label, onSent, children }: SendLinksProps) => (
  <div className={styles.links}>
    <ExternalLink href={whatsAppUrl(text)} onClick={onSent}>
      WhatsApp<span className="visually-hidden"> {label}</span>
    </ExternalLink>
    <a href={mailUrl(seat, text)} onClick={onSent}>
      Email<span className="visually-hidden"> {label}</span>
    </a>
    <CopyButton text={text} label={`invitation ${label}`} variant="link" onCopied={onSent}>
      Copy
    </CopyButton>
    {children}
  </div>
)
