/** A customer's order: its details against the cart it was placed from. */
import { sumOfLines } from '../amounts.ts'
import type { ConformanceRun } from '../conformance-run.ts'
import { describeValue } from '../describe-value.ts'
import type { HostResponse } from '../model.ts'
import { type HostCart, type HostOrder, parseValue, values } from '../response-values.ts'
import type { Account } from './account-requests.ts'
import { fillCart, type Product, startingQuantity } from './cart-requests.ts'
import { type PlacedOrder, placeOrder } from './order-checks.ts'
import { customer, orderBody, taxDetails } from './order-requests.ts'
import { checkOrderTotals, verifyAmount } from './order-totals.ts'
import { payOrder } from './payment-checks.ts'

export interface CustomerOrder extends PlacedOrder {
  readonly cart: HostCart
}

/** The order of a new customer, with a test if there is one. Its cart is filled again, for checks that need one. */
export async function checkCustomerOrder(
  run: ConformanceRun,
  products: readonly Product[],
  { email, token }: Account,
  coupon: string | undefined,
): Promise<CustomerOrder | undefined> {
  const chosen = productsToOrder(products)
  const lines = chosen.map((product) => ({ product, quantity: startingQuantity(product) }))
  const cart = await fillCart(run, lines, token)
  if (!cart) return undefined
  const body = { ...orderBody(cart.cart_uid, email, coupon), tax_details: taxDetails }
  const placed = await placeOrder(run, cart, body, token)
  if (!placed) return undefined
  const params = { id: placed.order_txn_id }
  const response = await run.request('order.detail', { token, params, expect: [200] })
  const order = parseValue(values.order, response)?.data
  if (order) checkAgainstCart(run, response, order, { cart, body, placed })
  await payOrder(run, placed.order_txn_id)
  const [first] = lines
  const filled = first && (await fillCart(run, [first], token))
  return { ...placed, cart: filled ?? cart }
}

/** A test, because it makes test accounts, and a product of another type. */
function productsToOrder(products: readonly Product[]): Product[] {
  const test = products.find(({ product_type }) => product_type === 'lpitest')
  const other = products.find(
    ({ product_type, product_format }) => product_type === 'other' && product_format !== 'book',
  )
  const fallback = products.find(({ product_type }) => product_type === 'other')
  return [test, other ?? fallback].filter((product) => product !== undefined)
}

interface Placed {
  readonly cart: HostCart
  readonly body: ReturnType<typeof orderBody> & { tax_details: object }
  readonly placed: PlacedOrder
}

function checkAgainstCart(
  run: ConformanceRun,
  response: HostResponse,
  order: HostOrder,
  { cart, body, placed }: Placed,
): void {
  const rule = 'order matches the cart'
  checkItems(run, response, order, cart)
  checkOrderTotals(run, response, order)
  verifyAmount(run, response, {
    rule,
    path: 'data.order_sub_total_amount',
    message: 'the sub total is not the value of the cart',
    expected: sumOfLines(cart.items),
    received: order.order_sub_total_amount,
  })
  const fields: [path: string, expected: unknown, received: unknown][] = [
    ['data.order_customer_name', `${customer.first_name} ${customer.last_name}`, order.order_customer_name],
    ['data.order_customer_email', body.customer.email, order.order_customer_email],
    ['data.order_total_amount', placed.total, order.order_total_amount],
    ...nested('data.order_shipping_address', body.shipping_address, order.order_shipping_address),
    ...nested('data.order_billing_address', body.billing_address, order.order_billing_address),
    ...nested('data.order_tax_details', body.tax_details, order.order_tax_details),
  ]
  for (const [path, expected, received] of fields) {
    if (expected === undefined || received === undefined) continue
    run.verifyEqual(response, expected, received, { rule, path, message: 'differs from the placed order' })
  }
}

/** The texts of an address or of the tax details. A country may come as its name. */
function nested(path: string, sent: object, received: unknown): [string, unknown, unknown][] {
  const values = typeof received === 'object' && received !== null ? new Map(Object.entries(received)) : new Map()
  return Object.entries(sent)
    .filter(([key]) => key !== 'country')
    .map(([key, value]) => [`${path}.${key}`, value, values.get(key)])
}

function checkItems(run: ConformanceRun, response: HostResponse, order: HostOrder, cart: HostCart): void {
  const rule = 'order matches the cart'
  run.verifyEqual(response, cart.items.length, order.items.length, {
    rule,
    path: 'data.items',
    message: 'the number of items differs from the cart',
  })
  for (const item of cart.items) {
    const index = order.items.findIndex(({ product_id, product }) =>
      product_id === undefined ? product.product_name === item.product.product_name : product_id === item.product_id,
    )
    const ordered = order.items[index]
    const found = run.verify(response, ordered !== undefined, {
      rule,
      path: 'data.items',
      message: 'an item of the cart is missing',
      expected: describeValue(item.product.product_name),
      received: 'no such item',
    })
    if (!found || !ordered) continue
    const pairs: [path: string, expected: unknown, received: unknown][] = [
      ['quantity', item.quantity, ordered.quantity],
      ['product.product_name', item.product.product_name, ordered.product.product_name],
      ['product.product_type', item.product.product_type, ordered.product.product_type],
      ['product.product_price', item.product.product_price, ordered.product.product_price],
    ]
    for (const [path, expected, received] of pairs) {
      if (expected === undefined || received === undefined) continue
      const finding = { rule, path: `data.items.${index}.${path}`, message: 'the item differs from the cart' } as const
      run.verifyEqual(response, expected, received, finding)
    }
  }
}
