import type { OrderStatus, OrderSummary, TestAccount } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { markOf, marksIn, notificationsOf } from './notification-list'

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

describe('the news of an account', () => {
  it('has the newest order first, whatever the order in which they came', () => {
    const news = notificationsOf(
      [order('SAMPLE-OLD-1', '2026-01-01T10:00:00+08:00'), order('SAMPLE-NEW-2', '2026-11-01T10:00:00+08:00')],
      [],
    )
    expect(news.map(({ orderTxnId }) => orderTxnId)).toEqual(['SAMPLE-NEW-2', 'SAMPLE-OLD-1'])
  })

  it('tells of an order’s tests once, however many seats it has, after the news of the order itself', () => {
    const news = notificationsOf(
      [order('SAMPLE-TWO-1', '2026-01-01T10:00:00+08:00')],
      [seat(1, 'SAMPLE-TWO-1'), seat(2, 'SAMPLE-TWO-1')],
    )
    expect(news.map(({ about, text }) => ({ about, text }))).toEqual([
      { about: 'order', text: 'We have your payment' },
      { about: 'tests', text: 'Your tests are ready' },
    ])
  })

  it('puts the tests of an order that is not among the latest at the end, without a date', () => {
    const news = notificationsOf([order('SAMPLE-NEW-1', '2026-01-01T10:00:00+08:00')], [seat(1, 'SAMPLE-OLD-9')])
    expect(news.map(({ orderTxnId, at }) => ({ orderTxnId, at }))).toEqual([
      { orderTxnId: 'SAMPLE-NEW-1', at: '2026-01-01T10:00:00+08:00' },
      { orderTxnId: 'SAMPLE-OLD-9', at: undefined },
    ])
  })

  it('is news again when the order has another status', () => {
    const at = '2026-01-01T10:00:00+08:00'
    const [before] = notificationsOf([order('SAMPLE-ONE-1', at, 'paid')], [])
    const [after] = notificationsOf([order('SAMPLE-ONE-1', at, 'shipped')], [])
    expect(after?.id).not.toBe(before?.id)
    expect(after?.text).toBe('Your order is on its way')
  })
})

describe('the mark that stands for a notification on the device', () => {
  it('is the same for the same one, and another for another one', () => {
    const ids = ['SAMPLE-A-1 paid', 'SAMPLE-A-1 shipped', 'SAMPLE-A-1 tests', 'SAMPLE-B-1 paid']
    expect(ids.map(markOf)).toEqual(ids.map(markOf))
    expect(new Set(ids.map(markOf)).size).toBe(ids.length)
  })

  it('does not give away the order’s number, with which anybody could pay it', () => {
    expect(markOf('SAMPLE-A-1 paid')).toMatch(/^[0-9a-z]{1,7}$/)
  })
})

describe('the stored marks', () => {
  it('are read by customer', () => {
    expect(marksIn('{"1":["abc"],"2":[]}')).toEqual({ '1': ['abc'], '2': [] })
  })

  it.each([null, '', 'null', '7', '{', '{"1":"abc"}', '{"1":[1]}'])('are none for %j', (text) => {
    expect(marksIn(text)).toEqual({})
  })
})
