/** Planted deviations of carts and orders. */
import { accepts, add, bodies, type Deviation, type Fields, isFields, refuses, requests } from './deviate.ts'
import type { PlantedDeviation } from './planted-in-products.ts'

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

/** Gives each new value at a path a number that counts up instead. */
const counts = (operation: string, path: string, key: string, prefix = ''): Deviation => {
  const numbers = new Map<unknown, number>()
  return bodies(operation, path, (owner) => {
    const number = numbers.get(owner[key]) ?? 1_098 + numbers.size
    numbers.set(owner[key], number)
    owner[key] = prefix === '' ? number : `${prefix}${number}`
  })
}

const carts: Record<string, PlantedDeviation> = {
  'a cart that all guests share': [
    (() => {
      let last: unknown = null
      const share = requests('cart.update', ({ headers }, body) => {
        if (!('authorization' in headers)) body['cart_uid'] ??= last
      })
      const observe = bodies('cart.update', 'cart', ({ cart_uid }, { headers }) => {
        if (!('authorization' in headers)) last = cart_uid
      })
      return (request, next) => share(request, (inner) => observe(inner, next))
    })(),
    'fail cart.update 200 new carts at cart.cart_uid',
    'fail cart.update 200 new carts at cart.items.length',
  ],
  'carts with a number': [
    counts('cart.update', 'cart', 'cart_id'),
    'fail cart.update 200 guessable ids at cart.cart_id',
  ],
  'order numbers that count up': [
    counts('order.place', 'data', 'order_txn_id', 'SAMPLE-2026-'),
    'fail order.place 201 guessable ids at data.order_txn_id',
  ],
  'a cart for a single product': [
    refuses('cart.update', (_request, { product_id }) => product_id !== 1),
    'fail cart.update 422 valid requests',
  ],
  'a cart that refuses tests for a group': [
    refuses('cart.update', (_request, { type }) => type === 'lpigroup'),
    'fail cart.update 422 valid requests',
  ],
  'an ignored minimum': [
    bodies('cart.update', 'cart.items.0', (item) => {
      if (item['quantity'] === 10 && item['product_id'] === 5) item['quantity'] = 1
    }),
    'fail cart.update 200 cart limits at cart.items',
    'fail cart.update 200 first +1 adds the minimum at cart.items.*.quantity',
  ],
  'a quantity below the minimum': [
    accepts('cart.update', ({ quantity }) => quantity === -1),
    'fail cart.update 200 minimum quantity',
    // One less of a product that was removed.
    'fail cart.update 200 invalid requests',
  ],
  'a product that replaces the one before': [
    bodies('cart.update', 'cart', (cart) => {
      if (Array.isArray(cart['items'])) cart['items'] = cart['items'].slice(-1)
    }),
    'fail cart.update 200 cart content at cart.items',
  ],
  'a removal that empties the cart': [
    bodies('cart.removeItem', 'cart', (cart) => Object.assign(cart, { items: [] })),
    'fail cart.removeItem 200 cart content at cart.items',
  ],
  'a test that is sold as another product': [
    (() => {
      const types = new Map<unknown, unknown>()
      const observe = bodies('catalog.products', '', ({ data }) => {
        for (const row of [data].flat().filter(isFields)) types.set(row['product_id'], row['product_type'])
      })
      const change: Deviation = async (request, next) => {
        const body = isFields(request.body) ? request.body : {}
        const type = types.get(body['product_id'])
        const isWrong =
          request.operation === 'cart.update' && body['type'] === 'other' && String(type).startsWith('lpi')
        const reply = await next(isWrong ? { ...request, body: { ...body, type } } : request)
        const [item] = isFields(reply.body) ? itemsOf(reply.body) : []
        if (isWrong && item) item['product_type'] = 'other'
        return reply
      }
      return (request, next) => observe(request, (inner) => change(inner, next))
    })(),
    'fail cart.update 200 cart content at cart.items.*.product_type',
    'warning cart.update 200 harmless invalid requests',
  ],
  'one less that adds one': [
    bodies('cart.update', 'cart', ({ items }, { body }) => {
      const isLess = isFields(body) && body['quantity'] === -1
      for (const item of isLess ? [items].flat().filter(isFields) : []) add('quantity', 2)(item)
    }),
    'fail cart.update 200 cart content at cart.items.*.quantity',
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
  'a negative quantity': [
    requests('cart.update', (_request, body) => {
      if (Number(body['quantity']) < -1) body['quantity'] = 1
    }),
    'fail cart.update 200 invalid requests',
  ],
  'a removed product that is still in the cart': [
    keepsItems('cart.removeItem', 'cart'),
    'fail cart.removeItem 200 cart content at cart.items',
  ],
  'a cleared cart with items': [keepsItems('cart.clear', 'data'), 'fail cart.clear 200 cart content at data.items'],
}

const amounts: Record<string, PlantedDeviation> = {
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
    'fail order.detail 200 list and detail agree at data.items.*.quantity',
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
  'an order with its text in HTML': [
    bodies('order.detail', 'data', (order) => {
      order['order_customer_name'] = String(order['order_customer_name']).replaceAll("'", '&#039;')
    }),
    'fail order.detail 200 order matches the cart at data.order_customer_name',
  ],
  'an order without its phone, to another country': [
    bodies('order.detail', 'data', (order) => {
      order['order_customer_phone'] = ''
      if (isFields(order['order_shipping_address'])) order['order_shipping_address']['country'] = 'US'
    }),
    'fail order.detail 200 order matches the cart at data.order_customer_phone',
    'fail order.detail 200 order matches the cart at data.order_shipping_address.country',
  ],
  'a paid order whose history is only pending': [
    bodies('order.detail', 'data', ({ order_status_history: history }) => {
      for (const step of [history].flat().filter(isFields)) step['status'] = 'pending'
    }),
    'fail order.detail 200 paid order at data.order_status_history',
  ],
  'team tests without test accounts': [
    bodies('profile.testAccounts', '', (body) => {
      const rows = [body['data']].flat().filter((row) => isFields(row) && row['product_type'] !== 'lpigroup')
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
        if (isFields(body) && quoted.has(body['cart_uid'])) item['quantity'] = Number(item['quantity']) + 1
      })
      return (request, next) => keep(request, (inner) => observe(inner, next))
    })(),
    'fail cart.update 200 quote abroad at cart.items.0.quantity',
  ],
  'a payment for a book with an ebook to another country': [
    (() => {
      const carts = new Map<unknown, number>()
      const observe = bodies('cart.update', 'cart', (cart) => {
        carts.set(cart['cart_uid'], itemsOf({ cart }).length)
      })
      const pay = bodies('order.place', 'data', (order, { body }) => {
        const isMixed = isFields(body) && carts.get(body['cart_uid']) === 2
        if (isMixed && order['order_status'] === 'quote_requested') order['payment_required'] = true
      })
      return (request, next) => pay(request, (inner) => observe(inner, next))
    })(),
    'fail order.place 201 quote abroad at data.payment_required',
  ],
  'an ignored status filter': [
    requests('order.list', ({ url }) => url.searchParams.delete('status')),
    'fail order.list 200 status filter at data.1.order_status',
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
    'fail order.list 200 repeated rows at data',
  ],
  'a list of one page that ignores the page': [
    requests('profile.testAccounts', ({ url }) => url.searchParams.set('page', '1')),
    'fail profile.testAccounts 200 paging at current_page',
    'fail profile.testAccounts 200 paging at data',
    'fail profile.testAccounts 200 repeated rows at data',
  ],
  'a list that ignores the page': [
    requests('order.list', ({ url }) => url.searchParams.set('page', '1')),
    'fail order.list 200 paging at current_page',
    'fail order.list 200 paging at data',
    'fail order.list 200 repeated rows at data',
    'warning order.list 200 harmless invalid requests',
    'warning order.list 200 newest first at data.10.order_txn_date',
  ],
  'pages of five without a last page': [
    bodies('order.list', '', (body, { url }) => {
      const page = Number(url.searchParams.get('page'))
      if (page > 2) return
      if (Array.isArray(body['data'])) body['data'] = page === 1 ? body['data'].slice(0, 5) : body['data']
      for (const key of ['current_page', 'last_page', 'per_page', 'total']) delete body[key]
    }),
    'fail order.list 200 paging at data',
    'warning order.list 200 declared form at current_page: the field is missing',
    'warning order.list 200 declared form at last_page: the field is missing',
    'warning order.list 200 declared form at per_page: the field is missing',
    'warning order.list 200 declared form at total: the field is missing',
  ],
  'a wrong last page': [
    bodies('order.list', '', (body) => Object.assign(body, { last_page: 9 })),
    'fail order.list 200 paging at last_page',
  ],
  'a page with fewer rows than its total says': [
    bodies('profile.testAccounts', '', add('total', 1)),
    'fail profile.testAccounts 200 paging at data',
  ],
  'a list with other quantities and names than the orders': [
    bodies('order.list', '', ({ data }) => {
      for (const row of [data].flat().filter(isFields))
        Object.assign(row, { order_total_quantity: 99, order_item_names: ['Sample of another order'] })
    }),
    'fail order.detail 200 list and detail agree at data.items.*.product.product_name',
    'fail order.detail 200 list and detail agree at data.items.*.quantity',
  ],
  'a shipped order that can be cancelled': [
    bodies('order.detail', 'data', (order) => Object.assign(order, { order_status: 'shipped', cancellable: true })),
    'fail order.detail 200 cancellation at data.cancellable',
  ],
  'the oldest order first': [
    bodies('order.list', '', ({ data }, { url }) => {
      if (url.searchParams.get('status') === '' && Array.isArray(data)) data.reverse()
    }),
    'warning order.list 200 newest first at data.1.order_txn_date',
  ],
}

export const plantedInPurchases: Record<string, PlantedDeviation> = { ...carts, ...amounts, ...lists }
