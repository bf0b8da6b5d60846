import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cartItem, stubStorage, user } from '../../test/support/browser-state'
import { serializePersisted } from '../../test/support/serialize-persisted'
import { receiveToasts, type ToastCommand } from '../components/toast/toasts'
import { signedIn, signedOut, signedOutState, userUpdated } from './auth-slice'
import { cartReplaced } from './cart-slice'
import { startListeners } from './listeners'
import { startPersistence } from './persistence'
import { makeStore, type ShopStore, untilRehydrated } from './store'

const cart = { cart_id: 1, cart_uid: '7b1f4b0e-38f6-4c35-9d4b-5ab0b6a3f001', items: [] }
const signedInState = { user, token: 'opaque', isAuthorized: true }

let stored: Map<string, string>
let stops: (() => void)[]

// A busy machine needs many seconds for the first import.
beforeAll(async () => void (await import('./state-parsers')), 60_000)

beforeEach(() => {
  stored = stubStorage()
  stops = []
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
  await untilRehydrated(store)
  return store
}

const leave = () => window.dispatchEvent(new Event('pagehide'))

/** What the browser dispatches in the other tabs of the same origin. */
const storageEvent = (key: string) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))

it('stores session and token under keys of their own, also if the page is left', async () => {
  const first = await open()
  first.dispatch(signedIn({ user, token: 'opaque' }))
  leave()
  expect(stored.get('auth-data')).toContain('opaque')
  expect(stored.get('token')).toBe('opaque')
  const second = await open()
  expect(second.getState().auth).toMatchObject({ user, token: 'opaque', isAuthorized: true })
})

it('signs out when another tab signs out', async () => {
  stored.set('auth-data', serializePersisted(signedInState))
  const store = await open()
  expect(store.getState().auth.isAuthorized).toBe(true)
  stored.set('auth-data', serializePersisted(signedOutState))
  storageEvent('auth-data')
  await eventually(() => expect(store.getState().auth.isAuthorized).toBe(false))
  expect(stored.has('token')).toBe(false)
})

it.each([
  ['sign-out', signedInState, signedOutState],
  ['sign-in', undefined, signedInState],
])(
  'does not undo a %s in another tab, of which it does not know yet',
  async (_event, before, after) => {
    if (before) stored.set('auth-data', serializePersisted(before))
    const store = await open()
    stored.set('auth-data', serializePersisted(after))
    store.dispatch(cartReplaced(cart))
    leave()
    expect(stored.get('cart-data')).toContain(cart.cart_uid)
    expect(stored.get('auth-data')).toBe(serializePersisted(after))
    storageEvent('auth-data')
    await eventually(() => expect(store.getState().auth).toMatchObject(after))
  },
)

it('writes its state again after the storage was cleared', async () => {
  stored.set('auth-data', serializePersisted(signedInState))
  const store = await open()
  stored.clear()
  store.dispatch(userUpdated({ ...user, first_name: 'Farah' }))
  leave()
  expect(stored.get('auth-data')).toContain('Farah')
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

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => undefined,
}

it.each([
  ['blocked', undefined],
  ['full', full],
])(
  'warns once when the browser does not store the cart, with %s storage',
  async (_state, storage) => {
    const toasts: ToastCommand[] = []
    stops.push(receiveToasts((command) => toasts.push(command)))
    vi.stubGlobal('localStorage', storage)
    const store = await open()
    leave()
    for (const quantity of [1, 2])
      store.dispatch(cartReplaced({ ...cart, items: [{ ...cartItem, quantity }] }))
    expect(toasts).toMatchObject([{ do: 'show', toast: { kind: 'blank' } }])
  },
)
