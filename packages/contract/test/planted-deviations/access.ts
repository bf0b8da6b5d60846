/** Data of other customers, sessions, passwords, origins and malicious input. */
import { rules } from '../independent-host/rules.ts'
import { isBody, type PlantedDeviation, responses } from './plant.ts'

export const access: Record<string, PlantedDeviation> = {
  "another customer's order": {
    deviation: { rules: { mayReadOrder: () => true } },
    reported: ["fail order.detail 200: returned another customer's order"],
  },
  "another customer's lists of orders and tests": {
    deviation: { rules: { mayList: () => true } },
    reported: [
      "fail order.list 200: returned another customer's rows at data",
      "fail profile.testAccounts 200: returned another customer's rows at data",
      'warning order.list 200: accepted a request that should be refused',
      'warning profile.testAccounts 200: accepted a request that should be refused',
    ],
  },
  "another customer's tests alone": {
    deviation: responses('profile.testAccounts', (response, { url }) => {
      if (response.status !== 403) return
      const page = { current_page: Number(url.searchParams.get('page')), last_page: 1, per_page: 10, total: 1 }
      Object.assign(response, { status: 200, body: { data: [foreignTest], ...page } })
    }),
    reported: [
      "fail profile.testAccounts 200: returned another customer's rows at data",
      'warning profile.testAccounts 200: accepted a request that should be refused',
    ],
  },
  "another customer's cart": {
    deviation: { rules: { mayUseCart: () => true } },
    reported: [
      "fail cart.clear 200: cleared another customer's cart",
      "fail cart.removeItem 200: changed another customer's cart",
      "fail cart.update 200: returned another customer's cart at cart.cart_uid",
      "fail coupon.apply 200: returned the totals of another customer's cart",
      "fail order.place 201: ordered another customer's cart",
    ],
  },
  "another customer's profile": {
    deviation: { rules: { profileOf: (caller, wanted) => (wanted === null ? caller : Number(wanted)) } },
    reported: ["fail profile.detail 200: returned another customer's profile at data.customer_id"],
  },
  'a profile without a session': {
    deviation: responses('profile.detail', (response, { token }) => {
      if (response.status === 401 && token === undefined)
        Object.assign(response, { status: 200, body: { data: guest } })
    }),
    reported: ['fail profile.detail 200: returned a success without a valid session'],
  },
}

const foreignTest = {
  test_account_id: 99,
  order_txn_id: 'sample-order-0099',
  product_name: 'Sample test',
  product_type: 'lpitest',
  access_code: 'CODE-99',
  test_url: 'https://tests.example/',
  status: 'assigned',
  assigned_to: null,
}

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

export const accounts: Record<string, PlantedDeviation> = {
  'a weak password': {
    deviation: { rules: { isStrong: (password) => rules.isStrong(`${password}#`) } },
    reported: [
      'fail auth.resetPassword 200: accepted a weak password',
      'fail auth.signup 201: accepted a weak password',
      'fail profile.updatePassword 200: accepted a weak password',
    ],
  },
  'a weak password of a reset': {
    deviation: responses('auth.resetPassword', (response, { json }) => {
      const isShort = isBody(json) && String(json['password']).length < 8
      if (response.status === 422 && isShort) Object.assign(response, { status: 200, body: passwordChanged })
    }),
    reported: ['fail auth.resetPassword 200: accepted a weak password'],
  },
  'a token that is valid after sign-out': {
    deviation: { rules: { endsSessionOnSignOut: () => false } },
    reported: [
      'fail auth.signout 200: after sign-out, the session is still valid',
      'fail profile.detail 200: after sign-out, the session is still valid',
    ],
  },
  'a session that survives a password change': {
    deviation: { rules: { endsSessionsOnPasswordChange: () => false } },
    reported: ['fail profile.detail 200: after a password change in another session, the session is still valid'],
  },
  'a reset link that works twice': {
    deviation: { rules: { resetLinkWorksOnce: () => false } },
    reported: ['fail auth.resetPassword 200: accepted a reset link twice'],
  },
  'a profile that is not stored': {
    deviation: { rules: { storesProfile: () => false } },
    reported: [
      'fail profile.detail 200: the profile does not have the stored value at data.first_name',
      'fail profile.detail 200: the profile does not have the stored value at data.last_name',
    ],
  },
  'enumeration of accounts by sign-in': {
    deviation: { rules: { signInError: (isKnown) => (isKnown ? 'The password is wrong.' : 'There is no account.') } },
    reported: ['fail auth.signin 401: the response shows whether the account exists'],
  },
  'enumeration of accounts by forgotten password': {
    deviation: { rules: { forgottenPasswordMessage: (isKnown) => (isKnown ? 'Sent.' : 'There is no account.') } },
    reported: ['fail auth.forgotPassword 200: the response shows whether the account exists'],
  },
}

const passwordChanged = { status: 200, message: 'Changed.' }

export const origins: Record<string, PlantedDeviation> = {
  'no CORS headers': {
    deviation: { change: (_name, { headers }) => delete headers['access-control-allow-origin'] },
    reported: [
      'fail cart.clear 204: the preflight response does not allow the origin of the shop',
      'fail cart.update 204: the preflight response does not allow the origin of the shop',
      'fail catalog.products 200: the response does not allow the origin of the shop',
      'fail order.list 204: the preflight response does not allow the origin of the shop',
      'fail order.place 204: the preflight response does not allow the origin of the shop',
      'fail payment.verify 404: the error response does not allow the origin of the shop',
      'fail profile.detail 401: the error response does not allow the origin of the shop',
      'fail profile.updateDetail 204: the preflight response does not allow the origin of the shop',
    ],
  },
  'errors without CORS headers': {
    deviation: {
      change: (_name, { status, headers }) => status >= 400 && delete headers['access-control-allow-origin'],
    },
    reported: [
      'fail payment.verify 404: the error response does not allow the origin of the shop',
      'fail profile.detail 401: the error response does not allow the origin of the shop',
    ],
  },
  'a preflight without the idempotency key': {
    deviation: responses('preflight', ({ headers }) =>
      Object.assign(headers, { 'access-control-allow-headers': 'authorization, content-type' }),
    ),
    reported: ['fail order.place 204: the preflight response does not allow all headers'],
  },
  'a preflight without PUT and DELETE': {
    deviation: responses('preflight', ({ headers }) => delete headers['access-control-allow-methods']),
    reported: [
      'fail cart.clear 204: the preflight response does not allow the method',
      'fail profile.updateDetail 204: the preflight response does not allow the method',
    ],
  },
}

export const maliciousInput: Record<string, PlantedDeviation> = {
  'an internal error after malicious input': {
    deviation: responses('auth.signin', (response, { bytes }) => {
      if (bytes.includes("' OR '")) Object.assign(response, { status: 500, body: internalError })
    }),
    options: { fuzz: true },
    reported: ['fail auth.signin 500: an internal error after malicious input'],
  },
  'a stack trace after malicious input': {
    deviation: responses('order.list', (response, { url }) => {
      if (url.searchParams.get('txnid')?.includes('<script>')) response.body = sqlError
    }),
    options: { fuzz: true },
    reported: ['fail order.list 200: the response shows a stack trace after malicious input'],
  },
  'an undeclared status after malicious input': {
    deviation: responses('payment.create', (response, { bytes }) => {
      if (bytes.toString().startsWith('[[')) response.status = 418
    }),
    options: { fuzz: true },
    reported: ['fail payment.create 418: an undeclared status after malicious input'],
  },
}

const internalError = { message: 'Something went wrong.', code: 'internal_error' }
const sqlError = { message: 'SQLSTATE[42000]: Syntax error in /srv/app/Order.php on line 12' }
