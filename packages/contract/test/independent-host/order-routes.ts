import { randomUUID } from 'node:crypto'
import { usableCart } from './cart-routes.ts'
import { type HostRequest, invalid, Refusal, type Route, reply } from './exchange.ts'
import { address, email, fieldsOf, noTaxDetails, optional, phone, positive, taxDetails, text } from './input.ts'
import { couponOf, productBody } from './public-routes.ts'
import { type Order, ringgit, SHIPPING, type State } from './state.ts'

const statuses = ['pending', 'paid', 'processing', 'shipped', 'delivered', 'cancelled', 'failed', 'quote_requested']

export function orderRoutes(state: State): Route[] {
  return [
    {
      name: 'order.place',
      method: 'POST',
      path: /^\/order\/place$/,
      auth: 'optional',
      handle: (request) => {
        const order = placeOrder(state, request)
        const { order_txn_id, status, total } = order
        const placed = { order_txn_id, order_status: status, order_total_amount: ringgit(total) }
        return reply(
          { message: 'Placed.', data: { ...placed, payment_required: status === 'pending' && total > 0 } },
          201,
        )
      },
    },
    {
      name: 'order.list',
      method: 'GET',
      path: /^\/order\/list$/,
      auth: 'customer',
      handle: (request) => {
        const { searchParams: query } = request.url
        const customerId = listedCustomer(state, request)
        const status = query.get('status') ?? ''
        const number = query.get('txnid') ?? ''
        if ((status !== '' && !statuses.includes(status)) || number.length > 64) throw invalid('status or txnid')
        const orders = state.orders.filter(
          (order) =>
            order.customer_id === customerId &&
            state.rules.filterStatus(order.status, status) &&
            state.rules.filterNumber(order.order_txn_id, number),
        )
        return pageOf(request, orders.map(summaryOf))
      },
    },
    {
      name: 'order.detail',
      method: 'GET',
      path: /^\/order\/detail\/([^/]+)$/,
      auth: 'customer',
      handle: ({ params: [id], caller }) => {
        const order = state.orders.find(({ order_txn_id }) => order_txn_id === id)
        if (!order || !state.rules.mayReadOrder(order, caller)) throw new Refusal(404, 'order_not_found')
        return reply({ data: orderBody(order) })
      },
    },
  ]
}

/** The customer whose rows are listed. @throws Refusal 403 for another customer */
export function listedCustomer(state: State, { url, caller }: HostRequest): number {
  if (caller !== null && !state.rules.requiresCustomerId()) return caller
  const customerId = positive(url.searchParams.get('customer_id'), invalid('customer_id'))
  if (caller === null || !state.rules.mayList(customerId, caller)) throw new Refusal(403, 'forbidden')
  return customerId
}

export function pageOf({ url }: HostRequest, rows: readonly unknown[]) {
  const page = positive(url.searchParams.get('page') ?? '1', invalid('page'))
  return reply({
    data: rows.slice((page - 1) * 10, page * 10),
    current_page: page,
    last_page: Math.max(1, Math.ceil(rows.length / 10)),
    per_page: 10,
    total: rows.length,
  })
}

const summaryOf = ({ order_txn_id, at, status, total, lines }: Order) => ({
  order_txn_id,
  order_txn_date: at,
  order_status: status,
  order_total_amount: ringgit(total),
  order_item_names: lines.map(({ product }) => product.product_name),
  order_total_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
})

const orderBody = (order: Order) => ({
  order_txn_id: order.order_txn_id,
  order_txn_date: order.at,
  order_customer_name: `${order.customer.first_name} ${order.customer.last_name}`,
  order_customer_phone: order.customer.phone,
  order_customer_email: order.customer.email,
  order_shipping_address: order.shipping_address,
  order_billing_address: order.billing_address,
  order_tax_details: order.tax_details,
  items: order.lines.map(({ product, quantity }) => {
    const { product_id, product_name, product_thumbnail, product_type, product_format, product_price } =
      productBody(product)
    return {
      product_id,
      quantity,
      product: { product_name, product_thumbnail, product_type, product_format, product_price },
    }
  }),
  order_sub_total_amount: ringgit(order.goods),
  order_discount_value: order.percent,
  order_discount_amount: ringgit(order.discount),
  order_shipping_amount: ringgit(SHIPPING),
  order_total_amount: ringgit(order.total),
  order_status: order.status,
  cancellable: ['pending', 'paid', 'processing', 'quote_requested'].includes(order.status),
  order_status_history: [{ status: order.status, at: order.at }],
})

function placeOrder(state: State, { headers, json, bytes, caller }: HostRequest): Order {
  const header = headers['idempotency-key']
  if (typeof header !== 'string' || !/^[\w-]{8,64}$/.test(header)) throw new Refusal(400, 'malformed_request')
  const key = `${caller} ${header}`
  const body = bytes.toString('utf8')
  const known = state.rules.findsKey(key) ? state.keys.get(key) : undefined
  if (known && !state.rules.isSameOrder(known.body, body)) throw new Refusal(409, 'idempotency_key_reused')
  const order = known?.order ?? newOrder(state, json, caller)
  state.keys.set(key, { body, order })
  return order
}

function newOrder(state: State, json: unknown, caller: number | null): Order {
  const fields = fieldsOf(json)
  const person = fieldsOf(fields['customer'], 'customer')
  const customer = {
    first_name: text(person, 'first_name', { max: 60 }),
    last_name: text(person, 'last_name', { max: 60 }),
    email: email(person),
    phone: phone(person),
  }
  const shipping_address = address(fields['shipping_address'])
  const billing_address = address(fields['billing_address'])
  const tax_details = optional(fields['tax_details'], taxDetails) ?? noTaxDetails
  const uid = text(fields, 'cart_uid')
  const cart = usableCart(state, caller, ({ cart_uid }) => cart_uid === uid)
  if (cart.lines.length === 0) throw new Refusal(422, 'cart_empty')
  const percent = fields['coupon_code'] === undefined ? 0 : couponOf(text(fields, 'coupon_code')).percent
  const isPosted = cart.lines.some(({ product }) => product.product_format === 'book')
  return state.addOrder({
    order_txn_id: randomUUID(),
    at: new Date().toISOString(),
    status: isPosted && shipping_address.country !== 'MY' ? 'quote_requested' : 'pending',
    customer_id: caller,
    customer,
    shipping_address,
    billing_address,
    tax_details,
    lines: cart.lines,
    percent,
  })
}
