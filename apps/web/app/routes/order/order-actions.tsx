import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { canAdd, isPayable, quantityTowardsMaximum } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api, succeeded } from '../../api/client'
import { failureText } from '../../api/failure-text'
import { useSite } from '../../api/site-settings'
import { ButtonLink } from '../../components/button'
import { StartCareerTest } from '../../components/links'
import { Money } from '../../components/money'
import { Row, Stack } from '../../components/page'
import { productToast } from '../../components/toast/toasts'
import { testsLinkLabel } from '../../config/labels'
import { paths } from '../../config/paths'
import { useSeatGroups } from '../../features/account/api/use-test-accounts'
import { quantityIn, useCartChange } from '../../features/cart/api/use-cart-change'
import { hasCareerTest, invoiceTitle, testSeats } from '../../features/orders/order-labels'
import { beginPayment } from '../../features/payment/payment-record'
import { useShopStore } from '../../state/hooks'
import styles from './order-actions.module.css'

/** Adds an order's items to the cart as far as the limits allow, and opens it; the result says what was left out. */
const useReorder = (order: Order) => {
  const change = useCartChange()
  const navigate = useNavigate()
  const { getState } = useShopStore()
  const [goals] = useState(() => new Map<number, number>())
  return useMutation({
    mutationFn: async () => {
      const { body } = await succeeded(api.catalog.products.query())
      const leftOut: string[] = []
      let { items = [] } = getState().cart.cart ?? {}
      for (const { product_id: productId, quantity, product: ordered } of order.items) {
        const product = body.data.find(({ product_id }) => product_id === productId)
        if (productId === undefined || !product) {
          leftOut.push(`${ordered.product_name} is no longer sold.`)
          continue
        }
        const type = product.product_type
        const before = quantityIn({ items }, productId)
        // The next press adds the rest after a failure, and nothing after a success.
        const goal = goals.get(productId) ?? before + quantity
        goals.set(productId, goal)
        const limit = product.max_order_quantity - quantityTowardsMaximum(items, productId, type)
        if (before < goal && canAdd(items, productId, product)) {
          const changed = await change.mutateAsync([
            { productId, type, quantity: Math.min(goal, before + limit) },
          ])
          if (!changed)
            throw new Error('The shopper signed out before the whole order was in the cart.')
          items = changed.items
        }
        if (quantityIn({ items }, productId) < goal)
          leftOut.push(`${ordered.product_name} is in your cart only as far as its limit allows.`)
      }
      return leftOut
    },
    onSuccess: (leftOut) => {
      if (leftOut.length > 0) return
      productToast('Your order is in your cart again.')
      void navigate(paths.cart)
    },
  })
}

/** What can be done with an order: pay it while it is unpaid, see its tests, print its invoice, order it again. */
export const OrderActions = ({ order }: { readonly order: Order }) => {
  const { links } = useSite()
  const again = useReorder(order)
  const seats = testSeats(order)
  const { data: groups = [] } = useSeatGroups({ enabled: seats.all > 0 })
  const tests = groups.flatMap((group) =>
    group.orderTxnId === order.order_txn_id ? group.seats : [],
  )
  const areDone = tests.length > 0 && tests.every(({ status }) => status === 'completed')
  const isCancelled = order.order_status === 'cancelled'
  return (
    <Stack gap={2}>
      <Row gap={1.5}>
        {isPayable(order.order_status) ? (
          <ButtonLink
            to={paths.handOff(order.order_txn_id)}
            onClick={() => beginPayment(order.order_txn_id, order.order_total_amount)}
          >
            <span>
              Pay <Money amount={order.order_total_amount} /> now
            </span>
          </ButtonLink>
        ) : null}
        {hasCareerTest(order) ? <StartCareerTest href={links['career_test']} /> : null}
        {seats.all > 0 ? (
          // A personal test can be started on this page.
          <ButtonLink
            to={
              areDone ? paths.readReport : paths.seats(seats.group > 1 ? tests[0]?.access_code : '')
            }
            variant={areDone || seats.group > 1 ? 'primary' : 'quiet'}
          >
            {areDone ? 'How to read the report' : testsLinkLabel(seats.group)}
          </ButtonLink>
        ) : null}
        {isCancelled ? null : (
          <ButtonLink to={paths.invoice(order.order_txn_id)} variant="quiet">
            {invoiceTitle(order)}
          </ButtonLink>
        )}
        {order.items.length > 0 &&
        order.items.every(({ product_id }) => product_id !== undefined) ? (
          <Button
            variant={isCancelled ? 'contained' : 'outlined'}
            loading={again.isPending}
            onClick={() => again.mutate()}
          >
            Order again
          </Button>
        ) : null}
      </Row>
      {again.data && again.data.length > 0 ? (
        <Alert severity="info" role="status">
          <p>Not everything could be put in your cart:</p>
          <ul className={styles.list}>
            {again.data.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Link to={paths.cart}>See your cart</Link>
        </Alert>
      ) : null}
      {again.isError ? (
        <Alert severity="error">
          <p>
            We could not put the whole order in your cart. {failureText(again.error)}{' '}
            <Link to={paths.cart}>See what is in it</Link>
          </p>
        </Alert>
      ) : null}
    </Stack>
  )
}
