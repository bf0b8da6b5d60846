import type { TestAccountStatus } from '@shop/contract'
import type { TestAccount } from '@shop/contract/host'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Chip } from '../../../components/chip'
import { NotStated } from '../../../components/data-table'
import { shortOrderNumber } from '../../../config/labels'
import { paths } from '../../../config/paths'
import type { SeatGroup } from '../api/use-test-accounts'
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
  readonly group: SeatGroup
  readonly children: ReactNode
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
