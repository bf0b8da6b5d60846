import type { QueryClient } from '@tanstack/react-query'
import { publicQueries } from '../api/query-keys'
import { readStored, removeStored, storageKeys, writeStored } from './storage'
import { clearUnsavedForms } from './use-unsaved-form'

const isPublic = (key: readonly unknown[]) => publicQueries.some((root) => root === key[0])

/** Clears form input that was not submitted: a purchase, a new password, a changed address. */
const clearDrafts = () => {
  for (const key of [storageKeys.checkout, storageKeys.payment, storageKeys.reset]) removeStored(key)
  clearUnsavedForms()
}

/**
 * Clears the data of a customer who is no longer signed in: private queries, mutations and drafts. After an expired session
 * the drafts stay for the same customer.
 */
export const clearCustomerData = (queryClient: QueryClient, customerKey: string, isExpired: boolean): void => {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) })
  queryClient.getMutationCache().clear()
  if (isExpired) writeStored(storageKeys.expiredSession, customerKey)
  // The expiry may also have been stored by another tab.
  if (readStored(storageKeys.expiredSession) !== customerKey) clearDrafts()
}

/** Clears the drafts of an expired session when a different customer signs in. */
export const clearForeignDrafts = (customerKey: string): void => {
  const expired = readStored(storageKeys.expiredSession)
  if (expired !== null && expired !== customerKey) clearDrafts()
  removeStored(storageKeys.expiredSession)
}
