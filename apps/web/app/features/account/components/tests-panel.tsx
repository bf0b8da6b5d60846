import type { TestAccount } from '@shop/contract/host'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/button'
import { Chip } from '../../../components/chip'
import { CopyButton } from '../../../components/copy-button'
import { DataTable } from '../../../components/data-table'
import { NotStated } from '../../../components/not-stated'
import { Stack } from '../../../components/page'
import { EmptyState } from '../../../components/page-states'
import { PagedList } from '../../../components/paged-list'
import { ListSkeleton } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import { useListParams } from '../../../routing/use-list-params'
import { useCustomerId } from '../../../state/hooks'
import { groupByOrder, testAccountStatusLabels, useTestAccounts } from '../api/use-test-accounts'
import { OrderCodes, SeatInvitation } from './seat-sharing'
import styles from './tests-panel.module.css'

/** The host does not say. */
const notStated = <NotStated />

const columns = [
  {
    title: 'Test',
    isRowHeader: true,
    cell: ({ product_name: name }: TestAccount) => <span className={styles.name}>{name ?? 'Test'}</span>,
  },
  {
    title: 'Access code',
    cell: ({ access_code: code, assigned_to: person }: TestAccount) => (
      <>
        {code ? (
          <div className={styles.code}>
            <code>{code}</code>
            <CopyButton text={code} label={`access code ${code}`} isIcon />
          </div>
        ) : (
          notStated
        )}
        {person ? <p>{person}</p> : null}
      </>
    ),
  },
  {
    title: 'Status',
    width: '13%',
    cell: ({ status }: TestAccount) =>
      status ? (
        <Chip tone={testAccountStatusLabels[status].tone}>{testAccountStatusLabels[status].label}</Chip>
      ) : (
        notStated
      ),
  },
  { title: 'Test and invitation', width: '43%', cell: (seat: TestAccount) => <SeatInvitation seat={seat} /> },
] as const

/** Whether a seat says how to take its test: a host may send none of its fields (requirements §7 does not show them). */
const isUsable = ({ access_code, test_url }: TestAccount) => access_code !== undefined || test_url !== undefined

const UnknownSeats = () => (
  <EmptyState title="We cannot show your access codes here">
    <p>Contact us with your order number, and we will send them to you.</p>
    <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
    <ButtonLink variant="quiet" to={paths.profile('Orders')}>
      See your orders
    </ButtonLink>
  </EmptyState>
)

const Seats = ({ rows }: { readonly rows: readonly TestAccount[] }) => (
  <Stack gap={4}>
    <p>Give each person a code of their own. They enter it when they open the test.</p>
    {groupByOrder(rows).map(({ orderTxnId, seats }) => (
      <section key={orderTxnId ?? ''} aria-labelledby={`seats-${orderTxnId}`}>
        <Stack gap={2}>
          <h2 className={styles.heading} id={`seats-${orderTxnId}`}>
            {orderTxnId === undefined ? (
              'Your tests'
            ) : (
              <>
                Order{' '}
                <Link className={styles.orderLink} to={paths.orderDetails(orderTxnId)}>
                  {orderTxnId}
                </Link>
              </>
            )}
          </h2>
          {orderTxnId !== undefined && seats.length > 1 ? <OrderCodes orderTxnId={orderTxnId} /> : null}
          <DataTable
            caption={orderTxnId === undefined ? 'Seats of your tests' : `Seats of order ${orderTxnId}`}
            columns={columns}
            rows={seats}
            rowKey={({ test_account_id }, index) => test_account_id ?? index}
          />
        </Stack>
      </section>
    ))}
  </Stack>
)

/** The customer's test accounts by order, with their access codes (requirements §7: profile/lpi/test-accounts). */
export const TestsPanel = () => {
  const customerId = useCustomerId()
  const { page, pageUrl } = useListParams()
  return (
    <PagedList
      nouns={['seat', 'seats']}
      query={useTestAccounts(customerId, page)}
      page={page}
      skeleton={<ListSkeleton label="Loading your tests" rows={5} height={56} />}
      error={{
        title: 'Your tests could not be loaded',
        text: 'They are still yours. Check your connection, and try again in a moment.',
      }}
      empty={
        <EmptyState title="No tests yet">
          <p>When you have paid for a test, your access codes will appear here.</p>
          <ButtonLink to={paths.inventory}>See the inventory</ButtonLink>
        </EmptyState>
      }
      pageUrl={pageUrl}
    >
      {(rows) => (rows.some(isUsable) ? <Seats rows={rows} /> : <UnknownSeats />)}
    </PagedList>
  )
}
