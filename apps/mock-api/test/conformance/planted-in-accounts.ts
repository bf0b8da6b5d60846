/** Planted deviations of accounts: passwords, sessions, reset links and the profile. */
import { accepts, bodies, type Deviation, isFields, refuses, replies, requests } from './deviate.ts'
import type { PlantedDeviation } from './planted-in-products.ts'

const json = { 'content-type': 'application/json' }

const isThird = (password: unknown) => /^Conform#3/.test(String(password))

export const changed = { status: 200, message: 'Changed.' }

const user = {
  customer_id: 1,
  first_name: 'Sample',
  last_name: 'Customer',
  email: 'customer@example.com',
  avatar: null,
}
export const signedIn = { message: 'Welcome.', user, authorisation: { token: 'any-token', type: 'bearer' } }

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

/** Accepts any password after an operation succeeded. */
const acceptsOldPasswordAfter = (operation: string): Deviation => {
  let isReplaced = false
  const accept = accepts('auth.signin', () => isReplaced)
  return async (request, next) => {
    const reply = await accept(request, next)
    if (request.operation === operation && reply.status < 300) isReplaced = true
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

export const plantedInAccounts: Record<string, PlantedDeviation> = {
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
  'a sign-in with any password': [
    accepts('auth.signin', () => true, signedIn),
    'fail auth.signin 200 replaced password',
    'fail auth.signin 200 unknown reset token',
    'fail auth.signin 200 wrong password',
  ],
  'a password without its case': [
    accepts('auth.signin', ({ password }) => /^conform#1/.test(String(password)), signedIn),
    'fail auth.signin 200 wrong password',
  ],
  'an empty password': [
    accepts('auth.signin', ({ password }) => password === '', signedIn),
    'fail auth.signin 200 wrong password',
  ],
  'a reset link of another address': [
    accepts('auth.resetPassword', ({ token, password }) => token !== 'no-such-token' && isThird(password), changed),
    'fail auth.resetPassword 200 unknown reset token',
  ],
  'a reset link of another account': [
    (() => {
      const known = new Set<unknown>()
      const observe = replies('auth.signup', ({ status }, { body }) => {
        if (status === 201 && isFields(body)) known.add(body['email'])
      })
      const accept = accepts(
        'auth.resetPassword',
        ({ email, token, password }) => token !== 'no-such-token' && isThird(password) && known.has(email),
        changed,
      )
      // The link of the account itself is refused when it is used again.
      let owner: unknown
      const request: Deviation = async (each, next) => {
        if (each.operation === 'auth.forgotPassword' && isFields(each.body)) owner = each.body['email']
        const isOwn = isFields(each.body) && each.body['email'] === owner
        return isOwn ? next(each) : accept(each, next)
      }
      return (each, next) => observe(each, (inner) => request(inner, next))
    })(),
    'fail auth.resetPassword 200 unknown reset token',
  ],
  'any reset token, with a success that looks like a refusal': [
    (() => {
      let isReset = false
      const accept = accepts('auth.signin', ({ password }) => isReset && /^Conform#2/.test(String(password)), signedIn)
      return async (request, next) => {
        const isUnknown = isFields(request.body) && request.body['token'] === 'no-such-token'
        const reply = await accept(request, next)
        if (request.operation === 'auth.signin') isReset = false
        if (request.operation !== 'auth.resetPassword' || !isUnknown) return reply
        isReset = true
        return { ...reply, status: 200, body: { status: 'success' } }
      }
    })(),
    'fail auth.resetPassword 422 declared form at message: the field is missing',
    'fail auth.signin 200 unknown reset token',
    'warning auth.resetPassword 422 declared form at code: the field is missing',
    'warning auth.resetPassword 422 declared form at status: the field is not declared',
    'warning auth.resetPassword 422 status of refusals',
  ],
  'a second account with the address in upper case': [
    accepts('auth.signup', ({ email }) => email === String(email).toUpperCase()),
    'fail auth.signup 201 taken email address',
  ],
  'a sign-in that returns the user of another account': [
    bodies('auth.signin', '', (body) => Object.assign(body, { user })),
    "fail auth.signin 200 other customers' data at user.email",
  ],
  'a profile without its phone and address': [
    bodies('profile.detail', 'data', (row) => {
      if (row['first_name'] === 'Changed É') Object.assign(row, { phone: '', shipping_address: null })
    }),
    'fail profile.detail 200 stored profile at data.phone',
    'fail profile.detail 200 stored profile at data.shipping_address',
  ],
  'an address that the profile changes': [
    (() => {
      let address: unknown
      const observe = requests('profile.updateDetail', (_request, body) => {
        address ??= body['email']
        delete body['email']
      })
      const show = bodies('profile.detail', 'data', (row) => Object.assign(row, { email: address ?? row['email'] }))
      return (request, next) => show(request, (inner) => observe(inner, next))
    })(),
    'fail profile.detail 200 stored profile at data.email',
  ],
  'session tokens that count up': [
    (() => {
      const tokens: string[] = []
      const count = bodies('auth.signin', 'authorisation', (authorisation) => {
        const length = tokens.push(`Bearer ${authorisation['token']}`)
        authorisation['token'] = `sample-token-${length}`
      })
      return (request, next) => {
        const [, length] = /sample-token-(\d+)/.exec(request.headers['authorization'] ?? '') ?? []
        if (length !== undefined) request.headers['authorization'] = tokens[Number(length) - 1] ?? ''
        return count(request, next)
      }
    })(),
    'fail auth.signin 200 guessable ids at authorisation.token',
  ],
  'a password that still works after a change': [
    acceptsOldPasswordAfter('profile.updatePassword'),
    'fail auth.signin 200 replaced password',
  ],
  'a password that still works after a reset': [
    acceptsOldPasswordAfter('auth.resetPassword'),
    'fail auth.signin 200 replaced password',
  ],
  'a reset link that works twice': [
    accepts('auth.resetPassword', ({ password }) => isThird(password)),
    'fail auth.resetPassword 200 reset link',
  ],
  'a reset link in a header': [
    replies('auth.forgotPassword', ({ headers }) =>
      Object.assign(headers, { 'x-link': '/reset-password?token=sample' }),
    ),
    'fail auth.forgotPassword 200 secrets',
  ],
  'a session token as a reset token': [
    accepts(
      'auth.resetPassword',
      ({ token, password }) => String(token).length > 20 && /^Conform#2/.test(String(password)),
      changed,
    ),
    'fail auth.resetPassword 200 unknown reset token',
  ],
  'the first characters of a password': [
    requests('auth.signin', (_request, body) => {
      body['password'] = String(body['password']).replace(/^(Conform#1-long-long).*/, `$1${'-long'.repeat(10)}`)
    }),
    'fail auth.signin 200 wrong password',
  ],
  "a guest's cart that is merged at each sign-in": [
    (() => {
      let merged: unknown
      return bodies('auth.signin', 'cart', ({ items }, { body }) => {
        const uid = isFields(body) ? body['cart_uid'] : undefined
        for (const item of uid === merged ? [items].flat().filter(isFields) : []) item['quantity'] = 2
        merged = uid
      })
    })(),
    'fail auth.signin 200 merged cart at cart.items.*.quantity',
  ],
  'a profile without its tax details': [
    bodies('profile.detail', 'data', (row) => Object.assign(row, { tax_details: null })),
    'fail profile.detail 200 stored profile at data.tax_details',
  ],
  'a bill to an address that was removed': [
    requests('profile.updateDetail', (_request, body) => {
      if (body['billing_address'] === null) delete body['billing_address']
    }),
    'fail profile.detail 200 stored profile at data.billing_address',
  ],
  'a profile in another character set': [
    bodies('profile.detail', 'data', (row) => {
      row['first_name'] = String(row['first_name']).replace(/[^ -~]/g, '?')
    }),
    'fail profile.detail 200 stored profile at data.first_name',
  ],
  'a reset token in the response': [
    bodies('auth.forgotPassword', '', (body) => Object.assign(body, { token: 'sample-reset-token' })),
    'fail auth.forgotPassword 200 secrets at token',
  ],
  'a reset link in the message': [
    bodies('auth.forgotPassword', '', (body) => Object.assign(body, { message: 'See /reset-password?token=sample.' })),
    'fail auth.forgotPassword 200 secrets',
  ],
  'a reset token in an undeclared object': [
    bodies('auth.forgotPassword', '', (body) => Object.assign(body, { data: { reset_token: 'sample-reset-token' } })),
    'fail auth.forgotPassword 200 secrets at data',
  ],
  'a key of the card provider': [
    bodies('payment.create', '', (body) => Object.assign(body, { stripe: { key: 'sk_test_sample' } })),
    'fail payment.create 200 secrets at stripe',
  ],
  'a sign-out that ends all sessions': [
    (() => {
      let isOver = false
      const end = replies('profile.detail', (reply) => {
        if (isOver) Object.assign(reply, { status: 401, body: { message: 'Sign in.', code: 'unauthenticated' } })
      })
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
      const known = new Set<unknown>()
      const observe = replies('auth.signup', ({ status }, { body }) => {
        if (status === 201 && isFields(body)) known.add(body['email'])
      })
      const accept = accepts(
        'auth.signup',
        ({ email }, { status }) => status === 409 && !known.has(String(email).toLowerCase()),
        signedIn,
      )
      return (request, next) => accept(request, (inner) => observe(inner, next))
    })(),
    'fail auth.signup 200 taken email address',
    'warning auth.signup 200 declared form: the status is not declared',
  ],
  'a merged cart above the maximum': [
    bodies('auth.signin', 'cart.items.0', (item) => {
      const { product, quantity } = item
      if (isFields(product) && quantity === product['max_order_quantity']) item['quantity'] = Number(quantity) + 1
    }),
    'fail auth.signin 200 cart limits at cart.items',
    'fail auth.signin 200 merged cart at cart.items.*.quantity',
  ],
  'a picture that can run scripts': [
    (() => {
      let times = 0
      const isSvg: Parameters<typeof accepts>[1] = (_body, { status }) => {
        const isPicture = status === 415 || status === 422
        if (isPicture) times += 1
        return isPicture && times === 2
      }
      return accepts('profile.updateAvatar', isSvg)
    })(),
    'fail profile.updateAvatar 200 invalid requests',
  ],
  'a hash of the password in a profile': [
    bodies('profile.detail', 'data', (row) => Object.assign(row, { password_hash: '$2y$10$sample' })),
    'fail profile.detail 200 secrets at data.password_hash',
  ],
  "a sign-in that ignores the guest's cart": [
    bodies('auth.signin', 'cart', (cart) => Object.assign(cart, { items: [] })),
    'fail auth.signin 200 merged cart at cart.items',
    'fail auth.signin 200 merged cart at cart.items.*.quantity',
  ],
  "a sign-in that discards the account's own cart": [
    bodies('auth.signin', 'cart', (cart) => {
      if (Array.isArray(cart['items'])) cart['items'] = cart['items'].slice(-1)
    }),
    'fail auth.signin 200 merged cart at cart.items',
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
      if (row['first_name'] === 'Changed É') Object.assign(row, { first_name: 'Other', last_name: 'Name' })
    }),
    'fail profile.detail 200 stored profile at data.first_name',
    'fail profile.detail 200 stored profile at data.last_name',
  ],
  'enumeration of accounts by sign-in': [
    tellsAccounts('auth.signin', (status) => status === 401),
    'fail auth.signin 401 account enumeration',
  ],
  'enumeration of accounts by a wrong reset link': [
    tellsAccounts('auth.resetPassword', (status) => status === 422),
    'fail auth.resetPassword 422 account enumeration',
  ],
  'a picture that the profile does not have': [
    bodies('profile.detail', 'data', (row) => Object.assign(row, { avatar: null })),
    'fail profile.detail 200 stored profile at data.avatar',
  ],
  'enumeration of accounts by forgotten password': [
    tellsAccounts('auth.forgotPassword', (status) => status === 200),
    'fail auth.forgotPassword 200 account enumeration',
  ],
}
