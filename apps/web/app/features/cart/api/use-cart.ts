import type { CartItem } from '@shop/contract/host'
import { useMutation } from '@tanstack/react-query'
import { asApiError, failureOf } from '../../../api/api-error'
import { succeeded } from '../../../api/client'
import { cartApi } from '../../../api/domains/cart'
import { shouldRetry } from '../../../api/retry'
import { toast } from '../../../components/toast/toasts'
import { TOAST } from '../../../config/ui-constants'
import { cartCleared, cartReplaced, isCurrentCart } from '../../../state/cart-slice'
import { useShopSelector, useShopStore } from '../../../state/hooks'
import type { ShopStore } from '../../../state/store'
import { currentOwner, isCartGone, logError, requestCart } from './cart-request'
import { cartMutation, useCartBusy, useCartChange } from './use-cart-change'

/** A change that takes something out of the cart. */
interface Removal {
  /** The server's message; undefined where it sends none. */
  readonly message: string | undefined
  readonly items: readonly CartItem[]
}

const isNotFound = (error: unknown) => asApiError(error)?.status === 404

/** @returns undefined when there is nothing to remove, or the cart is no longer the current one */
const removeItem = async (store: ShopStore, productId: number): Promise<Removal | undefined> => {
  const { cart, cartuid } = store.getState().cart
  const cartKey = cart?.cart_id ?? cartuid
  if (!cart || cartKey === null) return undefined
  const sent = currentOwner(store)
  const items = cart.items.filter(({ product_id }) => product_id === productId)
  const params = { cart_id: cartKey, product_id: productId }
  const send = () => succeeded(cartApi.removeItem.mutate({ params }))
  try {
    const response = await requestCart(store, cartuid, send, ({ body }) => body.cart)
    return { message: response?.body.message, items }
  } catch (error) {
    // A retry after a lost response, or a removal in another tab: the item is gone, as intended.
    const { cart: current } = store.getState().cart
    const isGone = isNotFound(error) && !isCartGone(error)
    if (!isGone || !current || !isCurrentCart(sent, currentOwner(store))) throw error
    const others = current.items.filter(({ product_id }) => product_id !== productId)
    store.dispatch(cartReplaced({ ...current, items: others }, cartuid))
    return { message: undefined, items }
  }
}

/** @returns undefined when there is no cart, or the response is for another one than the current */
const clearCart = async (store: ShopStore): Promise<Removal | undefined> => {
  const { cart, cartuid } = store.getState().cart
  if (cartuid === null) return undefined
  const sent = currentOwner(store)
  const items = cart?.items ?? []
  const send = () => succeeded(cartApi.clear.mutate({ params: { cartUid: cartuid } }))
  try {
    // A host may also return what it has removed.
    const response = await requestCart(store, cartuid, send, ({ body }) => ({
      ...body.data,
      items: [],
    }))
    return response && { message: response.body.message, items }
  } catch (error) {
    // There is no cart any more, or the server has emptied it and says so in a way of its own.
    if (!isNotFound(error) && failureOf(error) !== 'not-understood') throw error
    if (isCurrentCart(sent, currentOwner(store))) store.dispatch(cartCleared())
    return { message: undefined, items }
  }
}

/**
 * The cart and the changes to it. Every change replaces the whole cart with the one the server
 * returns (requirements §4).
 */
export const useCart = () => {
  const { cart } = useShopSelector((state) => state.cart)
  const store = useShopStore()
  const busy = useCartBusy()
  const change = useCartChange()

  /** Shows that something was removed, with a button that adds it again. */
  const notifyRemoved = (removal: Removal | undefined) => {
    if (!removal) return
    const { message = 'Removed from your cart.', items } = removal
    const changes = items.map(({ product_id: productId, product_type: type, quantity }) => ({
      productId,
      type,
      add: quantity,
    }))
    const onUndo = () => {
      change.mutateAsync(changes).catch(() => toast.error('Not all of it is back in your cart.'))
    }
    toast.success(message, { durationMs: TOAST.undoMs, action: { onUndo } })
  }

  const remove = useMutation({
    ...cartMutation,
    retry: shouldRetry,
    mutationFn: (productId: number) => removeItem(store, productId),
    onSuccess: notifyRemoved,
    onError: logError('The removal from the cart'),
  })

  const clear = useMutation({
    ...cartMutation,
    retry: shouldRetry,
    mutationFn: () => clearCart(store),
    onSuccess: notifyRemoved,
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
