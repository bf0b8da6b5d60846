import { isPayable, type Order } from '@shop/contract'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../../components/button'
import { Money } from '../../../components/money'
import { Notice } from '../../../components/notice'
import { Row, Stack } from '../../../components/page'
import { paths } from '../../../config/paths'
import type { LeftOut } from '../api/reorder'
import { type CartPort, useReorder } from '../api/use-reorder'
import { hasTests } from '../order-labels'
import styles from './order-actions.module.css'

const reasons = {
  gone: 'is no longer sold',
  limit: 'is in your cart only as far as its limit allows',
} as const

const Missing = ({ leftOut }: { readonly leftOut: readonly LeftOut[] }) => (
  <Notice variant="info">
    <p>Not everything could be put in your cart:</p>
    <ul className={styles.list}>
      {leftOut.map(({ name, reason }) => (
        <li key={name}>
          {name} {reasons[reason]}.
        </li>
      ))}
    </ul>
    <Link to={paths.cart}>See your cart</Link>
  </Notice>
)

interface OrderActionsProps {
  readonly order: Order
  readonly cart: CartPort
  /** Everything is in the cart again. */
  readonly onReordered: () => void
}

/** What can be done with an order: pay it while it is unpaid, see its tests, print its invoice, order it again. */
export const OrderActions = ({ order, cart, onReordered }: OrderActionsProps) => {
  const again = useReorder(order, cart, onReordered)
  return (
    <Stack gap={2}>
      <Row gap={1.5}>
        {isPayable(order.order_status) ? (
          <ButtonLink to={paths.handOff(order.order_txn_id)}>
            <span>
              Pay <Money amount={order.order_total_amount} /> now
            </span>
          </ButtonLink>
        ) : null}
        {hasTests(order) ? <ButtonLink to={paths.profile('Tests')}>Go to your tests</ButtonLink> : null}
        <ButtonLink to={paths.invoice(order.order_txn_id)} variant="quiet">
          Invoice
        </ButtonLink>
        {order.items.length > 0 ? (
          <Button variant="quiet" busy={again.isPending} onClick={() => again.mutate()}>
            Order again
          </Button>
        ) : null}
      </Row>
      {again.data && again.data.length > 0 ? <Missing leftOut={again.data} /> : null}
      {again.isError ? (
        <Notice variant="error">
          <p>
            We could not put the whole order in your cart. <Link to={paths.cart}>See what is in it</Link>, or try again
            in a moment.
          </p>
        </Notice>
      ) : null}
    </Stack>
  )
}
