import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryKeys } from '../api/query-keys'
import { authAdopted, signedIn, signedOut, signedOutState, userUpdated } from './auth-slice'
import { forgetCustomer } from './clear-customer-data'
import { storageKeys } from './storage'
import { makeStore } from './store'

let memory: Map<string, string>

beforeEach(() => {
  memory = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const user = { customer_id: 1, first_name: 'Sample', last_name: 'Customer', email: 'one@example.com', avatar: null }
const orders = queryKeys.orders({ customerId: 1, page: 1, txnid: '', status: '' })

const openPage = () => {
  const store = makeStore()
  const queryClient = new QueryClient()
  forgetCustomer(store, queryClient)
  store.dispatch(signedIn({ user, token: 'first' }))
  queryClient.setQueryData(queryKeys.profile, 'profile')
  queryClient.setQueryData(orders, 'orders')
  queryClient.setQueryData(queryKeys.products, 'products')
  queryClient.getMutationCache().build(queryClient, {}, undefined)
  return { store, queryClient }
}

it('forgets what was one customer’s own when they sign out, and keeps what is the same for all', () => {
  const { store, queryClient } = openPage()
  store.dispatch(signedOut())
  expect(queryClient.getQueryData(queryKeys.profile)).toBeUndefined()
  expect(queryClient.getQueryData(orders)).toBeUndefined()
  expect(queryClient.getMutationCache().getAll()).toEqual([])
  expect(queryClient.getQueryData(queryKeys.products)).toBe('products')
})

it('forgets it when another customer takes over without a sign-out between', () => {
  const { store, queryClient } = openPage()
  store.dispatch(signedIn({ user: { ...user, customer_id: 2 }, token: 'second' }))
  expect(queryClient.getQueryData(queryKeys.profile)).toBeUndefined()
})

it('keeps everything while the same customer changes their name', () => {
  const { store, queryClient } = openPage()
  store.dispatch(userUpdated({ ...user, first_name: 'Other' }))
  expect(queryClient.getQueryData(queryKeys.profile)).toBe('profile')
})

it('takes late news of who has left for nobody’s', () => {
  const { store } = openPage()
  store.dispatch(signedOut())
  store.dispatch(signedIn({ user: { ...user, customer_id: 2 }, token: 'second' }))
  store.dispatch(userUpdated({ ...user, first_name: 'Late' }))
  expect(store.getState().auth.user).toMatchObject({ customer_id: 2, first_name: 'Sample' })
})

describe('what was typed and not sent', () => {
  const drafts = [storageKeys.checkout, storageKeys.payment, storageKeys.reset]
  const other = { user: { ...user, customer_id: 2 }, token: 'second' }

  const openWithDrafts = () => {
    const page = openPage()
    for (const key of drafts) memory.set(key, 'typed')
    return page
  }
  const left = () => drafts.filter((key) => memory.has(key))

  it('goes with who signs out', { tags: ['@V14.3.1'] }, () => {
    const { store } = openWithDrafts()
    store.dispatch(signedOut('choice'))
    expect(left()).toEqual([])
  })

  it('goes when another tab signs out', () => {
    const { store } = openWithDrafts()
    store.dispatch(authAdopted(signedOutState))
    expect(left()).toEqual([])
  })

  it('goes when another tab signs in as another customer', () => {
    const { store } = openWithDrafts()
    store.dispatch(authAdopted({ ...other, isAuthorized: true }))
    expect(left()).toEqual([])
  })

  it('waits for who comes back after a session that ran out', () => {
    const { store } = openWithDrafts()
    store.dispatch(signedOut('expiry'))
    store.dispatch(signedIn({ user, token: 'again' }))
    expect(left()).toEqual(drafts)
    expect(memory.has(storageKeys.outlived)).toBe(false)
  })

  it('waits too when this tab learns of the expiry from another', () => {
    const { store } = openWithDrafts()
    memory.set(storageKeys.outlived, '1')
    store.dispatch(authAdopted(signedOutState))
    expect(left()).toEqual(drafts)
  })

  it('goes when another customer comes after a session that ran out, also on a page opened later', () => {
    openWithDrafts().store.dispatch(signedOut('expiry'))
    const later = makeStore()
    forgetCustomer(later, new QueryClient())
    later.dispatch(signedIn(other))
    expect(left()).toEqual([])
  })

  it('stays with a guest who signs in', () => {
    for (const key of drafts) memory.set(key, 'typed')
    openPage()
    expect(left()).toEqual(drafts)
  })
})
