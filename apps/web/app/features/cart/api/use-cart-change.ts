import type { ProductType } from '@shop/contract'
import type { Cart } from '@shop/contract/host'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { asApiError } from '../../../api/api-error'
import { api, succeeded } from '../../../api/client'
import { toast } from '../../../components/toast/toasts'
import { logFailure } from '../../../config/log'
import { TOAST } from '../../../config/ui-constants'
import { cartCleared, cartReplaced, isCurrentCart } from '../../../state/cart-slice'
import { useShopDispatch, useShopStore } from '../../../state/hooks'
import { untilRehydrated } from '../../../state/store'

/** TanStack Query runs mutations of one scope one after the other, so each is sent with the cart that the previous one returned. */
const mutationKey = ['cart']
export const cartMutation = { mutationKey, scope: { id: 'cart' } }

/** Whether a change to the cart is in flight, from any component of the page. */
export const useCartBusy = (): boolean => useIsMutating({ mutationKey }) > 0

/** Whether a 404 means the cart itself, not an item or a product. */
export const isCartNotFound = (error: unknown): boolean => {
  const { status, code } = asApiError(error) ?? {}
  return status === 404 && code !== 'item_not_found' && code !== 'product_not_found'
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
    currentOwner,
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
        const { cart: before } = getState().cart
        if (before?.items.length && before.cart_uid !== cart.cart_uid) {
          const names = before.items.map(({ product_name }) => product_name).join(', ')
          toast.blank(`Your earlier cart is no longer available. It held: ${names}.`, {
            durationMs: TOAST.undoMs,
          })
        }
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

export const quantityIn = (cart: Pick<Cart, 'items'> | null | undefined, id: number): number =>
  cart?.items.find(({ product_id }) => product_id === id)?.quantity ?? 0

/** `add` changes the quantity of a product by a number, which may be negative; `quantity` is the one to reach. */
export type CartChange = { readonly productId: number; readonly type: ProductType } & (
  | { readonly add: number; readonly quantity?: never }
  | { readonly quantity: number; readonly add?: never }
)

/** A page that is left sends no further steps. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Changes quantities, one product after the other, by steps of one, the only ones of the API (requirements §7), each sent after the
 * response to the one before. A product is done at its quantity, and when a step has no effect, since the server has another limit.
 * A step may also go beyond it: a new product enters with its minimum. Resolves with the cart; null when the visitor has signed out.
 */
export const useCartChange = () => {
  const store = useShopStore()
  const { currentCart, currentOwner, requestCart } = useCartRequest()

  const takeStep = async (change: CartChange, step: 1 | -1): Promise<Cart | null> => {
    const sent = currentOwner()
    const body = {
      cart_uid: sent.cartuid,
      quantity: step,
      product_id: change.productId,
      type: change.type,
    }
    const send = () => succeeded(api.cart.update.mutate({ body }))
    const response = await requestCart(send, ({ body: { cart } }) => cart)
    if (response) return response.body.cart
    // Another tab of this visitor has started another cart meanwhile: the change is for that one.
    const { token, cartuid } = currentOwner()
    return token === sent.token && cartuid !== null ? takeStep(change, step) : null
  }

  return useMutation({
    ...cartMutation,
    mutationFn: async (changes: readonly CartChange[]) => {
      // The buttons are prerendered: a press before the stored cart is restored would start a new one.
      await untilRehydrated(store)
      let { cart } = currentCart()
      for (const change of changes) {
        const start = quantityIn(cart, change.productId)
        const wanted = change.add === undefined ? change.quantity : start + change.add
        const step = wanted > start ? 1 : -1
        for (let now = start, before = -1; now !== before && (wanted - now) * step > 0; ) {
          before = now
          if (now !== start) window.addEventListener('beforeunload', askBeforeLeaving)
          cart = await takeStep(change, step)
          if (!cart) return cart
          now = quantityIn(cart, change.productId)
        }
      }
      return cart
    },
    onError: logError('The cart update'),
    onSettled: () => window.removeEventListener('beforeunload', askBeforeLeaving),
  })
}
