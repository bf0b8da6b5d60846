/** Planted deviations of carts. */
import {
  accepts,
  add,
  bodies,
  combine,
  countsUp,
  type Deviation,
  type Fields,
  isFields,
  itemsOf,
  type PlantedDeviation,
  refuses,
  requests,
  whileOpen,
} from './deviate.ts'

/** Accepts one more of a product. @param isIn whether the product is in the cart */
const acceptsOneMore = (isIn: boolean): Deviation => {
  let products: unknown[] = []
  const observe = bodies('cart.update', '', (body) => {
    products = itemsOf(body).map(({ product_id }) => product_id)
  })
  const accept = accepts('cart.update', ({ cart_uid, quantity, product_id }) => {
    return quantity === 1 && typeof cart_uid === 'string' && products.includes(product_id) === isIn
  })
  return combine(observe, accept)
}

/** Keeps the items of the cart in the responses of an operation that removes them. */
const keepsItems = (operation: string, path: string): Deviation => {
  let items: Fields[] = []
  const observe = bodies('cart.update', '', (body) => {
    items = itemsOf(body)
  })
  const keep = bodies(operation, path, (cart) => Object.assign(cart, { items }))
  return combine(observe, keep)
}

export const plantedInCarts: Record<string, PlantedDeviation> = {
  'a cart that all guests share': [
    (() => {
      let last: unknown = null
      const share = requests('cart.update', ({ headers }, body) => {
        if (!('authorization' in headers)) body['cart_uid'] ??= last
      })
      const observe = bodies('cart.update', 'cart', ({ cart_uid }, { headers }) => {
        if (!('authorization' in headers)) last = cart_uid
      })
      return combine(observe, share)
    })(),
    'fail cart.update 200 new carts at cart.cart_uid',
    'fail cart.update 200 new carts at cart.items.length',
  ],
  'carts with a number': [
    countsUp('cart.update', 'cart', 'cart_id'),
    'fail cart.update 200 guessable ids at cart.cart_id',
  ],
  'the price of the first product for each': [
    bodies('cart.update', 'cart', (cart) => {
      const products = itemsOf({ cart })
        .map(({ product }) => product)
        .filter(isFields)
      for (const product of products) product['product_price'] = products[0]?.['product_price']
    }),
    'fail cart.update 200 cart content at cart.items.*.product.product_price',
  ],
  'a cart for a single product': [
    refuses('cart.update', (_request, { product_id }) => product_id !== 1),
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
  'one less that adds one': [
    bodies('cart.update', 'cart', ({ items }, { body }) => {
      const isLess = isFields(body) && body['quantity'] === -1
      for (const item of isLess ? [items].flat().filter(isFields) : []) add('quantity', 2)(item)
    }),
    'fail cart.update 200 cart content at cart.items.*.quantity',
  ],
  'a quantity above the maximum': [acceptsOneMore(true), 'fail cart.update 200 maximum quantity'],
  'a maximum for each test alone': [
    acceptsOneMore(false),
    'fail cart.update 200 shared maximum quantity',
  ],
  'a removed product that is still in the cart': [
    keepsItems('cart.removeItem', 'cart'),
    'fail cart.removeItem 200 cart content at cart.items',
  ],
  'changes at the same time of which one is lost': [
    whileOpen('cart.update', (body) => itemsOf(body).forEach(add('quantity', -1))),
    'fail cart.update 200 parallel changes at cart.items.*.quantity',
  ],
  'a price of the request': [
    async (request, next) => {
      const {
        price,
        product_price: _,
        total: __,
        ...body
      } = isFields(request.body) ? request.body : {}
      if (request.operation !== 'cart.update' || price === undefined) return next(request)
      const reply = await next({ ...request, body })
      for (const { product } of isFields(reply.body) ? itemsOf(reply.body) : [])
        if (isFields(product)) product['product_price'] = price
      return reply
    },
    'fail cart.update 200 cart content at cart.items.*.product.product_price',
  ],
  'a cleared cart with items': [
    keepsItems('cart.clear', 'data'),
    'fail cart.clear 200 cart content at data.items',
  ],
}
