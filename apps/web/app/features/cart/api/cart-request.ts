import type { ProductType } from '@shop/contract'
import type { Cart } from '@shop/contract/host'
import { asApiError } from '../../../api/api-error'
import { toast } from '../../../components/toast/toasts'
import { logFailure } from '../../../config/log'
import { TOAST } from '../../../config/ui-constants'
import { type CartState, cartCleared, cartReplaced, isCurrentCart } from '../../../state/cart-slice'
import type { ShopStore } from '../../../state/store'

/** The session and the cart for which a change is sent. */
export const currentOwner = ({ getState }: ShopStore) => {
  const { auth, cart, signOutReason } = getState()
  return {
    token: auth.token,
    cartuid: cart.cartuid,
    isNew: cart.cart === null,
    signOutReason,
  }
}

/** A step by one whose response was lost: the server may have taken it. */
interface LostStep {
  readonly productId: number
  readonly type: ProductType
  readonly step: 1 | -1
}

/** Until the next response with a cart, which says what is in it. */
export const lostSteps = new WeakMap<ShopStore, LostStep>()

/** Whether the server says that it has no such cart. Another 404 is about an item or a product. */
export const isCartGone = (error: unknown): boolean => asApiError(error)?.code === 'cart_not_found'

/** Requirements §8: cart failures are logged only. */
export const logError = (action: string) => (error: unknown) => logFailure(action, error)

/** True as well where a host did not send one of the numbers. */
const mayBeSameCart = (id: number | undefined, idBefore: number | undefined): boolean =>
  id === undefined || idBefore === undefined || id === idBefore

/** Says what the earlier cart held, if the server has returned another one in its place. */
const notifyReplaced = ({ cart: before, cartuid }: CartState, cart: Cart): void => {
  if (!before?.items.length) return
  // The shop names carts itself, so a host may start a new one under the same `cart_uid`: then only
  // the `cart_id` differs.
  const isSame =
    (cart.cart_uid ?? cartuid) === cartuid && mayBeSameCart(cart.cart_id, before.cart_id)
  if (isSame) return
  const names = before.items.map(({ product_name }) => product_name).join(', ')
  toast.blank(`Your earlier cart is no longer available. It held: ${names}.`, {
    durationMs: TOAST.undoMs,
  })
}

/**
 * Sends a change and stores the cart of its response.
 * @param sentUid the identifier in the request, which the cart keeps where the host returns none
 * @returns undefined if the response belongs to another session or cart than the current one
 */
export const requestCart = async <Result>(
  store: ShopStore,
  sentUid: string | null,
  send: () => Promise<Result>,
  cartOf: (response: Result) => Cart,
): Promise<Result | undefined> => {
  const sent = currentOwner(store)
  try {
    const response = await send()
    const cart = cartOf(response)
    lostSteps.delete(store)
    if (!isCurrentCart(sent, currentOwner(store), cart.cart_uid ?? sentUid)) return undefined
    notifyReplaced(store.getState().cart, cart)
    store.dispatch(cartReplaced(cart, sentUid))
    return response
  } catch (error) {
    // The next change then starts a new cart.
    if (isCartGone(error) && isCurrentCart(sent, currentOwner(store))) store.dispatch(cartCleared())
    throw error
  }
}
