import { toast } from '../../components/toast/toasts'
import { paths } from '../../config/paths'
import { TOAST } from '../../config/ui-constants'

const id = 'added'

/** Shows that a product was added (requirements §4: a product message). */
export const notifyAdded = (productName: string): void => {
  const action = { label: 'View cart', to: paths.cart }
  toast.success(`${productName} is in your cart.`, { id, durationMs: TOAST.productMs, action })
}

/** Closes the toast of an added product, which would cover the open cart. */
export const closeAddedToast = (): void => toast.close(id)
