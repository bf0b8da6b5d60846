import { addListener } from '@reduxjs/toolkit'
import type { QueryClient } from '@tanstack/react-query'
import { publicQueries } from '../api/query-keys'
import { toast } from '../components/toast/toasts'
import { TOAST } from '../config/ui-constants'
import type { AuthState } from './auth-slice'
import {
  claimOwned,
  connectOwner,
  ownerOf,
  purgeOwned,
  removeOwned,
  storeExpiredSession,
} from './owned-storage'
import { removeStored, storageKeys, writeStored } from './storage'
import {
  customerKeyIn,
  isRehydrated,
  type ShopDispatch,
  type ShopState,
  type ShopStore,
} from './store'
import { unsavedForms } from './unsaved-forms'

const isPublic = (key: readonly unknown[]) => publicQueries.some((root) => root === key[0])

/**
 * Clears the data of a customer who is no longer signed in: private queries, mutations and drafts.
 * After an expired session the drafts stay for the same customer, for an hour; other visitors do
 * not see them.
 */
const clearCustomerData = (
  queryClient: QueryClient,
  customerKey: string,
  expired: AuthState | undefined,
): void => {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) })
  queryClient.getMutationCache().clear()
  if (expired) storeExpiredSession(customerKey, expired.user?.email ?? null)
  // The session expired here or in another tab: the drafts stay.
  if (ownerOf(storageKeys.expiredSession) === customerKey) return
  removeOwned(customerKey)
  unsavedForms.clear()
}

/**
 * After a sign-in a guest's drafts belong to the customer; those of another customer's expired
 * session are cleared.
 */
const claimDrafts = (customerKey: string): void => {
  const expired = ownerOf(storageKeys.expiredSession)
  claimOwned(customerKey)
  if (expired !== undefined && expired !== customerKey) unsavedForms.clear()
  removeStored(storageKeys.expiredSession)
}

const addShopListener = addListener.withTypes<ShopState, ShopDispatch>()

/**
 * Starts the side effects of the store.
 * @returns a function that stops them
 */
export const startListeners = (store: ShopStore, queryClient: QueryClient): (() => void) => {
  connectOwner(() => customerKeyIn(store.getState()))
  const stops = [
    addShopListener({
      predicate: (_, state, previous) =>
        isRehydrated(state) &&
        (!isRehydrated(previous) || state.auth.token !== previous.auth.token),
      effect: (_, { getState }) => {
        const { token } = getState().auth
        if (token) writeStored(storageKeys.token, token)
        else removeStored(storageKeys.token)
      },
    }),
    addShopListener({
      predicate: (_, state, previous) => customerKeyIn(state) !== customerKeyIn(previous),
      effect: (_, { getState, getOriginalState }) => {
        const original = getOriginalState()
        const previous = customerKeyIn(original)
        const current = customerKeyIn(getState())
        const isExpired = current === undefined && getState().signOutReason === 'expired'
        if (previous !== undefined)
          clearCustomerData(queryClient, previous, isExpired ? original.auth : undefined)
        if (current !== undefined) claimDrafts(current)
      },
    }),
    addShopListener({
      predicate: (_, state, previous) => isRehydrated(state) && !isRehydrated(previous),
      effect: purgeOwned,
    }),
    addShopListener({
      predicate: (_, state, previous) =>
        previous.auth.isAuthorized && !state.auth.isAuthorized && state.signOutReason === 'expired',
      effect: () =>
        toast.error(
          'Your session has ended. Sign in again to continue; your cart is saved in your account.',
          {
            id: 'session-expired',
            durationMs: TOAST.undoMs,
          },
        ),
    }),
  ].map((listener) => store.dispatch(listener))
  return () => {
    for (const stop of stops) stop()
  }
}
