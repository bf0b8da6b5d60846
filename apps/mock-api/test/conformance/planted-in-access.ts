/** Planted deviations of access: the data of others, and requests that a host must refuse. */
import {
  accepts,
  add,
  bodies,
  changed,
  type Deviation,
  type Fields,
  type HostReply,
  isFields,
  signedIn,
  withoutOwnership,
} from './deviate.ts'
import type { PlantedDeviation } from './planted-in-products.ts'

const guest = {
  customer_id: 1,
  first_name: 'Sample',
  last_name: 'Customer',
  email: 'customer@example.com',
  phone: '',
  avatar: null,
  shipping_address: null,
  billing_address: null,
  tax_details: null,
}

const order = {
  order_txn_id: 'SAMPLE-0001',
  order_txn_date: '2026-11-21T10:00:00+08:00',
  order_total_amount: 1,
  order_total_quantity: 1,
  order_item_names: ['Sample Book'],
  order_status: 'pending',
}

const seat = {
  test_account_id: 987_654,
  order_txn_id: 'SAMPLE-OF-ANOTHER',
  product_name: 'Sample Test',
  product_type: 'lpitest',
  access_code: 'SAMPLE-0000',
  test_url: 'https://tests.example/',
  status: 'unassigned',
  assigned_to: null,
}

/** Lists an order of any customer for its number or its status, also to customers without orders. */
const showsForeignOrders = (filter: 'txnid' | 'status') => {
  const known: Fields[] = []
  return bodies('order.list', '', (body, { url }) => {
    known.push(...[body['data']].flat().filter(isFields))
    const sought = url.searchParams.get(filter)
    const found = known.find((row) => sought && Object.values(row).includes(sought))
    if (body['total'] === 0 && found) Object.assign(body, { data: [found] })
  })
}

const access: Record<string, PlantedDeviation> = {
  "another customer's order": [withoutOwnership('order.detail'), "fail order.detail 200 other customers' data"],
  'an order that a guest opens by its number': [
    accepts('order.detail', (_body, { headers, url }) => {
      return !('authorization' in headers) && !url.pathname.includes('no-such-key')
    }),
    "fail order.detail 200 other customers' data",
  ],
  "a guest's order that a customer opens": [
    (() => {
      let times = 0
      return accepts('order.detail', (_body, { headers, url }) => {
        const isOfGuest = 'authorization' in headers && !url.pathname.includes('no-such-key')
        if (isOfGuest) times += 1
        return isOfGuest && times === 1
      })
    })(),
    "fail order.detail 200 other customers' data",
  ],
  'an idempotency key that customers share': [
    (() => {
      const placed = new Map<string, { reply: HostReply; token: string | undefined }>()
      return async (request, next) => {
        const { 'idempotency-key': key = '', authorization: token } = request.headers
        const known = placed.get(key)
        if (known && known.token !== token) return structuredClone(known.reply)
        const reply = await next(request)
        if (request.operation === 'order.place' && reply.status === 201) placed.set(key, { reply, token })
        return reply
      }
    })(),
    "fail order.place 201 other customers' data",
  ],
  "a sign-in with another customer's cart": [
    (() => {
      let cart: Fields = {}
      return bodies('auth.signin', '', (body, { body: sent }) => {
        if (isFields(body['cart'])) cart = body['cart']
        if (isFields(sent) && 'cart_uid' in sent) body['cart'] = { ...cart, cart_uid: sent['cart_uid'] }
      })
    })(),
    "fail auth.signin 200 other customers' data at cart.cart_uid",
    "fail auth.signin 200 other customers' data at cart.items.length",
  ],
  "another customer's lists of orders and tests": [
    withoutOwnership('order.list', 'profile.testAccounts'),
    "fail order.list 200 other customers' data at data",
    "fail profile.testAccounts 200 other customers' data at data",
    'warning order.list 200 harmless invalid requests',
    'warning profile.testAccounts 200 harmless invalid requests',
  ],
  "another customer's tests alone": [
    accepts('profile.testAccounts', (_body, { status }) => status === 403, {
      data: [seat],
      current_page: 1,
      last_page: 1,
      per_page: 10,
      total: 1,
    }),
    "fail profile.testAccounts 200 other customers' data at data",
    'warning profile.testAccounts 200 harmless invalid requests',
  ],
  "another customer's cart": [
    withoutOwnership('cart.update', 'cart.removeItem', 'cart.clear', 'coupon.apply', 'order.place'),
    "fail cart.clear 200 other customers' data",
    "fail cart.removeItem 200 other customers' data",
    "fail cart.update 200 other customers' data at cart.cart_uid",
    "fail coupon.apply 200 other customers' data",
    "fail order.place 201 other customers' data",
  ],
  "another customer's order by its number": [
    showsForeignOrders('txnid'),
    "fail order.list 200 other customers' data at data",
  ],
  "another customer's orders by their status": [
    showsForeignOrders('status'),
    "fail order.list 200 other customers' data at data",
  ],
  "another customer's order in a list from malicious input": [
    bodies('order.list', '', ({ data }, { url }) => {
      if (url.searchParams.get('txnid')?.includes("' OR '") && Array.isArray(data)) data.push({ ...seat })
    }),
    "fail order.list 200 other customers' data at data",
  ],
  "another customer's profile": [
    withoutOwnership('profile.detail'),
    "fail profile.detail 200 other customers' data at data.customer_id",
  ],
  "another customer's order in the list": [
    bodies('order.list', '', (body, { url }) => {
      const { data } = body
      const { search } = url
      const isOfNewCustomer = body['total'] === 11 && /status=&/.test(`${search}&`) && /txnid=&.*page=1\b/.test(search)
      if (isOfNewCustomer && Array.isArray(data)) data[9] = { ...data[9], order_txn_id: 'SAMPLE-OF-ANOTHER' }
    }),
    "fail order.list 200 other customers' data at data",
  ],
  "a guest's order in the list of who signs up with its address, after a purchase": [
    (() => {
      const orders = new Map<unknown, Fields>()
      let own: Fields | undefined
      const observe: Deviation = async (request, next) => {
        const reply = await next(request)
        const [sent, received] = [request.body, reply.body].map((body) => (isFields(body) ? body : {}))
        const { customer, email } = sent ?? {}
        const { data } = received ?? {}
        if (request.operation === 'order.place' && isFields(customer) && isFields(data))
          orders.set(customer['email'], data)
        if (request.operation === 'auth.signup' && reply.status === 201) own = orders.get(email)
        return reply
      }
      const show = bodies('order.list', '', (body, { url }) => {
        if (
          own &&
          body['total'] === 0 &&
          url.searchParams.get('page') === '1' &&
          !url.search.match(/status=\w|txnid=\w/)
        )
          Object.assign(body, { total: 1, data: [{ ...order, ...own }] })
      })
      return (request, next) => show(request, (inner) => observe(inner, next))
    })(),
    "fail order.list 200 other customers' data at data",
    'fail order.list 200 order number filter at data',
    'fail order.list 200 status filter at total',
    'warning order.list 200 declared form at data.0.payment_required: the field is not declared',
  ],
  'orders of others on the page after the last': [
    bodies('order.list', '', (body, { url }) => {
      if (url.searchParams.get('page') === '2' && Number(body['total']) < 10)
        Object.assign(body, { data: [{ ...order, order_txn_id: 'SAMPLE-0002' }] })
    }),
    "fail order.list 200 other customers' data at data",
    'fail order.list 200 paging at data',
    // The order of another customer is not found by its number.
    'fail order.list 200 order number filter at data',
  ],
  "another customer's orders without a customer_id": [
    bodies('order.list', '', (body, { url }) => {
      if (!url.searchParams.has('customer_id'))
        Object.assign(body, { data: [{ ...order, order_txn_id: 'SAMPLE-0002' }] })
    }),
    "fail order.list 200 other customers' data at data",
  ],
  'a token with another character': [
    (() => {
      let token = ''
      return async (request, next) => {
        const sent = request.headers['authorization'] ?? ''
        const differing = [...sent].filter((character, at) => character !== token[at]).length
        const isTampered = sent.length === token.length && differing === 1
        if (isTampered) request.headers['authorization'] = token
        const reply = await next(request)
        if (request.operation === 'profile.detail' && reply.status === 200 && !isTampered) token = sent
        return reply
      }
    })(),
    'fail profile.detail 200 access without a session',
  ],
  "another customer's access code in the list": [
    bodies('profile.testAccounts', '', (body, { url }) => {
      if (url.searchParams.get('page') !== '1') return
      if (Array.isArray(body['data'])) body['data'].push({ ...seat })
      add('total', 1)(body)
    }),
    "fail profile.testAccounts 200 other customers' data at data",
  ],
  "another customer's access code, without its order number": [
    bodies('profile.testAccounts', '', (body, { url }) => {
      if (url.searchParams.get('page') !== '1') return
      const { order_txn_id: _, ...row } = seat
      if (Array.isArray(body['data'])) body['data'].push(row)
      add('total', 1)(body)
    }),
    "fail profile.testAccounts 200 other customers' data at data",
    'warning profile.testAccounts 200 declared form at data.7.order_txn_id: the field is missing',
  ],
  'a profile without a session': [
    accepts('profile.detail', (_body, { headers }) => !('authorization' in headers), { data: guest }),
    'fail profile.detail 200 access without a session',
  ],
}

const paid = { ...changed, txnId: 'SAMPLE-0001', txnAmount: 1, txnDate: '2026-11-21T10:00:00Z' }
const discount = {
  coupon_code: 'A',
  discount_value: 10,
  discount_amount: 0,
  sub_total: 0,
  shipping_charges: 0,
  total: 0,
}
const coupon = { message: 'Applied.', data: discount }
const created = { clientSecret: 'https://pay.example/' }

type IsAccepted = Parameters<typeof accepts>[1]

/** A success where the host must refuse: the success and its rule, the request, and the body if there was no success before. */
const acceptances: readonly [name: string, success: string, isAccepted: IsAccepted, body?: Fields][] = [
  ['any reset token', 'auth.resetPassword 200 unknown reset token', ({ token }) => token === 'no-such-token', changed],
  [
    'any password',
    'profile.updatePassword 200 wrong current password',
    (body) => /^Conform#3/.test(String(body['current_password'])),
    { message: '-' },
  ],
  ['any payment session', 'payment.verify 200 unpaid session', ({ session_id: id }) => id === 'no-such-key-0000', paid],
  ['a session that is not paid', 'payment.verify 200 unpaid session', (_body, { status }) => status === 402, paid],
  [
    'a payment of any order',
    'payment.create 200 invalid requests',
    ({ txnId: id }) => id === 'no-such-key-0000',
    created,
  ],
  ['a second account with an address', 'auth.signup 201 taken email address', (_body, { status }) => status === 409],
  ['an empty reset token', 'auth.resetPassword 200 unknown reset token', ({ token }) => token === '', changed],
  ['a reset without a token', 'auth.resetPassword 200 unknown reset token', (body) => !('token' in body), changed],
  ['a reset token of another type', 'auth.resetPassword 200 unknown reset token', ({ token }) => token === 0, changed],
  ['a password of another type', 'auth.signin 200 wrong password', ({ password }) => password === true, signedIn],
  [
    'a new password without the current one',
    'profile.updatePassword 200 wrong current password',
    (body) => !('current_password' in body),
    { message: '-' },
  ],
  [
    'an account with an invalid address, from malicious input',
    'auth.signup 201 invalid requests',
    ({ email }) => String(email).includes("' OR '"),
  ],
  [
    'an order without a customer, from malicious input',
    'order.place 201 invalid requests',
    (body) => !body['customer'],
  ],
  [
    'a coupon with negative shipping charges, from malicious input',
    'coupon.apply 200 invalid requests',
    (_body, { url }) => url.searchParams.get('shipping_charges') === '-1',
  ],
  ['any order', 'order.detail 200 invalid requests', (_body, { url }) => url.pathname.includes('no-such-key')],
  ['any coupon', 'coupon.apply 200 unknown coupon', (_body, { url }) => url.search.includes('NO-SUCH-COUPON'), coupon],
]

export const plantedInAccess: Record<string, PlantedDeviation> = {
  ...access,
  ...Object.fromEntries(
    acceptances.map(([name, success, isAccepted, body]) => {
      const deviation = accepts(success.replace(/ .*/, ''), isAccepted, body)
      return [name, [deviation, `fail ${success}`]]
    }),
  ),
}
