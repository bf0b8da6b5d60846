/** Orders of a guest and of a customer. */
import { randomUUID } from 'node:crypto'
import {
  contract,
  isPaid,
  NO_DISCOUNT,
  needsShipping,
  PAGE_SIZE,
  productTypes,
  startingQuantity,
} from '@shop/contract'
import { UNKNOWN_TOKEN } from '../http.ts'
import { isSuccess } from '../report.ts'
import type { Rule } from '../rules.ts'
import type { Run } from '../run.ts'
import type { Account } from './accounts.ts'
import { checkOrderTotals, SAMPLE_COUPON, totalsOf } from './amounts.ts'
import { addOne, fillCart, type HostCart, type Product } from './carts.ts'
import { checkPayment, checkTime } from './payments.ts'
import {
  expectedAddress,
  idempotencyKey,
  orderBody,
  orderRequest,
  paymentBody,
  person,
  profileBody,
  taxDetails,
  UNKNOWN_KEY,
  wrongRequests,
} from './requests.ts'

const { auth, cart: carts, coupon: coupons, order: orders, payment: payments, settings } = contract

/** The cart_uid of a cart that was filled and cleared. */
async function emptyCart(run: Run, product: Product): Promise<string | undefined> {
  const cart = await fillCart(run, [product])
  if (!cart) return undefined
  const { cart_uid } = cart
  const token = UNKNOWN_TOKEN
  const query = { cart_uid, coupon_code: SAMPLE_COUPON, shipping_charges: 0 }
  const order = { ...orderRequest(orderBody(cart_uid, run.newEmail())), token }
  await run.refuses(
    [coupons.apply, { query, token }, [401]],
    [orders.place, order, [401]],
    [carts.clear, { params: { cartUid: cart_uid }, token }, [401]],
  )
  const cleared = await run.request(carts.clear, { params: { cartUid: cart_uid } })
  return isSuccess(cleared.status) ? cart_uid : undefined
}

/**
 * A guest's order and its payment, with the coupon if there is a valid one. Returns the number of
 * an order, and the address of one that is not paid.
 */
export async function checkGuestOrder(run: Run, product: Product, coupon?: string) {
  const cart = await checkWrongOrders(run, product)
  if (!cart) return undefined
  const place = ({ items }: Pick<HostCart, 'items'>) =>
    placeOrder(run, { ...cart, items }, orderBody(cart.cart_uid, run.newEmail(), coupon))
  const replaced = await place(cart)
  if (!replaced) return undefined
  const placed = await place({ items: await checkKeptCart(run, replaced, cart, product) })
  if (!placed) return undefined
  if (placed.id !== replaced.id) {
    const body = paymentBody(run.shopOrigin, replaced.id)
    await run.refuses([payments.create, { body }, [404, 409], 'replaced order'])
  }
  const wasPaid = await checkPayment(run, placed.id, placed.total)
  if (wasPaid) {
    await checkEmptiedCart(run, cart, product, 'paid order')
    const again = { body: person(placed.email, 'Conform#1') }
    await run.refuses([auth.signup, again, [409], 'taken email address'])
  }
  const unpaid = placed.total !== 0 && wasPaid === false ? placed : replaced
  return { id: placed.id, email: unpaid.total === 0 ? undefined : unpaid.email }
}

/** Orders that the host must refuse. @returns a cart that can be ordered */
async function checkWrongOrders(run: Run, product: Product): Promise<HostCart | undefined> {
  const order = (cart_uid: string) => orderRequest(orderBody(cart_uid, run.newEmail()))
  const empty = await emptyCart(run, product)
  if (empty) await run.refuses([orders.place, order(empty), [422]])
  else run.addNote('A cart could not be cleared: order.place with an empty cart was not tested.')
  await run.refuses(
    [orders.place, order(randomUUID()), [404]],
    [orders.place, orderRequest({}), [400, 422]],
  )
  const cart = await fillCart(run, [product])
  if (!cart) return undefined
  for (const wrong of wrongRequests(orderBody(cart.cart_uid, run.newEmail())))
    await run.refuses([orders.place, { ...wrong, headers: idempotencyKey() }, [422]])
  return cart
}

/**
 * Repeats an unpaid order, and adds one more of its product, which shows whether it emptied the
 * cart.
 * @returns the items of the cart
 */
async function checkKeptCart(
  run: Run,
  { request, response, total }: PlacedOrder,
  { cart_uid, items }: HostCart,
  product: Product,
): Promise<HostCart['items']> {
  if (total === 0) return items
  await checkEqualOrders(run, request.body, total)
  const start = startingQuantity(product)
  if (start >= product.max_order_quantity) return items
  const { body } = await addOne(run, cart_uid, product)
  const quantity = body?.cart?.items?.[0]?.quantity
  run.compare(response, 'cart before the payment', 'quantity', start + 1, quantity)
  return body?.cart?.items ?? items
}

/** Two equal requests at once, as after a double click, and one that names its own price. */
async function checkEqualOrders(
  run: Run,
  body: OrderBody,
  total: number | undefined,
): Promise<void> {
  const request = orderRequest(body)
  const send = () => run.request(orders.place, request, [201, 409, 422])
  const [first, second] = await Promise.all([send(), send()])
  const placed = [first, second].flatMap((response) => response.body?.data?.order_txn_id ?? [])
  run.compare(second, 'idempotency key', 'data.order_txn_id', placed[0], placed[1])
  const prices = { order_total_amount: 0.01, total: 0.01, product_price: 0.01 }
  const own = { ...body, ...prices, discount_amount: total }
  const priced = await run.request(orders.place, orderRequest(own), [201, 400, 422])
  run.compare(priced, 'order totals', 'data.order_total_amount', total)
}

/**
 * An order with a printed book to another country has no payment; other products, or a bill to
 * another country, have one.
 */
export async function checkQuote(
  run: Run,
  products: readonly Product[],
  coupon_code?: string,
): Promise<void> {
  const { body: shipping } = await run.request(settings.shipping)
  const country = shipping?.data?.countries?.find(({ mode }) => mode === 'quoted')?.code
  const book = products.find(({ product_format }) => product_format === 'book')
  if (!book || !country)
    return run.addNote('No printed book, or no country that needs a quote: a quote was not tested.')
  // Many countries have no states or no postal codes.
  const abroad = { ...profileBody.shipping_address, state: '', postal_code: '', country }
  const other = products.find(({ product_format }) => product_format !== 'book')
  await checkQuoted(run, [book], abroad)
  if (other) await checkQuoted(run, [book, other], abroad)
  await checkPayable(run, book, { billing_address: abroad }, coupon_code)
  if (other) await checkPayable(run, other, { shipping_address: abroad }, coupon_code)
}

type Address = typeof profileBody.shipping_address

async function checkQuoted(
  run: Run,
  products: readonly [Product, ...Product[]],
  shipping_address: Address,
) {
  const cart = await fillCart(run, products)
  if (!cart) return
  const body = { ...orderBody(cart.cart_uid, run.newEmail()), shipping_address }
  const response = await run.request(orders.place, orderRequest(body), [201])
  if (!isSuccess(response.status)) return
  const expected = { order_status: 'quote_requested', payment_required: false }
  run.compare(response, 'quote abroad', 'data', expected)
  const id = response.body?.data?.order_txn_id ?? UNKNOWN_KEY
  const payment = paymentBody(run.shopOrigin, id)
  await run.refuses([payments.create, { body: payment }, [404, 409], 'quote abroad'])
  await checkEmptiedCart(run, cart, products[0], 'quote abroad')
}

/** An order that is paid in spite of its address. A coupon counts only in one that names it. */
async function checkPayable(
  run: Run,
  product: Product,
  addresses: { shipping_address: Address } | { billing_address: Address },
  coupon_code?: string,
) {
  const cart = await fillCart(run, [product])
  if (!cart) return
  const query = { cart_uid: cart.cart_uid, coupon_code, shipping_charges: 0 }
  if (coupon_code !== undefined) await run.request(coupons.apply, { query })
  const body = { ...orderBody(cart.cart_uid, run.newEmail()), ...addresses }
  const response = await run.request(orders.place, orderRequest(body), [201])
  if (!isSuccess(response.status)) return
  const expected = response.body?.data?.order_total_amount !== 0
  run.compare(response, 'quote abroad', 'data.payment_required', expected)
  const total = await totalOf(run, cart)
  run.compare(response, 'order totals', 'data.order_total_amount', total)
}

/** The cart of a paid order, or of a quote, is empty: a product is added as to a new one. */
async function checkEmptiedCart(
  run: Run,
  { cart_uid }: HostCart,
  product: Product,
  rule: Rule,
  token?: string,
) {
  const response = await addOne(run, cart_uid, product, token)
  run.compare(response, rule, 'cart.items.length', 1)
  run.compare(response, rule, 'cart.items.0.quantity', startingQuantity(product))
}

type OrderBody = ReturnType<typeof orderBody>

/**
 * Places an order and repeats it with the same key.
 * @param token of the customer, for a customer's cart
 */
async function placeOrder(run: Run, cart: HostCart, body: OrderBody, token?: string) {
  const expected = await totalOf(run, cart, body.coupon_code, token)
  const request = { ...orderRequest(body), token }
  const response = await run.request(orders.place, request, [201])
  const { order_txn_id: id, order_total_amount: total } = response.body?.data ?? {}
  if (id === undefined)
    return run.addNote('An order could not be placed: checks that need it were skipped.')
  run.compare(response, 'order totals', 'data.order_total_amount', expected)
  const needsPayment = total === undefined ? undefined : total > 0
  run.compare(response, 'required payment', 'data.payment_required', needsPayment)
  const again = await run.request(orders.place, request, [201])
  const isSame = run.compare(again, 'idempotency key', 'data.order_txn_id', id)
  const other = { ...body, customer: { ...body.customer, first_name: 'Another' } }
  const reused = { ...request, body: other }
  const isRefused = await run.refuses([orders.place, reused, [409], 'idempotency key'])
  const { email } = body.customer
  return { id, email, total, isOnly: isSame && isRefused, request, response }
}

type PlacedOrder = NonNullable<Awaited<ReturnType<typeof placeOrder>>>

/** From the cart, the discount that coupon.apply announces and the shipping settings. */
async function totalOf(
  run: Run,
  { cart_uid, items }: HostCart,
  coupon_code?: string,
  token?: string,
) {
  const { body } = await run.request(settings.shipping)
  const charges = body?.data?.shipping_charges
  const ships = items.some(({ product }) =>
    needsShipping({ ...product, product_type: product?.product_type ?? 'other' }),
  )
  const shipping_charges = ships ? charges : 0
  if (shipping_charges === undefined)
    return run.addNote(
      'settings.shipping has no shipping_charges: the totals of placed orders were not compared.',
    )
  if (coupon_code === undefined) return totalsOf(items, NO_DISCOUNT, shipping_charges)?.total
  const applied = await run.request(coupons.apply, {
    query: { cart_uid, coupon_code, shipping_charges },
    token,
  })
  const value = applied.body?.data?.discount_amount
  return value === undefined
    ? undefined
    : totalsOf(items, { kind: 'amount', value }, shipping_charges)?.total
}

/** The paid order of a new customer, and a cart of this customer, for checks that need them. */
export async function checkCustomerOrder(
  run: Run,
  products: readonly Product[],
  account: Account,
  coupon?: string,
) {
  const { email, token } = account
  const chosen = chooseProducts(products)
  const [product] = chosen
  const cart = await fillCart(run, chosen, account)
  if (!cart) return undefined
  const body = { ...orderBody(cart.cart_uid, email, coupon), tax_details: taxDetails }
  const placed = await placeOrder(run, cart, body, token)
  if (!placed) return undefined
  const query = { cart_uid: cart.cart_uid, coupon_code: 'NO-SUCH-COUPON', shipping_charges: 0 }
  await run.refuses([coupons.apply, { query, token }, [422], 'unknown coupon'])
  await checkOrder(run, placed, cart, token)
  const wasPaid = await checkPayment(run, placed.id, placed.total, token)
  if (wasPaid && product) {
    await checkEmptiedCart(run, cart, product, 'paid order', token)
    await checkPaidOrder(run, placed.id, token)
  }
  const units = cart.items.filter(
    ({ product }) => product?.product_type && productTypes[product.product_type].hasAccessCodes,
  )
  const tests = wasPaid === false ? [] : wasPaid && units
  const ids = [placed.id, ...(await placeFurtherOrders(run, product, account))]
  const own = placed.isOnly ? { ids, tests } : undefined
  const next = (await fillCart(run, chosen.slice(0, 1), account)) ?? cart
  return { id: placed.id, own, request: placed.request, cart: next }
}

/** Two units of a test, whose access codes must differ, a test of a group, and something else. */
function chooseProducts(products: readonly Product[]) {
  const test = products.find(({ product_type }) => product_type === 'lpitest')
  const others = products.filter(({ product_type }) => product_type === 'other')
  const other = others.find(({ product_format }) => product_format !== 'book') ?? others[0]
  const team = products.find(({ product_type }) => product_type === 'lpigroup')
  const max = test?.max_order_quantity ?? 0
  const two = test && { ...test, quantity: Math.min(startingQuantity(test) + 1, max) }
  return [two, team, other].filter((product) => product !== undefined)
}

/** The order has what was ordered. */
async function checkOrder(run: Run, placed: PlacedOrder, cart: HostCart, token: string) {
  const response = await run.request(orders.detail, { token, params: { id: placed.id } })
  checkOrderTotals(run, response)
  checkTime(run, response, ['data', 'order_txn_date'])
  const { body } = placed.request
  const { items = [], ...received } = response.body?.data ?? {}
  const ordered = {
    order_customer_name: `${body.customer.first_name} ${body.customer.last_name}`,
    order_customer_email: body.customer.email,
    order_customer_phone: body.customer.phone,
    order_shipping_address: expectedAddress(body.shipping_address, received.order_shipping_address),
    order_billing_address: expectedAddress(body.billing_address, received.order_billing_address),
    order_tax_details: taxDetails,
    order_sub_total_amount: totalsOf(cart.items, NO_DISCOUNT)?.goods,
    order_total_amount: placed.total,
    // The host may list the items in another order.
    items: items.map(({ product_id, product: found }) => {
      const named = cart.items.filter(
        ({ product }) => product?.product_name === found?.product_name,
      )
      const item = named.find((each) => product_id === undefined || product_id === each.product_id)
      const { product_type, product_price } = item?.product ?? {}
      return { quantity: item ? item.quantity : 0, product: { product_type, product_price } }
    }),
  }
  const rule = 'order matches the cart'
  run.compare(response, rule, 'data', ordered)
  run.compare(response, rule, 'data.items.length', cart.items.length, items.length)
}

async function checkPaidOrder(run: Run, id: string, token: string): Promise<void> {
  const detail = await run.request(orders.detail, { token, params: { id } })
  const { order_status: status, order_status_history: history } = detail.body?.data ?? {}
  const holds = status === undefined || isPaid(status)
  run.check(detail, 'paid order', holds, 'data.order_status', 'paid', `${status}`)
  const isListed = !history || history.some((step) => isPaid(step.status))
  run.check(detail, 'paid order', isListed, 'data.order_status_history', 'paid', 'other statuses')
}

/** As many orders as a page has, so that the list has a second one. */
async function placeFurtherOrders(run: Run, product: Product | undefined, account: Account) {
  const { email, token } = account
  const cart =
    product && run.isSelected('order.list') ? await fillCart(run, [product], account) : undefined
  const ids: string[] = []
  for (let count = 0; cart && count < PAGE_SIZE; count += 1) {
    const body = orderBody(cart.cart_uid, email)
    // A host may return the unpaid order for the same content.
    const customer = { ...body.customer, phone: `+60 12-345 67${10 + count}` }
    const response = await run.request(
      orders.place,
      { ...orderRequest({ ...body, customer }), token },
      [201],
    )
    ids.push(response.body?.data?.order_txn_id ?? '')
  }
  return ids
}
