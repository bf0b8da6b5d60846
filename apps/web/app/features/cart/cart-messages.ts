import { toast } from '../../components/toast/toasts'
import { paths } from '../../config/paths'
import { TOAST } from '../../config/ui-constants'

let toastIds: string[] = []

/** Shows that a product was added (requirements §4: a product message). */
export const notifyAdded = (productName: string): void => {
  const action = { label: 'View cart', to: paths.cart }
  toastIds.push(toast.success(`${productName} is in your cart.`, { durationMs: TOAST.productMs, action }))
}

/** Closes the toasts of added products, which would cover the open cart. */
export const closeAddedToasts = (): void => {
  for (const id of toastIds) toast.close(id)
  toastIds = []
}
