import type { ProductType } from '@shop/contract'
import type { Cart } from '@shop/contract/host'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { asApiError, failureOf } from '../../../api/api-error'
import { succeeded } from '../../../api/client'
import { cartApi } from '../../../api/domains/cart'
import { useShopStore } from '../../../state/hooks'
import { nameCart } from '../../../state/name-cart'
import { type ShopStore, untilRehydrated } from '../../../state/store'
import { currentOwner, logError, lostSteps, requestCart } from './cart-request'

/**
 * TanStack Query runs mutations of one scope one after the other, so each is sent with the cart
 * that the previous one returned.
 */
const mutationKey = ['cart']
export const cartMutation = { mutationKey, scope: { id: 'cart' } }

/** Whether a change to the cart is in flight, from any component of the page. */
export const useCartBusy = (): boolean => useIsMutating({ mutationKey }) > 0

export const quantityIn = (cart: Pick<Cart, 'items'> | null | undefined, id: number): number =>
  cart?.items.find(({ product_id }) => product_id === id)?.quantity ?? 0

/**
 * `add` changes the quantity of a product by a number, which may be negative; `quantity` is the one
 * to reach.
 */
export type CartChange = { readonly productId: number; readonly type: ProductType } & (
  | { readonly add: number; readonly quantity?: never }
  | { readonly quantity: number; readonly add?: never }
)

export type Step = 1 | -1

const sendStep = (
  store: ShopStore,
  { productId, type }: CartChange,
  step: Step,
  cartUid: string | null,
) => {
  const body = { cart_uid: cartUid, quantity: step, product_id: productId, type }
  const send = () => succeeded(cartApi.update.mutate({ body }))
  return requestCart(store, cartUid, send, (response) => response.body.cart)
}

/** Whether a host may have refused an identifier that it has not given itself. */
const mayRefuseName = (error: unknown) => [404, 422].includes(asApiError(error)?.status ?? 0)

/**
 * Changes the quantity by one, and notes a step whose response is lost. Resolves with the cart;
 * null when the visitor has signed out.
 */
const takeStep = async (store: ShopStore, change: CartChange, step: Step): Promise<Cart | null> => {
  nameCart(store)
  const { token, cartuid, isNew } = currentOwner(store)
  const response = await sendStep(store, change, step, cartuid).catch((error: unknown) => {
    if (isNew && mayRefuseName(error)) return sendStep(store, change, step, null)
    if (failureOf(error) !== 'refused') lostSteps.set(store, { ...change, step })
    throw error
  })
  if (response) return response.body.cart
  // Another tab of this visitor has started another cart meanwhile: the change is for that one.
  const current = currentOwner(store)
  if (current.token !== token || current.cartuid === null) return null
  return takeStep(store, change, step)
}

/** A page that is left sends no further steps. */
export const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Takes steps until the product has its quantity, or the server has another limit. After a lost
 * step the cart may be one step ahead of what the shop shows, so the steps may turn back, once.
 * @param firstStep where the shown quantity is the wanted one
 */
export const reachQuantity = async (
  store: ShopStore,
  change: CartChange,
  firstStep: Step | 0 = 0,
): Promise<Cart | null> => {
  const { productId } = change
  let { cart } = store.getState().cart
  let quantity = quantityIn(cart, productId)
  const wanted = change.quantity ?? quantity + change.add
  let mayTurn = lostSteps.get(store)?.productId === productId
  let step = Math.sign(wanted - quantity) || firstStep
  // What the server has is unknown until the first response.
  if (mayTurn) quantity = Number.NaN
  while (step) {
    cart = await takeStep(store, change, step as Step)
    const reached = quantityIn(cart, productId)
    if (!cart || reached === quantity) break
    quantity = reached
    window.addEventListener('beforeunload', askBeforeLeaving)
    const next = Math.sign(wanted - reached)
    // A new product enters with its minimum, so a step may go beyond the wanted quantity.
    if (next !== step && !mayTurn) break
    mayTurn &&= next === step
    step = next
  }
  return cart
}

/**
 * Changes quantities, one product after the other, by steps of one, the only ones of the API
 * (requirements §7), each sent after the response to the one before. Resolves with the cart; null
 * when the visitor has signed out.
 */
export const useCartChange = () => {
  const store = useShopStore()
  return useMutation({
    ...cartMutation,
    mutationFn: async (changes: readonly CartChange[]) => {
      // The buttons are prerendered: a press before the stored cart is restored would start a new
      // one.
      await untilRehydrated(store)
      let { cart } = store.getState().cart
      for (const change of changes) {
        cart = await reachQuantity(store, change)
        if (!cart) break
      }
      return cart
    },
    onError: logError('The cart update'),
    onSettled: () => window.removeEventListener('beforeunload', askBeforeLeaving),
  })
}
