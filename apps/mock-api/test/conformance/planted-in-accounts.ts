/** Planted deviations of sessions and of the profile. */
import {
  acceptance,
  accepts,
  bodies,
  combine,
  edit,
  exampleOf,
  newAddresses,
  type PlantedDeviation,
  refuses,
  requests,
  statuses,
} from './deviate.ts'

export const plantedInAccounts: Record<string, PlantedDeviation> = {
  'a token that is valid after sign-out': [
    async (request, next) => {
      const isSignOut = request.operation === 'auth.signout' && 'authorization' in request.headers
      return isSignOut
        ? {
            status: 200,
            headers: { 'content-type': 'application/json' },
            body: { message: 'Signed out.' },
          }
        : next(request)
    },
    'fail auth.signout 200 sign-out',
    'fail profile.detail 200 sign-out',
  ],
  'a sign-in and a sign-up that return the user of another account': [
    combine(
      ...['auth.signin', 'auth.signup'].map((operation) =>
        bodies(operation, '', (body) =>
          Object.assign(body, { user: exampleOf(operation)['user'] }),
        ),
      ),
    ),
    "fail auth.signin 200 other customers' data at user.email",
    "fail auth.signup 201 other customers' data at user.email",
    'fail auth.signup 201 stored profile at user.first_name',
    'fail auth.signup 201 stored profile at user.last_name',
  ],
  'a sign-in with the names and the number of another customer': [
    bodies('auth.signin', 'user', (user) => {
      Object.assign(user, {
        first_name: user['last_name'],
        last_name: user['first_name'],
        customer_id: 987_654,
      })
    }),
    'fail profile.detail 200 signed-in user at data.customer_id',
    'fail profile.detail 200 signed-in user at data.first_name',
    'fail profile.detail 200 signed-in user at data.last_name',
  ],
  'a profile with a number for a postal code, and a short address': [
    bodies('profile.detail', 'data.shipping_address', (address) => {
      address['postal_code'] = String(Number(address['postal_code']))
      address['address_line_one'] = String(address['address_line_one']).slice(0, 50)
    }),
    'fail profile.detail 200 stored profile at data.shipping_address.address_line_one',
    'fail profile.detail 200 stored profile at data.shipping_address.postal_code',
  ],
  'pictures of one type alone': [
    (() => {
      let count = 0
      return refuses('profile.updateAvatar', () => count++ > 0)
    })(),
    'fail profile.updateAvatar 422 valid requests',
  ],
  'a profile that loses what a request leaves out': [
    requests('profile.updateDetail', (_request, body) => {
      if (body['first_name'] === 'Only') body['phone'] = ''
    }),
    'fail profile.detail 200 stored profile at data.phone',
  ],
  'an address that the profile changes': [
    (() => {
      let address: unknown
      const observe = requests('profile.updateDetail', (_request, body) => {
        address ??= body['email']
        delete body['email']
      })
      const show = bodies('profile.detail', 'data', (row) =>
        Object.assign(row, { email: address ?? row['email'] }),
      )
      return combine(observe, show)
    })(),
    'fail profile.detail 200 stored profile at data.email',
  ],
  'a bill to an address that was removed': [
    requests('profile.updateDetail', (_request, body) => {
      if (body['billing_address'] === null) delete body['billing_address']
    }),
    'fail profile.detail 200 stored profile at data.billing_address',
  ],
  'a key of the card provider': edit(
    'payment.create',
    'stripe',
    () => ({ key: 'sk_test_sample' }),
    'fail secrets',
  ),
  'a sign-out that ends all sessions': [
    (() => {
      let isOver = false
      const end = refuses('profile.detail', () => isOver, 401)
      return async (request, next) => {
        const reply = await end(request, next)
        if (request.operation === 'auth.signout') isOver ||= reply.status === 200
        if (request.operation === 'auth.signin') isOver &&= reply.status !== 200
        return reply
      }
    })(),
    'fail profile.detail 401 other sessions',
  ],
  'a second account of a guest after a purchase': [
    (() => {
      const { known, observe } = newAddresses()
      const accept = accepts(
        'auth.signup',
        ({ email }, { status }) => status === 409 && !known.has(String(email).toLowerCase()),
      )
      return combine(observe, accept)
    })(),
    'fail auth.signup 201 taken email address',
  ],
  'no order of a guest with the address of an account': [
    (() => {
      const { known, observe } = newAddresses()
      const refuse = refuses('order.place', ({ headers }, { customer }) => {
        return !headers['authorization'] && known.has(Object(customer).email)
      })
      return combine(observe, refuse)
    })(),
    'fail order.place 422 valid requests',
  ],
  'a file that is no picture, or can run scripts': acceptance(
    'profile.updateAvatar 200 invalid requests',
    (_body, { status }) => status === 415 || status === 422,
  ),
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
  'a 401 to a wrong password, an unknown coupon, data of another and an unpaid session': [
    combine(
      statuses('profile.updatePassword', 422, 401),
      statuses('coupon.apply', 422, 401),
      statuses('order.detail', 404, 401),
      statuses('order.list', 403, 401),
      statuses('payment.verify', 402, 401),
    ),
    'fail coupon.apply 401 status of expired sessions',
    'fail order.detail 401 status of expired sessions',
    'fail order.list 401 status of expired sessions',
    'fail payment.verify 401 status of expired sessions',
    'fail profile.updatePassword 401 status of expired sessions',
  ],
  'products and countries that a wrong token hides': [
    combine(
      refuses('catalog.products', ({ headers }) => 'authorization' in headers, 403),
      refuses('settings.shipping', ({ headers }) => 'authorization' in headers, 403),
    ),
    'fail settings.shipping 403 declared form: the status is not declared',
    'fail settings.shipping 403 status of expired sessions',
    'fail catalog.products 403 declared form: the status is not declared',
    'fail catalog.products 403 status of expired sessions',
  ],
  'a refused sign-in in a success': [
    statuses('auth.signin', 401, 200, { status: false, message: 'Wrong.' }),
    'fail auth.signin 200 refusals in a success',
  ],
  'a missing picture': [
    bodies('profile.detail', 'data', (row) => delete row['avatar']),
    'fail profile.detail 200 stored profile at data.avatar',
    'warning profile.detail 200 declared form at data.avatar: the field is missing',
  ],
}
