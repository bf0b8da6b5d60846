import type { Cart } from '@shop/contract'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/button'
import { EmptyState } from '../../../components/empty-state'
import { Card, Stack } from '../../../components/page'
import { SessionExpired } from '../../../components/session-expired'
import { Loading, Skeleton } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import { useRehydrated, useShopSelector } from '../../../state/hooks'
import { useSessionExpired } from '../../../state/use-session-expired'
import { type Placed, useCheckout } from '../use-checkout'
import styles from './checkout-content.module.css'
import { CheckoutForm } from './checkout-form'
import { Columns } from './columns'
import { CouponField } from './coupon-field'
import { OrderLines, OrderSums } from './order-summary'
import { PlaceOrder } from './place-order'

const Waiting = () => (
  <Loading label="Loading the checkout">
    <Columns>
      <Skeleton height={560} />
      <Skeleton height={320} />
    </Columns>
  </Loading>
)

/** Nothing to check out: says why, as far as that is known, and what to do. */
const NothingToOrder = ({ lost }: { readonly lost: boolean }) => {
  const authorized = useShopSelector(({ auth }) => auth.isAuthorized)
  return (
    <EmptyState title="Your cart is empty.">
      <p>
        {lost
          ? 'The shop no longer has the cart that was shown here; it may have been ordered in another tab. What you typed is kept.'
          : 'Choose something from the shop, and come back here to order it.'}
      </p>
      <ButtonLink to={paths.category()}>Browse the shop</ButtonLink>
      {authorized ? null : (
        <p>
          Were you signed in? <Link to={paths.signIn(paths.checkout)}>Sign in</Link> and your cart is back.
        </p>
      )}
    </EmptyState>
  )
}

interface CheckoutProps {
  readonly cart: Cart
  readonly onPlaced: (placed: Placed) => void
  readonly onCartLost: () => void
}

const Checkout = ({ cart, onPlaced, onCartLost }: CheckoutProps) => {
  const checkout = useCheckout({ cart, onPlaced, onCartLost })
  return (
    <Columns>
      <CheckoutForm checkout={checkout} />
      <aside aria-label="Order summary">
        <Card>
          <Stack gap={3}>
            <h2 className={styles.heading}>Your order</h2>
            <OrderLines items={cart.items} />
            <CouponField coupon={checkout.coupon} />
            <OrderSums totals={checkout.totals} ships={checkout.ships} quoted={checkout.quoted} />
            <PlaceOrder checkout={checkout} onPlaced={onPlaced} />
          </Stack>
        </Card>
      </aside>
    </Columns>
  )
}

interface CheckoutContentProps {
  readonly onPlaced: (placed: Placed) => void
  readonly onCartLost: () => void
  /** What stands here instead once a quote was asked for. */
  readonly confirmation: ReactNode
}

/** The checkout, once the stored cart is back. */
export const CheckoutContent = ({ onPlaced, onCartLost, confirmation }: CheckoutContentProps) => {
  const ready = useRehydrated()
  const cart = useShopSelector((state) => state.cart.cart)
  const [lost, setLost] = useState(false)
  const isExpired = useSessionExpired()
  if (!ready) return <Waiting />
  if (confirmation) return confirmation
  if (!cart || cart.items.length === 0) {
    return isExpired ? <SessionExpired signInUrl={paths.signIn(paths.checkout)} /> : <NothingToOrder lost={lost} />
  }
  const loseCart = () => {
    setLost(true)
    onCartLost()
  }
  return <Checkout key={cart.cart_uid} cart={cart} onPlaced={onPlaced} onCartLost={loseCart} />
}
