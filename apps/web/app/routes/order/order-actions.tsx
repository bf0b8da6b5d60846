import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { canAdd, isPayable, roomFor } from '@shop/contract'
import type { Cart, Order, Product } from '@shop/contract/host'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { succeeded } from '../../api/client'
import { catalogApi } from '../../api/domains/catalog'
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

/**
 * Adds an order's items to the cart as far as the limits allow, and opens it; the result says what
 * was left out.
 */
const useReorder = (order: Order) => {
  const change = useCartChange()
  const navigate = useNavigate()
  const { getState } = useShopStore()
  const [goals] = useState(() => new Map<number, number>())

  /** The items of the cart after it has as many of a product as wanted, or as its limit allows. */
  const addUpTo = async (goal: number, product: Product, items: Cart['items']) => {
    const { product_id: productId, product_type: type } = product
    const before = quantityIn({ items }, productId)
    if (before >= goal || !canAdd(items, productId, product)) return items
    const limit = before + roomFor(items, productId, product)
    const changed = await change.mutateAsync([{ productId, type, quantity: Math.min(goal, limit) }])
    if (!changed) throw new Error('The shopper signed out before the whole order was in the cart.')
    return changed.items
  }

  return useMutation({
    mutationFn: async () => {
      const { body } = await succeeded(catalogApi.products.query())
      const leftOut: string[] = []
      let { items = [] } = getState().cart.cart ?? {}
      for (const { product_id: productId, quantity, product: ordered } of order.items) {
        const product = body.data.find(({ product_id }) => product_id === productId)
        if (productId === undefined || !product) {
          leftOut.push(`${ordered.product_name} is no longer sold.`)
          continue
        }
        // The next press adds the rest after a failure, and nothing after a success.
        const goal = goals.get(productId) ?? quantityIn({ items }, productId) + quantity
        goals.set(productId, goal)
        items = await addUpTo(goal, product, items)
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

interface OrderProps {
  readonly order: Order
}

const PayNow = ({ order }: OrderProps) => (
  <ButtonLink
    to={paths.handOff(order.order_txn_id)}
    onClick={() => beginPayment(order.order_txn_id, order.order_total_amount)}
  >
    <span>
      Pay <Money amount={order.order_total_amount} /> now
    </span>
  </ButtonLink>
)

/** Leads to the tests of the order. */
const TestsLink = ({ order }: OrderProps) => {
  const { data: groups = [] } = useSeatGroups()
  const tests = groups
    .filter(({ orderTxnId }) => orderTxnId === order.order_txn_id)
    .flatMap(({ seats }) => seats)
  const { group } = testSeats(order)
  const isGroup = group > 1
  return (
    <ButtonLink
      to={paths.seats(isGroup ? tests[0]?.access_code : '')}
      // A personal test can be started on this page.
      variant={isGroup ? 'primary' : 'quiet'}
    >
      {testsLinkLabel(group)}
    </ButtonLink>
  )
}

const NotWholeOrder = ({ leftOut }: { readonly leftOut: readonly string[] }) => (
  <Alert severity="info" role="status">
    <p>Not everything could be put in your cart:</p>
    <ul className={styles.list}>
      {leftOut.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
    <Link to={paths.cart}>See your cart</Link>
  </Alert>
)

/** A host may not say which products were ordered. */
const canReorder = ({ items }: Order) =>
  items.length > 0 && items.every(({ product_id }) => product_id !== undefined)

/**
 * What can be done with an order: pay it while it is unpaid, see its tests, print its invoice,
 * order it again.
 */
export const OrderActions = ({ order }: OrderProps) => {
  const { links } = useSite()
  const again = useReorder(order)
  const isCancelled = order.order_status === 'cancelled'
  return (
    <Stack>
      <Row gap={1.5}>
        {isPayable(order.order_status) ? <PayNow order={order} /> : null}
        {hasCareerTest(order) ? <StartCareerTest href={links['career_test']} /> : null}
        {testSeats(order).all > 0 ? <TestsLink order={order} /> : null}
        {isCancelled ? null : (
          <ButtonLink to={paths.invoice(order.order_txn_id)} variant="quiet">
            {invoiceTitle(order)}
          </ButtonLink>
        )}
        {canReorder(order) ? (
          <Button
            variant={isCancelled ? 'contained' : 'outlined'}
            loading={again.isPending}
            onClick={() => again.mutate()}
          >
            Order again
          </Button>
        ) : null}
      </Row>
      {again.data && again.data.length > 0 ? <NotWholeOrder leftOut={again.data} /> : null}
      {again.isError ? (
        <Alert severity="error">
          <p>
            <span>
              {`We could not put the whole order in your cart. ${failureText(again.error)}`}
            </span>{' '}
            <Link to={paths.cart}>See what is in it</Link>
          </p>
        </Alert>
      ) : null}
    </Stack>
  )
}
