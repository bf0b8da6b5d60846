import type { TestAccount } from '@shop/contract/host'
import { ListState } from '../../../api/list-state'
import { ButtonLink } from '../../../components/button'
import { Stack } from '../../../components/page'
import { EmptyState } from '../../../components/page-states'
import { paths } from '../../../config/paths'
import { useSeatGroups } from '../api/use-test-accounts'
import { SeatTable } from './seat-table'

/** Whether a seat has a code or a link; a host may leave both out. */
const isUsable = ({ access_code, test_url }: TestAccount) =>
  access_code !== undefined || test_url !== undefined

/** The customer's test accounts with their codes (requirements §7: profile/lpi/test-accounts). */
export const TestsPanel = () => {
  const query = useSeatGroups()
  const groups = query.data
  if (!groups) {
    const note = 'They are still yours.'
    return <ListState name="Your tests" query={query} note={note} rows={5} height={56} />
  }
  if (groups.length === 0) {
    return (
      <EmptyState title="No tests yet">
        <p>
          The access codes of tests that you have paid for appear here. A career test starts from
          its order.
        </p>
        <ButtonLink to={paths.inventory}>See the LPI test</ButtonLink>
      </EmptyState>
    )
  }
  if (!groups.some(({ seats }) => seats.some(isUsable))) {
    return (
      <EmptyState title="We cannot show your access codes here">
        <p>Contact us with your order number.</p>
        <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
        <ButtonLink variant="quiet" to={paths.profile('Orders')}>
          See your orders
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Stack gap={5}>
      {groups.map((group) => {
        const [seat] = group.seats
        return (
          <SeatTable
            key={`${group.orderTxnId} ${seat?.test_account_id ?? seat?.access_code}`}
            group={group}
          />
        )
      })}
    </Stack>
  )
}
