import type { ProductType } from '@shop/contract'
import type { Cart } from '@shop/contract/host'
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { asApiError } from '../../../api/api-error'
import { api, succeeded } from '../../../api/client'
import { logFailure } from '../../../config/log'
import { cartCleared, cartReplaced, isCurrentCart } from '../../../state/cart-slice'
import { useShopDispatch, useShopStore } from '../../../state/hooks'
import { untilRehydrated } from '../../../state/store'

/** TanStack Query runs mutations of one scope one after the other, so each is sent with the cart that the previous one returned. */
export const cartScope = { id: 'cart' }
export const cartMutationKey = ['cart']

/** Whether a 404 means the cart itself, not an item or a product. */
export const isCartNotFound = (error: unknown): boolean => {
  const { status, code } = asApiError(error) ?? {}
  return status === 404 && code !== 'item_not_found' && code !== 'product_not_found'
}

export interface CartChange {
  readonly productId: number
  readonly type: ProductType
  readonly step: 1 | -1
}

export const useCartRequest = () => {
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
export const logError = (action: string) => (error: unknown) => logFailure(action, error)

/**
 * Whether a change to the cart is in flight, from any component of the page. A transition, for the many buttons of a product list:
 * the button that was pressed renders first.
 */
export const useCartBusyDeferred = (): boolean => {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(() => client.isMutating({ mutationKey: cartMutationKey }) > 0)
  useEffect(
    () =>
      client.getMutationCache().subscribe(
        // The cache also notifies while another button renders; batched calls come afterwards.
        notifyManager.batchCalls(() => {
          const isMutating = client.isMutating({ mutationKey: cartMutationKey }) > 0
          startTransition(() => setIsBusy(isMutating))
        }),
      ),
    [client],
  )
  return isBusy
}

/** Adds or removes one unit of a product, the only step of the API (requirements §7). */
export const useStep = () => {
  const store = useShopStore()
  const { currentCart, requestCart } = useCartRequest()
  return async ({ productId, type, step }: CartChange): Promise<Cart | undefined> => {
    // The buttons are prerendered: a press before the stored cart is restored would start a new one.
    await untilRehydrated(store)
    const body = { cart_uid: currentCart().cartuid, quantity: step, product_id: productId, type }
    const response = await requestCart(
      () => succeeded(api.cart.update.mutate({ body })),
      ({ body: { cart } }) => cart,
    )
    return response?.body.cart
  }
}

export const quantityIn = (cart: Cart | null | undefined, id: number): number =>
  cart?.items.find(({ product_id }) => product_id === id)?.quantity ?? 0

interface RepeatedChange extends CartChange {
  /** Repeats the step until the quantity has changed by as much. */
  readonly total?: number | undefined
}

/** Adds or removes units of a product, each step sent after the response to the one before. */
export const useCartChange = () => {
  const { currentCart } = useCartRequest()
  const takeStep = useStep()
  return useMutation({
    mutationKey: cartMutationKey,
    scope: cartScope,
    mutationFn: async ({ total = 1, ...change }: RepeatedChange) => {
      const start = quantityIn(currentCart().cart, change.productId)
      for (let before = start; ; ) {
        const cart = await takeStep(change)
        const after = quantityIn(cart, change.productId)
        // A step without effect means that the server has another limit, or that the visitor signed out.
        if (after === before || Math.abs(after - start) >= total) return cart
        before = after
      }
    },
    onError: logError('The cart update'),
  })
}
