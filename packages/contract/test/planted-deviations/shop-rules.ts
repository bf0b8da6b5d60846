/** Wrong products, carts, amounts, lists and payments. */
import { add, type Body, bodies, inside, isBody, type PlantedDeviation, responses } from './plant.ts'

export const catalogue: Record<string, PlantedDeviation> = {
  'another price in the detail than in the list': {
    deviation: bodies('catalog.product', 'data', add('product_price', 1)),
    reported: ['fail catalog.product 200: product_price differs from catalog.products at data.product_price'],
  },
  'a product that is listed twice': {
    deviation: bodies('catalog.products', '', ({ data }) => Array.isArray(data) && data.push(data[0])),
    reported: ['fail catalog.products 200: an id occurs twice at data.*.product_id'],
  },
  'a minimum above the maximum': {
    deviation: {
      change: (name, response) => {
        const path = { 'catalog.products': 'data.1', 'catalog.product': 'data' }[name]
        const raise = (row: Body) => row['product_id'] === 2 && Object.assign(row, { min_order_quantity: 2 })
        if (path !== undefined && response.status === 200) inside(response, path, raise)
      },
    },
    reported: ['fail catalog.products 200: the minimum is above the maximum at data.1.min_order_quantity'],
  },
}

export const carts: Record<string, PlantedDeviation> = {
  'an ignored minimum': {
    deviation: { rules: { firstQuantity: () => 1, isBelowMinimum: (quantity) => quantity < 1 } },
    reported: ['fail cart.update 200: a new product does not start with its minimum quantity at cart.items.*.quantity'],
  },
  'a quantity below the minimum': {
    deviation: { rules: { isBelowMinimum: (quantity) => quantity < 1 } },
    reported: ['fail cart.update 200: reduced a product below its minimum quantity'],
  },
  'a quantity above the maximum': {
    deviation: { rules: { isAboveMaximum: (counted, { max }) => counted > max + 1 } },
    reported: ['fail cart.update 200: increased a product above its maximum quantity'],
  },
  'a maximum for each test instead of all together': {
    deviation: {
      rules: {
        countedQuantity: (lines, product) => lines.find((line) => line.product === product)?.quantity ?? 0,
      },
    },
    reported: ['fail cart.update 200: exceeded the maximum that all lpitest products share'],
  },
  'another price in the cart than in the list': {
    deviation: bodies('cart.update', 'cart.items.0.product', (product) => {
      if (product['product_type'] === 'lpigroup') add('product_price', 1)(product)
    }),
    reported: [
      'fail cart.update 200: product_price differs from catalog.products at cart.items.*.product.product_price',
    ],
  },
  'a removed product that is still in the cart': {
    deviation: bodies('cart.removeItem', 'cart', (cart, { params: [, id] }) => {
      cart['items'] = [{ ...removedItem, product_id: Number(id) }]
    }),
    reported: ['fail cart.removeItem 200: the removed product is still in the cart at cart.items'],
  },
  'a cleared cart with items': {
    deviation: bodies('cart.clear', 'data', (cart) => Object.assign(cart, { items: [removedItem] })),
    reported: ['fail cart.clear 200: the cleared cart has items at data.items'],
  },
}

const removedItem = {
  product_id: 1,
  product_type: 'other',
  quantity: 1,
  product_name: 'Sample book',
  product: {
    product_name: 'Sample book',
    product_price: 49.95,
    product_thumbnail: 'product-1.png',
    min_order_quantity: 1,
    max_order_quantity: 3,
    product_type: 'other',
    product_format: 'book',
  },
}

export const amounts: Record<string, PlantedDeviation> = {
  'a discount that is rounded down': {
    deviation: { rules: { discount: (goods, percent) => Math.floor((goods * percent) / 100) } },
    reported: ['fail coupon.apply 200: half a sen of the discount is not rounded up at data.discount_amount'],
  },
  'a discount of another percentage': {
    deviation: { rules: { discount: (goods, percent) => Math.floor((goods * (percent + 5)) / 100) } },
    reported: [
      'fail coupon.apply 200: the discount is not the percentage of the goods at data.discount_amount',
      'fail order.detail 200: the discount is wrong at data.order_discount_amount',
    ],
  },
  'a coupon total without the shipping charges': {
    deviation: bodies('coupon.apply', 'data', (data) => add('total', -Number(data['shipping_charges']))(data)),
    reported: ['fail coupon.apply 200: the total is not the goods minus the discount plus the shipping at data.total'],
  },
  'a coupon with another sub total than the cart': {
    deviation: bodies('coupon.apply', 'data', add('sub_total', 1)),
    reported: ['fail coupon.apply 200: the sub total is not the value of the cart at data.sub_total'],
  },
  'an order total with an undeclared fee': {
    deviation: bodies('order.place', 'data', add('order_total_amount', 1)),
    reported: [
      'fail order.place 201: the total is not the goods minus the discount plus the shipping at data.order_total_amount',
      'fail order.detail 200: differs from the placed order at data.order_total_amount',
      'fail payment.verify 200: the amount is not the total of the order at txnAmount',
    ],
  },
  'an order whose items do not add up to its sub total': {
    deviation: bodies('order.detail', 'data.items.0', add('quantity', 1)),
    reported: [
      'fail order.detail 200: the sub total is not the sum of the items at data.order_sub_total_amount',
      'fail order.detail 200: the item differs from the cart at data.items.0.quantity',
    ],
  },
  'an order total that ignores the discount': {
    deviation: bodies('order.detail', 'data', (order) => {
      add('order_total_amount', Number(order['order_discount_amount']))(order)
    }),
    reported: [
      'fail order.detail 200: the total is not the sub total minus the discount plus the shipping at data.order_total_amount',
      'fail order.detail 200: differs from the placed order at data.order_total_amount',
      'fail order.detail 200: order_total_amount differs from order.list at data.order_total_amount',
    ],
  },
  'an order with another address than sent': {
    deviation: bodies('order.detail', 'data', (order) => {
      order['order_billing_address'] = order['order_shipping_address']
    }),
    reported: [
      'fail order.detail 200: differs from the placed order at data.order_billing_address.address_line_one',
      'fail order.detail 200: differs from the placed order at data.order_billing_address.postal_code',
      'fail order.detail 200: differs from the placed order at data.order_billing_address.state',
    ],
  },
}

export const lists: Record<string, PlantedDeviation> = {
  'an ignored status filter': {
    deviation: { rules: { filterStatus: () => true } },
    reported: ['fail order.list 200: the order has another status than requested at data.0.order_status'],
  },
  'an ignored order number filter': {
    deviation: { rules: { filterNumber: () => true } },
    reported: ['fail order.list 200: the order number does not contain the requested part at data.0.order_txn_id'],
  },
  'a second page that repeats the first': {
    deviation: responses('order.list', (response, { url }) => {
      if (response.status !== 200 || url.searchParams.get('page') !== '2') return
      inside(response, 'data', (rows) => {
        const [row] = Object.values(rows)
        if (isBody(row)) row['order_txn_id'] = 'sample-order-0012'
      })
    }),
    reported: ['fail order.list 200: the page repeats rows of an earlier page at data'],
  },
  'a wrong last page': {
    deviation: bodies('order.list', '', (body) => Object.assign(body, { last_page: 9 })),
    reported: ['fail order.list 200: the last page does not fit the total at last_page'],
  },
  'a page with fewer rows than its total says': {
    deviation: bodies('profile.testAccounts', '', (body) => Object.assign(body, { total: 3 })),
    reported: ['fail profile.testAccounts 200: the number of rows does not fit the total at data'],
  },
  'the oldest order first': {
    deviation: bodies('order.list', '', (body, { url }) => {
      const isFirst = url.searchParams.get('page') === '1' && url.searchParams.get('status') === ''
      if (isFirst && Array.isArray(body['data'])) body['data'].reverse()
    }),
    reported: ['warning order.list 200: the order is newer than the one before at data.1.order_txn_date'],
  },
}

export const payment: Record<string, PlantedDeviation> = {
  'an ignored idempotency key': {
    deviation: { rules: { findsKey: () => false } },
    reported: [
      'fail order.place 201: accepted a used idempotency key for another order',
      'fail order.place 201: the repeated idempotency key created a second order at data.order_txn_id',
    ],
  },
  'a used idempotency key for another order': {
    deviation: { rules: { isSameOrder: () => true } },
    reported: ['fail order.place 201: accepted a used idempotency key for another order'],
  },
  'a second verification with another response': {
    deviation: { rules: { paidMessage: (times) => `Verified ${times} times.` } },
    reported: ['fail payment.verify 200: the second verification differs from the first'],
  },
  'a new session for a repeated request': {
    deviation: { rules: { reusesSession: () => false } },
    reported: ['warning payment.create 200: the repeated request created another session at clientSecret'],
  },
  'an open redirect': {
    deviation: { rules: { mayReturnTo: (address, origin) => address.startsWith(origin) } },
    reported: [
      'fail payment.create 200: accepted a foreign cancel_url',
      'fail payment.create 200: accepted a foreign return_url',
    ],
  },
  'a payment address of the Host header': {
    deviation: bodies('payment.create', '', (body, { headers }) => {
      body['clientSecret'] = String(body['clientSecret']).replace(/127\.0\.0\.1:\d+/, String(headers['host']))
    }),
    reported: ['fail payment.create 200: the response contains the host name of the host header'],
  },
  'a slide with a link of the X-Forwarded-Host header': {
    deviation: bodies('catalog.sliders', 'data.0', (slide, { headers }) => {
      if (headers['x-forwarded-host']) slide['text'] = `See ${headers['x-forwarded-host']}`
    }),
    reported: ['fail catalog.sliders 200: the response contains the host name of the x-forwarded-host header'],
  },
}
