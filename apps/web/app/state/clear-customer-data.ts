import type { QueryClient } from '@tanstack/react-query'
import { publicQueries } from '../api/query-keys'
import { claimOwned, ownerOf, removeOwned, storeExpiredSession } from './owned-storage'
import { removeStored, storageKeys } from './storage'
import { clearUnsavedForms } from './use-unsaved-form'

const isPublic = (key: readonly unknown[]) => publicQueries.some((root) => root === key[0])

/** Clears form input that was not submitted and is not stored with its owner: a new password, a changed address. */
const clearForms = () => {
  removeStored(storageKeys.reset)
  clearUnsavedForms()
}

/**
 * Clears the data of a customer who is no longer signed in: private queries, mutations, drafts and what was read. After an
 * expired session the drafts stay for the same customer, for an hour; other visitors do not see them.
 */
export const clearCustomerData = (queryClient: QueryClient, customerKey: string, isExpired: boolean): void => {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) })
  queryClient.getMutationCache().clear()
  if (isExpired) storeExpiredSession(customerKey)
  // The expiry may also have been stored by another tab.
  if (ownerOf(storageKeys.expiredSession) === customerKey) return
  removeOwned(customerKey)
  clearForms()
}

/** After a sign-in a guest's drafts belong to the customer; those of another customer's expired session are cleared. */
export const claimDrafts = (customerKey: string): void => {
  const expired = ownerOf(storageKeys.expiredSession)
  claimOwned(customerKey)
  if (expired !== undefined && expired !== customerKey) clearForms()
  removeStored(storageKeys.expiredSession)
}
