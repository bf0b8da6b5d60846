import { contract } from 'virtual:contract-outline'
import type { ProductType } from '@shop/contract'
import { useMutation, useMutationState } from '@tanstack/react-query'
import { useStore } from 'react-redux'
import { api, failureStatus, succeeded } from '../../lib/api'
import { cartCleared, cartReplaced } from '../../lib/cart-slice'
import { useShopDispatch, useShopSelector } from '../../lib/hooks'
import { logFailure } from '../../lib/log'
import { retryOf } from '../../lib/retry'
import type { ShopStore } from '../../lib/store'
import { productToast } from '../../lib/toasts'

/** One scope: changes go out one after the other, each with the cart that the last one left. */
const scope = { id: 'cart' }
const mutationKey = ['cart']

export interface CartChange {
  readonly productId: number
  readonly type: ProductType
  readonly step: 1 | -1
}

/** The cart, and the changes to it. Every change replaces the whole cart with the one the server returns (spec §4). */
export const useCart = () => {
  const { cart } = useShopSelector((state) => state.cart)
  const { getState } = useStore() as ShopStore
  const dispatch = useShopDispatch()
  const current = () => getState().cart

  /** Spec §8: cart failures are logged only. A number that the server does not know is forgotten: the next change starts afresh. */
  const failed = (what: string) => (error: unknown) => {
    if (failureStatus(error) === 404) dispatch(cartCleared())
    logFailure(what, error)
  }

  const change = useMutation({
    mutationKey,
    scope,
    mutationFn: async ({ productId, type, step }: CartChange) => {
      const body = { cart_uid: current().cartuid, quantity: step, product_id: productId, type }
      const answer = await succeeded(api.cart.update.mutate({ body }))
      return answer.body.cart
    },
    onSuccess: (next) => dispatch(cartReplaced(next)),
    onError: failed('The cart update'),
  })

  const remove = useMutation({
    mutationKey,
    scope,
    retry: retryOf(contract.cart.removeItem),
    mutationFn: async (productId: number) => {
      const cartId = current().cart?.cart_id
      if (cartId === undefined) return undefined
      const answer = await succeeded(api.cart.removeItem.mutate({ params: { cart_id: cartId, product_id: productId } }))
      return answer.body.cart
    },
    onSuccess: (next) => next && dispatch(cartReplaced(next)),
    onError: failed('The removal from the cart'),
  })

  const clear = useMutation({
    mutationKey,
    scope,
    retry: retryOf(contract.cart.clear),
    mutationFn: async () => {
      const cartUid = current().cartuid
      if (cartUid === null) return undefined
      const answer = await succeeded(api.cart.clear.mutate({ params: { cartUid } }))
      return answer.body
    },
    onSuccess: (answer) => {
      if (!answer) return
      dispatch(cartReplaced(answer.data))
      productToast('success', answer.message)
    },
    onError: failed('Clearing the cart'),
  })

  const inFlight = useMutationState({ filters: { mutationKey, status: 'pending' }, select: () => true })

  return { cart, items: cart?.items ?? [], busy: inFlight.length > 0, change, remove, clear }
}
