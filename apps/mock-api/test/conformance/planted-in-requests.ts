/** Planted deviations of what every request gets: origins, errors, and wrong input. */
import { accepts, combine, isFields, messages, type PlantedDeviation, replies } from './deviate.ts'

const origins: Record<string, PlantedDeviation> = {
  'no CORS headers': [
    async (request, next) => {
      const reply = await next(request)
      delete reply.headers['access-control-allow-origin']
      return reply
    },
    'fail cart.clear 204 CORS at access-control-allow-origin',
    'fail cart.update 204 CORS at access-control-allow-origin',
    'fail catalog.products 200 CORS at access-control-allow-origin',
    'fail order.list 204 CORS at access-control-allow-origin',
    'fail order.place 204 CORS at access-control-allow-origin',
    'fail payment.verify 404 CORS at access-control-allow-origin',
    'fail profile.detail 401 CORS at access-control-allow-origin',
    'fail profile.updateDetail 204 CORS at access-control-allow-origin',
  ],
  'preflight responses without the idempotency key, PUT and DELETE': [
    replies('preflight', ({ headers }) => {
      headers['access-control-allow-headers'] = 'authorization, content-type'
      delete headers['access-control-allow-methods']
    }),
    'fail cart.clear 204 CORS at access-control-allow-methods',
    'fail order.place 204 CORS at access-control-allow-headers',
    'fail profile.updateDetail 204 CORS at access-control-allow-methods',
  ],
}

const internals: Record<string, PlantedDeviation> = {
  'errors with that of the database, a stack trace, the trace of a PHP framework and a file path': [
    combine(
      messages('coupon.apply', 404, 'SQLSTATE[42S02]: Base table or view not found'),
      messages('auth.signin', 401, 'Error: no such user\n    at verify (/app/dist/auth.js:12:7)'),
      messages('payment.verify', 404, 'Not found in /home/shop/app/Models/Product.php'),
      replies('catalog.product', ({ status, body }) => {
        if (status === 404 && isFields(body)) body['trace'] = [{ file: 'Router.php', line: 12 }]
      }),
    ),
    'fail auth.signin 401 internal details',
    'fail catalog.product 404 internal details',
    'fail coupon.apply 404 internal details',
    'fail payment.verify 404 internal details',
    'warning catalog.product 404 declared form at trace: the field is not declared',
  ],
  'tags in a message, and in the errors by field': [
    combine(
      messages('coupon.apply', 404, '<p class="error">Unknown coupon.</p>'),
      replies('auth.signup', ({ status, body }) => {
        if (status === 422 && isFields(body)) body['errors'] = { password: ['<b>Too weak</b>'] }
      }),
    ),
    'fail auth.signup 422 markup in messages',
    'fail coupon.apply 404 markup in messages',
  ],
  'other codes for an unpaid session and a taken email address': [
    combine(
      replies('payment.verify', ({ status, body }) => {
        if (status === 402 && isFields(body)) body['code'] = 'PAYMENT_PENDING'
      }),
      replies('auth.signup', ({ status, body }) => {
        if (status === 409 && isFields(body)) body['code'] = 'order_already_paid'
      }),
    ),
    'warning auth.signup 409 error codes at code',
    'warning payment.verify 402 error codes at code',
  ],
}

const wrongInput: Record<string, PlantedDeviation> = {
  'names of any length, and none': [
    accepts(
      'auth.signup',
      ({ first_name: first, last_name: last }) => last === '' || String(first).length > 60,
    ),
    'fail auth.signup 201 invalid requests at first_name',
    'fail auth.signup 201 invalid requests at last_name',
  ],
  'a phone with letters, and an order to any postal code': [
    accepts('order.place', (body) => /CALL NOW|"460"/.test(JSON.stringify(body))),
    'fail order.place 201 invalid requests at phone',
    'fail order.place 201 invalid requests at postal_code',
  ],
  'an address without a state': [
    accepts('profile.updateDetail', (body) => JSON.stringify(body).includes('"state":""')),
    'fail profile.updateDetail 200 invalid requests at state',
  ],
}

export const plantedInRequests = { ...origins, ...internals, ...wrongInput }
