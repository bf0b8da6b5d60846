import { CancelledPage } from '../features/payment/result-pages'
import { useHydrated } from '../lib/use-hydrated'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('Payment Cancelled', 'The payment was cancelled. Nothing was charged, and your cart is kept.')

export default function PaymentCancelled() {
  return <CancelledPage ready={useHydrated()} />
}
