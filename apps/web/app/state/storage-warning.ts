import { toast } from '../components/toast/toasts'
import { onUnwritten, storageKeys } from './storage'
import type { ShopStore } from './store'

/** Long enough for two sentences. */
const DURATION_MS = 10_000

/** Tells whoever fills a cart, once, that this browser will not remember it. Answers how to stop. */
export const tellForgetful = (store: ShopStore): (() => void) => {
  let told = false
  return onUnwritten((key) => {
    if (told || key !== storageKeys.cart || !store.getState().cart.cart?.items.length) return
    told = true
    toast.blank('Your browser does not let the shop remember anything. Your cart stays as long as this page is open.', {
      durationMs: DURATION_MS,
    })
  })
}
