import { toast } from '../components/toast/toasts'

/** Time to read two sentences. */
const WARNING_MS = 10_000

export const notifySessionExpired = (): void => {
  toast.error('Your session has ended. Sign in again to continue; your cart is saved in your account.', {
    id: 'session-expired',
    durationMs: WARNING_MS,
  })
}

/** Warns that the browser does not store the cart. */
export const notifyWriteFailure = (): void => {
  toast.blank('Your browser blocks storage for this shop. Your cart lasts while this page is open.', {
    durationMs: WARNING_MS,
  })
}
