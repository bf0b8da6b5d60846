import { FailedPage } from '../../features/payment/result-pages'
import { useHydrated } from '../../lib/use-hydrated'

export function PaymentFailed() {
  return <FailedPage ready={useHydrated()} />
}
