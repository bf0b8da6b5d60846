import { QueryClient } from '@tanstack/react-query'
import { REHYDRATE } from 'redux-persist'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage, user } from '../../test/support/browser-state'
import { queryKeys } from '../api/query-keys'
import { receiveToasts, type ToastCommand } from '../components/toast/toasts'
import { type AuthState, signedIn, signedOut, signedOutState, userUpdated } from './auth-slice'
import { startListeners } from './listeners'
import { readOwned, writeOwned } from './owned-storage'
import { storageKeys } from './storage'
import { makeStore } from './store'
import { unsavedForms } from './unsaved-forms'

let stored: Map<string, string>
let toasts: ToastCommand[]
let stops: (() => void)[]

beforeEach(() => {
  stored = stubStorage()
  toasts = []
  stops = [receiveToasts((command) => toasts.push(command))]
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
})

const otherSession = { user: { ...user, customer_id: 2 }, token: 'second' }
/** What another tab has stored. */
const authAdopted = (payload: AuthState) => ({ type: REHYDRATE, key: storageKeys.auth, payload })
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
  const owned = [storageKeys.checkout, storageKeys.payment, storageKeys.reset] as const
  const all = [...owned, 'unsaved'] as const

  const storeDrafts = () => {
    for (const key of owned) writeOwned(key, 'draft')
    unsavedForms.set('details of 1', 'draft')
  }
  const openWithDrafts = () => {
    const { store } = openSignedIn()
    storeDrafts()
    return store
  }
  const isStored = (key: (typeof all)[number]) =>
    key === 'unsaved' ? unsavedForms.get('details of 1') !== undefined : stored.has(key)
  const remaining = () => all.filter(isStored)
  /** The drafts that the current visitor can use. */
  const visible = () => owned.filter((key) => readOwned(key) === 'draft')

  it.each([
    ['on sign-out', signedOut('user')],
    ['when another tab signs out', authAdopted(signedOutState)],
    [
      'when another tab signs in as another customer',
      authAdopted({ ...otherSession, isAuthorized: true }),
    ],
  ])('are cleared %s', (_event, action) => {
    openWithDrafts().dispatch(action)
    expect(remaining()).toEqual([])
  })

  it('stay for the same customer after an expired session', () => {
    const store = openWithDrafts()
    store.dispatch(signedOut('expired'))
    store.dispatch(signedIn({ user, token: 'again' }))
    expect(remaining()).toEqual(all)
    expect(visible()).toEqual(owned)
    expect(stored.has(storageKeys.expiredSession)).toBe(false)
  })

  it('of an expired session are not visible to the next guest', () => {
    openWithDrafts().dispatch(signedOut('expired'))
    expect(visible()).toEqual([])
    openPage()
    expect(visible()).toEqual([])
  })

  it('stay when the session expired in another tab', () => {
    const one = openWithDrafts()
    const { store: other } = openSignedIn()
    one.dispatch(signedOut('expired'))
    other.dispatch(authAdopted(signedOutState))
    expect(remaining()).toEqual(all)
  })

  it('are cleared when another customer signs in after an expired session or a page load', () => {
    openWithDrafts().dispatch(signedOut('expired'))
    openPage().store.dispatch(signedIn(otherSession))
    expect(remaining()).toEqual([])
  })

  it('of a guest belong to the customer after a sign-in', () => {
    openPage()
    storeDrafts()
    const { store } = openSignedIn()
    expect(visible()).toEqual(owned)
    store.dispatch(signedOut('user'))
    expect(remaining()).toEqual([])
  })
})

it('a toast says that the session expired, and none that the customer signed out', () => {
  openSignedIn().store.dispatch(signedOut('user'))
  expect(toasts).toEqual([])
  openSignedIn().store.dispatch(signedOut('expired'))
  expect(toasts).toMatchObject([{ do: 'show', toast: { kind: 'error', id: 'session-expired' } }])
})
