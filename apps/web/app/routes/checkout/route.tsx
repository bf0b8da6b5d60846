import { opaqueKeySchema } from '@shop/contract'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { ButtonLink } from '../../components/button'
import { lazyMuiView } from '../../components/lazy-view'
import { PlainPage } from '../../components/page'
import { EmptyState, SessionExpired } from '../../components/page-states'
import { listItems } from '../../config/deliveries'
import { paths } from '../../config/paths'
import { pageTitle } from '../../config/seo'
import { doubtCart, useSettledCart } from '../../features/cart/api/settle-cart'
import { useCartBusy } from '../../features/cart/api/use-cart-change'
import { clearCheckoutDraft } from '../../features/checkout/checkout-draft'
import { CheckoutSkeleton } from '../../features/checkout/components/checkout-columns'
import { QuoteConfirmation } from '../../features/checkout/components/quote-confirmation'
import type { CheckoutOptions, OrderConfirmation } from '../../features/checkout/use-checkout'
import { purchaseOf, readPayment, storePurchase } from '../../features/payment/payment-record'
import { cartCleared } from '../../state/cart-slice'
import {
  useCustomerKey,
  useRehydrated,
  useSessionExpired,
  useShopDispatch,
  useShopSelector,
  useShopStore,
} from '../../state/hooks'

const CheckoutView = lazyMuiView(
  async () => (await import('../../features/checkout/components/checkout-view')).CheckoutView,
  <CheckoutSkeleton />,
)

const UnansweredPayment = lazyMuiView(
  async () =>
    (await import('../../features/checkout/components/unanswered-payment')).UnansweredPayment,
)

const quoteStateSchema = z.object({
  quoted: z.object({ txnId: opaqueKeySchema, email: z.string(), total: z.number() }),
})

/**
 * The state of the checkout's history entry after a quote request: it survives a reload, and no
 * link can forge it.
 */
type QuoteState = z.infer<typeof quoteStateSchema>

/** @param isCartLost the server no longer has the cart */
const EmptyCheckout = ({ isCartLost }: { readonly isCartLost: boolean }) => {
  const isAuthorized = useShopSelector(({ auth }) => auth.isAuthorized)
  return (
    <EmptyState title="Your cart is empty.">
      <p>
        {isCartLost
          ? 'The shop no longer has the cart that was shown here. You may have ordered it ' +
            'in another tab. We’ve kept your details.'
          : 'Add a product from the shop, then come back to check out.'}
      </p>
      <ButtonLink to={paths.category()}>Browse the shop</ButtonLink>
      {isAuthorized ? null : (
        <p>
          Saved a cart in your account? <Link to={paths.signIn(paths.checkout)}>Sign in</Link> to
          see it.
        </p>
      )}
    </EmptyState>
  )
}

const CheckoutContent = ({ onPlaced }: Pick<CheckoutOptions, 'onPlaced'>) => {
  const ready = useRehydrated()
  const { cart, cartuid } = useShopSelector((state) => state.cart)
  const dispatch = useShopDispatch()
  const [isCartLost, setCartLost] = useState(false)
  const isExpired = useSessionExpired()
  const isCartChanging = useCartBusy()
  const store = useShopStore()
  useSettledCart()
  if (!ready) return <CheckoutSkeleton />
  if (cart && cart.items.length > 0) {
    const onCartLost = () => {
      setCartLost(true)
      dispatch(cartCleared())
    }
    return (
      <CheckoutView
        key={cartuid}
        cartUid={cartuid ?? ''}
        {...{ cart, isCartChanging, onPlaced, onCartLost }}
        onRepriced={() => doubtCart(store)}
      />
    )
  }
  if (isExpired) return <SessionExpired signInUrl={paths.signIn(paths.checkout)} />
  return <EmptyCheckout isCartLost={isCartLost} />
}

export { privatePage as handle } from '../../routing/private-page'

export const meta = () => pageTitle('Checkout')

export default function CheckoutPage() {
  const navigate = useNavigate()
  const dispatch = useShopDispatch()
  const isCustomer = useCustomerKey() !== undefined
  const { state } = useLocation()
  const { quoted } = z.safeParse(quoteStateSchema, state).data ?? {}
  const record = useRehydrated() ? readPayment() : undefined

  const onPlaced = ({
    order: { txnId, total, needsPayment, isQuoted },
    email,
    items,
    isInvoiceFirst,
  }: OrderConfirmation) => {
    storePurchase(txnId, purchaseOf(email, items), total)
    if (isInvoiceFirst) return void navigate(paths.invoice(txnId))
    if (needsPayment) return void navigate(paths.handOff(txnId))
    // Nothing is left to pay: a quote request or a free order.
    dispatch(cartCleared())
    clearCheckoutDraft()
    const quote: QuoteState = { quoted: { txnId, email, total } }
    if (isQuoted) return void navigate(paths.checkout, { replace: true, state: quote })
    const txndate = new Date().toISOString()
    return void navigate(paths.success({ txnId, txnAmount: total, txndate, msg: '' }), {
      replace: true,
    })
  }

  // The next visitor of this device has no such record, and does not see the confirmation.
  if (quoted && record?.txnId === quoted.txnId) {
    const items = record.purchase && listItems(record.purchase.items)
    return (
      <PlainPage title="We have your request">
        <QuoteConfirmation {...quoted} items={items} isCustomer={isCustomer} />
      </PlainPage>
    )
  }
  return (
    <PlainPage title="Checkout">
      {record?.unanswered && !record.verified ? (
        <UnansweredPayment sessionId={record.unanswered} />
      ) : null}
      <CheckoutContent onPlaced={onPlaced} />
    </PlainPage>
  )
}
