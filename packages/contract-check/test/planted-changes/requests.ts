import {
  add,
  all,
  at,
  drop,
  type Edit,
  list,
  type PlantedChanges,
  remove,
  rename,
  set,
  undo,
  within,
} from './edit.ts'

const signUp = 'POST /auth/signup body'
const address = 'POST /order/place body.shipping_address'
const key = 'POST /order/place ?Idempotency-Key'
const charges = 'GET /coupon/apply ?shipping_charges'
const avatar = 'POST /profile/update/avatar body.avatar'
const shortText = { type: 'string', maxLength: 3 }

const withTitle = set(signUp, { title: { type: 'string' } }, 'properties')

/** Changes a parameter itself instead of its schema. */
const parameter =
  (place: string, keys: Record<string, string | boolean>): Edit =>
  (document) =>
    Object.assign(at(document, place), keys)

const withoutParameter =
  (operation: string, name: string): Edit =>
  (document) => {
    const parameters = list(at(document, operation).parameters)
    parameters.splice(parameters.indexOf(at(document, `${operation} ?${name}`)), 1)
  }

export const breakingRequests: PlantedChanges = {
  'request-field-removed': {
    'a request field is removed': remove(signUp, 'properties', 'phone'),
  },
  'request-value-removed': {
    'a request field may no longer be null': set('POST /cart body.cart_uid', { type: 'string' }),
    'an enum value is removed from a request': drop('POST /cart body.quantity', 'enum', -1),
    'a filter no longer accepts the empty text': set('GET /order/list ?status', {
      anyOf: [{ const: 'paid' }],
    }),
    'a request rejects unknown keys': undo(remove('POST /cart body', 'additionalProperties')),
    'a text of a request is limited to values': set('POST /order/place body.coupon_code', {
      enum: ['WELCOME10'],
    }),
    'the number in a path becomes a short text': set('GET /product/{id} ?id', shortText),
    'a charge becomes one of three texts': set(charges, { type: 'string', enum: ['0', '1', '5'] }),
    'values become a number above 0': all(
      remove('POST /cart body.quantity', 'enum'),
      set('POST /cart body.quantity', { exclusiveMinimum: 0 }),
    ),
  },
  'request-pattern-narrowed': {
    'a pattern becomes one that cannot be compared': set(`${address}.country`, {
      pattern: '^([A-Z]+)\\1$',
    }),
  },
  'request-parameter-added': {
    'a required query parameter is added': add('GET /coupon/apply', 'parameters', {
      name: 'currency',
      in: 'query',
      required: true,
      schema: { type: 'string' },
    }),
  },
  'request-default-changed': {
    'the default of a query parameter is removed': remove(
      'GET /order/list ?page',
      'schema',
      'default',
    ),
  },
  'request-parameter-removed': {
    'a query parameter is removed': withoutParameter('GET /order/list', 'status'),
    'a query parameter becomes a header': parameter('GET /coupon/apply ?cart_uid', {
      in: 'header',
    }),
  },
  'request-body-became-required': {
    'an optional request body becomes required': set(
      'POST /auth/signout',
      { required: true },
      'requestBody',
    ),
  },
  'request-body-removed': {
    'a request body is removed': remove('POST /auth/signout', 'requestBody'),
  },
}

export const requestsThatBreakBoth: PlantedChanges = {
  'request-field-added': {
    'a required request field is added': all(withTitle, add(signUp, 'required', 'title')),
  },
  'request-body-added': {
    'a required request body is added': set('DELETE /cart/{cartUid}', {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { type: 'object' } } },
      },
    }),
  },
  'request-value-removed': {
    'the type of a request field changes': set('POST /cart body.product_id', { type: 'string' }),
  },
}

export const compatibleRequests: PlantedChanges = {
  'request-field-added': {
    'an optional request field is added': withTitle,
  },
  'request-field-became-optional': {
    'a required request field becomes optional': drop(signUp, 'required', 'last_name'),
  },
  'request-value-added': {
    'a filter accepts one more value': undo(
      set('GET /order/list ?status', { anyOf: [{ const: '' }] }),
    ),
    'a request field becomes nullable': set(`${signUp}.first_name`, { type: ['string', 'null'] }),
    'the number in a path becomes a text': set('GET /product/{id} ?id', { type: 'string' }),
    'a request field also accepts another type': set('POST /cart body.product_id', {
      type: ['integer', 'string'],
    }),
    'a request accepts unknown keys': remove('POST /cart body', 'additionalProperties'),
    'a request field becomes one of the unknown keys': all(
      remove('POST /cart body', 'properties', 'product_id'),
      drop('POST /cart body', 'required', 'product_id'),
      set('POST /cart body', { additionalProperties: { type: ['integer', 'string'] } }),
    ),
    'an upload accepts more types': add(avatar, 'anyOf', { contentMediaType: 'image/avif' }),
    'a request field becomes a union that has its texts': set('POST /cart body.cart_uid', {
      anyOf: [{ pattern: '^[A-Z]$' }, { maxLength: 80 }],
    }),
  },
  'request-deprecated-changed': {
    'a request field is deprecated': set(`${signUp}.phone`, { deprecated: true }),
  },
  'request-parameter-added': {
    'an optional header is added': set('POST /cart', {
      parameters: [{ name: 'X-Shop', in: 'header', required: false, schema: { type: 'string' } }],
    }),
  },
  'request-parameter-became-optional': {
    'a required query parameter becomes optional with a default': all(
      parameter(charges, { required: false }),
      set(charges, { default: 0 }),
    ),
  },
  'request-media-type-added': {
    'a request also accepts a form': (document) => {
      const content = within(at(document, 'POST /auth/signin'), 'requestBody', 'content')
      content['application/x-www-form-urlencoded'] = content['application/json'] ?? null
    },
  },
  'request-body-became-optional': {
    'a required request body becomes optional': set(
      'POST /auth/password/forgot',
      { required: false },
      'requestBody',
    ),
  },
  none: {
    'a maximum length that the pattern implies is added': set(`${address}.country`, {
      maxLength: 2,
    }),
    'a pattern is written differently': set('GET /order/detail/{id} ?id', {
      pattern: '^[-\\w]{8}[-\\w]{0,56}$',
    }),
    'a pattern is written as two': all(
      remove('GET /order/detail/{id} ?id', 'schema', 'pattern'),
      set('GET /order/detail/{id} ?id', {
        allOf: [{ pattern: '^[-\\w]*$' }, { pattern: '^.{8,64}$' }],
      }),
    ),
    'alternatives exclude each other': rename(
      'GET /order/list ?status',
      'anyOf',
      'oneOf',
      'schema',
    ),
    'a request field gets the format of a password': set('POST /auth/signin body.password', {
      format: 'password',
    }),
    'a header is written in lowercase': parameter(key, { name: 'idempotency-key' }),
  },
}
