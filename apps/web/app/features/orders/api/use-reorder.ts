import type { CartItem, Order, ProductType } from '@shop/contract'
import { useMutation } from '@tanstack/react-query'
import { api, succeeded } from '../../../api/client'
import { reorder } from './reorder'

/** The cart as this feature needs it; the route brings it. */
export interface CartPort {
  readonly items: readonly CartItem[]
  readonly addOne: (productId: number, type: ProductType) => Promise<readonly CartItem[]>
}

/** Orders the same again: fills the cart, then tells what stayed out of it. */
export const useReorder = (order: Order, cart: CartPort, onFilled: () => void) =>
  useMutation({
    mutationFn: async () => {
      const { body } = await succeeded(api.catalog.products.query())
      return reorder(order.items, { products: body.data, cart: cart.items, addOne: cart.addOne })
    },
    onSuccess: (leftOut) => {
      if (leftOut.length === 0) onFilled()
    },
  })
