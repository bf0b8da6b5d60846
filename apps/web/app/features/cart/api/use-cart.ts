import type { CartItem } from '@shop/contract/host'
import { useMutation } from '@tanstack/react-query'
import { asApiError } from '../../../api/api-error'
import { api, succeeded } from '../../../api/client'
import { contract } from '../../../api/contract'
import { retryOf } from '../../../api/retry'
import { toast } from '../../../components/toast/toasts'
import { TOAST } from '../../../config/ui-constants'
import { cartReplaced } from '../../../state/cart-slice'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import {
  cartMutation,
  isCartNotFound,
  logError,
  useCartBusy,
  useCartChange,
  useCartRequest,
} from './use-cart-change'

/** Whether a removal found no such item; a host without error codes does not say whether it is the item or the cart. */
const isItemNotFound = (error: unknown): boolean => {
  const { status, code } = asApiError(error) ?? {}
  return code === 'item_not_found' || (status === 404 && code === undefined)
}

/** The cart and the changes to it. Every change replaces the whole cart with the one the server returns (requirements §4). */
export const useCart = () => {
  const { cart } = useShopSelector((state) => state.cart)
  const dispatch = useShopDispatch()
  const { currentCart, requestCart } = useCartRequest()
  const busy = useCartBusy()
  const change = useCartChange()
  /** Shows the server's message about what was removed, with a button that adds it again; without success, it is there again. */
  const notifyRemoved = (message = 'Removed from your cart.', items: readonly CartItem[] = []) => {
    const undo = items.map(({ product_id: productId, product_type: type, quantity }) => ({
      productId,
      type,
      quantity,
    }))
    const onUndo = () => {
      // What was added meanwhile stays.
      const isGone = ({ productId, quantity }: (typeof undo)[number]) =>
        !currentCart().cart?.items.some(
          (item) => item.product_id === productId && item.quantity > quantity,
        )
      change
        .mutateAsync(undo.filter(isGone))
        .catch(() => notifyRemoved('Not all of it is back in your cart.', items))
    }
    toast.success(message, { durationMs: TOAST.undoMs, action: { onUndo } })
  }

  const remove = useMutation({
    ...cartMutation,
    retry: retryOf(contract.cart.removeItem),
    mutationFn: async (productId: number) => {
      const { cart: before } = currentCart()
      if (!before) return
      const cartId = before.cart_id
      const removed = before.items.filter(({ product_id }) => product_id === productId)
      const params = { cart_id: cartId, product_id: productId }
      const removal = requestCart(
        () => succeeded(api.cart.removeItem.mutate({ params })),
        ({ body }) => body.cart,
        (error) => isCartNotFound(error) && !isItemNotFound(error),
      )
      const response = await removal.catch((error: unknown) => {
        // A retry after a lost response, or a removal in another tab: the item is gone, as intended.
        const { cart: current } = currentCart()
        if (!isItemNotFound(error) || current?.cart_id !== cartId) throw error
        const items = current.items.filter(({ product_id }) => product_id !== productId)
        dispatch(cartReplaced({ ...current, items }))
        return undefined
      })
      notifyRemoved(response?.body.message, removed)
    },
    onError: logError('The removal from the cart'),
  })

  const clear = useMutation({
    ...cartMutation,
    retry: retryOf(contract.cart.clear),
    mutationFn: async () => {
      const { cartuid: cartUid, cart: before } = currentCart()
      if (cartUid === null) return
      const response = await requestCart(
        () => succeeded(api.cart.clear.mutate({ params: { cartUid } })),
        ({ body: { data } }) => data,
      )
      if (response) notifyRemoved(response.body.message, before?.items)
    },
    onError: logError('Clearing the cart'),
  })

  const wanted = change.isPending ? change.variables : []
  /** With the quantities that are being reached, so that the lines and the total change at once. */
  const items = (cart?.items ?? []).map((item) => {
    const quantity = wanted.find(({ productId }) => productId === item.product_id)?.quantity
    return quantity === undefined ? item : { ...item, quantity }
  })
  return { cart, items, busy, change, remove, clear }
}
