import { useLocation, useNavigate } from 'react-router'
import { PlainPage } from '../../components/page'
import { listItems } from '../../config/deliveries'
import { paths } from '../../config/paths'
import { seo } from '../../config/seo'
import { clearCheckoutDraft } from '../../features/checkout/clear-checkout'
import { CheckoutContent } from '../../features/checkout/components/checkout-content'
import { QuoteConfirmation } from '../../features/checkout/components/quote-confirmation'
import { parseQuoteState, type QuoteState } from '../../features/checkout/quote-state'
import type { OrderConfirmation } from '../../features/checkout/use-checkout'
import { readPayment, storePurchase } from '../../features/payment/payment-record'
import { useHydrated } from '../../hooks/use-hydrated'
import { cartCleared } from '../../state/cart-slice'
import { useCustomerKey, useShopDispatch } from '../../state/hooks'

export { privatePage as handle } from '../../routing/private-page'

export const meta = () =>
  seo({
    title: 'Checkout',
    description: 'Say where your order should go, apply a coupon, and see the total before you pay by card.',
  })

export default function Checkout() {
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
