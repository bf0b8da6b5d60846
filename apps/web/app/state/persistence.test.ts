import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { receiveToasts, type ToastCommand } from '../components/toast/toasts'
import { signedIn, signedOut } from './auth-slice'
import { cartReplaced } from './cart-slice'
import { startListeners } from './listeners'
import { serializePersisted } from './persisted-format'
import { startPersistence } from './persistence'
import { isRehydrated, makeStore, type ShopStore } from './store'

const user = {
  customer_id: 1,
  first_name: 'Sample',
  last_name: 'Customer',
  email: 'customer@example.com',
  avatar: null,
}
const cart = { cart_id: 1, cart_uid: '7b1f4b0e-38f6-4c35-9d4b-5ab0b6a3f001', items: [] }
const signedInState = { user, token: 'opaque', isAuthorized: true }

let stored: Map<string, string>
let stops: (() => void)[]

// A busy machine needs many seconds for the first import.
beforeAll(async () => void (await import('./state-parsers')), 60_000)

beforeEach(() => {
  stored = new Map()
  stops = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
})

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })

const open = async (): Promise<ShopStore> => {
  const store = makeStore()
  stops.push(startListeners(store, new QueryClient()), startPersistence(store))
  await eventually(() => expect(isRehydrated(store.getState())).toBe(true))
  return store
}

const leave = () => window.dispatchEvent(new Event('pagehide'))

/** What the browser dispatches in the other tabs of the same origin. */
const storageEvent = (key: string) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))

it('stores the session under auth-data and the token under its own key, also if the page is left at once', async () => {
  const first = await open()
  first.dispatch(signedIn({ user, token: 'opaque' }))
  leave()
  expect(stored.get('auth-data')).toContain('opaque')
  expect(stored.get('token')).toBe('opaque')
  const second = await open()
  expect(second.getState().auth).toMatchObject({ user, token: 'opaque', isAuthorized: true })
})

it('starts signed out when the stored value is invalid', async () => {
  for (const text of ['{broken', '7', serializePersisted({ ...signedInState, user: { first_name: 'Only' } })]) {
    stored.set('auth-data', text)
    stored.set('cart-data', text)
    const store = await open()
    expect(store.getState().auth).toMatchObject({ user: null, token: null, isAuthorized: false })
    expect(store.getState().cart).toMatchObject({ cart: null, cartuid: null })
  }
})

it('signs out when another tab signs out', async () => {
  stored.set('auth-data', serializePersisted(signedInState))
  const store = await open()
  expect(store.getState().auth.isAuthorized).toBe(true)
  stored.set('auth-data', serializePersisted({ user: null, token: null, isAuthorized: false }))
  storageEvent('auth-data')
  await eventually(() => expect(store.getState().auth.isAuthorized).toBe(false))
  expect(stored.has('token')).toBe(false)
})

it('does not write a state that it only restored, so that a sign-out in another tab is not undone', async () => {
  const reversed = Object.fromEntries(Object.entries(user).reverse())
  const before = serializePersisted({ ...signedInState, user: reversed })
  stored.set('auth-data', before)
  const store = await open()
  expect(store.getState().auth).toMatchObject({ user, isAuthorized: true })
  store.dispatch(cartReplaced(cart))
  leave()
  expect(stored.get('cart-data')).toContain(cart.cart_uid)
  // A write would change the order of the fields.
  expect(stored.get('auth-data')).toBe(before)
})

it('does not write an initial state, so that a sign-in in another tab is not undone', async () => {
  const store = await open()
  store.dispatch(cartReplaced(cart))
  leave()
  expect(stored.get('cart-data')).toContain(cart.cart_uid)
  expect(stored.has('auth-data')).toBe(false)
})

it('removes the token on sign-out', async () => {
  stored.set('auth-data', serializePersisted(signedInState))
  const store = await open()
  expect(stored.get('token')).toBe('opaque')
  store.dispatch(signedOut())
  expect(stored.has('token')).toBe(false)
})

it('removes a token without a stored session', async () => {
  stored.set('token', 'left over')
  await open()
  expect(stored.has('token')).toBe(false)
})

it('warns once when the browser does not store the cart', async () => {
  const toasts: ToastCommand[] = []
  stops.push(receiveToasts((command) => toasts.push(command)))
  const store = await open()
  vi.stubGlobal('localStorage', undefined)
  const item = {
    product_id: 8,
    product_type: 'other' as const,
    quantity: 1,
    product_name: 'Five Dimensions',
    product: {
      product_name: 'Five Dimensions',
      product_price: 55,
      product_thumbnail: 'cover-8.svg',
      min_order_quantity: 1,
      max_order_quantity: 20,
      product_type: 'other' as const,
      product_format: 'book' as const,
    },
  }
  store.dispatch(cartReplaced({ ...cart, items: [item] }))
  await eventually(() => expect(toasts).toMatchObject([{ do: 'show', toast: { kind: 'blank' } }]))
})
