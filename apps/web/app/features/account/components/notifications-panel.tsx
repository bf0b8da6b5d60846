import { formatDate } from '@shop/contract'
import { Link } from 'react-router'
import { ListState } from '../../../api/list-state'
import { ButtonLink } from '../../../components/button'
import { EmptyState } from '../../../components/page-states'
import { paths } from '../../../config/paths'
import { useNotifications } from '../api/use-notifications'
import type { Notification } from '../notification-list'
import styles from './notifications-panel.module.css'

const NotificationItem = ({ notification }: { readonly notification: Notification }) => {
  const { text, orderTxnId, orderDate, url } = notification
  const order = orderTxnId && `Order ${orderTxnId}`
  const note = [order, orderDate && `placed ${formatDate(orderDate)}`].filter(Boolean).join(', ')
  return (
    <li>
      <Link to={url}>{text}</Link>
      {note ? <p className={styles.note}>{note}</p> : null}
    </li>
  )
}

/** Notifications of the customer's latest orders and tests, those of the newest order first. */
export const NotificationsPanel = () => {
  const query = useNotifications()
  const notifications = query.data
  if (!notifications)
    return <ListState name="Your notifications" query={query} rows={5} height={56} />
  if (notifications.length === 0) {
    return (
      <EmptyState title="No notifications yet">
        <p>Updates will appear here.</p>
        <ButtonLink to={paths.category()}>Browse the shop</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} />
      ))}
    </ul>
  )
}
