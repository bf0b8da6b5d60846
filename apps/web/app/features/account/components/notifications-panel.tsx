import Button from '@mui/material/Button'
import { formatDate } from '@shop/contract'
import { Link } from 'react-router'
import { failureText } from '../../../api/failure-text'
import { ButtonLink } from '../../../components/button'
import { Chip } from '../../../components/chip'
import { Row, Stack } from '../../../components/page'
import { EmptyState, ErrorState } from '../../../components/page-states'
import { ListSkeleton } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import { useNotifications } from '../api/use-notifications'
import type { Notification } from '../notification-list'
import styles from './notifications-panel.module.css'

interface NotificationItemProps {
  readonly notification: Notification
  readonly isUnread: boolean
  readonly onOpen: () => void
}

const NotificationItem = ({ notification, isUnread, onOpen }: NotificationItemProps) => {
  const { text, orderTxnId, at, about } = notification
  const isAboutOrder = about !== 'tests' && orderTxnId
  return (
    <li>
      <Row gap={1}>
        <Link
          to={isAboutOrder ? paths.orderDetails(orderTxnId) : paths.profile('Tests')}
          onClick={onOpen}
        >
          {text}
        </Link>
        {isUnread ? <Chip tone="pending">New</Chip> : null}
      </Row>
      {orderTxnId ? (
        <p className={styles.note}>
          Order <span className={styles.inOneLine}>{at ? `${orderTxnId},` : orderTxnId}</span>{' '}
          {at ? <span className={styles.day}>placed {formatDate(at)}</span> : null}
        </p>
      ) : null}
    </li>
  )
}

/**
 * Notifications of the customer's/** Notifications of the customer's orders and tests, newest
 * first; the device stores which ones are read.
 */
export const NotificationsPanel = () => {
  const { all, unreadIds, error, isFetching, retry, markRead } = useNotifications()
  if (!all && error) {
    return (
      <ErrorState title="Your notifications could not be loaded" onRetry={retry} busy={isFetching}>
        <p>{failureText(error)}</p>
      </ErrorState>
    )
  }
  if (!all) return <ListSkeleton label="Loading your notifications" rows={5} height={56} />
  if (all.length === 0) {
    return (
      <EmptyState title="No notifications yet">
        <p>Updates will appear here.</p>
        <ButtonLink to={paths.category()}>Browse the shop</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Stack gap={2}>
      <Row className={styles.apart}>
        <p role="status">{unreadIds.size === 0 ? 'All read' : `${unreadIds.size} unread`}</p>
        {unreadIds.size === 0 ? null : (
          <Button variant="outlined" onClick={() => markRead(all.map(({ id }) => id))}>
            Mark all as read
          </Button>
        )}
      </Row>
      <ul className={styles.list}>
        {all.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            isUnread={unreadIds.has(notification.id)}
            onOpen={() => markRead([notification.id])}
          />
        ))}
      </ul>
    </Stack>
  )
}
