import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../config/paths'
import { pageTitle } from '../../config/seo'
import { CLEARING_DELAY_SECONDS } from '../../config/ui-constants'
import { Processing } from '../../features/payment/components/processing'
import { cartCleared } from '../../state/cart-slice'
import { useRehydrated, useShopDispatch } from '../../state/hooks'

export const meta = () => pageTitle('Emptying your cart')

/** Clears the cart and goes on after a second (requirements §2, clearing page). */
export default function PaymentClearing() {
  // A cart that is cleared before the stored state is restored would come back.
  const ready = useRehydrated()
  const dispatch = useShopDispatch()
  const navigate = useNavigate()
  const goHome = useEffectEvent(() => void navigate(paths.home, { replace: true }))
  useEffect(() => {
    if (!ready) return
    dispatch(cartCleared())
    const timer = setTimeout(() => goHome(), CLEARING_DELAY_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [ready, dispatch])
  // Without the comma of the other pages (requirements §2).
  return (
    <Processing title="Emptying your cart" text="Please wait we are processing your request..." />
  )
}
