import { useState } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import {
  customerKeyIn,
  isRehydrated,
  type ShopDispatch,
  type ShopState,
  type ShopStore,
} from './store'

export const useShopDispatch = useDispatch.withTypes<ShopDispatch>()
export const useShopSelector = useSelector.withTypes<ShopState>()
/** For callbacks that need the state at the time of a response, not at the time of rendering. */
export const useShopStore = useStore.withTypes<ShopStore>()

/**
 * Whether the stored state is restored. Render nothing that depends on the customer, the cart or
 * the wishlist before.
 */
export const useRehydrated = (): boolean => useShopSelector(isRehydrated)

/** Identifies the signed-in customer on this device; undefined for a guest. */
export const useCustomerKey = (): string | undefined => useShopSelector(customerKeyIn)

/** The host's id of the signed-in customer; undefined also where the host sends none. */
export const useCustomerId = (): number | undefined =>
  useShopSelector(({ auth }) => auth.user?.customer_id)

/** Whether the session expired while this component was mounted, with no sign-in since. */
export const useSessionExpired = (): boolean => {
  const isAuthorized = useShopSelector(({ auth }) => auth.isAuthorized)
  const isExpired = useShopSelector(({ signOutReason }) => signOutReason === 'expired')
  const [wasAuthorized, setWasAuthorized] = useState(isAuthorized)
  if (isAuthorized && !wasAuthorized) setWasAuthorized(true)
  return wasAuthorized && !isAuthorized && isExpired
}
