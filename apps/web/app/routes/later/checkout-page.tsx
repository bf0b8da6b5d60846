import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../config/paths'
import { CheckoutContent } from '../../features/checkout/checkout-page'
import { forgetCheckout } from '../../features/checkout/draft'
import { QuoteConfirmation } from '../../features/checkout/quote-confirmation'
import { type QuotedState, readQuoted } from '../../features/checkout/quoted-state'
import type { Placed } from '../../features/checkout/use-checkout'
import { cartCleared } from '../../lib/cart-slice'
import { useShopDispatch } from '../../lib/hooks'
import { PlainPage } from '../../ui/page'

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
