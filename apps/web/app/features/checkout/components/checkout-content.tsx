import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/button'
import { Card, Columns, Stack } from '../../../components/page'
import { EmptyState, SessionExpired } from '../../../components/page-states'
import { Loading, Skeleton } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import { useRehydrated, useSessionExpired, useShopSelector } from '../../../state/hooks'
import { type CheckoutOptions, type OrderConfirmation, useCheckout } from '../use-checkout'
import styles from './checkout-content.module.css'
import { CheckoutForm } from './checkout-form'
import { CouponField } from './coupon-field'
import { FoldedItems, OrderTotalsList } from './order-summary'
import { PlaceOrder } from './place-order'

/** Form and summary; on a wide window they are side by side, and the summary stays in view. */
const CheckoutColumns = ({ children }: { readonly children: ReactNode }) => (
  <Columns
    className={styles.columns}
    template="minmax(0, 7fr) minmax(0, 5fr)"
    from={960}
    gap="32px clamp(32px, 5vw, 64px)"
  >
    {children}
  </Columns>
)

const CheckoutSkeleton = () => (
  <Loading label="Loading the checkout">
    <CheckoutColumns>
      <Skeleton height={560} />
      <Skeleton height={320} />
    </CheckoutColumns>
  </Loading>
)

/** @param isCartLost the server no longer has the cart */
const EmptyCheckout = ({ isCartLost }: { readonly isCartLost: boolean }) => {
  const isAuthorized = useShopSelector(({ auth }) => auth.isAuthorized)
  return (
    <EmptyState title="Your cart is empty.">
      <p>
        {isCartLost
          ? 'The shop no longer has the cart that was shown here. You may have ordered it in another tab. We’ve kept your details.'
          : 'Add a product from the shop, then come back to check out.'}
      </p>
      <ButtonLink to={paths.category()}>Browse the shop</ButtonLink>
      {isAuthorized ? null : (
        <p>
          Saved a cart in your account? <Link to={paths.signIn(paths.checkout)}>Sign in</Link> to see it.
        </p>
      )}
    </EmptyState>
  )
}

const Checkout = ({ cart, onPlaced, onCartLost }: CheckoutOptions) => {
  const checkout = useCheckout({ cart, onPlaced, onCartLost })
  return (
    <CheckoutColumns>
      <CheckoutForm checkout={checkout} />
      <aside className={styles.summary} aria-label="Order summary">
        <Card>
          <FoldedItems items={cart.items} isQuoted={checkout.isQuoted} total={checkout.totals.total} />
        </Card>
        <Card>
          <Stack gap={3}>
            <CouponField coupon={checkout.coupon} />
            <OrderTotalsList totals={checkout.totals} ships={checkout.ships} isQuoted={checkout.isQuoted} />
            <PlaceOrder items={cart.items} checkout={checkout} onPlaced={onPlaced} />
          </Stack>
        </Card>
      </aside>
    </CheckoutColumns>
  )
}

interface CheckoutContentProps {
  readonly onPlaced: (confirmation: OrderConfirmation) => void
  readonly onCartLost: () => void
  /** Shown instead of the checkout after a quote request. */
  readonly confirmation: ReactNode
}

/** The checkout, once the stored cart is restored. */
export const CheckoutContent = ({ onPlaced, onCartLost, confirmation }: CheckoutContentProps) => {
  const ready = useRehydrated()
  const cart = useShopSelector((state) => state.cart.cart)
  const [isCartLost, setCartLost] = useState(false)
  const isExpired = useSessionExpired()
  if (!ready) return <CheckoutSkeleton />
  if (confirmation) return confirmation
  if (!cart || cart.items.length === 0) {
    return isExpired ? (
      <SessionExpired signInUrl={paths.signIn(paths.checkout)} />
    ) : (
      <EmptyCheckout isCartLost={isCartLost} />
    )
  }
  const onLost = () => {
    setCartLost(true)
    onCartLost()
  }
  return <Checkout key={cart.cart_uid} cart={cart} onPlaced={onPlaced} onCartLost={onLost} />
}
