import { addListener } from '@reduxjs/toolkit'
import type { QueryClient } from '@tanstack/react-query'
import { claimDrafts, clearCustomerData } from './clear-customer-data'
import { connectOwner, purgeOwned } from './owned-storage'
import { notifySessionExpired } from './session-messages'
import { customerKeyIn, isRehydrated, type ShopDispatch, type ShopState, type ShopStore } from './store'
import { storeToken } from './token-storage'

const addShopListener = addListener.withTypes<ShopState, ShopDispatch>()

/**
 * Starts the side effects of the store.
 * @returns a function that stops them
 */
export const startListeners = (store: ShopStore, queryClient: QueryClient): (() => void) => {
  connectOwner(() => customerKeyIn(store.getState()))
  const stops = [
    store.dispatch(
      addShopListener({
        predicate: (_, state, previous) =>
          isRehydrated(state) && (!isRehydrated(previous) || state.auth.token !== previous.auth.token),
        effect: (_, { getState }) => storeToken(getState().auth.token),
      }),
    ),
    store.dispatch(
      addShopListener({
        predicate: (_, state, previous) => customerKeyIn(state) !== customerKeyIn(previous),
        effect: (_, { getState, getOriginalState }) => {
          const previous = customerKeyIn(getOriginalState())
          const current = customerKeyIn(getState())
          const isExpired = current === undefined && getState().signOutReason === 'expired'
          if (previous !== undefined) clearCustomerData(queryClient, previous, isExpired)
          if (current !== undefined) claimDrafts(current)
        },
      }),
    ),
    store.dispatch(
      addShopListener({
        predicate: (_, state, previous) => isRehydrated(state) && !isRehydrated(previous),
        effect: purgeOwned,
      }),
    ),
    store.dispatch(
      addShopListener({
        predicate: (_, state, previous) =>
          previous.auth.isAuthorized && !state.auth.isAuthorized && state.signOutReason === 'expired',
        effect: notifySessionExpired,
      }),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
