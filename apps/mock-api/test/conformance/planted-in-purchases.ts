/** Planted deviations of orders, quotes, coupons and totals. */
import {
  add,
  bodies,
  combine,
  countsUp,
  isFields,
  type PlantedDeviation,
  refuses,
} from './deviate.ts'

export const plantedInPurchases: Record<string, PlantedDeviation> = {
  'order numbers that count up': [
    countsUp('order.place', 'data', 'order_txn_id', 'SAMPLE-2026-'),
    'fail order.place 201 guessable ids at data.order_txn_id',
  ],
  'a coupon in lower case that is refused': [
    refuses('coupon.apply', ({ url }) => url.searchParams.get('coupon_code') === 'welcome10'),
    'fail coupon.apply 422 valid requests',
  ],
  'a discount that is rounded down': [
    bodies('coupon.apply', 'data', (data) => {
      const exact = Number(data['sub_total']) * 10
      if (Number.isInteger(exact)) return
      add('discount_amount', -0.01)(data)
      add('total', 0.01)(data)
    }),
    'fail coupon.apply 200 coupon arithmetic at data.discount_amount',
  ],
  'a discount of another percentage': [
    bodies('coupon.apply', 'data', (data) => {
      const more = Math.round(Number(data['sub_total']) * 5) / 100
      add('discount_amount', more)(data)
      add('total', -more)(data)
    }),
    'fail coupon.apply 200 coupon arithmetic at data.discount_amount',
    'fail order.place 201 order totals at data.order_total_amount',
  ],
  'a coupon total without the shipping charges': [
    bodies('coupon.apply', 'data', (data) => add('total', -Number(data['shipping_charges']))(data)),
    'fail coupon.apply 200 coupon arithmetic at data.total',
  ],
  'an order total with an undeclared fee': [
    bodies('order.place', 'data', add('order_total_amount', 1)),
    'fail order.detail 200 order matches the cart at data.order_total_amount',
    'fail order.place 201 order totals at data.order_total_amount',
    'fail payment.verify 200 verified order at txnAmount',
  ],
  'an order whose items do not add up to its sub total': [
    bodies('order.detail', 'data.items.0', add('quantity', 1)),
    'fail order.detail 200 list and detail agree at data.items.*.quantity',
    'fail order.detail 200 order matches the cart at data.items.0.quantity',
    'fail order.detail 200 order totals at data.order_sub_total_amount',
    'fail order.detail 200 order totals at data.order_total_amount',
  ],
  'an order with its name in HTML, without its phone, with another address': [
    bodies('order.detail', 'data', (order) => {
      order['order_customer_name'] = String(order['order_customer_name']).replaceAll("'", '&#039;')
      order['order_customer_phone'] = ''
      if (isFields(order['order_billing_address'])) order['order_billing_address']['country'] = 'US'
    }),
    'fail order.detail 200 order matches the cart at data.order_billing_address.country',
    'fail order.detail 200 order matches the cart at data.order_customer_name',
    'fail order.detail 200 order matches the cart at data.order_customer_phone',
  ],
  'no order to a country without states and postal codes': [
    refuses('order.place', (_request, body) => JSON.stringify(body).includes('"state":""')),
    'fail order.place 422 valid requests',
  ],
  'a paid order whose history is only pending': [
    bodies('order.detail', 'data', ({ order_status_history: history }) => {
      for (const step of [history].flat().filter(isFields)) step['status'] = 'pending'
    }),
    'fail order.detail 200 paid order at data.order_status_history',
  ],
  'team tests without test accounts': [
    bodies('profile.testAccounts', '', (body) => {
      const rows = [body['data']]
        .flat()
        .filter((row) => isFields(row) && row['product_type'] !== 'lpigroup')
      Object.assign(body, { data: rows, total: rows.length })
    }),
    'fail profile.testAccounts 200 paid order at data',
  ],
  'completed tests of another product': [
    bodies('profile.testAccounts', 'data.0', (row) => {
      Object.assign(row, { status: 'completed', product_name: 'Another test' })
    }),
    'fail profile.testAccounts 200 paid order at data.*.product_name',
    'fail profile.testAccounts 200 paid order at data.*.status',
  ],
  'a quote that leaves the cart as it is after a purchase': [
    (() => {
      const quoted = new Set<unknown>()
      const observe = bodies('order.place', 'data', ({ order_status }, { body }) => {
        if (order_status === 'quote_requested' && isFields(body)) quoted.add(body['cart_uid'])
      })
      const keep = bodies('cart.update', 'cart.items.0', (item, { body }) => {
        if (isFields(body) && quoted.has(body['cart_uid']))
          item['quantity'] = Number(item['quantity']) + 1
      })
      return combine(observe, keep)
    })(),
    'fail cart.update 200 quote abroad at cart.items.0.quantity',
  ],
}
