import type { TestAccount } from '@shop/contract'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/button'
import { Chip } from '../../../components/chip'
import { CopyButton } from '../../../components/copy-button'
import { DataTable } from '../../../components/data-table'
import { EmptyState } from '../../../components/empty-state'
import { ExternalLink } from '../../../components/external-link'
import { Row, Stack } from '../../../components/page'
import { PagedList } from '../../../components/paged-list'
import { Loading, Skeleton } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import { useListParams } from '../../../routing/use-list-params'
import { useCustomerId } from '../../../state/hooks'
import { seatStatusNames, seatsByOrder, useTestSeats } from '../api/use-test-accounts'
import styles from './tests-panel.module.css'

/** A cell that has nothing to say looks empty, and is read as such. */
const none = (
  <>
    <span aria-hidden>–</span>
    <span className="visually-hidden">Nobody yet</span>
  </>
)

const columns = [
  { title: 'Test', isRowHeader: true, cell: ({ product_name: name }: TestAccount) => name },
  {
    title: 'Access code',
    width: '19rem',
    cell: ({ access_code: code }: TestAccount) => (
      <Row gap={1.5}>
        <code className={styles.code}>{code}</code>
        <CopyButton text={code} label={`access code ${code}`} />
      </Row>
    ),
  },
  {
    title: 'Status',
    width: '9rem',
    cell: ({ status }: TestAccount) => <Chip tone={seatStatusNames[status].tone}>{seatStatusNames[status].label}</Chip>,
  },
  {
    title: 'Assigned to',
    width: '10rem',
    cell: ({ assigned_to: person }: TestAccount) => person ?? none,
  },
  {
    title: 'Link',
    width: '7rem',
    cell: ({ test_url: url, access_code: code }: TestAccount) => (
      <ExternalLink href={url}>
        <span className={styles.whole}>Open test</span>
        <span className="visually-hidden"> with code {code}</span>
      </ExternalLink>
    ),
  },
] as const

const TestsWait = () => (
  <Loading label="Loading your tests">
    <Stack gap={3}>
      <Skeleton width="60%" height={28} />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </Stack>
  </Loading>
)

const Tests = ({ customerId }: { readonly customerId: number }) => {
  const { page, pageUrl } = useListParams()
  return (
    <PagedList
      nouns={['seat', 'seats']}
      query={useTestSeats(customerId, page)}
      skeleton={<TestsWait />}
      error={{
        title: 'Your tests could not be loaded',
        text: 'They are still yours. Check your connection, and try again in a moment.',
      }}
      empty={
        <EmptyState title="No tests yet">
          <p>Once you have paid for a test, each seat stands here with its access code.</p>
          <ButtonLink to={paths.inventory}>See the inventory</ButtonLink>
        </EmptyState>
      }
      lead={<p>Give each person a code of their own: they enter it at the test&rsquo;s address.</p>}
      pageUrl={pageUrl}
    >
      {(rows) => (
        <Stack gap={4}>
          {seatsByOrder(rows).map(({ orderTxnId, seats }) => (
            <section key={orderTxnId} aria-labelledby={`seats-${orderTxnId}`}>
              <Stack gap={2}>
                <h2 className={styles.heading} id={`seats-${orderTxnId}`}>
                  Order{' '}
                  <Link className={styles.orderLink} to={paths.orderDetails(orderTxnId)}>
                    {orderTxnId}
                  </Link>
                </h2>
                <DataTable
                  caption={`Seats of order ${orderTxnId}`}
                  columns={columns}
                  rows={seats}
                  rowKey={({ test_account_id }) => test_account_id}
                />
              </Stack>
            </section>
          ))}
        </Stack>
      )}
    </PagedList>
  )
}

/** The seats of the signed-in customer's tests, by order, each with its access code (requirements §7: profile/lpi/test-accounts). */
export const TestsPanel = () => {
  const customerId = useCustomerId()
  // Another customer starts afresh: the rows of the last one are not kept while theirs load.
  return customerId === undefined ? null : <Tests key={customerId} customerId={customerId} />
}
