/** Carts of a guest: content, limits and errors (requirements §5). */
import { randomUUID } from 'node:crypto'
import { contract, PRODUCT_TYPES, productTypes, startingQuantity } from '@shop/contract'
import * as z from 'zod/mini'
import { UNKNOWN_TOKEN } from '../http.ts'
import type { Refusal, ResponseTo, Run } from '../run.ts'
import { changeBody, UNKNOWN_ID } from './requests.ts'

const { cart: routes, catalog } = contract

/** A maximum that needs more requests is not tested. */
export const MAX_STEPS = 60

/** A product with all that a purchase needs. */
const productSchema = z.looseObject({
  product_id: z.number(),
  product_type: z.enum(PRODUCT_TYPES),
  product_price: z.number(),
  min_order_quantity: z.number(),
  max_order_quantity: z.number(),
})
export type Product = z.infer<typeof productSchema>

/** Books first: checks of orders use the first product, and a book needs no test accounts. */
export async function orderableProducts(run: Run): Promise<Product[]> {
  const response = await run.request(catalog.products)
  const listed = response.body?.data ?? []
  const products = listed.flatMap((product) => z.safeParse(productSchema, product).data ?? [])
  const orderable = products.filter(
    (product) => product.min_order_quantity <= product.max_order_quantity,
  )
  const expected = 'products with an id, a type, a price and quantities'
  const received = `${listed.length} without them`
  run.check(response, 'orderable products', orderable.length > 0, 'data', expected, received)
  return orderable.toSorted(
    (a, b) => Number(b.product_format === 'book') - Number(a.product_format === 'book'),
  )
}

type CartResponse = ResponseTo<typeof routes.update>

/**
 * The cart of a response, with the keys by which the shop names it.
 * @param sent the `cart_uid` of the request, for a host that sends none
 */
function cartOf(run: Run, response: CartResponse, sent: string) {
  const { cart } = response.body ?? {}
  if (!cart) return run.addNote('A cart could not be filled: checks that need it were skipped.')
  const { cart_uid = sent, cart_id = cart_uid, items = [] } = cart
  return { response, cart_uid, cart_id, items }
}

export type HostCart = NonNullable<ReturnType<typeof cartOf>>

const itemOf = ({ body }: CartResponse, { product_id: id }: Product) =>
  body?.cart?.items?.find(({ product_id }) => product_id === id)

/** Adds one of a product, which must succeed. @param cart_uid null for a new cart */
export const addOne = (
  run: Run,
  cart_uid: string | null,
  product: Product,
  token?: string,
): Promise<CartResponse> =>
  run.request(routes.update, { body: changeBody(cart_uid, product), token })

/** The cart has at least these products, each with the price of the list. */
function checkContent(run: Run, response: CartResponse, products: readonly Product[]): void {
  const received = response.body?.cart?.items?.map(({ product_id }) => product_id)
  const ids = products.map(({ product_id }) => product_id)
  const holds = received === undefined || ids.every((id) => received.includes(id))
  const [expected, found] = [`products ${ids.join(', ')}`, `products ${received}`]
  run.check(response, 'cart content', holds, 'cart.items', expected, found)
  for (const product of products) {
    const expectedPrice = { product_price: product.product_price }
    const item = itemOf(response, product)
    run.compare(response, 'cart content', 'cart.items.*.product', expectedPrice, item?.product)
  }
}

/** An account, with the `cart_uid` that its requests have until the host gives it another one. */
export interface CartOwner {
  readonly cart_uid: string
  readonly token: string
}

/**
 * A new cart, or that of an account, with products in their minimum or another quantity; undefined
 * where the host refuses it.
 */
export async function fillCart(
  run: Run,
  products: readonly (Product & { readonly quantity?: number })[],
  account?: CartOwner,
): Promise<HostCart | undefined> {
  let cart: HostCart | undefined
  let { cart_uid } = account ?? { cart_uid: randomUUID() }
  for (const product of products) {
    const start = startingQuantity(product)
    for (let added = start; added <= (product.quantity ?? start); added += 1) {
      cart = cartOf(run, await addOne(run, cart_uid, product, account?.token), cart_uid)
      if (!cart) return undefined
      cart_uid = cart.cart_uid
    }
    const added = products.slice(0, products.indexOf(product) + 1)
    if (cart) checkContent(run, cart.response, added)
  }
  return cart
}

export async function checkCarts(run: Run, products: readonly Product[]): Promise<void> {
  const [first] = products
  const [product] = products.toSorted((a, b) => b.min_order_quantity - a.min_order_quantity)
  if (!first || !product) return
  await checkWrongChanges(run, first)
  await checkForeignPrice(run, first)
  await checkNewCarts(run, [...products, first])
  await checkCart(run, product, products)
  await checkParallelChanges(run, products)
  for (const group of Map.groupBy(products, ({ product_type }) => product_type).values())
    await checkMaximum(run, group)
}

async function checkWrongChanges(run: Run, product: Product) {
  const line = changeBody(null, product)
  const large = `{"cart_uid":"${'x'.repeat(4 * 1024 * 1024)}"}`
  await run.refuses(
    ...[7, 0, -5, 1.5].map(
      (quantity): Refusal => [routes.update, { body: { ...line, quantity } }, [422]],
    ),
    [routes.update, { body: { ...line, product_id: UNKNOWN_ID } }, [404]],
    [routes.update, { body: line, token: UNKNOWN_TOKEN }, [401]],
    [routes.update, { body: '{"cart_uid":' }, [400]],
    [routes.update, { body: '<cart/>', headers: { 'content-type': 'application/xml' } }, [415]],
    [routes.update, { body: large, mayClose: true }, [413]],
  )
}

/** The price of a product is the host's, whatever the request says. */
async function checkForeignPrice(run: Run, product: Product) {
  const prices = { price: 0.01, product_price: 0.01, total: 0.01 }
  const priced = { body: { ...changeBody(null, product), ...prices } }
  const withPrice = await run.request(routes.update, priced, [200, 400, 422])
  const expected = { product_price: product.product_price }
  const item = itemOf(withPrice, product)
  run.compare(withPrice, 'cart content', 'cart.items.*.product', expected, item?.product)
}

/** @param products two at least */
async function checkNewCarts(run: Run, products: readonly Product[]) {
  const started = new Set<string>()
  for (const product of products) {
    const response = await addOne(run, null, product)
    const { cart_uid = '' } = response.body?.cart ?? {}
    const [path, received] = ['cart.cart_uid', 'the cart of an earlier request']
    run.check(response, 'new carts', !started.has(cart_uid), path, 'a new cart', received)
    run.compare(response, 'new carts', 'cart.items.length', 1)
    if (cart_uid !== '') started.add(cart_uid)
  }
}

/** A cart from its first product until it is cleared. */
async function checkCart(run: Run, product: Product, products: readonly Product[]) {
  // An unknown cart_uid with +1 starts a new cart.
  const sent = randomUUID()
  const response = await addOne(run, sent, product)
  const cart = cartOf(run, response, sent)
  if (!cart) return
  const ids = cart.items.map(({ product_id }) => product_id)
  run.unique(response, 'cart.items.*.product_id', ids)
  checkContent(run, response, [product])
  const item = itemOf(response, product)
  run.compare(response, 'cart content', 'cart.items.*.product', product, item?.product)
  await checkMinimum(run, cart, product)
  await checkRemoval(run, cart, product, products)
  const again = cartOf(run, await addOne(run, cart.cart_uid, product), cart.cart_uid)
  if (!again) return
  const cleared = await run.request(routes.clear, { params: { cartUid: again.cart_uid } })
  run.compare(cleared, 'cart content', 'data.items', 0, cleared.body?.data?.items?.length)
  const unknown = { params: { cartUid: randomUUID() } }
  await run.refuses([routes.clear, unknown, [404], 'harmless invalid requests'])
}

const quantityPath = 'cart.items.*.quantity'

async function checkMinimum(run: Run, { response, cart_uid }: HostCart, product: Product) {
  const start = startingQuantity(product)
  const received = itemOf(response, product)?.quantity
  if (!run.compare(response, 'first +1 adds the minimum', quantityPath, start, received)) return
  const less = { body: changeBody(cart_uid, product, -1) }
  await run.refuses([routes.update, less, [422], 'minimum quantity'])
  if (start >= product.max_order_quantity) return
  await addOne(run, cart_uid, product)
  const fewer = await run.request(routes.update, less)
  run.compare(fewer, 'cart content', quantityPath, start, itemOf(fewer, product)?.quantity)
}

async function checkRemoval(
  run: Run,
  { cart_uid, cart_id }: HostCart,
  product: Product,
  products: readonly Product[],
) {
  const { product_id } = product
  // A product that shares no maximum with others.
  const other = products.find(
    (each) =>
      each.product_id !== product_id && productTypes[each.product_type].countedWith === undefined,
  )
  if (other) checkContent(run, await addOne(run, cart_uid, other), [product, other])
  const params = { cart_id, product_id }
  const removed = await run.request(routes.removeItem, { params })
  const rest = itemOf(removed, product)?.quantity
  const [expected, received] = [`no product ${product_id}`, `${rest} of it`]
  run.check(removed, 'cart content', rest === undefined, 'cart.items', expected, received)
  if (other) checkContent(run, removed, [other])
  await run.refuses([routes.update, { body: changeBody(cart_uid, product, -1) }, [404, 422]])
  await run.request(routes.removeItem, { params }, [200, 404])
  await run.refuses([routes.removeItem, { params: { ...params, cart_id: 1 } }, [404]])
}

/** Two changes of a cart at the same time, as from two tabs. */
async function checkParallelChanges(run: Run, products: readonly Product[]) {
  const product = products.find((each) => startingQuantity(each) + 2 <= each.max_order_quantity)
  const cart = product && (await fillCart(run, [product]))
  if (!product || !cart) return
  const add = () => addOne(run, cart.cart_uid, product)
  const responses = await Promise.all([add(), add()])
  const quantities = responses.map((response) => itemOf(response, product)?.quantity ?? 0)
  const received = quantities.includes(0) ? undefined : Math.max(...quantities)
  const expected = startingQuantity(product) + 2
  run.compare(responses[0], 'parallel changes', quantityPath, expected, received)
}

/** The maximum of a type, whose products count together or each alone. */
async function checkMaximum(run: Run, products: readonly Product[]) {
  const steps = (product: Product) => product.max_order_quantity - startingQuantity(product)
  const [product, ...others] = products.toSorted((a, b) => steps(a) - steps(b))
  if (!product) return
  const { product_type: type, max_order_quantity: max } = product
  if (steps(product) > MAX_STEPS)
    return run.addNote(
      `The maximum of ${type} products was not tested: it needs more than ${MAX_STEPS} requests.`,
    )
  const cart = await fillCart(run, [{ ...product, quantity: max }])
  if (!cart) return
  const received = itemOf(cart.response, product)?.quantity
  if (!run.compare(cart.response, 'cart content', quantityPath, max, received)) return
  const increase = (each: Product) => ({ body: changeBody(cart.cart_uid, each) })
  await run.refuses([routes.update, increase(product), [422], 'maximum quantity'])
  if (productTypes[type].countedWith === undefined) {
    const [other] = others
    if (other) await addOne(run, cart.cart_uid, other)
    return
  }
  const tooMuch = others.find((each) => max + startingQuantity(each) > each.max_order_quantity)
  if (tooMuch)
    await run.refuses([routes.update, increase(tooMuch), [422], 'shared maximum quantity'])
}
