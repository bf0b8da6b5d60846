import { CancelledPage } from '../../features/payment/result-pages'
import { useHydrated } from '../../lib/use-hydrated'

export function PaymentCancelled() {
  return <CancelledPage ready={useHydrated()} />
}
