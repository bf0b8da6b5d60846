import type { QueryClient } from '@tanstack/react-query'
import { publicQueries } from '../api/query-keys'
import { readStored, removeStored, storageKeys, writeStored } from './storage'
import type { ShopState, ShopStore } from './store'
import { forgetUnsaved } from './unsaved-forms'

const isPublic = (key: readonly unknown[]) => publicQueries.some((root) => root === key[0])

const ownerOf = ({ auth }: ShopState): string | undefined => auth.user?.customer_id.toString()

/** What was typed and not sent, by whoever leaves: a purchase, a password, a changed address. */
const forgetDrafts = () => {
  for (const key of [storageKeys.checkout, storageKeys.payment, storageKeys.reset]) removeStored(key)
  forgetUnsaved()
}

/**
 * When a customer goes, or another one comes, what the page knows of the last one goes too: every answer that is not the
 * same for all, every call made, with what was sent, and every draft. Only one whose session ran out finds their drafts again:
 * they did not mean to go. Should another customer come instead, the drafts go then. Answers how to stop.
 */
export const forgetCustomer = (store: ShopStore, queryClient: QueryClient): (() => void) => {
  let owner = ownerOf(store.getState())

  const leave = (who: string) => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) })
    queryClient.getMutationCache().clear()
    if (owner === undefined && store.getState().sessionEnd === 'expiry') writeStored(storageKeys.outlived, who)
    // Another tab, where a session ran out, has noted it before this one hears of it.
    if (readStored(storageKeys.outlived) !== who) forgetDrafts()
  }

  const enter = (who: string) => {
    const outlived = readStored(storageKeys.outlived)
    if (outlived !== null && outlived !== who) forgetDrafts()
    removeStored(storageKeys.outlived)
  }

  return store.subscribe(() => {
    const before = owner
    owner = ownerOf(store.getState())
    if (before === owner) return
    if (before !== undefined) leave(before)
    if (owner !== undefined) enter(owner)
  })
}
