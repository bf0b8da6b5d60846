/** Planted deviations of access: the data of others, and requests that a host must refuse. */
import {
  acceptance,
  accepts,
  add,
  bodies,
  combine,
  exampleRowOf,
  type Fields,
  isFields,
  type PlantedDeviation,
  requests,
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

/** Answers with the cart that a request names. */
const takesCart = (success: string): PlantedDeviation => {
  let cart: Fields = {}
  const take = bodies(success.replace(/ .*/, ''), '', (body, { body: sent }) => {
    if (isFields(body['cart'])) cart = body['cart']
    if (isFields(sent) && 'cart_uid' in sent) body['cart'] = { ...cart, cart_uid: sent['cart_uid'] }
  })
  const found = `fail ${success} other customers' data at cart.`
  return [take, `${found}cart_uid`, `${found}items.length`]
}

export const plantedInAccess: Record<string, PlantedDeviation> = {
  "another customer's order": [
    withoutOwnership('order.detail'),
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
  "a sign-in with another customer's cart": takesCart('auth.signin 200'),
  "a sign-up with another customer's cart": takesCart('auth.signup 201'),
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
    bodies('order.list', '', (body, { url }) => {
      const order_txn_id = url.searchParams.get('txnid')
      const isForeign = body['total'] === 0 && order_txn_id && !order_txn_id.includes(UNKNOWN_KEY)
      if (isForeign) Object.assign(body, { data: [{ ...order, order_txn_id }] })
    }),
    "fail order.list 200 other customers' data at data",
  ],
  "another customer's profile": [
    withoutOwnership('profile.detail'),
    "fail profile.detail 200 other customers' data at data.customer_id",
  ],
  "a guest's order in the list of who signs up with its address, after a purchase": [
    (() => {
      const guests = new Set<unknown>()
      let isGuest = false
      const observe = requests('order.place', (_request, body) =>
        guests.add(Object(body['customer'])['email']),
      )
      const signUp = requests('auth.signup', (_request, { email }) => {
        isGuest ||= guests.has(email)
      })
      const show = bodies('order.list', '', (body) => {
        if (isGuest && body['total'] === 0)
          Object.assign(body, { data: [{ ...order, order_txn_id: 'SAMPLE-0002' }] })
      })
      return combine(observe, signUp, show)
    })(),
    'fail order.list 200 order number filter at data',
    "fail order.list 200 other customers' data at data",
    'fail order.list 200 paging at data',
    'fail order.list 200 status filter at data.0.order_status',
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
        if (request.operation === 'profile.detail' && reply.status === 200 && !isTampered)
          token = sent
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
    'fail profile.testAccounts 200 guessable ids at data.*.access_code',
    'warning profile.testAccounts 200 declared form at data.7.order_txn_id: the field is missing',
  ],
  'a profile without a session': acceptance(
    'profile.detail 200 access without a session',
    (_body, { headers }) => !('authorization' in headers),
  ),
  'any reset token': acceptance(
    'auth.resetPassword 200 unknown reset token',
    ({ token }) => token === 'no-such-token',
  ),
  'any password': acceptance('profile.updatePassword 200 wrong current password', (body) =>
    /^Conform#3/.test(String(body['current_password'])),
  ),
  'a session that is not paid': acceptance(
    'payment.verify 200 unpaid session',
    (_body, { status }) => status === 402,
  ),
  'a password of another type': acceptance(
    'auth.signin 200 wrong password',
    ({ password }) => password === true,
  ),
  'a new password without the current one': acceptance(
    'profile.updatePassword 200 wrong current password',
    (body) => !('current_password' in body),
  ),
}
