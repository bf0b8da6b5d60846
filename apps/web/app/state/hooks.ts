import { useDispatch, useSelector, useStore } from 'react-redux'
import { useHydrated } from '../hooks/use-hydrated'
import { isRehydrated } from './persistence'
import type { ShopDispatch, ShopState, ShopStore } from './store'

export const useShopDispatch = useDispatch.withTypes<ShopDispatch>()
export const useShopSelector = useSelector.withTypes<ShopState>()
/** For what must read the state as it is when something answers, not as it was when it was drawn. */
export const useShopStore = useStore.withTypes<ShopStore>()

/** Whether the stored state is back (after hydration). Wait for it before showing who is signed in or what is in the cart. */
export const useRehydrated = (): boolean => {
  const back = useShopSelector(isRehydrated)
  // A part of a page that comes later hydrates when the state is long back; it must first agree with what was drawn without it.
  return useHydrated() && back
}

/** Who is signed in, by the number that lists are asked for with; undefined when nobody is. */
export const useCustomerId = (): number | undefined =>
  useShopSelector(({ auth }) => (auth.isAuthorized ? auth.user?.customer_id : undefined))
