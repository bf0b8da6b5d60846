import { useLocation, useNavigate } from 'react-router'
import { PlainPage } from '../../components/page'
import { paths } from '../../config/paths'
import { forgetCheckout } from '../../features/checkout/checkout-draft'
import { CheckoutContent } from '../../features/checkout/components/checkout-content'
import { QuoteConfirmation } from '../../features/checkout/components/quote-confirmation'
import { type QuotedState, readQuoted } from '../../features/checkout/quote-state'
import type { Placed } from '../../features/checkout/use-checkout'
import { cartCleared } from '../../state/cart-slice'
import { useShopDispatch } from '../../state/hooks'

export function Checkout() {
  const navigate = useNavigate()
  const dispatch = useShopDispatch()
  const { state } = useLocation()
  const quoted = readQuoted(state)

  const onPlaced = ({ order, email }: Placed) => {
    const { order_txn_id: txnId, order_total_amount: txnAmount } = order
    if (order.payment_required) return void navigate(paths.handOff(txnId))
    // Nothing is left to pay here: the cart has done its work.
    dispatch(cartCleared())
    forgetCheckout()
    if (order.order_status === 'quote_requested') {
      const next: QuotedState = { quoted: { txnId, email } }
      return void navigate(paths.checkout, { replace: true, state: next })
    }
    const txndate = new Date().toISOString()
    return void navigate(paths.success({ txnId, txnAmount, txndate, msg: '' }), { replace: true })
  }

  return (
    <PlainPage title="Checkout">
      <CheckoutContent
        onPlaced={onPlaced}
        onCartLost={() => dispatch(cartCleared())}
        confirmation={quoted ? <QuoteConfirmation {...quoted} /> : null}
      />
    </PlainPage>
  )
}
