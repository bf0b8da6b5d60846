import { contract } from 'virtual:contract-outline'
import type { Cart, ProductType } from '@shop/contract'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { asApiError } from '../../../api/api-error'
import { api, succeeded } from '../../../api/client'
import { retryOf } from '../../../api/retry'
import { productToast } from '../../../components/toast/toasts'
import { logFailure } from '../../../config/log'
import { cartCleared, cartReplaced, isCurrentCart } from '../../../state/cart-slice'
import { useShopDispatch, useShopSelector, useShopStore } from '../../../state/hooks'

/** One scope: changes go out one after the other, each with the cart that the last one left. */
const scope = { id: 'cart' }
const mutationKey = ['cart']

const isItemGone = (error: unknown): boolean => asApiError(error)?.code === 'item_not_found'

/** What a 404 says is not there: the cart itself, unless it names a thing in it. */
const isCartGone = (error: unknown): boolean =>
  asApiError(error)?.status === 404 && !isItemGone(error) && asApiError(error)?.code !== 'product_not_found'

export interface CartChange {
  readonly productId: number
  readonly type: ProductType
  readonly step: 1 | -1
}

/** How a change is sent, and its answer taken over. */
const useExchange = () => {
  const { getState } = useShopStore()
  const dispatch = useShopDispatch()

  const hold = () => {
    const { auth, cart: held, signOutReason } = getState()
    return { token: auth.token, cartuid: held.cartuid, signOutReason }
  }

  return {
    current: () => getState().cart,
    /** Sends a change and takes the answer's cart over; nothing, when shopper or cart have gone before it came. */
    exchange: async <Answer>(send: () => Promise<Answer>, cartOf: (answer: Answer) => Cart) => {
      const sent = hold()
      try {
        const answer = await send()
        const next = cartOf(answer)
        if (!isCurrentCart(sent, hold(), next.cart_uid)) return undefined
        dispatch(cartReplaced(next))
        return answer
      } catch (error) {
        // A number that the server does not know is forgotten: the next change starts afresh.
        if (isCartGone(error) && isCurrentCart(sent, hold())) dispatch(cartCleared())
        throw error
      }
    },
  }
}

/** Requirements §8: cart failures are logged only. */
const failed = (what: string) => (error: unknown) => logFailure(what, error)

/** Whether a change to the cart is on its way, from wherever on the page. */
const useCartBusy = (): boolean => useIsMutating({ mutationKey }) > 0

/** The same for each of the many buttons of a shelf, a moment later: first the one that was pressed answers. */
export const useCartBusySoon = (): boolean => {
  const client = useQueryClient()
  const [busy, setBusy] = useState(() => client.isMutating({ mutationKey }) > 0)
  useEffect(
    () =>
      client.getMutationCache().subscribe(() => {
        const isBusy = client.isMutating({ mutationKey }) > 0
        startTransition(() => setBusy(isBusy))
      }),
    [client],
  )
  return busy
}

/** One more of a product, or one less: all that a card on the shelf needs of the cart. */
export const useCartChange = () => {
  const { current, exchange } = useExchange()
  return useMutation({
    mutationKey,
    scope,
    mutationFn: async ({ productId, type, step }: CartChange) => {
      const body = { cart_uid: current().cartuid, quantity: step, product_id: productId, type }
      const answer = await exchange(
        () => succeeded(api.cart.update.mutate({ body })),
        ({ body: { cart: next } }) => next,
      )
      return answer?.body.cart
    },
    onError: failed('The cart update'),
  })
}

/** The cart, and the changes to it. Every change replaces the whole cart with the one the server returns (requirements §4). */
export const useCart = () => {
  const { cart } = useShopSelector((state) => state.cart)
  const dispatch = useShopDispatch()
  const { current, exchange } = useExchange()
  const busy = useCartBusy()
  const change = useCartChange()

  const remove = useMutation({
    mutationKey,
    scope,
    retry: retryOf(contract.cart.removeItem),
    mutationFn: async (productId: number) => {
      const cartId = current().cart?.cart_id
      if (cartId === undefined) return
      const params = { cart_id: cartId, product_id: productId }
      const removed = exchange(
        () => succeeded(api.cart.removeItem.mutate({ params })),
        ({ body: { cart: next } }) => next,
      )
      await removed.catch((error: unknown) => {
        // Asked once more because the first answer was lost, or taken away in another tab: it is gone, as was wanted.
        const held = current().cart
        if (!isItemGone(error) || held?.cart_id !== cartId) throw error
        dispatch(cartReplaced({ ...held, items: held.items.filter(({ product_id }) => product_id !== productId) }))
      })
    },
    onError: failed('The removal from the cart'),
  })

  const clear = useMutation({
    mutationKey,
    scope,
    retry: retryOf(contract.cart.clear),
    mutationFn: async () => {
      const cartUid = current().cartuid
      if (cartUid === null) return
      const answer = await exchange(
        () => succeeded(api.cart.clear.mutate({ params: { cartUid } })),
        ({ body: { data } }) => data,
      )
      if (answer) productToast('success', answer.body.message)
    },
    onError: failed('Clearing the cart'),
  })

  return { cart, items: cart?.items ?? [], busy, change, remove, clear }
}
