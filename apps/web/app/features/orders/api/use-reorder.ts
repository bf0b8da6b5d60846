import type { ProductType } from '@shop/contract'
import type { CartItem, Order } from '@shop/contract/host'
import { useMutation } from '@tanstack/react-query'
import { api, succeeded } from '../../../api/client'
import { reorder } from '../reorder'

/** The cart operations of a reorder; the route connects them to the cart feature. */
export interface CartPort {
  readonly items: readonly CartItem[]
  readonly addOne: (productId: number, type: ProductType) => Promise<readonly CartItem[]>
}

/** Adds an order's items to the cart again; the result lists what was left out. */
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
