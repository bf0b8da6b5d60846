import { isPayable } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { api, succeeded } from '../../api/client'
import { useSite } from '../../api/site-settings'
import { Button, ButtonLink } from '../../components/button'
import { StartCareerTest } from '../../components/links'
import { Money } from '../../components/money'
import { Notice } from '../../components/notice'
import { Row, Stack } from '../../components/page'
import { productToast } from '../../components/toast/toasts'
import { paths } from '../../config/paths'
import { useCart } from '../../features/cart/api/use-cart'
import { hasCareerTest, hasTests, invoiceTitle } from '../../features/orders/order-labels'
import { canReorder, type LeftOut, type ReorderPorts, reorder } from '../../features/orders/reorder'
import { beginPayment } from '../../features/payment/payment-record'
import styles from './order-actions.module.css'

/** Adds an order's items to the cart again, and opens it; the result lists what was left out. */
const useReorder = (order: Order) => {
  const { items, change } = useCart()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const { body } = await succeeded(api.catalog.products.query())
      const addOne: ReorderPorts['addOne'] = async (productId, type) => {
        const cart = await change.mutateAsync({ productId, type, step: 1 })
        if (!cart) throw new Error('The shopper signed out before the whole order was in the cart.')
        return cart.items
      }
      return reorder(order.items, { products: body.data, cart: items, addOne })
    },
    onSuccess: (leftOut) => {
      if (leftOut.length > 0) return
      productToast('Your order is in your cart again.')
      void navigate(paths.cart)
    },
  })
}

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

/** What can be done with an order: pay it while it is unpaid, see its tests, print its invoice, order it again. */
export const OrderActions = ({ order }: { readonly order: Order }) => {
  const { links } = useSite()
  const again = useReorder(order)
  return (
    <Stack gap={2}>
      <Row gap={1.5}>
        {isPayable(order.order_status) ? (
          <ButtonLink to={paths.handOff(order.order_txn_id)} onClick={() => beginPayment(order.order_txn_id)}>
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
          <Button variant="quiet" busy={again.isPending} onClick={() => again.mutate()}>
            Order again
          </Button>
        ) : null}
      </Row>
      {again.data && again.data.length > 0 ? <LeftOutNotice leftOut={again.data} /> : null}
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
