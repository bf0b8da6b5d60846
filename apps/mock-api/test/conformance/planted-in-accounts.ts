/** Planted deviations of access and accounts, and of requests that a host must refuse. */
import { accepts, add, bodies, type Deviation, type Fields, isFields, refuses, withoutOwnership } from './deviate.ts'
import type { PlantedDeviation } from './planted-in-products.ts'

const json = { 'content-type': 'application/json' }

const changed = { status: 200, message: 'Changed.' }

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

const access: Record<string, PlantedDeviation> = {
  "another customer's order": [withoutOwnership('order.detail'), "fail order.detail 200 other customers' data"],
  "another customer's lists of orders and tests": [
    withoutOwnership('order.list', 'profile.testAccounts'),
    "fail order.list 200 other customers' data at data",
    "fail profile.testAccounts 200 other customers' data at data",
    'warning order.list 200 harmless invalid requests',
    'warning profile.testAccounts 200 harmless invalid requests',
  ],
  "another customer's tests alone": [
    accepts('profile.testAccounts', (_body, { status }) => status === 403),
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
  "another customer's profile": [
    withoutOwnership('profile.detail'),
    "fail profile.detail 200 other customers' data at data.customer_id",
  ],
  "another customer's order in the list": [
    bodies('order.list', '', (body, { url }) => {
      const { data } = body
      const isOfNewCustomer = body['total'] === 1 && /status=&/.test(`${url.search}&`) && /txnid=&/.test(url.search)
      if (!isOfNewCustomer || !Array.isArray(data)) return
      data.push({ ...data[0], order_txn_id: 'SAMPLE-OF-ANOTHER' })
      add('total', 1)(body)
    }),
    "fail order.list 200 other customers' data at data",
    // The order of another customer is not found by its number and its status.
    'fail order.list 200 order number filter at data',
    'fail order.list 200 status filter at total',
  ],
  "another customer's access code in the list": [
    bodies('profile.testAccounts', '', (body) => {
      if (Array.isArray(body['data'])) body['data'].push({ ...seat })
      add('total', 1)(body)
    }),
    "fail profile.testAccounts 200 other customers' data at data",
  ],
  "another customer's access code, without its order number": [
    bodies('profile.testAccounts', '', (body) => {
      const { order_txn_id: _, ...row } = seat
      if (Array.isArray(body['data'])) body['data'].push(row)
      add('total', 1)(body)
    }),
    "fail profile.testAccounts 200 other customers' data at data",
    'warning profile.testAccounts 200 declared form at data.2.order_txn_id: the field is missing',
  ],
  'a profile without a session': [
    accepts('profile.detail', (_body, { headers }) => !('authorization' in headers), { data: guest }),
    'fail profile.detail 200 access without a session',
  ],
}

/** Accepts the sessions of profile.detail that the host ended with an operation. */
const keepsSessionsAfter = (operation: string): Deviation => {
  let last = ''
  const accept = accepts('profile.detail', (_body, { headers }) => last === operation && 'authorization' in headers)
  return async (request, next) => {
    const reply = await accept(request, next)
    if (!/^(profile\.detail|control)$/.test(request.operation) && reply.status < 300) last = request.operation
    return reply
  }
}

/** Ignores the cart of a request, and starts a new one for the customer. */
const dropsCart =
  (operation: string): Deviation =>
  async (request, next) => {
    const body = isFields(request.body) ? request.body : {}
    if (request.operation === operation) delete body['cart_uid']
    if (request.operation === 'cart.update' && 'authorization' in request.headers) body['cart_uid'] = null
    const reply = await next(request)
    if (request.operation === operation && isFields(reply.body)) delete reply.body['cart']
    return reply
  }

const passwordFields = ['password', 'new_password', 'current_password']

/** The message depends on whether the address has an account. */
const tellsAccounts = (operation: string, isShown: (status: number) => boolean): Deviation => {
  const known = new Set<unknown>()
  return async (request, next) => {
    const reply = await next(request)
    const { email } = isFields(request.body) ? request.body : {}
    if (request.operation === 'auth.signup' && reply.status === 201) known.add(email)
    const message = known.has(email) ? 'We know you.' : 'There is no account.'
    if (request.operation === operation && isShown(reply.status)) Object.assign(Object(reply.body), { message })
    return reply
  }
}

const accounts: Record<string, PlantedDeviation> = {
  'a weak password': [
    async (request, next) => {
      const body = isFields(request.body) ? request.body : {}
      for (const field of passwordFields) if (field in body) body[field] = `${body[field]}#`
      return next(request)
    },
    'fail auth.resetPassword 200 weak passwords',
    'fail auth.signup 201 weak passwords',
    'fail profile.updatePassword 200 weak passwords',
  ],
  'a weak password of a reset': [
    accepts('auth.resetPassword', ({ password }) => String(password).length < 8, changed),
    'fail auth.resetPassword 200 weak passwords',
  ],
  'a token that is valid after sign-out': [
    async (request, next) => {
      const isSignOut = request.operation === 'auth.signout' && 'authorization' in request.headers
      return isSignOut ? { status: 200, headers: json, body: { message: 'Signed out.' } } : next(request)
    },
    'fail auth.signout 200 sign-out',
    'fail profile.detail 200 sign-out',
  ],
  'a session that survives a password change': [
    keepsSessionsAfter('profile.updatePassword'),
    'fail profile.detail 200 end of sessions after a password change',
  ],
  'a session that survives a password reset': [
    keepsSessionsAfter('auth.resetPassword'),
    'fail profile.detail 200 end of sessions after a password reset',
  ],
  'a reset link that works twice': [
    accepts('auth.resetPassword', ({ password }) => password === 'Conform#3'),
    'fail auth.resetPassword 200 reset link',
  ],
  'a reset token in the response': [
    bodies('auth.forgotPassword', '', (body) => Object.assign(body, { token: 'sample-reset-token' })),
    'fail auth.forgotPassword 200 secrets at token',
  ],
  'a reset link in the message': [
    bodies('auth.forgotPassword', '', (body) => Object.assign(body, { message: 'See /reset-password?token=sample.' })),
    'fail auth.forgotPassword 200 secrets',
  ],
  'a hash of the password in a profile': [
    bodies('profile.detail', 'data', (row) => Object.assign(row, { password_hash: '$2y$10$sample' })),
    'fail profile.detail 200 secrets at data.password_hash',
  ],
  "a sign-in that ignores the guest's cart": [
    bodies('auth.signin', 'cart', (cart) => Object.assign(cart, { items: [] })),
    'fail auth.signin 200 merged cart at cart.items.*.quantity',
  ],
  "a sign-in that drops the guest's cart, and returns none": [
    dropsCart('auth.signin'),
    'fail auth.signin 200 merged cart at cart.items.*.quantity',
  ],
  "a sign-up that ignores the guest's cart": [
    dropsCart('auth.signup'),
    'fail auth.signup 201 merged cart at cart.items.*.quantity',
  ],
  "a sign-in that refuses a guest's cart": [
    refuses('auth.signin', (_request, body) => 'cart_uid' in body),
    'fail auth.signin 422 valid requests',
  ],
  'a sign-in with the case of the address': [
    refuses('auth.signin', (_request, { email: sent }) => sent !== String(sent).toLowerCase()),
    'fail auth.signin 422 valid requests',
  ],
  'data of a customer in shared caches': [
    async (request, next) => {
      const reply = await next(request)
      reply.headers['cache-control'] = 'public, max-age=60'
      return reply
    },
    'fail coupon.apply 200 private responses at header cache-control',
    'fail order.detail 200 private responses at header cache-control',
    'fail order.list 200 private responses at header cache-control',
    'fail profile.detail 200 private responses at header cache-control',
  ],
  'a session that ends with 400': [
    async (request, next) => {
      const reply = await next(request)
      return reply.status === 401 ? { ...reply, status: 400 } : reply
    },
    'fail profile.detail 400 status of expired sessions',
    'warning profile.detail 400 status of refusals',
  ],
  'a reset code in the message': [
    bodies('auth.forgotPassword', '', (body) => Object.assign(body, { message: 'Your reset code is 4821.' })),
    'fail auth.forgotPassword 200 secrets',
  ],
  'a profile that is not stored': [
    bodies('profile.detail', 'data', (row) => {
      if (row['first_name'] === 'Changed') Object.assign(row, { first_name: 'Conformance', last_name: 'Check' })
    }),
    'fail profile.detail 200 stored profile at data.first_name',
    'fail profile.detail 200 stored profile at data.last_name',
  ],
  'enumeration of accounts by sign-in': [
    tellsAccounts('auth.signin', (status) => status === 401),
    'fail auth.signin 401 account enumeration',
  ],
  'enumeration of accounts by forgotten password': [
    tellsAccounts('auth.forgotPassword', (status) => status === 200),
    'fail auth.forgotPassword 200 account enumeration',
  ],
}

const { customer_id, first_name, last_name, email, avatar } = guest
const user = { customer_id, first_name, last_name, email, avatar }
const signedIn = { message: 'Welcome.', user, authorisation: { token: 'any-token', type: 'bearer' } }
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
    (body) => body['current_password'] === 'Conform#3',
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
  ['a sign-in with any password', 'auth.signin 200 wrong password', () => true, signedIn],
  ['a second account with an address', 'auth.signup 201 taken email address', (_body, { status }) => status === 409],
  ['any order', 'order.detail 200 invalid requests', (_body, { url }) => url.pathname.includes('no-such-key')],
  ['any coupon', 'coupon.apply 200 unknown coupon', (_body, { url }) => url.search.includes('NO-SUCH-COUPON'), coupon],
]

export const plantedInAccounts: Record<string, PlantedDeviation> = {
  ...access,
  ...accounts,
  ...Object.fromEntries(
    acceptances.map(([name, success, isAccepted, body]) => {
      const deviation = accepts(success.replace(/ .*/, ''), isAccepted, body)
      return [name, [deviation, `fail ${success}`]]
    }),
  ),
}
