import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { signedIn, signedOut, userUpdated } from './auth-slice'
import { forgetCustomer } from './forget-customer'
import { queryKeys } from './query-keys'
import { makeStore } from './store'

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
