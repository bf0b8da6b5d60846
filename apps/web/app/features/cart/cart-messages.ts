import { productToast, toast } from '../../components/toast/toasts'

let toastIds: string[] = []

/** Shows that a product was added (requirements §4: a product message). */
export const notifyAdded = (productName: string): void => {
  toastIds.push(productToast('success', `${productName} is in your cart.`))
}

/** Closes the toasts of added products, which would cover the open cart. */
export const closeAddedToasts = (): void => {
  for (const id of toastIds) toast.close(id)
  toastIds = []
}
