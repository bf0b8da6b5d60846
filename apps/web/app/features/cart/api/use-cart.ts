import { contract } from 'virtual:contract-outline'
import type { ProductType } from '@shop/contract'
import type { Cart } from '@shop/contract/host'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { asApiError } from '../../../api/api-error'
import { api, succeeded } from '../../../api/client'
import { retryOf } from '../../../api/retry'
import { productToast } from '../../../components/toast/toasts'
import { logFailure } from '../../../config/log'
import { cartCleared, cartReplaced, isCurrentCart } from '../../../state/cart-slice'
import { useShopDispatch, useShopSelector, useShopStore } from '../../../state/hooks'
import { untilRehydrated } from '../../../state/store'

/** TanStack Query runs mutations of one scope one after the other, so each is sent with the cart that the previous one returned. */
const scope = { id: 'cart' }
const mutationKey = ['cart']

/** Whether a removal found no such item; a host without error codes does not say whether it is the item or the cart. */
const isItemNotFound = (error: unknown): boolean => {
  const { status, code } = asApiError(error) ?? {}
  return code === 'item_not_found' || (status === 404 && code === undefined)
}

/** Whether a 404 means the cart itself, not an item or a product. */
const isCartNotFound = (error: unknown): boolean => {
  const { status, code } = asApiError(error) ?? {}
  return status === 404 && code !== 'item_not_found' && code !== 'product_not_found'
}

export interface CartChange {
  readonly productId: number
  readonly type: ProductType
  readonly step: 1 | -1
}

const useCartRequest = () => {
  const { getState } = useShopStore()
  const dispatch = useShopDispatch()

  const currentOwner = () => {
    const { auth, cart, signOutReason } = getState()
    return { token: auth.token, cartuid: cart.cartuid, signOutReason }
  }

  return {
    currentCart: () => getState().cart,
    /**
     * Sends a change and stores the cart of its response.
     * @returns undefined when the response belongs to another session or cart than the current one
     */
    requestCart: async <Response>(
      send: () => Promise<Response>,
      cartOf: (response: Response) => Cart,
      isLost = isCartNotFound,
    ): Promise<Response | undefined> => {
      const sent = currentOwner()
      try {
        const response = await send()
        const cart = cartOf(response)
        if (!isCurrentCart(sent, currentOwner(), cart.cart_uid)) return undefined
        dispatch(cartReplaced(cart))
        return response
      } catch (error) {
        // Without the unknown identifier the next change starts a new cart.
        if (isLost(error) && isCurrentCart(sent, currentOwner())) dispatch(cartCleared())
        throw error
      }
    },
  }
}

/** Requirements §8: cart failures are logged only. */
const logError = (action: string) => (error: unknown) => logFailure(action, error)

/** Whether a change to the cart is in flight, from any component of the page. */
const useCartBusy = (): boolean => useIsMutating({ mutationKey }) > 0

/** `useCartBusy` as a transition, for the many buttons of a product list: the button that was pressed renders first. */
export const useCartBusyDeferred = (): boolean => {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(() => client.isMutating({ mutationKey }) > 0)
  useEffect(
    () =>
      client.getMutationCache().subscribe(() => {
        const isMutating = client.isMutating({ mutationKey }) > 0
        startTransition(() => setIsBusy(isMutating))
      }),
    [client],
  )
  return isBusy
}

/** Adds or removes one unit of a product. */
export const useCartChange = () => {
  const store = useShopStore()
  const { currentCart, requestCart } = useCartRequest()
  return useMutation({
    mutationKey,
    scope,
    mutationFn: async ({ productId, type, step }: CartChange) => {
      // The buttons are prerendered: a press before the stored cart is restored would start a new one.
      await untilRehydrated(store)
      const body = { cart_uid: currentCart().cartuid, quantity: step, product_id: productId, type }
      const response = await requestCart(
        () => succeeded(api.cart.update.mutate({ body })),
        ({ body: { cart } }) => cart,
      )
      return response?.body.cart
    },
    onError: logError('The cart update'),
  })
}

/** The cart and the changes to it. Every change replaces the whole cart with the one the server returns (requirements §4). */
export const useCart = () => {
  const { cart } = useShopSelector((state) => state.cart)
  const dispatch = useShopDispatch()
  const { currentCart, requestCart } = useCartRequest()
  const busy = useCartBusy()
  const change = useCartChange()

  const remove = useMutation({
    mutationKey,
    scope,
    retry: retryOf(contract.cart.removeItem),
    mutationFn: async (productId: number) => {
      const cartId = currentCart().cart?.cart_id
      if (cartId === undefined) return
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
      productToast('success', response?.body.message)
    },
    onError: logError('The removal from the cart'),
  })

  const clear = useMutation({
    mutationKey,
    scope,
    retry: retryOf(contract.cart.clear),
    mutationFn: async () => {
      const cartUid = currentCart().cartuid
      if (cartUid === null) return
      const response = await requestCart(
        () => succeeded(api.cart.clear.mutate({ params: { cartUid } })),
        ({ body: { data } }) => data,
      )
      if (response) productToast('success', response.body.message)
    },
    onError: logError('Clearing the cart'),
  })

  return { cart, items: cart?.items ?? [], busy, change, remove, clear }
}
