import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryKeys } from '../api/query-keys'
import { receiveToasts, type ToastCommand } from '../components/toast/toasts'
import { authAdopted, signedIn, signedOut, signedOutState, userUpdated } from './auth-slice'
import { startListeners } from './listeners'
import { storageKeys } from './storage'
import { makeStore } from './store'

let stored: Map<string, string>
let toasts: ToastCommand[]
let stops: (() => void)[]

beforeEach(() => {
  stored = new Map()
  toasts = []
  stops = [receiveToasts((command) => toasts.push(command))]
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
})

const user = { customer_id: 1, first_name: 'Sample', last_name: 'Customer', email: 'one@example.com', avatar: null }
const otherSession = { user: { ...user, customer_id: 2 }, token: 'second' }
const orders = queryKeys.orders({ customerId: 1, page: 1, txnid: '', status: '' })

const openPage = () => {
  const store = makeStore()
  const queryClient = new QueryClient()
  stops.push(startListeners(store, queryClient))
  return { store, queryClient }
}

const openSignedIn = () => {
  const { store, queryClient } = openPage()
  store.dispatch(signedIn({ user, token: 'first' }))
  queryClient.setQueryData(queryKeys.profile, 'profile')
  queryClient.setQueryData(orders, 'orders')
  queryClient.setQueryData(queryKeys.products, 'products')
  queryClient.getMutationCache().build(queryClient, {}, undefined)
  return { store, queryClient }
}

describe('customer data', () => {
  it('is cleared on sign-out, but public queries stay', () => {
    const { store, queryClient } = openSignedIn()
    store.dispatch(signedOut())
    expect(queryClient.getQueryData(queryKeys.profile)).toBeUndefined()
    expect(queryClient.getQueryData(orders)).toBeUndefined()
    expect(queryClient.getMutationCache().getAll()).toEqual([])
    expect(queryClient.getQueryData(queryKeys.products)).toBe('products')
  })

  it('is cleared when another customer signs in without a sign-out in between', () => {
    const { store, queryClient } = openSignedIn()
    store.dispatch(signedIn(otherSession))
    expect(queryClient.getQueryData(queryKeys.profile)).toBeUndefined()
  })

  it('stays when the customer changes their name', () => {
    const { store, queryClient } = openSignedIn()
    store.dispatch(userUpdated({ ...user, first_name: 'Other' }))
    expect(queryClient.getQueryData(queryKeys.profile)).toBe('profile')
  })

  it('ignores a late profile of the previous customer', () => {
    const { store } = openSignedIn()
    store.dispatch(signedOut())
    store.dispatch(signedIn(otherSession))
    store.dispatch(userUpdated({ ...user, first_name: 'Late' }))
    expect(store.getState().auth.user).toMatchObject({ customer_id: 2, first_name: 'Sample' })
  })
})

describe('drafts', () => {
  const drafts = [storageKeys.checkout, storageKeys.payment, storageKeys.reset]

  const openWithDrafts = () => {
    const { store } = openSignedIn()
    for (const key of drafts) stored.set(key, 'draft')
    return store
  }
  const remaining = () => drafts.filter((key) => stored.has(key))

  it('are cleared on sign-out', { tags: ['@V14.3.1'] }, () => {
    openWithDrafts().dispatch(signedOut('user'))
    expect(remaining()).toEqual([])
  })

  it('are cleared when another tab signs out', () => {
    openWithDrafts().dispatch(authAdopted(signedOutState))
    expect(remaining()).toEqual([])
  })

  it('are cleared when another tab signs in as another customer', () => {
    openWithDrafts().dispatch(authAdopted({ ...otherSession, isAuthorized: true }))
    expect(remaining()).toEqual([])
  })

  it('stay for the same customer after an expired session', () => {
    const store = openWithDrafts()
    store.dispatch(signedOut('expired'))
    store.dispatch(signedIn({ user, token: 'again' }))
    expect(remaining()).toEqual(drafts)
    expect(stored.has(storageKeys.expiredSession)).toBe(false)
  })

  it('stay when the session expired in another tab', () => {
    const store = openWithDrafts()
    stored.set(storageKeys.expiredSession, '1')
    store.dispatch(authAdopted(signedOutState))
    expect(remaining()).toEqual(drafts)
  })

  it('are cleared when another customer signs in after an expired session, also after a page load', () => {
    openWithDrafts().dispatch(signedOut('expired'))
    openPage().store.dispatch(signedIn(otherSession))
    expect(remaining()).toEqual([])
  })

  it('of a guest stay on sign-in', () => {
    for (const key of drafts) stored.set(key, 'draft')
    openSignedIn()
    expect(remaining()).toEqual(drafts)
  })
})

describe('a toast', () => {
  it('says that the session expired', () => {
    openSignedIn().store.dispatch(signedOut('expired'))
    expect(toasts).toMatchObject([{ do: 'show', toast: { kind: 'error', id: 'session-expired' } }])
  })

  it('is not shown on sign-out', () => {
    openSignedIn().store.dispatch(signedOut('user'))
    expect(toasts).toEqual([])
  })
})
