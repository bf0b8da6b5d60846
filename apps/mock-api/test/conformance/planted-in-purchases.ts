/** Deviations in form, catalogue, carts, orders and payment, and the lines that the report must have, and no others. */
import {
  accepts,
  add,
  bodies,
  type Deviation,
  type Fields,
  isFields,
  replies,
  requests,
  SHOP_ORIGIN,
} from './deviate.ts'

/** The lines are `level operation status rule at path`, with what is wrong for the rule `declared form`. */
export type PlantedDeviation = readonly [deviation: Deviation, ...report: readonly string[]]

const thirdDecimal = (sum: unknown) => Number(sum) + 0.001
const noOffset = () => '2026-11-21T10:00:00'

/** A changed value of a successful response, and what the report says of it. */
const edits: readonly [name: string, operation: string, path: string, change: (value: unknown) => unknown, string][] = [
  ['a missing shown field', 'trainers.list', 'data.0.trainer_name', () => undefined, 'fail: the field is missing'],
  ['a wrong type', 'trainers.list', 'data.0.trainer_number', () => true, 'fail: invalid input'],
  ['a missing picture', 'profile.detail', 'data.avatar', () => undefined, 'fail: the field is missing'],
  ['an unknown mode', 'settings.shipping', 'data.countries.1.mode', () => 'x', 'warning: invalid option'],
  ['an undeclared field', 'trainers.list', 'data.0.photo', () => 'x.png', 'warning: the field is not declared'],
  // The shop reads these forms.
  ['a third decimal', 'payment.verify', 'txnAmount', thirdDecimal, 'warning: invalid number'],
  ['a time without an offset', 'order.detail', 'data.order_txn_date', noOffset, 'warning: invalid ISO datetime'],
  ['an amount as text', 'order.detail', 'data.order_sub_total_amount', (sum) => `${sum}`, 'warning: invalid input'],
]

const form: Record<string, PlantedDeviation> = {
  ...Object.fromEntries(
    edits.map(([name, operation, path, change, finding]) => {
      const [level, message] = finding.split(': ')
      const at = path.lastIndexOf('.')
      const deviation = bodies(operation, path.slice(0, Math.max(at, 0)), (owner) => {
        owner[path.slice(at + 1)] = change(owner[path.slice(at + 1)])
      })
      return [name, [deviation, `${level} ${operation} 200 declared form at ${path}: ${message}`]]
    }),
  ),
  'null for a shown field': [
    bodies('profile.detail', 'data', (row) => Object.assign(row, { last_name: null })),
    'fail profile.detail 200 stored profile at data.last_name',
    'warning profile.detail 200 declared form at data.last_name: invalid input',
  ],
  'a missing assumed field, in every row': [
    bodies('catalog.products', '', ({ data }) => {
      if (Array.isArray(data)) for (const row of data) delete row.is_featured
    }),
    'warning catalog.products 200 declared form at data.0.is_featured: the field is missing',
  ],
  'an error without a message': [
    replies('payment.verify', (reply) => {
      if (reply.status === 404) reply.body = { code: 'session_not_found' }
    }),
    'fail payment.verify 404 declared form at message: the field is missing',
  ],
  'errors without a code': [
    replies('coupon.apply', ({ status, body }) => {
      if (status >= 400 && isFields(body)) delete body['code']
    }),
    'warning coupon.apply 404 declared form at code: the field is missing',
    'warning coupon.apply 422 declared form at code: the field is missing',
  ],
  'an undeclared status': [
    replies('settings.shipping', (reply) => {
      if (reply.status === 200) reply.status = 206
    }),
    'fail settings.shipping 206 declared form: the status is not declared',
  ],
  'a success with the status 200 instead of 201': [
    replies('order.place', (reply) => {
      if (reply.status === 201) reply.status = 200
    }),
    'warning order.place 200 declared form: the status is not declared',
  ],
  'a wrong media type': [
    replies('catalog.sliders', ({ headers }) => Object.assign(headers, { 'content-type': 'text/html' })),
    'fail catalog.sliders 200 declared form: the content type is wrong',
  ],
  'an HTML page for an error': [
    replies('catalog.product', (reply) => {
      if (reply.status === 404) reply.body = '<h1>Not found</h1>'
    }),
    'fail catalog.product 404 declared form: the body is not JSON',
  ],
  'an empty body': [
    replies('auth.signout', (reply) => {
      if (reply.status === 200) reply.body = ''
    }),
    'fail auth.signout 200 declared form: the body is empty',
  ],
  'an internal error for an unknown product': [
    replies('catalog.product', (reply) => {
      if (reply.status === 404) reply.status = 500
    }),
    'fail catalog.product 500 internal errors',
  ],
}

const raiseMinimum = (row: unknown) => {
  if (isFields(row) && row['product_id'] === 6) row['min_order_quantity'] = 6
}

const catalogue: Record<string, PlantedDeviation> = {
  'another price in the detail than in the list': [
    bodies('catalog.product', 'data', add('product_price', 1)),
    'fail catalog.product 200 list and detail agree at data.product_price',
  ],
  'types in uppercase, in the list and the details': [
    async (request, next) => {
      const reply = await next(request)
      const { data } = isFields(reply.body) ? reply.body : {}
      const rows = request.operation.startsWith('catalog.product') ? [data].flat().filter(isFields) : []
      for (const row of rows) row['product_type'] = String(row['product_type']).toUpperCase()
      return reply
    },
    'fail catalog.product 200 product types at data.product_type',
    'fail catalog.products 200 product types at data.0.product_type',
    'warning catalog.product 200 declared form at data.product_type: invalid option',
    'warning catalog.products 200 declared form at data.0.product_type: invalid option',
  ],
  'a type in another spelling, in the detail alone': [
    bodies('catalog.product', 'data', (row) => {
      if (row['product_type'] === 'lpitest') row['product_type'] = 'LPI-test'
    }),
    'fail catalog.product 200 list and detail agree at data.product_type',
    'fail catalog.product 200 product types at data.product_type',
    'warning catalog.product 200 declared form at data.product_type: invalid option',
  ],
  'types that the shop does not know alone': [
    bodies('catalog.products', '', ({ data }) => {
      for (const row of [data].flat().filter(isFields)) row['product_type'] = 'bundle'
    }),
    'fail catalog.product 200 list and detail agree at data.product_type',
    'fail catalog.products 200 product types at data.*.product_type',
    'warning catalog.products 200 declared form at data.0.product_type: invalid option',
  ],
  'a product that is listed twice': [
    bodies('catalog.products', '', ({ data }) => Array.isArray(data) && data.push(data[0])),
    'fail catalog.products 200 unique ids at data.*.product_id',
  ],
  'a minimum above the maximum': [
    async (request, next) => {
      const reply = await next(request)
      if (request.operation.startsWith('catalog.product') && isFields(reply.body)) {
        for (const row of [reply.body['data']].flat()) raiseMinimum(row)
      }
      return reply
    },
    'fail catalog.products 200 product limits at data.5.min_order_quantity',
  ],
}

/** The items of the last cart of an operation's responses. */
const itemsOf = (body: Fields): Fields[] => {
  const { cart } = body
  return isFields(cart) && Array.isArray(cart['items']) ? cart['items'] : []
}

/** Accepts one more of a product. @param isIn whether the product is in the cart */
const acceptsOneMore = (isIn: boolean): Deviation => {
  let products: unknown[] = []
  const observe = bodies('cart.update', '', (body) => {
    products = itemsOf(body).map(({ product_id }) => product_id)
  })
  const accept = accepts('cart.update', ({ cart_uid, quantity, product_id }) => {
    return quantity === 1 && typeof cart_uid === 'string' && products.includes(product_id) === isIn
  })
  return (request, next) => accept(request, (inner) => observe(inner, next))
}

/** Keeps the items of the cart in the responses of an operation that removes them. */
const keepsItems = (operation: string, path: string): Deviation => {
  let items: Fields[] = []
  const observe = bodies('cart.update', '', (body) => {
    items = itemsOf(body)
  })
  const keep = bodies(operation, path, (cart) => Object.assign(cart, { items }))
  return (request, next) => keep(request, (inner) => observe(inner, next))
}

const carts: Record<string, PlantedDeviation> = {
  'an ignored minimum': [
    bodies('cart.update', 'cart.items.0', (item) => {
      if (item['quantity'] === 10 && item['product_id'] === 5) item['quantity'] = 1
    }),
    'fail cart.update 200 first +1 adds the minimum at cart.items.*.quantity',
  ],
  'a quantity below the minimum': [
    accepts('cart.update', ({ quantity }) => quantity === -1),
    'fail cart.update 200 minimum quantity',
  ],
  'a quantity above the maximum': [acceptsOneMore(true), 'fail cart.update 200 maximum quantity'],
  'a maximum for each test instead of all together': [
    acceptsOneMore(false),
    'fail cart.update 200 shared maximum quantity',
  ],
  'another price in the cart than in the list': [
    bodies('cart.update', 'cart.items.0.product', (product) => {
      if (product['product_type'] === 'lpigroup') add('product_price', 1)(product)
    }),
    'fail cart.update 200 cart content at cart.items.*.product.product_price',
  ],
  'a removed product that is still in the cart': [
    keepsItems('cart.removeItem', 'cart'),
    'fail cart.removeItem 200 cart content at cart.items',
  ],
  'a cleared cart with items': [keepsItems('cart.clear', 'data'), 'fail cart.clear 200 cart content at data.items'],
}

const amounts: Record<string, PlantedDeviation> = {
  'a discount that is rounded down': [
    bodies('coupon.apply', 'data', (data) => {
      const exact = Number(data['sub_total']) * 10
      if (Number.isInteger(exact)) return
      add('discount_amount', -0.01)(data)
      add('total', 0.01)(data)
    }),
    'fail coupon.apply 200 coupon rounding at data.discount_amount',
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
  'a discount of an order of another percentage': [
    bodies('order.detail', 'data', (order) => {
      if (order['order_discount_amount'] === 0) return
      add('order_discount_amount', 5)(order)
      add('order_total_amount', -5)(order)
    }),
    'fail order.detail 200 list and detail agree at data.order_total_amount',
    'fail order.detail 200 order matches the cart at data.order_total_amount',
    'fail order.detail 200 order totals at data.order_discount_amount',
    'fail order.detail 200 order totals at data.order_total_amount',
  ],
  'a coupon total without the shipping charges': [
    bodies('coupon.apply', 'data', (data) => add('total', -Number(data['shipping_charges']))(data)),
    'fail coupon.apply 200 coupon arithmetic at data.total',
  ],
  'a coupon with another sub total than the cart': [
    bodies('coupon.apply', 'data', add('sub_total', 1)),
    'fail coupon.apply 200 coupon arithmetic at data.sub_total',
  ],
  'an order total with an undeclared fee': [
    bodies('order.place', 'data', add('order_total_amount', 1)),
    'fail order.detail 200 order matches the cart at data.order_total_amount',
    'fail order.place 201 order totals at data.order_total_amount',
    'fail payment.verify 200 verified order at txnAmount',
  ],
  'an order whose items do not add up to its sub total': [
    bodies('order.detail', 'data.items.0', add('quantity', 1)),
    'fail order.detail 200 order matches the cart at data.items.0.quantity',
    'fail order.detail 200 order totals at data.order_sub_total_amount',
    'fail order.detail 200 order totals at data.order_total_amount',
  ],
  'an order total that ignores the discount': [
    bodies('order.detail', 'data', (order) => {
      add('order_total_amount', Number(order['order_discount_amount']))(order)
    }),
    'fail order.detail 200 list and detail agree at data.order_total_amount',
    'fail order.detail 200 order matches the cart at data.order_total_amount',
    'fail order.detail 200 order totals at data.order_total_amount',
  ],
  'an order with another address than sent': [
    bodies('order.detail', 'data', (order) => {
      order['order_billing_address'] = order['order_shipping_address']
    }),
    'fail order.detail 200 order matches the cart at data.order_billing_address.address_line_one',
    'fail order.detail 200 order matches the cart at data.order_billing_address.postal_code',
    'fail order.detail 200 order matches the cart at data.order_billing_address.state',
  ],
}

const lists: Record<string, PlantedDeviation> = {
  'an ignored status filter': [
    requests('order.list', ({ url }) => url.searchParams.delete('status')),
    'fail order.list 200 status filter at data.0.order_status',
  ],
  'an ignored order number filter': [
    requests('order.list', ({ url }) => url.searchParams.delete('txnid')),
    'fail order.list 200 order number filter at data',
  ],
  'a second page that repeats the first': [
    (() => {
      let first: unknown
      return bodies('order.list', 'data.0', (row, { url }) => {
        const page = url.searchParams.get('page')
        if (page === '1') first = row['order_txn_id']
        if (page === '2') row['order_txn_id'] = first
      })
    })(),
    'fail order.list 200 paging at data',
  ],
  'a wrong last page': [
    bodies('order.list', '', (body) => Object.assign(body, { last_page: 9 })),
    'fail order.list 200 paging at last_page',
  ],
  'a page with fewer rows than its total says': [
    bodies('profile.testAccounts', '', add('total', 1)),
    'fail profile.testAccounts 200 paging at data',
  ],
  'the oldest order first': [
    bodies('order.list', '', ({ data }, { url }) => {
      if (url.searchParams.get('status') === '' && Array.isArray(data)) data.reverse()
    }),
    'warning order.list 200 newest first at data.1.order_txn_date',
  ],
}

const payment: Record<string, PlantedDeviation> = {
  'a paid order that stays pending': [
    bodies('order.detail', 'data', (order) => Object.assign(order, { order_status: 'pending' })),
    'fail order.detail 200 paid order at data.order_status',
  ],
  'a paid order without test accounts': [
    bodies('profile.testAccounts', '', (body) => Object.assign(body, { data: [], total: 0, last_page: 1 })),
    'fail profile.testAccounts 200 paid order at data',
  ],
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
      return (request, next) => keep(request, (inner) => observe(inner, next))
    })(),
    'fail cart.update 200 paid order at cart.items.0.quantity',
  ],
  'a payment for an order that needs a quote': [
    bodies('order.place', 'data', (placed) => {
      if (placed['order_status'] === 'quote_requested') Object.assign(placed, { payment_required: true })
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
  'a used idempotency key for another order': [
    accepts('order.place', (_body, { status }) => status === 409),
    'fail order.place 201 idempotency key',
  ],
  'a second verification with another response': [
    (() => {
      let times = 0
      return bodies('payment.verify', '', (body) => {
        times += 1
        body['message'] = `Verified ${times} times.`
      })
    })(),
    'fail payment.verify 200 repeated verification',
  ],
  'a new session for a repeated request': [
    (() => {
      let times = 0
      return bodies('payment.create', '', (body) => {
        times += 1
        body['clientSecret'] = `${body['clientSecret']}?${times}`
      })
    })(),
    'warning payment.create 200 one open session at clientSecret',
  ],
  'an open redirect': [
    requests('payment.create', (_request, body) => {
      for (const field of ['return_url', 'cancel_url']) {
        if (String(body[field]).startsWith(SHOP_ORIGIN)) body[field] = `${SHOP_ORIGIN}/st`
      }
    }),
    'fail payment.create 200 return addresses',
  ],
  'a payment address of the Host header': [
    replies('payment.create', (reply, { headers: { host } }) => {
      if (host) Object.assign(reply, { status: 200, body: { clientSecret: `http://${host}/pay/x` } })
    }),
    'fail payment.create 200 foreign Host header at header host',
  ],
  'a slide with a link of the X-Forwarded-Host header': [
    bodies('catalog.sliders', 'data.0', (slide, { headers }) => {
      if (headers['x-forwarded-host']) slide['text'] = `See ${headers['x-forwarded-host']}`
    }),
    'fail catalog.sliders 200 foreign Host header at header x-forwarded-host',
  ],
}

export const plantedInPurchases = { ...form, ...catalogue, ...carts, ...amounts, ...lists, ...payment }
