/** Planted deviations of access: the data of others, and requests that a host must refuse. */
import {
  acceptance,
  accepts,
  add,
  bodies,
  combine,
  type Deviation,
  exampleRowOf,
  type Fields,
  type HostReply,
  isFields,
  type PlantedDeviation,
  withoutOwnership,
} from './deviate.ts'

/** What the checks send for a key that does not exist. */
const UNKNOWN_KEY = 'no-such-key-0000'

const order = exampleRowOf('order.list')
const seat: Fields = {
  ...exampleRowOf('profile.testAccounts'),
  test_account_id: 987_654,
  order_txn_id: 'SAMPLE-OF-ANOTHER',
}
const { order_txn_id: _, ...seatWithoutOrder } = seat

/** Adds a test account of another customer to the first page. */
const showsSeat = (row: Fields) =>
  bodies('profile.testAccounts', '', (body, { url }) => {
    if (url.searchParams.get('page') !== '1') return
    if (Array.isArray(body['data'])) body['data'].push({ ...row })
    add('total', 1)(body)
  })

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

export const plantedInAccess: Record<string, PlantedDeviation> = {
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
      return combine(observe, show)
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
    showsSeat(seat),
    "fail profile.testAccounts 200 other customers' data at data",
  ],
  "another customer's access code, without its order number": [
    showsSeat(seatWithoutOrder),
    "fail profile.testAccounts 200 other customers' data at data",
    'warning profile.testAccounts 200 declared form at data.7.order_txn_id: the field is missing',
  ],
  'a profile without a session': acceptance(
    'profile.detail 200 access without a session',
    (_body, { headers }) => !('authorization' in headers),
  ),
  'any reset token': acceptance('auth.resetPassword 200 unknown reset token', ({ token }) => token === 'no-such-token'),
  'any password': acceptance('profile.updatePassword 200 wrong current password', (body) =>
    /^Conform#3/.test(String(body['current_password'])),
  ),
  'any payment session': acceptance('payment.verify 200 unpaid session', (body) => body['session_id'] === UNKNOWN_KEY),
  'a session that is not paid': acceptance('payment.verify 200 unpaid session', (_body, { status }) => status === 402),
  'a payment of any order': acceptance('payment.create 200 invalid requests', (body) => body['txnId'] === UNKNOWN_KEY),
  'a second account with an address': acceptance(
    'auth.signup 201 taken email address',
    (_, { status }) => status === 409,
  ),
  'an empty reset token': acceptance('auth.resetPassword 200 unknown reset token', ({ token }) => token === ''),
  'a reset without a token': acceptance('auth.resetPassword 200 unknown reset token', (body) => !('token' in body)),
  'a reset token of another type': acceptance('auth.resetPassword 200 unknown reset token', ({ token }) => token === 0),
  'a password of another type': acceptance('auth.signin 200 wrong password', ({ password }) => password === true),
  'a new password without the current one': acceptance(
    'profile.updatePassword 200 wrong current password',
    (body) => !('current_password' in body),
  ),
  'an account with an invalid address, from malicious input': acceptance(
    'auth.signup 201 invalid requests',
    ({ email }) => String(email).includes("' OR '"),
  ),
  'an order without a customer, from malicious input': acceptance(
    'order.place 201 invalid requests',
    (body) => !body['customer'],
  ),
  'a coupon with negative shipping charges, from malicious input': acceptance(
    'coupon.apply 200 invalid requests',
    (_body, { url }) => url.searchParams.get('shipping_charges') === '-1',
  ),
  'any order': acceptance('order.detail 200 invalid requests', (_body, { status, url }) => {
    return status === 404 && url.pathname.includes(UNKNOWN_KEY)
  }),
  'any coupon': acceptance('coupon.apply 200 unknown coupon', (_, { url }) => url.search.includes('NO-SUCH-COUPON')),
}
