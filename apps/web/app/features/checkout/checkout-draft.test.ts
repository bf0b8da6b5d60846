import { idempotencyKeySchema } from '@shop/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../test/support/browser-state'
import {
  clearIdempotencyKey,
  idempotencyKeyFor,
  readCheckoutDraft,
  saveCouponCode,
} from './checkout-draft'

beforeEach(() => {
  stubStorage()
  return () => vi.unstubAllGlobals()
})

it('keeps the idempotency key of the same content, and changes it with the content', () => {
  const key = idempotencyKeyFor('a book')
  expect(idempotencyKeyFor('a book')).toBe(key)
  expect(idempotencyKeyFor('two books')).not.toBe(key)
})

it('makes an idempotency key of the contract in a page over plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(idempotencyKeySchema.safeParse(idempotencyKeyFor('a book')).success).toBe(true)
})

it('clears the idempotency key and keeps the rest of the draft', () => {
  saveCouponCode('WELCOME10')
  const key = idempotencyKeyFor('a book')
  clearIdempotencyKey()
  expect(readCheckoutDraft()).toEqual({ coupon: 'WELCOME10' })
  expect(idempotencyKeyFor('a book')).not.toBe(key)
})
