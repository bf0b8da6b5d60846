import { FailedPage } from '../features/payment/result-pages'
import { useHydrated } from '../lib/use-hydrated'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Oops... Payment Failed!')

export default function PaymentFailed() {
  return <FailedPage ready={useHydrated()} />
}
