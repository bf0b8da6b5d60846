import { toast } from '../components/toast/toasts'

/** Time to read two sentences. */
const WARNING_MS = 10_000

export const notifySessionExpired = (): void => {
  toast.error('Your session has ended. Sign in again to go on; your cart waits on your account.', {
    id: 'session-expired',
  })
}

/** Warns that the browser does not store the cart. */
export const notifyWriteFailure = (): void => {
  toast.blank('Your browser does not let the shop remember anything. Your cart stays as long as this page is open.', {
    durationMs: WARNING_MS,
  })
}
