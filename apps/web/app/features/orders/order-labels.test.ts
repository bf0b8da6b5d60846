import type { ProductFormat } from '@shop/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleOrder } from '../../../test/support/sample-order'
import { isDigital, isLate, statusText } from './order-labels'

const orderOf = (format: ProductFormat, country = 'MY') => {
  const order = sampleOrder([format], {
    order_status: 'processing',
    // Late on Tuesday in Malaysia, and the day before in other time zones.
    order_status_history: [{ status: 'paid', at: '2026-10-06T23:30:00+08:00' }],
  })
  return { ...order, order_shipping_address: { ...order.order_shipping_address, country } }
}

afterEach(() => void vi.useRealTimers())

it('expects a parcel after five working days, an ebook after three, and none abroad', () => {
  vi.useFakeTimers({ now: Date.parse('2026-10-09T12:00:00+08:00') })
  expect(statusText(orderOf('book'), 'processing')).toContain(
    'Your parcel is expected by 13 Oct 2026.',
  )
  expect(statusText(orderOf('book'), 'shipped')).toContain('It is expected by 13 Oct 2026.')
  expect(statusText(orderOf('ebook'), 'processing')).toContain(
    'We send your ebook by email to customer@example.com after payment, by 9 Oct 2026 at ' +
      'the latest.',
  )
  expect(statusText(orderOf('book', 'SG'), 'processing')).not.toContain('expected')
})

it('is late on the day after the promised one, until it is delivered', () => {
  vi.useFakeTimers({ now: Date.parse('2026-10-13T23:59:00+08:00') })
  expect(isLate(orderOf('book'))).toBe(false)
  vi.setSystemTime(Date.parse('2026-10-14T00:00:00+08:00'))
  expect(isLate(orderOf('book'))).toBe(true)
  expect(isLate(orderOf('book', 'SG'))).toBe(false)
  expect(isLate(orderOf('online_test'))).toBe(false)
  expect(isLate({ ...orderOf('book'), order_status: 'delivered' })).toBe(false)
})

it('says that a past day was the expected one, and expects nothing of a complete order', () => {
  vi.useFakeTimers({ now: Date.parse('2026-10-14T00:00:00+08:00') })
  expect(statusText(orderOf('book'), 'processing')).toContain(
    'Your parcel was expected by 13 Oct 2026.',
  )
  expect(statusText(orderOf('book'), 'shipped')).toContain('It was expected by 13 Oct 2026.')
  expect(statusText(orderOf('ebook'), 'delivered')).toBe('Your order is complete.')
})

it('posts nothing of a digital order', () => {
  expect([orderOf('ebook'), orderOf('online_test'), orderOf('book')].map(isDigital)).toEqual([
    true,
    true,
    false,
  ])
})

it('claims neither an online delivery nor a parcel for an order without items', () => {
  const order = { ...orderOf('book'), items: [] }
  expect(isDigital(order)).toBe(false)
  expect(statusText(order, 'shipped')).toBe('Your order is on its way.')
  expect(statusText(order, 'delivered')).toBe('Your order is complete.')
})
