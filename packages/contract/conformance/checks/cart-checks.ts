/** Carts of a guest: content, limits and errors. */
import { randomUUID } from 'node:crypto'
import type { ConformanceRun } from '../conformance-run.ts'
import { type HostCart, parseValue, values } from '../response-values.ts'
import { withoutSession } from './account-requests.ts'
import {
  type CartChange,
  type CartUser,
  changeBody,
  changeCart,
  type Product,
  quantityOf,
  startingQuantity,
} from './cart-requests.ts'
import { UNKNOWN_ID } from './public-checks.ts'
import { checkUniqueIds } from './unique-ids.ts'

/** A maximum that needs more requests is not tested. */
const MAX_STEPS = 60

export async function checkCarts(run: ConformanceRun, products: readonly Product[]): Promise<void> {
  const [first] = products
  if (!first) return
  await checkCartErrors(run, first)
  await checkMinimum(run, products)
  for (const type of new Set(products.map(({ product_type }) => product_type))) {
    await checkMaximum(
      run,
      products.filter(({ product_type }) => product_type === type),
    )
  }
  await checkRemoval(run, first)
}

async function checkCartErrors(run: ConformanceRun, product: Product): Promise<void> {
  const line = changeBody({ cart_uid: null }, product, 1)
  await run.request('cart.update', { body: { ...line, quantity: 7 }, expect: [422] })
  await run.request('cart.update', { body: { ...line, product_id: UNKNOWN_ID }, expect: [404] })
  await run.request('cart.update', {
    body: line,
    token: 'no-such-token',
    expect: [401],
    refuse: withoutSession,
  })
  await run.request('cart.update', { body: '{"cart_uid":', expect: [400] })
  await run.request('cart.update', { body: '<cart/>', headers: { 'content-type': 'application/xml' }, expect: [415] })
  const large = `{"cart_uid":"${'x'.repeat(4 * 1024 * 1024)}"}`
  await run.request('cart.update', { body: large, expect: [413], mayClose: true })
}

/** The product with the largest minimum that is not far from its maximum. */
async function checkMinimum(run: ConformanceRun, products: readonly Product[]): Promise<void> {
  const [product] = products.toSorted((a, b) => b.min_order_quantity - a.min_order_quantity)
  if (!product) return
  const created = await changeCart(run, { cart_uid: null }, product)
  if (!created.cart) return
  const { cart_uid } = created.cart
  checkContent(run, created, product)
  const added = quantityOf(created.cart, product)
  run.verifyEqual(created.response, startingQuantity(product), added, {
    rule: 'first +1 adds the minimum',
    path: 'cart.items.*.quantity',
    message: 'a new product does not start with its minimum quantity',
  })
  if (added !== startingQuantity(product)) return
  await run.request('cart.update', {
    body: changeBody({ cart_uid }, product, -1),
    expect: [422],
    refuse: { rule: 'minimum quantity', message: 'reduced a product below its minimum quantity' },
  })
}

function checkContent(run: ConformanceRun, { response, cart }: CartChange, product: Product): void {
  const items = cart?.items ?? []
  const ids = items.map(({ product_id }) => product_id)
  checkUniqueIds(run, response, ids, 'cart.items.*.product_id')
  const item = items.find(({ product_id }) => product_id === product.product_id)
  run.verify(response, item !== undefined, {
    rule: 'cart content',
    path: 'cart.items',
    message: 'the product is not in the cart',
    expected: `product ${product.product_id}`,
    received: ids.map((id) => `product ${id}`).join(', ') || 'no items',
  })
  for (const field of ['product_name', 'product_price', 'min_order_quantity', 'max_order_quantity'] as const) {
    if (item?.product[field] === undefined) continue
    run.verifyEqual(response, product[field], item.product[field], {
      rule: 'cart content',
      path: `cart.items.*.product.${field}`,
      message: `${field} differs from catalog.products`,
    })
  }
}

/**
 * The maximum of a type: lpitest and lpigroup items count together, other items each on its own (requirements §5).
 * @param products those of the type
 */
async function checkMaximum(run: ConformanceRun, products: readonly Product[]): Promise<void> {
  const steps = (product: Product) => product.max_order_quantity - startingQuantity(product)
  const [product, ...others] = products.toSorted((a, b) => steps(a) - steps(b))
  if (!product) return
  if (steps(product) > MAX_STEPS) {
    run.addNote(
      `The maximum of ${product.product_type} products was not tested: it needs more than ${MAX_STEPS} requests.`,
    )
    return
  }
  const user = await fillToMaximum(run, product)
  if (!user) return
  const rule = 'maximum quantity'
  await run.request('cart.update', {
    body: changeBody(user, product, 1),
    expect: [422],
    refuse: { rule, message: 'increased a product above its maximum quantity' },
  })
  await checkOtherProduct(run, user, product, others)
}

/** Undefined where the host stops before the maximum. */
async function fillToMaximum(run: ConformanceRun, product: Product): Promise<CartUser | undefined> {
  let user: CartUser = { cart_uid: null }
  for (let quantity = startingQuantity(product); quantity <= product.max_order_quantity; quantity += 1) {
    const { response, cart } = await changeCart(run, user, product)
    const received = quantityOf(cart, product)
    if (!cart || received === undefined) return undefined
    // checkMinimum reports a wrong start.
    if (quantity > startingQuantity(product)) {
      const message = 'the quantity did not grow by 1'
      const finding = { rule: 'cart content', path: 'cart.items.*.quantity', message } as const
      if (!run.verifyEqual(response, quantity, received, finding)) return undefined
    } else if (received !== quantity) return undefined
    user = { cart_uid: cart.cart_uid }
  }
  return user
}

/** Adds another product of the same type to a cart whose first product is at its maximum. */
async function checkOtherProduct(
  run: ConformanceRun,
  user: CartUser,
  product: Product,
  others: readonly Product[],
): Promise<void> {
  const rule = 'maximum quantity'
  if (product.product_type === 'other') {
    const [other] = others
    if (other) await changeCart(run, user, other)
    return
  }
  const counted = product.max_order_quantity
  const full = others.find((other) => counted + startingQuantity(other) > other.max_order_quantity)
  if (!full) return
  await run.request('cart.update', {
    body: changeBody(user, full, 1),
    expect: [422],
    refuse: { rule, message: `exceeded the maximum that all ${product.product_type} products share` },
  })
}

async function checkRemoval(run: ConformanceRun, product: Product): Promise<void> {
  // An unknown cart_uid with +1 starts a new cart.
  const { cart } = await changeCart(run, { cart_uid: randomUUID() }, product)
  if (!cart) return
  const params = { cart_id: cart.cart_id, product_id: product.product_id }
  await removeItem(run, cart, product)
  await run.request('cart.removeItem', { params, expect: [200, 404] })
  await run.request('cart.removeItem', { params: { ...params, cart_id: 1 }, expect: [404] })
  const again = await changeCart(run, { cart_uid: cart.cart_uid }, product)
  if (!again.cart) return
  const cleared = await run.request('cart.clear', { params: { cartUid: again.cart.cart_uid }, expect: [200] })
  const items = parseValue(values.cleared, cleared)?.data.items ?? []
  run.verifyEqual(cleared, 0, items.length, {
    rule: 'cart content',
    path: 'data.items',
    message: 'the cleared cart has items',
  })
  await run.request('cart.clear', { params: { cartUid: randomUUID() }, expect: [404] })
}

async function removeItem(run: ConformanceRun, cart: HostCart, product: Product): Promise<void> {
  const params = { cart_id: cart.cart_id, product_id: product.product_id }
  const response = await run.request('cart.removeItem', { params, expect: [200] })
  const rest = parseValue(values.cart, response)?.cart
  run.verify(response, rest === undefined || quantityOf(rest, product) === undefined, {
    rule: 'cart content',
    path: 'cart.items',
    message: 'the removed product is still in the cart',
    expected: `no product ${product.product_id}`,
    received: `${quantityOf(rest, product)} of it`,
  })
}
