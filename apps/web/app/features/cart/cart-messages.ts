import { productToast, toast } from '../../components/toast/toasts'

let said: string[] = []

/** Says that a product is in the cart (requirements §4: a product message). */
export const sayAdded = (productName: string): void => {
  said.push(productToast('success', `${productName} is in your cart.`))
}

/** The cart itself is looked at: what was said of it is put away, so that it does not lie over it. */
export const unsayAdded = (): void => {
  for (const id of said) toast.close(id)
  said = []
}
