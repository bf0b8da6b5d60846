import type { TestAccount } from '@shop/contract/host'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { errorText } from '../../../api/form-errors'
import { Button, ButtonLink } from '../../../components/button'
import { Chip } from '../../../components/chip'
import { CopyButton } from '../../../components/copy-button'
import { DataTable, NotStated } from '../../../components/data-table'
import { ExternalLink } from '../../../components/links'
import { Row, Stack } from '../../../components/page'
import { EmptyState } from '../../../components/page-states'
import { PagedList } from '../../../components/paged-list'
import { ListSkeleton } from '../../../components/skeleton'
import { toast } from '../../../components/toast/toasts'
import { paths } from '../../../config/paths'
import { useListParams } from '../../../routing/use-list-params'
import { useCustomerId } from '../../../state/hooks'
import { loadSeatsOf, testAccountStatusLabels, useTestAccounts } from '../api/use-test-accounts'
import { codeLines, invitationText, mailUrl, seatsCsv, whatsAppUrl } from '../invitations'
import seatSharingStyles from './seat-sharing.module.css'
import styles from './tests-panel.module.css'

/** Links to the test of a seat, and ways to invite a person to it. */
const SeatInvitation = ({ seat }: { readonly seat: TestAccount }) => {
  const { test_url: url, access_code: code, status } = seat
  const text = status === 'completed' ? undefined : invitationText(seat)
  const withCode = code ? <span className="visually-hidden"> with code {code}</span> : null
  if (!url && !text) return <NotStated />
  return (
    <div className={seatSharingStyles.links}>
      {url ? <ExternalLink href={url}>Open test{withCode}</ExternalLink> : null}
      {text ? (
        <>
          <ExternalLink href={whatsAppUrl(text)}>WhatsApp{withCode}</ExternalLink>
          <a href={mailUrl(seat, text)}>Email{withCode}</a>
          <CopyButton text={text} label={`invitation with code ${code}`} variant="link">
            Copy invitation
          </CopyButton>
        </>
      ) : null}
    </div>
  )
}

const download = (name: string, text: string) => {
  const link = document.createElement('a')
  // With a byte order mark, without which Excel misreads accents.
  link.href = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** All codes of an order, also those on other pages of the list. */
export const OrderCodes = ({ orderTxnId }: { readonly orderTxnId: string }) => {
  const customerId = useCustomerId()
  const load = () => loadSeatsOf(orderTxnId, customerId)
  const showError = (error: unknown) => void toast.error(errorText(error))
  const csv = useMutation({
    mutationFn: load,
    onSuccess: (seats) => download(`codes-${orderTxnId}.csv`, seatsCsv(seats)),
    onError: showError,
  })
  return (
    <Row gap={1.5}>
      <CopyButton text={() => load().then(codeLines, showError)} label={`all codes of order ${orderTxnId}`}>
        Copy all codes
      </CopyButton>
      <Button variant="quiet" className={seatSharingStyles.small} busy={csv.isPending} onClick={() => csv.mutate()}>
        Download CSV
      </Button>
    </Row>
  )
}

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
          <NotStated />
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
        <NotStated />
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
    {[...Map.groupBy(rows, ({ order_txn_id }) => order_txn_id)].map(([orderTxnId, seats]) => (
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
