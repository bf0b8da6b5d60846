import { isPayable, type ProductType } from '@shop/contract'
import type { CartItem, Order } from '@shop/contract/host'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api, succeeded } from '../../../api/client'
import { useSite } from '../../../api/site-settings'
import { Button, ButtonLink } from '../../../components/button'
import { StartCareerTest } from '../../../components/links'
import { Money } from '../../../components/money'
import { Notice } from '../../../components/notice'
import { Row, Stack } from '../../../components/page'
import { paths } from '../../../config/paths'
import { hasCareerTest, hasTests, invoiceTitle } from '../order-labels'
import { canReorder, type LeftOut, reorder } from '../reorder'
import styles from './order-actions.module.css'

/** The cart operations of a reorder; the route connects them to the cart feature. */
export interface CartPort {
  readonly items: readonly CartItem[]
  readonly addOne: (productId: number, type: ProductType) => Promise<readonly CartItem[]>
}

/** Adds an order's items to the cart again; the result lists what was left out. */
const useReorder = (order: Order, cart: CartPort, onFilled: () => void) =>
  useMutation({
    mutationFn: async () => {
      const { body } = await succeeded(api.catalog.products.query())
      return reorder(order.items, { products: body.data, cart: cart.items, addOne: cart.addOne })
    },
    onSuccess: (leftOut) => {
      if (leftOut.length === 0) onFilled()
    },
  })

const reasons = {
  'not-sold': 'is no longer sold',
  limit: 'is in your cart only as far as its limit allows',
} as const

const LeftOutNotice = ({ leftOut }: { readonly leftOut: readonly LeftOut[] }) => (
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
  /** Called when the customer goes to pay the order. */
  readonly onPay: (txnId: string) => void
  /** Called when every item is in the cart. */
  readonly onReordered: () => void
}

/** What can be done with an order: pay it while it is unpaid, see its tests, print its invoice, order it again. */
export const OrderActions = ({ order, cart, onPay, onReordered }: OrderActionsProps) => {
  const { links } = useSite()
  const reorder = useReorder(order, cart, onReordered)
  return (
    <Stack gap={2}>
      <Row gap={1.5}>
        {isPayable(order.order_status) ? (
          <ButtonLink to={paths.handOff(order.order_txn_id)} onClick={() => onPay(order.order_txn_id)}>
            <span>
              Pay <Money amount={order.order_total_amount} /> now
            </span>
          </ButtonLink>
        ) : null}
        {hasCareerTest(order) ? <StartCareerTest href={links['career_test']} /> : null}
        {hasTests(order) ? <ButtonLink to={paths.profile('Tests')}>Go to your tests</ButtonLink> : null}
        <ButtonLink to={paths.invoice(order.order_txn_id)} variant="quiet">
          {invoiceTitle(order)}
        </ButtonLink>
        {canReorder(order) ? (
          <Button variant="quiet" busy={reorder.isPending} onClick={() => reorder.mutate()}>
            Order again
          </Button>
        ) : null}
      </Row>
      {reorder.data && reorder.data.length > 0 ? <LeftOutNotice leftOut={reorder.data} /> : null}
      {reorder.isError ? (
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
