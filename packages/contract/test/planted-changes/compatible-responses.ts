import { at, drop, list, type PlantedChanges, property, responses, schema } from './edit.ts'

export const compatibleResponses: PlantedChanges = {
  'a response field is added': [
    'response-required-field-added',
    (d) => {
      at(schema(d, 'Cart'), 'properties').note = { type: 'string' }
      list(schema(d, 'Cart').required).push('note')
    },
  ],
  'an optional response field is added': [
    'response-optional-field-added',
    (d) => {
      at(schema(d, 'Product'), 'properties').weight = { type: 'number' }
    },
  ],
  'an optional response field becomes required': [
    'response-became-required',
    (d) => list(schema(d, 'SignedIn').required).push('cart'),
  ],
  'a nullable response field becomes non-null': [
    'response-value-removed',
    (d) => {
      property(d, 'User', 'avatar').type = 'string'
    },
  ],
  'a number of a response becomes an integer': [
    'response-step-narrowed',
    (d) => {
      const value = property(d, 'Order', 'order_discount_value')
      value.type = 'integer'
      value.multipleOf = 5
    },
  ],
  'an enum value is removed from a response': [
    'response-value-removed',
    (d) => drop(property(d, 'ShippingCountry', 'mode').enum, 'quoted'),
  ],
  'a text of a response is limited to some values': [
    'response-value-removed',
    (d) => {
      property(d, 'Authorisation', 'type').enum = ['bearer']
    },
  ],
  'the maximum of a response field decreases': [
    'response-maximum-narrowed',
    (d) => {
      property(d, 'Order', 'order_discount_value').maximum = 90
    },
  ],
  'a maximum is added to a response field': [
    'response-maximum-narrowed',
    (d) => {
      property(d, 'CartItem', 'quantity').maximum = 999
    },
  ],
  'the minimum of a response field increases': [
    'response-minimum-narrowed',
    (d) => {
      property(d, 'Order', 'order_total_amount').minimum = 1
    },
  ],
  'the minimum length of a response field increases': [
    'response-minimum-length-narrowed',
    (d) => {
      property(d, 'Authorisation', 'token').minLength = 32
    },
  ],
  'a maximum length is added to a response field': [
    'response-maximum-length-narrowed',
    (d) => {
      property(d, 'Product', 'product_name').maxLength = 200
    },
  ],
  'a minimum length that the pattern implies is removed': [
    'response-minimum-length-narrowed',
    (_, base) => {
      property(base, 'Order', 'order_txn_id').minLength = 8
    },
  ],
  'a response list is limited': [
    'response-maximum-number-of-items-narrowed',
    (d) => {
      property(d, 'ProductDetail', 'related_product_ids').maxItems = 4
    },
  ],
  'the items of a response list are unique': [
    'response-unique-items-changed',
    (d) => {
      property(d, 'ProductDetail', 'related_product_ids').uniqueItems = true
    },
  ],
  'a response pattern is tightened': [
    'response-pattern-narrowed',
    (d) => {
      property(d, 'Order', 'order_txn_id').pattern = '^[A-Z0-9-]{12,40}$'
    },
  ],
  'a response pattern allows fewer file names': [
    'response-pattern-narrowed',
    (d) => {
      property(d, 'Product', 'product_thumbnail').pattern = '^[A-Za-z0-9][A-Za-z0-9_-]*\\.(?:png|webp)$'
    },
  ],
  'a link of a response may not have a query': [
    'response-pattern-narrowed',
    (d) => {
      property(d, 'Slider', 'link').pattern = '^\\/(?![/\\\\])[^?\\p{Cc}]*$'
    },
  ],
  'a response field gets a pattern': [
    'response-pattern-narrowed',
    (d) => {
      property(d, 'TestAccount', 'access_code').pattern = '^[A-Z0-9]{4}-[A-Z0-9]{4}$'
    },
  ],
  'a response field gets a format': [
    'response-format-narrowed',
    (d) => {
      property(d, 'Profile', 'email').format = 'email'
    },
  ],
  'amounts of a response become whole numbers': [
    'response-step-narrowed',
    (d) => {
      property(d, 'Product', 'product_price').multipleOf = 1
    },
  ],
  'the values of an error by field get at least one text': [
    'response-minimum-number-of-items-narrowed',
    (d) => {
      property(d, 'Error', 'errors').additionalProperties = { type: 'array', items: { type: 'string' }, minItems: 1 }
    },
  ],
  'an object of a response has no other keys': [
    'response-record-changed',
    (d) => {
      schema(d, 'Address').additionalProperties = false
    },
  ],
  'hosts must give a field that they could leave out': [
    'response-provenance-changed',
    (d) => {
      property(d, 'Product', 'product_summary')['x-provenance'] = 'needed'
    },
  ],
  'an error status is added': [
    'error-response-added',
    (d) => {
      responses(d, 'get', '/home-page/products')['404'] = { $ref: '#/components/responses/Error404' }
    },
  ],
  'a response is also available as another media type': [
    'response-media-type-added',
    (d) => {
      at(responses(d, 'get', '/order/detail/{id}'), '200', 'content')['application/pdf'] = {}
    },
  ],
  'a response header is added': [
    'response-header-added',
    (d) => {
      at(responses(d, 'get', '/order/list'), '200').headers = { 'X-Total': { schema: { type: 'integer' } } }
    },
  ],
  'a schema of a response is written in place': [
    '',
    (d) => {
      at(schema(d, 'SignedIn'), 'properties').user = structuredClone(schema(d, 'User'))
    },
  ],
  'an object schema is split by allOf': [
    '',
    (d) => {
      const { properties = {}, required = [], ...rest } = schema(d, 'Message')
      at(d, 'components', 'schemas').Message = { ...rest, allOf: [{ properties }, { required }] }
    },
  ],
  'a list of types is written as alternatives': [
    '',
    (d) => {
      const { pattern = '', type, ...rest } = property(d, 'User', 'avatar')
      at(schema(d, 'User'), 'properties').avatar = { ...rest, anyOf: [{ type: 'string', pattern }, { type: 'null' }] }
    },
  ],
}
