import { invalid, Refusal, type Route, reply } from './exchange.ts'
import { fieldsOf, positive } from './input.ts'
import { couponOf, productBody } from './public-routes.ts'
import type { Product } from './rules.ts'
import { type Cart, ringgit, type State } from './state.ts'

const cartBody = ({ cart_id, cart_uid, lines }: Cart) => ({
  cart_id,
  cart_uid,
  items: lines.map(({ product, quantity }) => {
    const { is_featured: _, is_best_seller: __, product_summary: ___, product_id, ...rest } = productBody(product)
    return { product_id, product_type: rest.product_type, quantity, product_name: rest.product_name, product: rest }
  }),
})

const noCart = () => new Refusal(404, 'cart_not_found')

/** @throws Refusal 404 for a cart that is missing or not the caller's */
export function usableCart(state: State, caller: number | null, isWanted: (cart: Cart) => boolean): Cart {
  const cart = state.carts.find(isWanted)
  if (!cart || !state.rules.mayUseCart(cart, caller)) throw noCart()
  return cart
}

export function cartRoutes(state: State): Route[] {
  return [
    {
      name: 'cart.update',
      method: 'POST',
      path: /^\/cart$/,
      auth: 'optional',
      handle: ({ json, caller }) => reply({ cart: cartBody(changeCart(state, caller, json)) }),
    },
    {
      name: 'cart.removeItem',
      method: 'DELETE',
      path: /^\/cart\/items\/([^/]+)\/([^/]+)$/,
      auth: 'optional',
      handle: ({ params: [cartId, productId], caller }) => {
        const id = positive(cartId, noCart())
        const cart = usableCart(state, caller, ({ cart_id }) => cart_id === id)
        const removed = positive(productId, noCart())
        const rest = cart.lines.filter(({ product }) => product.product_id !== removed)
        if (rest.length === cart.lines.length) throw new Refusal(404, 'item_not_found')
        cart.lines = rest
        return reply({ cart: cartBody(cart), message: 'Removed.' })
      },
    },
    {
      name: 'cart.clear',
      method: 'DELETE',
      path: /^\/cart\/([^/]+)$/,
      auth: 'optional',
      handle: ({ params: [uid], caller }) => {
        const cart = usableCart(state, caller, ({ cart_uid }) => cart_uid === uid)
        cart.lines = []
        return reply({ data: cartBody(cart), message: 'Cleared.' })
      },
    },
    {
      name: 'coupon.apply',
      method: 'GET',
      path: /^\/coupon\/apply$/,
      auth: 'optional',
      handle: ({ url: { searchParams: query }, caller }) => {
        const uid = query.get('cart_uid') ?? ''
        const shipping = Math.round(Number(query.get('shipping_charges') ?? 'none') * 100)
        if (uid === '' || !(shipping >= 0 && shipping <= 10_000_000)) throw invalid('cart_uid or shipping_charges')
        const cart = usableCart(state, caller, ({ cart_uid }) => cart_uid === uid)
        if (cart.lines.length === 0) throw new Refusal(422, 'cart_empty')
        const { code, percent } = couponOf(query.get('coupon_code') ?? '')
        return reply({
          message: 'Applied.',
          data: { coupon_code: code, ...couponTotals(state, cart, percent, shipping) },
        })
      },
    },
  ]
}

function couponTotals(state: State, { lines }: Cart, percent: number, shipping: number) {
  const goods = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
  const discount = state.rules.discount(goods, percent)
  return {
    discount_value: percent,
    discount_amount: ringgit(discount),
    sub_total: ringgit(goods),
    shipping_charges: ringgit(shipping),
    total: ringgit(state.rules.total(goods, discount, shipping)),
  }
}

function changeCart(state: State, caller: number | null, json: unknown): Cart {
  const { cart_uid, quantity, product_id, type } = fieldsOf(json)
  if (cart_uid !== null && (typeof cart_uid !== 'string' || cart_uid.length > 64)) throw invalid('cart_uid')
  if (quantity !== 1 && quantity !== -1) throw invalid('quantity')
  if (typeof product_id !== 'number' || !Number.isSafeInteger(product_id)) throw invalid('product_id')
  const product = state.products.find((each) => each.product_id === product_id)
  if (!product) throw new Refusal(404, 'product_not_found')
  if (type !== product.product_type) throw invalid('type')
  const named = state.carts.find((each) => each.cart_uid === cart_uid)
  const own = state.carts.find((each) => caller !== null && each.customer_id === caller)
  const cart = named && state.rules.mayUseCart(named, caller) ? named : own
  if (quantity === 1) return increase(state, cart ?? state.addCart(caller), product)
  if (!cart) throw noCart()
  return decrease(state, cart, product)
}

function increase(state: State, cart: Cart, product: Product): Cart {
  const { rules } = state
  const line = cart.lines.find((each) => each.product === product)
  const added = line ? 1 : rules.firstQuantity(product)
  if (rules.isAboveMaximum(rules.countedQuantity(cart.lines, product) + added, product)) {
    throw new Refusal(422, 'quantity_above_maximum')
  }
  cart.lines = line
    ? cart.lines.map((each) => (each === line ? { product, quantity: each.quantity + 1 } : each))
    : [...cart.lines, { product, quantity: added }]
  return cart
}

function decrease(state: State, cart: Cart, product: Product): Cart {
  const line = cart.lines.find((each) => each.product === product)
  if (!line) throw new Refusal(404, 'item_not_found')
  if (state.rules.isBelowMinimum(line.quantity - 1, product)) throw new Refusal(422, 'quantity_below_minimum')
  cart.lines = cart.lines.map((each) => (each === line ? { product, quantity: line.quantity - 1 } : each))
  return cart
}
