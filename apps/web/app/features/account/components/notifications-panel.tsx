import styled from '@emotion/styled'
import { formatDate } from '@shop/contract'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../../components/button'
import { Chip } from '../../../components/chip'
import { Row, Stack } from '../../../components/page'
import { Empty, Failure, Loading, Skeleton } from '../../../components/states'
import { paths } from '../../../config/paths'
import { useCustomerId } from '../../../state/hooks'
import { useNotifications } from '../api/use-notifications'

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: 16, borderBottom: '1px solid var(--line)', overflowWrap: 'anywhere' },
})

const Day = styled('span')({ whiteSpace: 'nowrap' })
/** A number stands in one line where it fits in one. */
const InOneLine = styled('span')({ display: 'inline-block' })

const News = ({ customerId }: { readonly customerId: number }) => {
  const { all, unreadIds, isError, isFetching, retry, markAllRead } = useNotifications(customerId)
  if (!all && isError) {
    return (
      <Failure title="Your notifications could not be loaded" onRetry={retry} busy={isFetching}>
        <p>Check your connection, and try again in a moment.</p>
      </Failure>
    )
  }
  if (!all) {
    return (
      <Loading label="Loading your notifications">
        <Stack gap={3}>
          {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
            <Skeleton key={row} height={56} />
          ))}
        </Stack>
      </Loading>
    )
  }
  if (all.length === 0) {
    return (
      <Empty title="No notifications yet">
        <p>News of your orders and tests will stand here.</p>
        <ButtonLink to={paths.category()}>Browse the shop</ButtonLink>
      </Empty>
    )
  }
  return (
    <Stack gap={2}>
      <Row style={{ justifyContent: 'space-between' }}>
        <p role="status">{unreadIds.size === 0 ? 'All read' : `${unreadIds.size} unread`}</p>
        <Button look="quiet" disabled={unreadIds.size === 0} onClick={markAllRead}>
          Mark all as read
        </Button>
      </Row>
      <List>
        {all.map(({ id, text, orderTxnId, at, about }) => (
          <li key={id}>
            <Row gap={1}>
              <Link to={about === 'tests' ? paths.profile('Tests') : paths.orderDetails(orderTxnId)}>{text}</Link>
              {unreadIds.has(id) ? <Chip tone="wait">New</Chip> : null}
            </Row>
            <p style={{ fontSize: 'var(--size-small)', color: 'var(--ink-soft)' }}>
              Order{' '}
              <InOneLine>
                {orderTxnId}
                {at ? ',' : ''}
              </InOneLine>{' '}
              {at ? <Day>placed {formatDate(at)}</Day> : null}
            </p>
          </li>
        ))}
      </List>
    </Stack>
  )
}

/** News of the signed-in customer's orders and tests, newest order first; what was read is kept on the device. */
export const NotificationsPanel = () => {
  const customerId = useCustomerId()
  return customerId === undefined ? null : <News key={customerId} customerId={customerId} />
}
