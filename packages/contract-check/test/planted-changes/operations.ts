import { add, all, at, list, type PlantedChanges, remove, rename, set, within } from './edit.ts'

const bearer = { bearer: [] }

export const breakingOperations: PlantedChanges = {
  'operation-removed': {
    'an operation is removed': remove('', 'paths', '/api/v1/licensed-trainers'),
  },
  'access-removed': {
    'the token moves to a cookie': set(
      '',
      { bearer: { type: 'apiKey', in: 'cookie', name: 'session' } },
      'components',
      'securitySchemes',
    ),
  },
  'security-tightened': {
    'a public operation requires a token': set('GET /home-page/products', { security: [bearer] }),
    'a public operation refuses an expired token': set('GET /home-page/sliders', {
      security: [{}, bearer],
    }),
    'a second credential is required': set('GET /order/list', {
      security: [{ ...bearer, key: [] }],
    }),
  },
  'x-idempotent-changed': {
    'the promise of safe repetition is removed': remove('GET /order/list', 'x-idempotent'),
  },
  'rule-added': {
    'a field must follow a rule': set('POST /auth/signin body.password', {
      'x-rules': ['order-total'],
    }),
    'an operation must follow a rule': set('GET /coupon/apply', {
      'x-rules': ['order-total', 'cart-quantity'],
    }),
  },
  'error-code-removed': {
    'an error code that the shop acts on is removed': (document) => {
      const codes = within(at(document, 'POST /order/st/create-payment'), 'x-error-codes')
      codes['409'] = ['order_not_payable']
    },
  },
  'rule-changed': {
    'an example of a rule is removed': (document) => {
      list(within(document, 'components', 'x-rules', 'malaysian-address').examples).pop()
    },
  },
}

export const operationsThatBreakBoth: PlantedChanges = {
  'operation-removed': {
    'a path changes': rename('', '/api/v1/licensed-trainers', '/api/v1/trainers', 'paths'),
    'a method changes': rename('', 'put', 'patch', 'paths', '/api/v1/profile/update/detail'),
  },
  'access-removed': {
    'the address of the server changes': set('', {
      servers: [{ url: 'https://api.example.com/shop' }],
    }),
  },
}

export const hostBreakingOperations: PlantedChanges = {
  'security-loosened': {
    'a required token becomes optional': set('GET /profile/detail', { security: [{}, bearer] }),
    'a customer operation becomes public': set('GET /order/detail/{id}', { security: [] }),
    'another credential is also accepted': set('GET /order/list', {
      security: [bearer, { session: [] }],
    }),
  },
  'x-idempotent-changed': {
    'a request may be repeated': set('POST /auth/signout', { 'x-idempotent': true }),
  },
}

export const compatibleOperations: PlantedChanges = {
  'access-added': {
    'a second address of the server is added': add('', 'servers', {
      url: 'https://api.example.com',
    }),
    'a kind of token is added': set(
      '',
      { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      'components',
      'securitySchemes',
    ),
  },
  'security-loosened': {
    'an operation for guests and customers ignores the token': set('POST /cart', { security: [] }),
  },
  'operation-added': {
    'an operation is added': set(
      '',
      { '/api/v1/health': { get: { responses: { 200: { description: 'OK' } } } } },
      'paths',
    ),
  },
  'deprecated-changed': {
    'an operation is deprecated': set('GET /licensed-trainers', { deprecated: true }),
  },
  'rule-removed': {
    'a field no longer follows a rule': remove(
      'POST /order/place body.shipping_address',
      'x-rules',
    ),
    'an operation no longer follows a rule': remove('POST /auth/signin', 'x-rules'),
  },
  none: {
    'nothing changes': () => undefined,
    'a rule gets another example and description': (document) => {
      const rule = within(document, 'components', 'x-rules', 'malaysian-address')
      list(rule.examples).push({ input: 'Block A', result: 'valid' })
      rule.description = 'Another description'
    },
    'the token gets a format': set(
      '',
      { bearerFormat: 'JWT' },
      'components',
      'securitySchemes',
      'bearer',
    ),
    'descriptions change': all(
      set('POST /cart', { summary: 'Another summary', description: 'Another description' }),
      set('Order', { description: 'Another description' }),
      set('', { description: 'Another introduction' }, 'info'),
    ),
    'an example changes': remove(
      'POST /auth/signin',
      'requestBody',
      'content',
      'application/json',
      'example',
    ),
    'tags, names and the version of the document change': all(
      set('POST /cart', { tags: ['basket'], operationId: 'cart.change' }),
      set('', { version: '2.0.0' }, 'info'),
    ),
  },
}
