import {
  acceptance,
  accepts,
  add,
  bodies,
  combine,
  edit,
  isFields,
  type PlantedDeviation,
  refuses,
  replies,
  requests,
  rows,
  SHOP_ORIGIN,
  whileOpen,
} from './deviate.ts'

const quote = { order_status: 'quote_requested', payment_required: false }

export const plantedInPayments: Record<string, PlantedDeviation> = {
  "customers' orders that are refused": [
    refuses('order.place', ({ headers }) => 'authorization' in headers),
    'fail order.place 422 valid requests',
  ],
  'an order with an unknown coupon': [
    requests('order.place', (_request, body) => {
      if (body['coupon_code'] === 'NO-SUCH-COUPON') delete body['coupon_code']
    }),
    'fail order.place 201 unknown coupon',
  ],
  'a time in UTC without an offset': [
    bodies('order.detail', 'data', (order) =>
      Object.assign(order, { order_txn_date: new Date().toISOString().slice(0, 19) }),
    ),
    'fail order.detail 200 times at data.order_txn_date',
    'warning order.detail 200 declared form at data.order_txn_date: invalid ISO datetime',
  ],
  'a payment in the future': edit(
    'payment.verify',
    'txnDate',
    () => '2999-01-01T00:00:00Z',
    'fail times',
  ),
  'an order that empties the cart before the payment': [
    async (request, next) => {
      const reply = await next(request)
      const { cart_uid } = isFields(request.body) ? request.body : {}
      if (
        request.operation === 'order.place' &&
        reply.status === 201 &&
        !('authorization' in request.headers)
      ) {
        const url = new URL(`/api/v1/cart/${cart_uid}`, request.url)
        await next({ ...request, operation: 'cart.clear', method: 'DELETE', url })
      }
      return reply
    },
    'fail order.place 201 cart before the payment at quantity',
  ],
  'a card page without encryption': [
    bodies('payment.create', '', (body) => {
      body['clientSecret'] = String(body['clientSecret']).replace(
        /^https?:\/\/[^/]+/,
        'http://evil.example',
      )
    }),
    'fail payment.create 200 card page at clientSecret',
  ],
  'access codes that count up': [
    rows('profile.testAccounts', (row, index) =>
      Object.assign(row, { access_code: `SAMPLE-${index}` }),
    ),
    'fail profile.testAccounts 200 guessable ids at data.*.access_code',
  ],
  'seats with the same access code': [
    rows('profile.testAccounts', (row) => Object.assign(row, { access_code: 'SAMPLE-0000' })),
    'fail profile.testAccounts 200 unique ids at data.*.access_code',
  ],
  'a payment of a paid order, of a quote, and of an order that another one replaced': [
    accepts('payment.create', (_body, { status }) => status === 409),
    'fail payment.create 200 paid twice',
    'fail payment.create 200 quote abroad',
    'fail payment.create 200 replaced order',
  ],
  'a wrong token that is taken for a guest': [
    async (request, next) => {
      const isWrong = request.headers['authorization'] === 'Bearer no-such-token'
      if (isWrong && /^(?:cart\.clear|coupon|order\.place)/.test(request.operation))
        delete request.headers['authorization']
      return next(request)
    },
    'fail cart.clear 200 access without a session',
    'fail coupon.apply 200 access without a session',
    'fail order.place 201 access without a session',
  ],
  'a paid order that stays pending': edit(
    'order.detail',
    'data.order_status',
    () => 'pending',
    'fail paid order',
  ),
  'a paid cart with its items': [
    (() => {
      let isPaid = false
      const observe = replies('payment.verify', ({ status }) => {
        isPaid = status === 200
      })
      const keep = bodies('cart.update', 'cart.items.0', (item) => {
        if (isPaid) add('quantity', 1)(item)
        isPaid = false
      })
      return combine(observe, keep)
    })(),
    'fail cart.update 200 paid order at cart.items.0.quantity',
  ],
  'a coupon that an order does not name': [
    (() => {
      const codes = new Map<unknown, string | null>()
      const observe = requests('coupon.apply', ({ url: { searchParams: query } }) => {
        if (/^welcome10$/i.test(query.get('coupon_code') ?? ''))
          codes.set(query.get('cart_uid'), query.get('coupon_code'))
      })
      const apply = requests('order.place', (_request, body) => {
        body['coupon_code'] ??= codes.get(body['cart_uid'])
        if (body['coupon_code'] === undefined) delete body['coupon_code']
      })
      return combine(observe, apply)
    })(),
    'fail order.place 201 order totals at data.order_total_amount',
  ],
  'a payment for an order that needs a quote': [
    bodies('order.place', 'data', (placed) => {
      if (placed['order_status'] === 'quote_requested')
        Object.assign(placed, { payment_required: true })
    }),
    'fail order.place 201 quote abroad at data.payment_required',
  ],
  'a quote for an ebook to another country': [
    bodies('order.place', 'data', (placed, { body }) => {
      if (JSON.stringify(body).match(/"shipping_address":[^}]*"country":"(?!MY)/))
        Object.assign(placed, quote)
    }),
    'fail order.place 201 quote abroad at data.payment_required',
  ],
  'an ignored idempotency key': [
    (() => {
      const keys = new Set<string>()
      return bodies('order.place', 'data', (placed, { headers }) => {
        const key = headers['idempotency-key'] ?? ''
        if (keys.has(key)) placed['order_txn_id'] = `second-${keys.size}-order`
        keys.add(key)
      })
    })(),
    'fail order.place 201 idempotency key at data.order_txn_id',
  ],
  'a used idempotency key for another order': acceptance(
    'order.place 201 idempotency key',
    (_body, { status }) => status === 409,
  ),
  'a second verification with another response': [
    (() => {
      let times = 0
      return bodies('payment.verify', '', (body) => {
        times += 1
        body['txnDate'] = new Date(Date.now() + times).toISOString()
      })
    })(),
    'fail payment.verify 200 repeated verification at txnDate',
  ],
  'two sessions that are both paid': [
    (() => {
      const known = new Set<unknown>()
      const rename = bodies('payment.create', '', (body) => {
        const { clientSecret: address } = body
        if (known.has(address)) body['clientSecret'] = `${address}-second`
        known.add(address)
      })
      const pay = requests('payment.verify', (_request, body) => {
        body['session_id'] = String(body['session_id']).replace('-second', '')
      })
      return combine(pay, rename)
    })(),
    'fail payment.verify 200 paid twice',
    'warning payment.create 200 one open session at clientSecret',
  ],
  'two orders for equal requests at the same time': [
    whileOpen('order.place', ({ data }) => {
      if (isFields(data)) data['order_txn_id'] = 'second-order-0000'
    }),
    'fail order.place 201 idempotency key at data.order_txn_id',
  ],
  'an order that needs no payment': [
    bodies('order.place', 'data', (placed) => Object.assign(placed, { payment_required: false })),
    'fail order.place 201 required payment at data.payment_required',
    'fail order.place 201 quote abroad at data.payment_required',
  ],
  'an order with its own total': [
    async (request, next) => {
      const sent = isFields(request.body) ? request.body : {}
      const { total, order_total_amount, product_price: _, discount_amount: __, ...body } = sent
      if (request.operation !== 'order.place' || total === undefined) return next(request)
      const reply = await next({ ...request, body })
      const { data } = isFields(reply.body) ? reply.body : {}
      if (isFields(data)) Object.assign(data, { order_total_amount })
      return reply
    },
    'fail order.place 201 order totals at data.order_total_amount',
  ],
  'an open redirect': [
    requests('payment.create', (_request, body) => {
      for (const field of ['return_url', 'cancel_url']) {
        if (String(body[field]).startsWith(SHOP_ORIGIN)) body[field] = `${SHOP_ORIGIN}/st`
      }
    }),
    'fail payment.create 200 return addresses',
  ],
  'a payment address of the X-Forwarded-Host header': [
    replies('payment.create', (reply, { headers: { 'x-forwarded-host': host } }) => {
      if (host)
        Object.assign(reply, { status: 200, body: { clientSecret: `http://${host}/pay/x` } })
    }),
    'fail payment.create 200 foreign host name at header x-forwarded-host',
  ],
  'a slide with a link of the X-Forwarded-Host header': [
    bodies('catalog.sliders', 'data.0', (slide, { headers }) => {
      if (headers['x-forwarded-host']) slide['text'] = `See ${headers['x-forwarded-host']}`
    }),
    'fail catalog.sliders 200 foreign host name at header x-forwarded-host',
  ],
}
