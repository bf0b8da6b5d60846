import {
  at,
  drop,
  errorResponse,
  list,
  type PlantedChanges,
  property,
  rename,
  response,
  responses,
  schema,
} from './edit.ts'

export const breakingResponses: PlantedChanges = {
  'a response field is removed': [
    'response-field-removed',
    (d) => {
      delete at(schema(d, 'Cart'), 'properties').cart_uid
      drop(schema(d, 'Cart').required, 'cart_uid')
    },
  ],
  'an optional response field is removed': [
    'response-field-removed',
    (d) => delete at(schema(d, 'SignedIn'), 'properties').cart,
  ],
  'a response field is renamed': [
    'response-field-removed',
    (d) => {
      rename(at(schema(d, 'Trainer'), 'properties'), 'trainer_name', 'name')
      drop(schema(d, 'Trainer').required, 'trainer_name')
      list(schema(d, 'Trainer').required).push('name')
    },
  ],
  'a field moves into another object of a response': [
    'response-field-removed',
    (d) => rename(at(property(d, 'CartItem', 'product'), 'properties'), 'product_price', 'price'),
  ],
  'the type of a response field changes': [
    'response-type-widened',
    (d) => {
      property(d, 'Trainer', 'trainer_number').type = 'string'
    },
  ],
  'an amount of a response becomes a text': [
    'response-type-widened',
    (d) => {
      at(schema(d, 'Order'), 'properties').order_total_amount = { type: 'string', 'x-provenance': 'shown' }
    },
  ],
  'an integer of a response becomes a number': [
    'response-type-widened',
    (d) => {
      property(d, 'Trainer', 'trainer_number').type = 'number'
    },
  ],
  'a response field may also be a text': [
    'response-type-widened',
    (d) => {
      property(d, 'Product', 'product_id').type = ['integer', 'string']
    },
  ],
  'a response field becomes optional': [
    'response-became-optional',
    (d) => drop(schema(d, 'Order').required, 'order_total_amount'),
  ],
  'a response field becomes nullable': [
    'response-value-added',
    (d) => {
      property(d, 'Trainer', 'trainer_name').type = ['string', 'null']
    },
  ],
  'an address of a response becomes nullable': [
    'response-value-added',
    (d) => {
      at(schema(d, 'Order'), 'properties').order_billing_address = {
        anyOf: [{ $ref: '#/components/schemas/Address' }, { type: 'null' }],
        'x-provenance': 'shown',
      }
    },
  ],
  'an enum value is added to a response': [
    'response-value-added',
    (d) => list(schema(d, 'OrderStatus').enum).push('returned'),
  ],
  'a response enum opens to any text': ['response-values-opened', (d) => delete schema(d, 'OrderStatus').enum],
  'an enum inside a response opens to any text': [
    'response-values-opened',
    (d) => delete property(d, 'ShippingCountry', 'mode').enum,
  ],
  'a response enum gets a text as alternative': [
    'response-values-opened',
    (d) => {
      const { enum: values = null, ...rest } = schema(d, 'ProductFormat')
      at(d, 'components', 'schemas').ProductFormat = { anyOf: [{ ...rest, enum: values }, { type: 'string' }] }
    },
  ],
  'a constant of a response may be another text': [
    'response-value-added',
    (d, base) => {
      property(base, 'Authorisation', 'type').const = 'bearer'
      property(d, 'Authorisation', 'type').enum = ['bearer', 'opaque']
    },
  ],
  'a constant of a response may be any text': [
    'response-values-opened',
    (_, base) => {
      property(base, 'Authorisation', 'type').const = 'bearer'
    },
  ],
  'a response field loses its format': [
    'response-format-widened',
    (d) => delete property(d, 'Order', 'order_txn_date').format,
  ],
  'a response field loses its pattern': [
    'response-pattern-widened',
    (d) => delete property(d, 'Order', 'order_txn_id').pattern,
  ],
  'a response field loses its pattern and format': [
    'response-pattern-widened',
    (d) => {
      delete property(d, 'Cart', 'cart_uid').pattern
      delete property(d, 'Cart', 'cart_uid').format
    },
  ],
  'the pattern of a response field changes': [
    'response-pattern-widened',
    (d) => {
      property(d, 'Order', 'order_txn_id').pattern = '^.*$'
    },
  ],
  'a response pattern allows one more character': [
    'response-pattern-widened',
    (d) => {
      property(d, 'Product', 'product_thumbnail').pattern = '^[A-Za-z0-9][A-Za-z0-9/._-]*$'
    },
  ],
  'a response pattern loses its end': [
    'response-pattern-widened',
    (d) => {
      property(d, 'Order', 'order_txn_id').pattern = '^[A-Za-z0-9_-]{8,64}'
    },
  ],
  'a link of a response may lead to another site': [
    'response-pattern-widened',
    (d) => {
      property(d, 'Slider', 'link').pattern = '^\\/'
    },
  ],
  'the maximum of a response field increases': [
    'response-maximum-widened',
    (d) => {
      property(d, 'Order', 'order_discount_value').maximum = 200
    },
  ],
  'the maximum of a response field is removed': [
    'response-maximum-widened',
    (d) => delete property(d, 'Order', 'order_discount_value').maximum,
  ],
  'the minimum of a response field decreases': [
    'response-minimum-widened',
    (d) => {
      property(d, 'Trainer', 'trainer_number').minimum = 0
    },
  ],
  'the minimum of a response field is removed': [
    'response-minimum-widened',
    (d) => delete property(d, 'Product', 'product_price').minimum,
  ],
  'the minimum of a quantity in a response becomes zero': [
    'response-minimum-widened',
    (d) => {
      property(d, 'CartItem', 'quantity').minimum = 0
    },
  ],
  'a discount of zero becomes possible': [
    'response-minimum-widened',
    (d) => {
      const discount = property(d, 'CouponResult', 'discount_value')
      delete discount.exclusiveMinimum
      discount.minimum = 0
    },
  ],
  'the minimum length of a response field becomes zero': [
    'response-minimum-length-widened',
    (d) => {
      property(d, 'Authorisation', 'token').minLength = 0
    },
  ],
  'the minimum length of an error message is removed': [
    'response-minimum-length-widened',
    (d) => delete property(d, 'Error', 'message').minLength,
  ],
  'the minimum number of items of a response is removed': [
    'response-minimum-number-of-items-widened',
    (_, base) => {
      property(base, 'Order', 'items').minItems = 1
    },
  ],
  'the maximum number of items of a response increases': [
    'response-maximum-number-of-items-widened',
    (d, base) => {
      property(base, 'ProductDetail', 'related_product_ids').maxItems = 4
      property(d, 'ProductDetail', 'related_product_ids').maxItems = 12
    },
  ],
  'amounts of a response get a third decimal': [
    'response-step-widened',
    (d) => {
      property(d, 'Product', 'product_price').multipleOf = 0.001
    },
  ],
  'amounts of a response lose their step': [
    'response-step-widened',
    (d) => delete property(d, 'Order', 'order_total_amount').multipleOf,
  ],
  'a response list becomes a single object': [
    'response-type-widened',
    (d) => {
      property(d, 'Order', 'items').type = 'object'
    },
  ],
  'the items of a response list may have any type': [
    'response-type-widened',
    (d) => delete property(d, 'ProductDetail', 'product_images').items,
  ],
  'the data of a response loses its envelope': [
    'response-type-widened',
    (d) => {
      const content = at(responses(d, 'get', '/home-page/products'), '200', 'content', 'application/json')
      content.schema = at(content, 'schema', 'properties', 'data')
    },
  ],
  'a field of the pages of a list is removed': [
    'response-field-removed',
    (d) => {
      delete at(response(d, 'get', '/order/list'), 'properties').last_page
      drop(response(d, 'get', '/order/list').required, 'last_page')
    },
  ],
  'the texts of an error by field become one text': [
    'response-type-widened',
    (d) => {
      property(d, 'Error', 'errors').additionalProperties = { type: 'string' }
    },
  ],
  'the values of an error by field may have any type': [
    'response-record-opened',
    (d) => delete property(d, 'Error', 'errors').additionalProperties,
  ],
  'the error texts by field become objects': [
    'response-type-widened',
    (d) => {
      property(d, 'Error', 'errors').additionalProperties = { type: 'array', items: { type: 'object' } }
    },
  ],
  'the errors by field become a list': [
    'response-type-widened',
    (d) => {
      at(schema(d, 'Error'), 'properties').errors = { type: 'array', items: { type: 'string' } }
    },
  ],
  'the code of an error becomes optional': [
    'response-became-optional',
    (d) => drop(schema(d, 'Error').required, 'code'),
  ],
  'the code of an error becomes a number': [
    'response-type-widened',
    (d) => {
      property(d, 'Error', 'code').type = 'integer'
    },
  ],
  'the media type of error bodies changes': [
    'response-media-type-removed',
    (d) => rename(at(errorResponse(d, 422), 'content'), 'application/json', 'application/problem+json'),
  ],
  'an error loses its body': ['response-media-type-removed', (d) => delete errorResponse(d, 409).content],
  'an error gets another body': [
    'response-field-removed',
    (d) => {
      at(errorResponse(d, 404), 'content', 'application/json').schema = {
        type: 'object',
        properties: { error: { type: 'string' } },
        required: ['error'],
      }
    },
  ],
  'the header with the waiting time is removed': [
    'response-header-removed',
    (d) => delete errorResponse(d, 429).headers,
  ],
  'the header with the waiting time becomes a date': [
    'response-type-widened',
    (d) => {
      at(errorResponse(d, 429), 'headers', 'Retry-After').schema = { type: 'string', format: 'date-time' }
    },
  ],
  'an error status is removed': [
    'response-removed',
    (d) => delete responses(d, 'post', '/order/st/verify-payment')['402'],
  ],
  'the success status changes': ['response-removed', (d) => rename(responses(d, 'post', '/order/place'), '201', '200')],
  'a second success status is added': [
    'success-response-added',
    (d) => {
      responses(d, 'delete', '/cart/{cartUid}')['204'] = { description: 'No Content' }
    },
  ],
  'a response loses its body': [
    'response-media-type-removed',
    (d) => delete at(responses(d, 'post', '/cart'), '200').content,
  ],
  'the media type of a response changes': [
    'response-media-type-removed',
    (d) => rename(at(responses(d, 'get', '/order/detail/{id}'), '200', 'content'), 'application/json', 'text/html'),
  ],
  'hosts may leave out a field that they had to give': [
    'response-provenance-changed',
    (d) => {
      property(d, 'Cart', 'items')['x-provenance'] = 'assumed'
    },
  ],
  'a response field becomes write-only': [
    'response-write-only-changed',
    (d) => {
      property(d, 'Profile', 'email').writeOnly = true
    },
  ],
}
