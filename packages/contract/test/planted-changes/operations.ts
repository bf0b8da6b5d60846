import { at, drop, errorResponse, field, list, object, operation, type PlantedChanges, rename, rule } from './edit.ts'

const exampleOf = (document: Parameters<typeof rule>[0], name: string, index: number) =>
  object(list(rule(document, name).examples)[index])

export const breakingOperations: PlantedChanges = {
  'an operation is removed': ['operation-removed', (d) => delete at(d, 'paths')['/api/v1/licensed-trainers']],
  'a path changes': [
    'operation-removed',
    (d) => rename(at(d, 'paths'), '/api/v1/licensed-trainers', '/api/v1/trainers'),
  ],
  'a method changes': [
    'operation-removed',
    (d) => rename(at(d, 'paths', '/api/v1/profile/update/detail'), 'put', 'patch'),
  ],
  'the version in all paths changes': [
    'operation-removed',
    (d) => {
      for (const path of Object.keys(at(d, 'paths'))) rename(at(d, 'paths'), path, path.replace('/v1/', '/v2/'))
    },
  ],
  'the address of the server changes': [
    'server-removed',
    (d) => {
      d.servers = [{ url: 'https://api.example.com/shop' }]
    },
  ],
  'a public operation requires a token': [
    'security-tightened',
    (d) => {
      operation(d, 'get', '/home-page/products').security = [{ bearer: [] }]
    },
  ],
  'an optional token becomes required': [
    'security-tightened',
    (d) => {
      operation(d, 'post', '/cart').security = [{ bearer: [] }]
    },
  ],
  'the token moves to a cookie': [
    'security-tightened',
    (d) => {
      at(d, 'components', 'securitySchemes').bearer = { type: 'apiKey', in: 'cookie', name: 'session' }
    },
  ],
  'a second credential is required': [
    'security-tightened',
    (d) => {
      at(d, 'components', 'securitySchemes').key = { type: 'apiKey', in: 'header', name: 'X-Key' }
      operation(d, 'get', '/order/list').security = [{ bearer: [], key: [] }]
    },
  ],
  'a request may no longer be repeated': [
    'idempotent-withdrawn',
    (d) => {
      operation(d, 'post', '/order/st/verify-payment')['x-idempotent'] = false
    },
  ],
  'the promise of safe repetition is removed': [
    'idempotent-withdrawn',
    (d) => delete operation(d, 'get', '/order/list')['x-idempotent'],
  ],
  'an error code of an operation is renamed': [
    'error-code-removed',
    (d) => {
      at(operation(d, 'post', '/auth/signup'), 'x-error-codes')['409'] = ['email_exists']
    },
  ],
  'an error code of an operation is removed': [
    'error-code-removed',
    (d) => drop(at(operation(d, 'get', '/coupon/apply'), 'x-error-codes')['422'], 'coupon_expired'),
  ],
  'an error code of an operation moves to another status': [
    'error-code-moved',
    (d) => {
      const codes = at(operation(d, 'post', '/order/place'), 'x-error-codes')
      drop(codes['409'], 'prices_changed')
      list(codes['422']).push('prices_changed')
    },
  ],
  'a shared error code is renamed': [
    'error-code-removed',
    (d) => {
      errorResponse(d, 429)['x-error-codes'] = ['rate_limited']
    },
  ],
  'a shared error code is removed': [
    'error-code-removed',
    (d) => drop(errorResponse(d, 422)['x-error-codes'], 'validation_failed'),
  ],
  'a shared error code moves to another status': [
    'error-code-moved',
    (d) => {
      drop(errorResponse(d, 422)['x-error-codes'], 'validation_failed')
      list(errorResponse(d, 400)['x-error-codes']).push('validation_failed')
    },
  ],
  'a field must follow a rule': [
    'request-rule-added',
    (d) => {
      field(d, 'post', '/auth/signin', 'password')['x-rules'] = ['password']
    },
  ],
  'an operation must follow a rule': [
    'rule-added',
    (d) => {
      operation(d, 'get', '/coupon/apply')['x-rules'] = ['order-total', 'cart-quantity']
    },
  ],
  'a rule rejects an example that it accepted': [
    'rule-tightened',
    (d) => {
      exampleOf(d, 'password', 0).result = 'invalid'
      rule(d, 'password').digest = 'another'
    },
  ],
  'a rule of a calculation has another result': [
    'rule-result-changed',
    (d) => {
      at(exampleOf(d, 'order-total', 2), 'result').discount = 100
      rule(d, 'order-total').digest = 'another'
    },
  ],
  'the code of a rule changes, and its examples do not': [
    'rule-code-changed',
    (d) => {
      rule(d, 'optional-phone').digest = 'another'
    },
  ],
}

export const compatibleOperations: PlantedChanges = {
  'no change': ['', () => undefined],
  'an operation is added': [
    'operation-added',
    (d) => {
      at(d, 'paths')['/api/v1/health'] = {
        get: { operationId: 'health.get', responses: { '200': { description: 'OK' } } },
      }
    },
  ],
  'a second address of the server is added': [
    'server-added',
    (d) => list(d.servers).push({ url: 'https://api.example.com' }),
  ],
  'an operation is deprecated': [
    'operation-deprecated',
    (d) => {
      operation(d, 'get', '/licensed-trainers').deprecated = true
    },
  ],
  'a required token becomes optional': [
    'security-loosened',
    (d) => {
      operation(d, 'get', '/profile/detail').security = [{}, { bearer: [] }]
    },
  ],
  'a customer operation becomes public': [
    'security-loosened',
    (d) => {
      operation(d, 'get', '/order/detail/{id}').security = []
    },
  ],
  'a public operation also accepts a token': [
    'security-loosened',
    (d) => {
      operation(d, 'get', '/home-page/products').security = [{}, { bearer: [] }]
    },
  ],
  'another credential is also accepted': [
    'security-loosened',
    (d) => {
      at(d, 'components', 'securitySchemes').session = { type: 'apiKey', in: 'cookie', name: 'session' }
      operation(d, 'get', '/order/list').security = [{ bearer: [] }, { session: [] }]
    },
  ],
  'a request may be repeated': [
    'idempotent-added',
    (d) => {
      operation(d, 'post', '/auth/signout')['x-idempotent'] = true
    },
  ],
  'an error code is added to an operation': [
    'error-code-added',
    (d) => list(at(operation(d, 'get', '/coupon/apply'), 'x-error-codes')['422']).push('coupon_used'),
  ],
  'a shared error code is added': [
    'error-code-added',
    (d) => list(errorResponse(d, 503)['x-error-codes']).push('maintenance'),
  ],
  'an error code of one operation becomes shared': [
    'error-code-added',
    (d) => {
      at(operation(d, 'post', '/auth/signup'), 'x-error-codes')['409'] = []
      list(errorResponse(d, 409)['x-error-codes']).push('email_taken')
    },
  ],
  'a field no longer follows a rule': [
    'request-rule-removed',
    (d) => delete field(d, 'post', '/auth/signup', 'phone')['x-rules'],
  ],
  'an operation no longer follows a rule': [
    'rule-removed',
    (d) => delete operation(d, 'post', '/auth/signin')['x-rules'],
  ],
  'a rule accepts an example that it rejected': [
    'rule-loosened',
    (d) => {
      const examples = list(rule(d, 'password').examples).map(object)
      const short = examples.find(({ input }) => input === 'Abcde1!')
      Object.assign(short ?? {}, { result: 'valid' })
      rule(d, 'password').digest = 'another'
    },
  ],
  'a rule gets another example and description': [
    '',
    (d) => {
      list(rule(d, 'optional-phone').examples).push({ input: '+44 20 7946 0958', result: 'valid' })
      rule(d, 'optional-phone').description = 'Another description'
    },
  ],
  'a document gets rules for the first time': [
    '',
    (_, base) => {
      delete at(base, 'components')['x-rules']
      delete operation(base, 'post', '/cart')['x-rules']
      delete field(base, 'post', '/auth/signup', 'password')['x-rules']
    },
  ],
  'descriptions change': [
    '',
    (d) => {
      operation(d, 'post', '/cart').summary = 'Another summary'
      at(d, 'info').description = 'Another introduction'
      at(d, 'components', 'schemas', 'Order').description = 'Another description'
    },
  ],
  'an example changes': [
    '',
    (d) => {
      at(operation(d, 'post', '/auth/signin'), 'requestBody', 'content', 'application/json').example = {
        email: 'a@example.com',
        password: 'x',
      }
    },
  ],
  'tags, names and the version of the document change': [
    '',
    (d) => {
      operation(d, 'post', '/cart').tags = ['basket']
      operation(d, 'post', '/cart').operationId = 'cart.change'
      at(d, 'info').version = '2.0.0'
    },
  ],
  'keys are in another order': [
    '',
    (d) => {
      d.paths = Object.fromEntries(Object.entries(at(d, 'paths')).toReversed())
    },
  ],
}
