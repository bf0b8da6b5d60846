import {
  at,
  body,
  drop,
  field,
  list,
  operation,
  type PlantedChanges,
  parameter,
  removeParameter,
  rename,
  upload,
} from './edit.ts'

const address = (document: Parameters<typeof body>[0]) => field(document, 'post', '/order/place', 'shipping_address')

export const breakingRequests: PlantedChanges = {
  'an optional request field becomes required': [
    'request-became-required',
    (d) => list(body(d, 'post', '/auth/signup').required).push('phone'),
  ],
  'a required request field is added': [
    'request-required-field-added',
    (d) => {
      at(body(d, 'post', '/auth/signup'), 'properties').title = { type: 'string' }
      list(body(d, 'post', '/auth/signup').required).push('title')
    },
  ],
  'a field of an address in a request becomes required': [
    'request-required-field-added',
    (d) => {
      at(address(d), 'properties').city = { type: 'string' }
      list(address(d).required).push('city')
    },
  ],
  'a request field is removed': [
    'request-field-removed',
    (d) => delete at(body(d, 'post', '/auth/signup'), 'properties').phone,
  ],
  'a request field is renamed': [
    'request-field-removed',
    (d) => rename(at(body(d, 'post', '/order/st/create-payment'), 'properties'), 'txnId', 'order_txn_id'),
  ],
  'the type of a request field changes': [
    'request-type-narrowed',
    (d) => Object.assign(field(d, 'post', '/cart', 'product_id'), { type: 'string' }),
  ],
  'a number of a request becomes an integer': [
    'request-type-narrowed',
    (d) => {
      const charges = at(parameter(d, '/coupon/apply', 'shipping_charges'), 'schema')
      charges.type = 'integer'
      delete charges.multipleOf
    },
  ],
  'a request field may no longer be null': [
    'request-value-removed',
    (d) => {
      field(d, 'post', '/cart', 'cart_uid').type = 'string'
    },
  ],
  'an address of the profile may no longer be null': [
    'request-value-removed',
    (d) => {
      field(d, 'put', '/profile/update/detail', 'billing_address').type = 'object'
    },
  ],
  'an enum value is removed from a request': [
    'request-value-removed',
    (d) => drop(field(d, 'post', '/cart', 'quantity').enum, -1),
  ],
  'a text of a request is limited to some values': [
    'request-values-closed',
    (d) => {
      field(d, 'post', '/order/place', 'coupon_code').enum = ['WELCOME10']
    },
  ],
  'a value is removed from a shared enum that requests use': [
    'request-value-removed',
    (d) => drop(at(d, 'components', 'schemas', 'ProductType').enum, 'lpigroup'),
  ],
  'a filter no longer accepts the empty text': [
    'request-value-removed',
    (d) => {
      const status = at(parameter(d, '/order/list', 'status'), 'schema')
      status.anyOf = list(status.anyOf).slice(0, 1)
    },
  ],
  'the maximum length of a request field decreases': [
    'request-maximum-length-narrowed',
    (d) => {
      field(d, 'post', '/auth/signup', 'first_name').maxLength = 50
    },
  ],
  'a maximum length is added to a request field': [
    'request-maximum-length-narrowed',
    (d) => {
      at(address(d), 'properties', 'postal_code').maxLength = 5
    },
  ],
  'the minimum length of a request field increases': [
    'request-minimum-length-narrowed',
    (d) => {
      field(d, 'post', '/auth/signup', 'first_name').minLength = 2
    },
  ],
  'the maximum of a query parameter decreases': [
    'request-maximum-narrowed',
    (d) => {
      at(parameter(d, '/order/list', 'page'), 'schema').maximum = 100
    },
  ],
  'the minimum of a request field increases': [
    'request-minimum-narrowed',
    (d) => {
      field(d, 'post', '/cart', 'product_id').minimum = 100
    },
  ],
  'a minimum becomes exclusive in a request': [
    'request-minimum-narrowed',
    (d) => {
      const charges = at(parameter(d, '/coupon/apply', 'shipping_charges'), 'schema')
      delete charges.minimum
      charges.exclusiveMinimum = 0
    },
  ],
  'the pattern of a request field changes': [
    'request-pattern-narrowed',
    (d) => {
      field(d, 'post', '/auth/signin', 'email').pattern = '^[a-z]+@example\\.com$'
    },
  ],
  'a request pattern is tightened by one character': [
    'request-pattern-narrowed',
    (d) => {
      at(address(d), 'properties', 'postal_code').pattern = '^(?:[A-Za-z0-9][A-Za-z0-9 ]{1,11})?$'
    },
  ],
  'a request pattern allows fewer characters': [
    'request-pattern-narrowed',
    (d) => {
      at(parameter(d, '/order/place', 'Idempotency-Key', 'post'), 'schema').pattern = '^[A-Za-z0-9_-]{16,64}$'
    },
  ],
  'a pattern is added to a request field': [
    'request-pattern-narrowed',
    (d) => {
      field(d, 'post', '/order/place', 'coupon_code').pattern = '^[A-Z0-9]+$'
    },
  ],
  'a pattern becomes one that cannot be compared': [
    'request-pattern-changed',
    (d) => {
      at(address(d), 'properties', 'country').pattern = '^([A-Z]+)\\1$'
    },
  ],
  'a request field gets a format': [
    'request-format-narrowed',
    (d) => {
      field(d, 'post', '/order/place', 'coupon_code').format = 'uuid'
    },
  ],
  'the step of a query parameter gets coarser': [
    'request-step-narrowed',
    (d) => {
      at(parameter(d, '/coupon/apply', 'shipping_charges'), 'schema').multipleOf = 0.5
    },
  ],
  'surrounding blanks are no longer removed': [
    'request-trim-removed',
    (d) => delete field(d, 'post', '/auth/signin', 'email')['x-trimmed'],
  ],
  'a request rejects unknown keys': [
    'request-closed',
    (_, base) => delete body(base, 'post', '/cart').additionalProperties,
  ],
  'a condition is added to a request': [
    'request-keyword-changed',
    (d) => {
      body(d, 'post', '/auth/signup').dependentRequired = { phone: ['last_name'] }
    },
  ],
  'a request field becomes read-only': [
    'request-read-only-changed',
    (d) => {
      field(d, 'put', '/profile/update/detail', 'phone').readOnly = true
    },
  ],
  'a required header is added': [
    'required-parameter-added',
    (d) => {
      operation(d, 'post', '/cart').parameters = [
        { name: 'X-Shop', in: 'header', required: true, schema: { type: 'string' } },
      ]
    },
  ],
  'a required query parameter is added': [
    'required-parameter-added',
    (d) => {
      const currency = { name: 'currency', in: 'query', required: true, schema: { type: 'string' } }
      list(operation(d, 'get', '/coupon/apply').parameters).push(currency)
    },
  ],
  'an optional query parameter becomes required': [
    'parameter-became-required',
    (d) => {
      parameter(d, '/order/list', 'txnid').required = true
    },
  ],
  'the default of a query parameter changes': [
    'request-default-changed',
    (d) => {
      at(parameter(d, '/order/list', 'page'), 'schema').default = 2
    },
  ],
  'the default of a query parameter is removed': [
    'request-default-changed',
    (d) => delete at(parameter(d, '/order/list', 'page'), 'schema').default,
  ],
  'a query parameter is removed': ['parameter-removed', (d) => removeParameter(d, '/order/list', 'status')],
  'a query parameter is renamed': [
    'parameter-removed',
    (d) => {
      parameter(d, '/order/list', 'txnid').name = 'order_txn_id'
    },
  ],
  'a query parameter becomes a header': [
    'parameter-removed',
    (d) => {
      parameter(d, '/coupon/apply', 'cart_uid').in = 'header'
    },
  ],
  'the idempotency header is removed': [
    'parameter-removed',
    (d) => removeParameter(d, '/order/place', 'Idempotency-Key', 'post'),
  ],
  'a path parameter gets a pattern': [
    'request-pattern-narrowed',
    (d) => {
      at(parameter(d, '/order/detail/{id}', 'id'), 'schema').pattern = '^SAMPLE-[A-Z0-9-]{1,57}$'
    },
  ],
  'a list in a query is separated in another way': [
    'parameter-form-changed',
    (d) => {
      parameter(d, '/order/list', 'status').explode = false
    },
  ],
  'an upload accepts fewer types': [
    'part-type-removed',
    (d) => {
      at(upload(d), 'encoding', 'avatar').contentType = 'image/png'
    },
  ],
  'the maximum size of an upload decreases': [
    'request-maximum-length-narrowed',
    (d) => {
      at(upload(d), 'schema', 'properties', 'avatar').maxLength = 1024
    },
  ],
  'a request changes its content type': [
    'request-media-type-removed',
    (d) => rename(at(operation(d, 'post', '/cart'), 'requestBody', 'content'), 'application/json', 'application/xml'),
  ],
  'an optional request body becomes required': [
    'body-became-required',
    (d) => {
      at(operation(d, 'post', '/auth/signout'), 'requestBody').required = true
    },
  ],
  'a required request body is added': [
    'body-added',
    (d) => {
      const content = { 'application/json': { schema: { type: 'object' } } }
      operation(d, 'delete', '/cart/{cartUid}').requestBody = { required: true, content }
    },
  ],
  'a request body is removed': ['body-removed', (d) => delete operation(d, 'post', '/auth/signout').requestBody],
}
