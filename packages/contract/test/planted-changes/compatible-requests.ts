import {
  at,
  body,
  drop,
  field,
  list,
  operation,
  type PlantedChanges,
  parameter,
  property,
  rename,
  upload,
} from './edit.ts'

const address = (document: Parameters<typeof body>[0]) => field(document, 'post', '/order/place', 'shipping_address')

export const compatibleRequests: PlantedChanges = {
  'an optional request field is added': [
    'request-optional-field-added',
    (d) => {
      at(body(d, 'post', '/auth/signup'), 'properties').title = { type: 'string' }
    },
  ],
  'a required request field becomes optional': [
    'request-became-optional',
    (d) => drop(body(d, 'post', '/auth/signup').required, 'last_name'),
  ],
  'an enum value is added to a request': [
    'request-value-added',
    (d) => list(field(d, 'post', '/cart', 'quantity').enum).push(2),
  ],
  'a filter accepts one more value': [
    'request-value-added',
    (d) => list(at(parameter(d, '/order/list', 'status'), 'schema').anyOf).push({ type: 'string', const: 'any' }),
  ],
  'the maximum length of a request field increases': [
    'request-maximum-length-widened',
    (d) => {
      field(d, 'post', '/auth/signup', 'first_name').maxLength = 80
    },
  ],
  'a maximum length that the pattern implies is added to a request field': [
    'request-maximum-length-widened',
    (d) => {
      at(address(d), 'properties', 'country').maxLength = 2
    },
  ],
  'the minimum of a request field decreases': [
    'request-minimum-widened',
    (d) => {
      field(d, 'post', '/cart', 'product_id').minimum = 0
    },
  ],
  'the maximum of a query parameter is removed': [
    'request-maximum-widened',
    (d) => delete at(parameter(d, '/order/list', 'page'), 'schema').maximum,
  ],
  'a request field loses its pattern': [
    'request-pattern-widened',
    (d) => delete field(d, 'post', '/auth/signin', 'email').pattern,
  ],
  'a request pattern allows lowercase letters': [
    'request-pattern-widened',
    (d) => {
      at(address(d), 'properties', 'country').pattern = '^[A-Za-z]{2}$'
    },
  ],
  'a request pattern allows longer texts': [
    'request-pattern-widened',
    (d) => {
      at(address(d), 'properties', 'postal_code').pattern = '^(?:[A-Za-z0-9][A-Za-z0-9 -]{1,15})?$'
    },
  ],
  'a request pattern gets another alternative': [
    'request-pattern-widened',
    (d) => {
      at(address(d), 'properties', 'country').pattern = '^(?:[A-Z]{2}|[A-Z]{3})$'
    },
  ],
  'the pattern of the idempotency key allows shorter keys and dots': [
    'request-pattern-widened',
    (d) => {
      at(parameter(d, '/order/place', 'Idempotency-Key', 'post'), 'schema').pattern = '^[A-Za-z0-9._-]{4,64}$'
    },
  ],
  'a pattern is written in another way': [
    'request-pattern-widened',
    (d) => {
      at(parameter(d, '/order/detail/{id}', 'id'), 'schema').pattern = '^[-\\w]{8}[-\\w]{0,56}$'
    },
  ],
  'a request field becomes nullable': [
    'request-value-added',
    (d) => {
      field(d, 'post', '/auth/signup', 'first_name').type = ['string', 'null']
    },
  ],
  'an integer of a request becomes a number': [
    'request-minimum-widened',
    (d) => {
      const schema = field(d, 'post', '/cart', 'product_id')
      schema.type = 'number'
      schema.minimum = 0.5
    },
  ],
  'a request field also accepts another type': [
    'request-value-added',
    (d) => {
      field(d, 'post', '/cart', 'product_id').type = ['integer', 'string']
    },
  ],
  'the step of a query parameter gets finer': [
    'request-step-widened',
    (d) => {
      at(parameter(d, '/coupon/apply', 'shipping_charges'), 'schema').multipleOf = 0.001
    },
  ],
  'a request field loses its format': [
    'request-format-widened',
    (d) => delete at(parameter(d, '/cart/{cartUid}', 'cartUid', 'delete'), 'schema').format,
  ],
  'a request field gets the format of a password': [
    '',
    (d) => {
      field(d, 'post', '/auth/signin', 'password').format = 'password'
    },
  ],
  'a request accepts unknown keys': ['request-opened', (d) => delete body(d, 'post', '/cart').additionalProperties],
  'a request field is deprecated': [
    'request-deprecated',
    (d) => {
      field(d, 'post', '/auth/signup', 'phone').deprecated = true
    },
  ],
  'an optional header is added': [
    'optional-parameter-added',
    (d) => {
      operation(d, 'post', '/cart').parameters = [
        { name: 'X-Shop', in: 'header', required: false, schema: { type: 'string' } },
      ]
    },
  ],
  'an optional query parameter is added': [
    'optional-parameter-added',
    (d) => list(operation(d, 'get', '/order/list').parameters).push({ name: 'sort', in: 'query', schema: {} }),
  ],
  'a required header becomes optional': [
    'parameter-became-optional',
    (d) => {
      parameter(d, '/order/place', 'Idempotency-Key', 'post').required = false
    },
  ],
  'a required query parameter becomes optional with a default': [
    'parameter-became-optional',
    (d) => {
      const charges = parameter(d, '/coupon/apply', 'shipping_charges')
      charges.required = false
      at(charges, 'schema').default = 0
    },
  ],
  'a header is written in lowercase': [
    '',
    (d) => {
      parameter(d, '/order/place', 'Idempotency-Key', 'post').name = 'idempotency-key'
    },
  ],
  'a path parameter is renamed': [
    '',
    (d) => {
      parameter(d, '/order/detail/{id}', 'id').name = 'txnId'
      rename(at(d, 'paths'), '/api/v1/order/detail/{id}', '/api/v1/order/detail/{txnId}')
    },
  ],
  'an upload accepts more types': [
    'part-type-added',
    (d) => {
      at(upload(d), 'encoding', 'avatar').contentType = 'image/png, image/jpeg, image/webp, image/avif'
    },
  ],
  'the maximum size of an upload increases': [
    'request-maximum-length-widened',
    (d) => {
      at(upload(d), 'schema', 'properties', 'avatar').maxLength = 5_000_000
    },
  ],
  'a request also accepts a form': [
    'request-media-type-added',
    (d) => {
      const content = at(operation(d, 'post', '/auth/signin'), 'requestBody', 'content')
      content['application/x-www-form-urlencoded'] = content['application/json'] ?? null
    },
  ],
  'a required request body becomes optional': [
    'body-became-optional',
    (d) => {
      at(operation(d, 'post', '/auth/password/forgot'), 'requestBody').required = false
    },
  ],
  'a shared schema of requests is written in place': [
    '',
    (d) => {
      const values = at(d, 'components', 'schemas', 'ProductType')
      at(body(d, 'post', '/cart'), 'properties').type = structuredClone(values)
    },
  ],
  'a request field without values in responses is renamed in its component only': [
    '',
    (d) => {
      rename(at(d, 'components', 'schemas'), 'ProductFormat', 'Format')
      for (const [name, key] of [
        ['Product', 'product_format'],
        ['ProductDetail', 'product_format'],
      ] as const) {
        property(d, name, key).$ref = '#/components/schemas/Format'
      }
      for (const name of ['CartItem', 'OrderItem']) {
        at(property(d, name, 'product'), 'properties', 'product_format').$ref = '#/components/schemas/Format'
      }
    },
  ],
}
