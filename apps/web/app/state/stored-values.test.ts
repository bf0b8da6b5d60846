import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubStorage, user } from '../../test/support/browser-state'
import { serializePersisted } from '../../test/support/serialize-persisted'
import { openResetForm } from '../features/auth/reset-form-storage'
import { readCheckoutDraft } from '../features/checkout/checkout-draft'
import { readPayment } from '../features/payment/payment-record'
import { startListeners } from './listeners'
import { startPersistence } from './persistence'
import { storageKeys } from './storage'
import { isRehydrated, makeStore } from './store'
import { apiSession } from './token-storage'

const invalidValues: readonly (readonly [what: string, value: string])[] = [
  ['broken JSON', '{broken'],
  [
    'an object of wrong fields',
    '{"cart":"{\\"cart_id\\":\\"x\\"}","cartuid":"7","lists":"3","values":7}',
  ],
  [
    'half a user',
    '{"user":"{\\"first_name\\":\\"Half\\"}","token":"\\"t\\"","isAuthorized":"true"}',
  ],
  [
    'wrong types in every field',
    '{"saved_at":"now","form":{"email":[]},"lists":{"guest":["x",-1,null]},"values":{"customer":[]}}',
  ],
]

let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage()
  vi.stubGlobal('window', new EventTarget())
  return () => vi.unstubAllGlobals()
})

const storeUnderEveryKey = (value: string) => {
  stored = stubStorage(new Map(Object.values(storageKeys).map((key) => [key, value])))
}

it.each(invalidValues)(
  '%s in storage gives an anonymous visitor an empty cart and wishlist',
  async (_what, value) => {
    storeUnderEveryKey(value)
    const store = makeStore()
    const stop = startPersistence(store)
    await vi.waitFor(() => expect(isRehydrated(store.getState())).toBe(true), { timeout: 10_000 })
    const { auth, cart, wishlist } = store.getState()
    stop()
    expect([auth.isAuthorized, auth.user, auth.token]).toEqual([false, null, null])
    expect(cart.cart).toBeNull()
    expect(Object.values(wishlist.lists).flat()).toEqual([])
  },
)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

it.each(invalidValues)('%s in storage gives empty forms and no payment', (_what, value) => {
  const ownedValue = JSON.stringify({
    owner: null,
    saved_at: Date.now(),
    value: parseJson(value),
  })
  for (const text of [value, ownedValue]) {
    storeUnderEveryKey(text)
    expect(readCheckoutDraft().values?.customer.email ?? '').toBe('')
    expect(readCheckoutDraft().attempt).toBeUndefined()
    expect(readPayment()).toBeUndefined()
    expect(openResetForm({ email: 'a@example.com', token: 'link' })).toEqual({
      email: 'a@example.com',
      token: 'link',
      new_password: '',
      confirm_password: '',
    })
  }
})

it.each(['to ken', 'x'.repeat(4097)])(
  'the stored token %#, which cannot be in a header, counts as signed out',
  async (token) => {
    const auth = serializePersisted({ user, token, isAuthorized: true })
    stored = stubStorage(
      new Map<string, string>([
        [storageKeys.auth, auth],
        [storageKeys.token, token],
      ]),
    )
    const store = makeStore()
    expect(apiSession(store).getToken()).toBeNull()
    const stops = [startListeners(store, new QueryClient()), startPersistence(store)]
    await vi.waitFor(() => expect(isRehydrated(store.getState())).toBe(true), { timeout: 10_000 })
    for (const stop of stops) stop()
    expect(store.getState().auth).toMatchObject({ isAuthorized: false, token: null })
    expect(stored.has(storageKeys.token)).toBe(false)
  },
)
