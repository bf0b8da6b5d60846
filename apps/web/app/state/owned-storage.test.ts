import { beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../../test/support/browser-state'
import {
  claimOwned,
  connectOwner,
  ownerOf,
  purgeOwned,
  readExpiredSession,
  readOwned,
  readStoredValue,
  removeOwned,
  storeExpiredSession,
  writeOwned,
} from './owned-storage'
import { storageKeys } from './storage'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const { checkout } = storageKeys

let customer: string | undefined
let stored: Map<string, string>

beforeEach(() => {
  customer = undefined
  stored = stubStorage()
  connectOwner(() => customer)
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

it.each([
  ['1', [undefined, '2', '']],
  [undefined, ['1']],
])('returns a value to its owner %s alone', (owner, others) => {
  customer = owner
  writeOwned(checkout, { city: 'Sampel' })
  expect(readOwned(checkout)).toEqual({ city: 'Sampel' })
  for (const other of others) {
    customer = other
    expect(readOwned(checkout)).toBeUndefined()
  }
})

it.each([
  [checkout, day],
  [storageKeys.payment, day],
] as const)('%s expires, and is removed when a page starts', (key, age) => {
  writeOwned(key, 'value')
  vi.advanceTimersByTime(age - 1)
  purgeOwned()
  expect(readOwned(key)).toBe('value')
  vi.advanceTimersByTime(1)
  expect(readOwned(key)).toBeUndefined()
  purgeOwned()
  expect(stored.has(key)).toBe(false)
})

it('keeps the values of an expired session for an hour from its end', () => {
  customer = '1'
  writeOwned(checkout, 'draft')
  vi.advanceTimersByTime(5 * hour)
  storeExpiredSession('1', 'a@example.com')
  customer = undefined
  vi.advanceTimersByTime(hour - 1)
  purgeOwned()
  expect(readStoredValue(checkout)).toBe('draft')
  expect(ownerOf(storageKeys.expiredSession)).toBe('1')
  expect(readExpiredSession()).toBe('a@example.com')
  vi.advanceTimersByTime(1)
  purgeOwned()
  expect([...stored]).toEqual([])
})

it('keeps the names of seats at any age until their customer signs out or another signs in', () => {
  customer = '1'
  writeOwned(storageKeys.seats, 'names')
  vi.advanceTimersByTime(1000 * day)
  purgeOwned()
  expect(readOwned(storageKeys.seats)).toBe('names')
  claimOwned('1')
  expect(stored.size).toBe(1)
  removeOwned('1')
  expect(stored.size).toBe(0)
  writeOwned(storageKeys.seats, 'names')
  claimOwned('2')
  expect(stored.size).toBe(0)
})

it.each([
  '{broken',
  'null',
  '7',
  '{"value":1}',
  '{"owner":1,"saved_at":2,"value":3}',
  '{"owner":"1","saved_at":"x"}',
])('removes %s when a page starts', (text) => {
  stored.set(checkout, text)
  expect(readOwned(checkout)).toBeUndefined()
  purgeOwned()
  expect([...stored]).toEqual([])
})

it('ignores a value from the future, as after a change of the clock', () => {
  writeOwned(checkout, 'draft')
  vi.setSystemTime(Date.now() - 2 * day)
  expect(readOwned(checkout)).toBeUndefined()
})
