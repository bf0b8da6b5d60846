import { CancelledPage } from '../../features/payment/components/payment-results'
import { useHydrated } from '../../hooks/use-hydrated'

export function PaymentCancelled() {
  return <CancelledPage ready={useHydrated()} />
}
