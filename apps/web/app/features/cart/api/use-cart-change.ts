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

export const quantityIn = (cart: Pick<Cart, 'items'> | null | undefined, id: number): number =>
  cart?.items.find(({ product_id }) => product_id === id)?.quantity ?? 0

/**
 * Changes the quantity of a product by steps of one, the only ones of the API (requirements §7), each sent after the response to the
 * one before. It ends when `isReached`, given the current quantity and that at the start, and when a step has no effect, since the
 * server has another limit.
 * @returns the cart; null when the visitor has signed out
 */
export const useSteps = () => {
  const store = useShopStore()
  const { currentCart, requestCart } = useCartRequest()

  const takeStep = async ({ productId, type, step }: CartChange): Promise<Cart | undefined> => {
    const body = { cart_uid: currentCart().cartuid, quantity: step, product_id: productId, type }
    const response = await requestCart(
      () => succeeded(api.cart.update.mutate({ body })),
      ({ body: { cart } }) => cart,
    )
    return response?.body.cart
  }

  return async (change: CartChange, isReached: (now: number, start: number) => boolean) => {
    // The buttons are prerendered: a press before the stored cart is restored would start a new one.
    await untilRehydrated(store)
    let { cart } = currentCart()
    const start = quantityIn(cart, change.productId)
    for (let now = start, before = -1; now !== before && !isReached(now, start); ) {
      before = now
      cart = (await takeStep(change)) ?? null
      if (!cart) break
      now = quantityIn(cart, change.productId)
    }
    return cart
  }
}

interface RepeatedChange extends CartChange {
  /** Repeats the step until the quantity has changed by as much; one step if omitted. */
  readonly total?: number | undefined
}

/** Adds or removes units of a product. */
export const useCartChange = () => {
  const takeSteps = useSteps()
  return useMutation({
    mutationKey: cartMutationKey,
    scope: cartScope,
    mutationFn: ({ total = 1, ...change }: RepeatedChange) =>
      takeSteps(change, (now, start) => Math.abs(now - start) >= total),
    onError: logError('The cart update'),
  })
}
