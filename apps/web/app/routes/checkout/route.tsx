import { opaqueKeySchema } from '@shop/contract'
import { type ReactNode, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { ButtonLink } from '../../components/button'
import { Card, Columns, PlainPage, Stack } from '../../components/page'
import { EmptyState, SessionExpired } from '../../components/page-states'
import { Loading, Skeleton } from '../../components/skeleton'
import { listItems } from '../../config/deliveries'
import { paths } from '../../config/paths'
import { seo } from '../../config/seo'
import { clearCheckoutDraft } from '../../features/checkout/checkout-draft'
import { CheckoutForm } from '../../features/checkout/components/checkout-form'
import { CouponField } from '../../features/checkout/components/coupon-field'
import { FoldedItems, OrderTotalsList } from '../../features/checkout/components/order-summary'
import { PlaceOrder } from '../../features/checkout/components/place-order'
import { QuoteConfirmation } from '../../features/checkout/components/quote-confirmation'
import { type CheckoutOptions, type OrderConfirmation, useCheckout } from '../../features/checkout/use-checkout'
import { readPayment, storePurchase } from '../../features/payment/payment-record'
import { useHydrated } from '../../hooks/use-hydrated'
import { cartCleared } from '../../state/cart-slice'
import { useCustomerKey, useRehydrated, useSessionExpired, useShopDispatch, useShopSelector } from '../../state/hooks'
import styles from './route.module.css'

const quoteStateSchema = z.object({ quoted: z.object({ txnId: opaqueKeySchema, email: z.string() }) })

/** The state of the checkout's history entry after a quote request: it survives a reload, and no link can forge it. */
type QuoteState = z.infer<typeof quoteStateSchema>

const parseQuoteState = (state: unknown): QuoteState['quoted'] | undefined =>
  z.safeParse(quoteStateSchema, state).data?.quoted

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
const CheckoutContent = ({ onPlaced, onCartLost, confirmation }: CheckoutContentProps) => {
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

export { privatePage as handle } from '../../routing/private-page'

export const meta = () =>
  seo({
    title: 'Checkout',
    description: 'Say where your order should go, apply a coupon, and see the total before you pay by card.',
  })

export default function CheckoutPage() {
  const navigate = useNavigate()
  const dispatch = useShopDispatch()
  const isCustomer = useCustomerKey() !== undefined
  const { state } = useLocation()
  const quoted = parseQuoteState(state)
  const record = quoted && readPayment()
  const purchase = record?.txnId === quoted?.txnId ? record?.purchase : undefined
  // The prerendered page knows no request.
  const title = useHydrated() && quoted ? 'We have your request' : 'Checkout'

  const onPlaced = ({ order, email, items }: OrderConfirmation) => {
    const { txnId, total } = order
    const purchased = items.map(({ product_name, product_type, quantity, product: { product_format } }) => ({
      name: product_name,
      quantity,
      product_type,
      product_format,
    }))
    storePurchase(txnId, { email, items: purchased })
    if (order.needsPayment) return void navigate(paths.handOff(txnId))
    // Nothing is left to pay: a quote request or a free order.
    dispatch(cartCleared())
    clearCheckoutDraft()
    if (order.isQuoted) {
      const next: QuoteState = { quoted: { txnId, email } }
      return void navigate(paths.checkout, { replace: true, state: next })
    }
    const txndate = new Date().toISOString()
    return void navigate(paths.success({ txnId, txnAmount: total, txndate, msg: '' }), { replace: true })
  }

  return (
    <PlainPage title={title}>
      <CheckoutContent
        onPlaced={onPlaced}
        onCartLost={() => dispatch(cartCleared())}
        confirmation={
          quoted ? (
            <QuoteConfirmation {...quoted} items={purchase && listItems(purchase.items)} isCustomer={isCustomer} />
          ) : null
        }
      />
    </PlainPage>
  )
}
