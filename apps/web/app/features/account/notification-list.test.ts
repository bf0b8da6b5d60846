import type { OrderSummary } from '@shop/contract/host'
import { expect, it } from 'vitest'
import { notificationsOf } from './notification-list'

const order = (id: string, date: string): OrderSummary => ({
  order_txn_id: id,
  order_txn_date: date,
  order_status: 'paid',
})

it('sorts by order date, newest first, and tests of an older order last, without a date', () => {
  const notifications = notificationsOf(
    [
      order('SAMPLE-OLD-1', '2026-01-01T10:00:00+08:00'),
      order('SAMPLE-NEW-2', '2026-11-01T10:00:00+08:00'),
    ],
    [{ test_account_id: 1, order_txn_id: 'SAMPLE-OLD-0' }],
  )
  expect(notifications.map(({ orderTxnId, orderDate }) => [orderTxnId, orderDate])).toEqual([
    ['SAMPLE-NEW-2', '2026-11-01T10:00:00+08:00'],
    ['SAMPLE-OLD-1', '2026-01-01T10:00:00+08:00'],
    ['SAMPLE-OLD-0', undefined],
  ])
})
