/** Planted deviations of what every request gets: origins, and malicious input. */
import { accepts, isFields, messages, type PlantedDeviation, replies } from './deviate.ts'

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
  'a preflight without the idempotency key': [
    replies('preflight', ({ headers }) =>
      Object.assign(headers, { 'access-control-allow-headers': 'authorization, content-type' }),
    ),
    'fail order.place 204 CORS at access-control-allow-headers',
  ],
  'a preflight without PUT and DELETE': [
    replies('preflight', ({ headers }) => delete headers['access-control-allow-methods']),
    'fail cart.clear 204 CORS at access-control-allow-methods',
    'fail profile.updateDetail 204 CORS at access-control-allow-methods',
  ],
}

const internals: Record<string, PlantedDeviation> = {
  'an error of the database as a message': [
    messages('coupon.apply', 404, 'SQLSTATE[42S02]: Base table or view not found'),
    'fail coupon.apply 404 internal details',
  ],
  'a stack trace in a message': [
    messages('auth.signin', 401, 'Error: no such user\n    at verify (/app/dist/auth.js:12:7)'),
    'fail auth.signin 401 internal details',
  ],
  'the trace of a PHP framework next to the message': [
    replies('catalog.product', ({ status, body }) => {
      if (status === 404 && isFields(body)) body['trace'] = [{ file: 'Router.php', line: 12 }]
    }),
    'fail catalog.product 404 internal details',
    'warning catalog.product 404 declared form at trace: the field is not declared',
  ],
  'tags in a message': [
    messages('coupon.apply', 404, '<p class="error">Unknown coupon.</p>'),
    'fail coupon.apply 404 markup in messages',
  ],
  'tags in the errors by field': [
    replies('auth.signup', ({ status, body }) => {
      if (status === 422 && isFields(body)) body['errors'] = { password: ['<b>Too weak</b>'] }
    }),
    'fail auth.signup 422 markup in messages',
  ],
  'a file path in a message': [
    messages('catalog.product', 404, 'Not found in /home/shop/app/Models/Product.php'),
    'fail catalog.product 404 internal details',
  ],
}

const wrongInput: Record<string, PlantedDeviation> = {
  'names of any length, and none': [
    accepts('auth.signup', ({ first_name: first, last_name: last }) => last === '' || String(first).length > 60),
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

const maliciousInput: Record<string, PlantedDeviation> = {
  'an internal error after malicious input': [
    replies('auth.signin', (reply, { body }) => {
      if (JSON.stringify(body).includes("' OR '")) reply.status = 500
    }),
    'fail auth.signin 500 malicious input at status',
  ],
  'an undeclared status after malicious input': [
    replies('payment.create', (reply, { body }) => {
      if (JSON.stringify(body).startsWith('[[')) Object.assign(reply, { status: 418, body: '' })
    }),
    'fail payment.create 418 malicious input at status',
  ],
  'a header from malicious input': [
    replies('order.detail', (reply, { url }) => {
      if (url.pathname.includes('X-Injected')) reply.headers['x-injected'] = '1'
    }),
    'fail order.detail 404 malicious input at header x-injected',
  ],
}

export const plantedInRequests = { ...origins, ...internals, ...wrongInput, ...maliciousInput }
