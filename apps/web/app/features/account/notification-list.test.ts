import type { OrderStatus } from '@shop/contract'
import type { OrderSummary, TestAccount } from '@shop/contract/host'
import { describe, expect, it } from 'vitest'
import { notificationsOf } from './notification-list'

const order = (id: string, date: string, status: OrderStatus = 'paid'): OrderSummary => ({
  order_txn_id: id,
  order_txn_date: date,
  order_status: status,
  order_total_amount: 89,
  order_item_names: ['LPI Personality Profile'],
  order_total_quantity: 1,
})

const seat = (id: number, orderTxnId: string): TestAccount => ({
  test_account_id: id,
  order_txn_id: orderTxnId,
  product_name: 'LPI Personality Profile',
  product_type: 'lpitest',
  access_code: `LPI-${id}`,
  test_url: 'https://test.example.com/start',
  status: 'unassigned',
  assigned_to: null,
})

describe('notificationsOf', () => {
  it('sorts by order date, newest first, and tests of an older order last, without a date', () => {
    const notifications = notificationsOf(
      [
        order('SAMPLE-OLD-1', '2026-01-01T10:00:00+08:00'),
        order('SAMPLE-NEW-2', '2026-11-01T10:00:00+08:00'),
      ],
      [seat(1, 'SAMPLE-OLD-0')],
    )
    expect(notifications.map(({ orderTxnId, at }) => [orderTxnId, at])).toEqual([
      ['SAMPLE-NEW-2', '2026-11-01T10:00:00+08:00'],
      ['SAMPLE-OLD-1', '2026-01-01T10:00:00+08:00'],
      ['SAMPLE-OLD-0', undefined],
    ])
  })

  it('says what the status of an order means', () => {
    const [shipped] = notificationsOf(
      [order('SAMPLE-ONE-1', '2026-01-01T10:00:00+08:00', 'shipped')],
      [],
    )
    expect(shipped?.text).toBe('Your order is on its way')
  })
})
