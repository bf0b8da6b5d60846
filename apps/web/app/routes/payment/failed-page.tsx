import { FailedPage } from '../../features/payment/components/payment-results'
import { useHydrated } from '../../hooks/use-hydrated'

export function PaymentFailed() {
  return <FailedPage ready={useHydrated()} />
}
