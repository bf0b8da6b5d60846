import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureOf } from '../../../api/api-error'
import { useShopStore } from '../../../state/hooks'
import type { ShopStore } from '../../../state/store'
import { logError, lostSteps } from './cart-request'
import {
  askBeforeLeaving,
  cartMutation,
  quantityIn,
  reachQuantity,
  type Step,
} from './use-cart-change'

/** After an order with another total than that of the shown cart. */
export const doubtCart = (store: ShopStore): void => {
  const [item] = store.getState().cart.cart?.items ?? []
  if (!item) return
  // So that it settles by one more and one fewer: one fewer alone is refused at the minimum.
  lostSteps.set(store, { productId: item.product_id, type: item.product_type, step: -1 })
}

/** After a lost step, brings the cart to what the shop shows, or the shop to what the cart has. */
const settleCart = async (store: ShopStore): Promise<void> => {
  const lost = lostSteps.get(store)
  if (!lost) return
  const { productId, type, step } = lost
  const quantity = quantityIn(store.getState().cart.cart, productId)
  // Back first. At a limit of its quantity the product only has the other direction.
  for (const first of [-step, step] as Step[]) {
    try {
      await reachQuantity(store, { productId, type, quantity }, first)
      return
    } catch (error) {
      if (failureOf(error) !== 'refused') throw error
    }
  }
}

/** Settles the cart when a page opens that shows what will be ordered. */
export const useSettledCart = (): void => {
  const store = useShopStore()
  const { mutate } = useMutation({
    ...cartMutation,
    mutationFn: () => settleCart(store),
    onError: logError('The cart update'),
    onSettled: () => window.removeEventListener('beforeunload', askBeforeLeaving),
  })
  useEffect(() => {
    if (lostSteps.has(store)) mutate()
  }, [store, mutate])
}
