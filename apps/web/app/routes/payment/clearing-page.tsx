import { useNavigate } from 'react-router'
import { paths } from '../../config/paths'
import { Clearing } from '../../features/payment/components/clearing'
import { cartCleared } from '../../state/cart-slice'
import { useRehydrated, useShopDispatch } from '../../state/hooks'

export function PaymentClearing() {
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
