import { useNavigate } from 'react-router'
import { paths } from '../../config/paths'
import { seo } from '../../config/seo'
import { Clearing } from '../../features/payment/components/clearing'
import { cartCleared } from '../../state/cart-slice'
import { useRehydrated, useShopDispatch } from '../../state/hooks'

export const meta = () =>
  seo({
    title: 'Emptying your cart',
    description: 'Your cart is emptied after the payment, and the home page opens.',
    noReferrer: true,
  })

export default function PaymentClearing() {
  const ready = useRehydrated()
  const dispatch = useShopDispatch()
  const navigate = useNavigate()
  return (
    <Clearing
      ready={ready}
      onClear={() => dispatch(cartCleared())}
      onDone={() => void navigate(paths.home, { replace: true })}
    />
  )
}
