import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signedIn, signedOut } from './auth-slice'
import { cartReplaced } from './cart-slice'
import { isRehydrated, startPersistence } from './persistence'
import { makeStore, type ShopStore } from './store'

const user = {
  customer_id: 1,
  first_name: 'Sample',
  last_name: 'Customer',
  email: 'customer@example.com',
  avatar: null,
}
const cart = { cart_id: 1, cart_uid: '7b1f4b0e-38f6-4c35-9d4b-5ab0b6a3f001', items: [] }
const stored = { user: JSON.stringify(user), token: '"opaque"', isAuthorized: 'true' }

let memory: Map<string, string>
let stops: (() => void)[]

beforeEach(() => {
  memory = new Map()
  stops = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
})

/** The first of it waits for the readers to be loaded, which a busy machine takes its time for. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })

const open = async (): Promise<ShopStore> => {
  const store = makeStore()
  stops.push(startPersistence(store))
  await eventually(() => expect(isRehydrated(store.getState())).toBe(true))
  return store
}

/** What the browser does in the other tabs of the same site. */
const storageEvent = (key: string) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))

it('remembers who is signed in, under auth-data and the token on its own', async () => {
  const first = await open()
  first.dispatch(signedIn({ user, token: 'opaque' }))
  await eventually(() => expect(memory.get('auth-data')).toContain('opaque'))
  expect(memory.get('token')).toBe('opaque')
  const second = await open()
  expect(second.getState().auth).toMatchObject({ user, token: 'opaque', isAuthorized: true })
})

it('starts signed out from a broken or foreign value', async () => {
  for (const text of ['{broken', '7', JSON.stringify({ ...stored, user: '{"first_name":"Only"}' })]) {
    memory.set('auth-data', text)
    memory.set('cart-data', text)
    const store = await open()
    expect(store.getState().auth).toMatchObject({ user: null, token: null, isAuthorized: false })
    expect(store.getState().cart).toMatchObject({ cart: null, cartuid: null })
  }
})

it('signs out with another tab', async () => {
  memory.set('auth-data', JSON.stringify(stored))
  const store = await open()
  expect(store.getState().auth.isAuthorized).toBe(true)
  memory.set('auth-data', JSON.stringify({ user: 'null', token: 'null', isAuthorized: 'false' }))
  storageEvent('auth-data')
  await eventually(() => expect(store.getState().auth.isAuthorized).toBe(false))
  expect(memory.has('token')).toBe(false)
})

it('does not write what it only brought back, so that a sign-out elsewhere is not undone', async () => {
  const before = JSON.stringify({ ...stored, user: JSON.stringify(Object.fromEntries(Object.entries(user).reverse())) })
  memory.set('auth-data', before)
  const store = await open()
  expect(store.getState().auth).toMatchObject({ user, isAuthorized: true })
  store.dispatch(cartReplaced(cart))
  await eventually(() => expect(memory.get('cart-data')).toContain(cart.cart_uid))
  // Were it written, it would be with its fields in another order.
  expect(memory.get('auth-data')).toBe(before)
})

it('leaves an empty device empty, so that a sign-in elsewhere is not undone', async () => {
  const store = await open()
  store.dispatch(cartReplaced(cart))
  await eventually(() => expect(memory.get('cart-data')).toContain(cart.cart_uid))
  expect(memory.has('auth-data')).toBe(false)
})

it('takes the token away with the sign-out', async () => {
  memory.set('auth-data', JSON.stringify(stored))
  const store = await open()
  expect(memory.get('token')).toBe('opaque')
  store.dispatch(signedOut())
  expect(memory.has('token')).toBe(false)
})
