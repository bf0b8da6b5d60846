/** Planted deviations of passwords, reset links, and what shows whether an account exists. */
import {
  acceptance,
  accepts,
  bodies,
  combine,
  type Deviation,
  edit,
  isFields,
  newAddresses,
  type PlantedDeviation,
  replies,
  requests,
} from './deviate.ts'

const isThird = (password: unknown) => /^Conform#3/.test(String(password))

/** Accepts the sessions of profile.detail that the host ended with an operation. */
const keepsSessionsAfter = (operation: string): Deviation => {
  let last = ''
  const accept = accepts(
    'profile.detail',
    (_body, { headers }) => last === operation && 'authorization' in headers,
  )
  return async (request, next) => {
    const reply = await accept(request, next)
    if (!/^(profile\.detail|control)$/.test(request.operation) && reply.status < 300)
      last = request.operation
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

const passwordFields = ['password', 'new_password', 'current_password']

/** The message depends on whether the address has an account. */
const tellsAccounts = (operation: string, status: number): Deviation => {
  const { known, observe } = newAddresses()
  const answer = replies(operation, (reply, { body }) => {
    const message = known.has(Object(body).email) ? 'We know you.' : 'There is no account.'
    if (reply.status === status) Object.assign(Object(reply.body), { message })
  })
  return combine(observe, answer)
}

export const plantedInPasswords: Record<string, PlantedDeviation> = {
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
  'a session that survives a password change': [
    keepsSessionsAfter('profile.updatePassword'),
    'fail profile.detail 200 end of sessions after a password change',
  ],
  'a session that survives a password reset': [
    keepsSessionsAfter('auth.resetPassword'),
    'fail profile.detail 200 end of sessions after a password reset',
  ],
  'a sign-in with any password': [
    accepts('auth.signin', () => true),
    'fail auth.signin 200 replaced password',
    'fail auth.signin 200 wrong password',
  ],
  'a reset link of another account': [
    (() => {
      const { known, observe } = newAddresses()
      const accept = accepts(
        'auth.resetPassword',
        ({ email, token, password }) =>
          token !== 'no-such-token' && isThird(password) && known.has(email),
      )
      // The link of the account itself is refused when it is used again.
      let owner: unknown
      const request: Deviation = async (each, next) => {
        if (each.operation === 'auth.forgotPassword' && isFields(each.body))
          owner = each.body['email']
        const isOwn = isFields(each.body) && each.body['email'] === owner
        return isOwn ? next(each) : accept(each, next)
      }
      return combine(request, observe)
    })(),
    'fail auth.resetPassword 200 unknown reset token',
  ],
  'a password that still works after a change': [
    acceptsOldPasswordAfter('profile.updatePassword'),
    'fail auth.signin 200 replaced password',
  ],
  'a password that still works after a reset': [
    acceptsOldPasswordAfter('auth.resetPassword'),
    'fail auth.signin 200 replaced password',
  ],
  'a reset link that works twice': acceptance(
    'auth.resetPassword 200 reset link',
    ({ password }, { hasSucceeded }) => hasSucceeded && isThird(password),
  ),
  'a reset link in a header': [
    replies('auth.forgotPassword', ({ headers }) =>
      Object.assign(headers, { 'x-link': '/reset-password?token=x' }),
    ),
    'fail auth.forgotPassword 200 secrets',
  ],
  'the first characters of a password': [
    requests('auth.signin', (_request, body) => {
      body['password'] = String(body['password']).replace(
        /^(Conform#1-long-long).*/,
        `$1${'-long'.repeat(10)}`,
      )
    }),
    'fail auth.signin 200 wrong password',
  ],
  'a reset token in the response': edit(
    'auth.forgotPassword',
    'token',
    () => 'sample-reset-token',
    'fail secrets',
  ),
  'a reset code in the message': [
    bodies('auth.forgotPassword', '', (body) =>
      Object.assign(body, { message: 'Your reset code is 4821.' }),
    ),
    'fail auth.forgotPassword 200 secrets',
  ],
  'enumeration of accounts by sign-in, a wrong reset link and a forgotten password': [
    combine(
      tellsAccounts('auth.signin', 401),
      tellsAccounts('auth.resetPassword', 422),
      tellsAccounts('auth.forgotPassword', 200),
    ),
    'fail auth.forgotPassword 200 account enumeration',
    'fail auth.resetPassword 422 account enumeration',
    'fail auth.signin 401 account enumeration',
  ],
}
