import { add, all, at, drop, type Edit, list, type PlantedChanges, remove, rename, set, undo, within } from './edit.ts'

/** Sets keys of a response object. */
const inResponse =
  (operation: string, status: string, keys: Record<string, object>): Edit =>
  (document) =>
    Object.assign(within(at(document, operation), 'responses', status), structuredClone(keys))

export const breakingResponses: PlantedChanges = {
  'response-field-removed': {
    'a response field is removed': all(remove('Cart', 'properties', 'cart_uid'), drop('Cart', 'required', 'cart_uid')),
    'a field is removed, and its name stays required': remove('Cart', 'properties', 'cart_uid'),
    'a response field is renamed': all(
      rename('Trainer', 'trainer_name', 'name', 'properties'),
      drop('Trainer', 'required', 'trainer_name'),
      add('Trainer', 'required', 'name'),
    ),
    'a field inside a response is renamed': rename('CartItem.product', 'product_price', 'price', 'properties'),
    'an error gets another body': (document) => {
      within(at(document, 'Error404'), 'content', 'application/json').schema = {
        type: 'object',
        properties: { error: { type: 'string' } },
      }
    },
  },
  'response-value-added': {
    'the type of a response field changes': set('Trainer.trainer_number', { type: 'string' }),
    'a response field may also be a text': set('Product.product_id', { type: ['integer', 'string'] }),
    'a response field becomes nullable': set('Trainer.trainer_name', { type: ['string', 'null'] }),
    'an enum value is added to a response': add('OrderStatus', 'enum', 'returned'),
    'a constant of a response may be another text': all(
      undo(set('Authorisation.type', { const: 'bearer' })),
      set('Authorisation.type', { enum: ['bearer', 'opaque'] }),
    ),
    'a response list becomes a single object': set('Order.items', { type: 'object' }),
    'the items of a response list may have any type': remove('ProductDetail.product_images', 'items'),
    'the data of a response loses its envelope': (document) => {
      const content = within(at(document, 'GET /home-page/products'), 'responses', '200', 'content', 'application/json')
      content.schema = within(content, 'schema', 'properties', 'data')
    },
    'the values of an error by field may have any type': remove('Error.errors', 'additionalProperties'),
    'the error texts by field become objects': set('Error.errors', {
      additionalProperties: { type: 'array', items: { type: 'object' } },
    }),
    'the header with the waiting time becomes a date': (document) => {
      within(at(document, 'Error429'), 'headers', 'Retry-After').schema = { type: 'string', format: 'date-time' }
    },
  },
  'response-enum-widened': {
    'a response enum opens to any text': remove('OrderStatus', 'enum'),
    'an enum inside a response opens to any text': remove('ShippingCountry.mode', 'enum'),
    'a response enum gets a text as alternative': (document) => {
      const schemas = within(document, 'components', 'schemas')
      schemas.ProductFormat = { anyOf: [schemas.ProductFormat ?? null, { type: 'string' }] }
    },
    'a constant of a response may be any text': undo(set('Authorisation.type', { const: 'bearer' })),
  },
  'response-multipleOf-widened': {
    'an integer of a response becomes a number': set('Trainer.trainer_number', { type: 'number' }),
    'amounts of a response get a third decimal': set('Product.product_price', { multipleOf: 0.001 }),
  },
  'response-field-became-optional': {
    'a response field becomes optional': drop('Order', 'required', 'order_total_amount'),
  },
  'response-format-widened': {
    'a response field loses its format': remove('Order.order_txn_date', 'format'),
  },
  'response-pattern-widened': {
    'a response field loses its pattern': remove('Order.order_txn_id', 'pattern'),
    'a response pattern allows one more character': set('Product.product_thumbnail', {
      pattern: '^[A-Za-z0-9][A-Za-z0-9/._-]*$',
    }),
    'a response pattern loses its end': set('Order.order_txn_id', { pattern: '^[A-Za-z0-9_-]{8,64}' }),
    'a link of a response may lead to another site': set('Slider.link', { pattern: '^\\/' }),
  },
  'response-maximum-widened': {
    'the maximum of a response field increases': set('Order.order_discount_value', { maximum: 200 }),
  },
  'response-minimum-widened': {
    'the minimum of a response field decreases': set('Trainer.trainer_number', { minimum: 0 }),
    'a discount of zero becomes possible': all(
      remove('CouponResult.discount_value', 'exclusiveMinimum'),
      set('CouponResult.discount_value', { minimum: 0 }),
    ),
  },
  'response-minLength-widened': {
    'the minimum length of a response field becomes zero': set('Authorisation.token', { minLength: 0 }),
  },
  'response-minItems-widened': {
    'the minimum number of items of a response is removed': undo(set('Order.items', { minItems: 1 })),
  },
  'response-maxItems-widened': {
    'the maximum number of items of a response increases': all(
      undo(set('ProductDetail.related_product_ids', { maxItems: 4 })),
      set('ProductDetail.related_product_ids', { maxItems: 12 }),
    ),
  },
  'response-media-type-removed': {
    'the media type of error bodies changes': rename(
      'Error422',
      'application/json',
      'application/problem+json',
      'content',
    ),
    'an error loses its body': remove('Error409', 'content'),
    'a response loses its body': remove('POST /cart', 'responses', '200', 'content'),
    'the media type of a response changes': rename(
      ...(['GET /order/detail/{id}', 'application/json', 'text/html', 'responses', '200', 'content'] as const),
    ),
  },
  'response-header-removed': {
    'the header with the waiting time is removed': remove('Error429', 'headers'),
  },
  'response-added': {
    'a second success status is added': (document) => {
      within(at(document, 'DELETE /cart/{cartUid}'), 'responses')['204'] = { description: 'No Content' }
    },
  },
}

export const hostBreakingResponses: PlantedChanges = {
  'response-field-became-required': {
    'an optional response field without a provenance becomes required': (document, base) => {
      for (const each of [document, base]) delete within(at(each, 'SignedIn'), 'properties', 'cart')['x-provenance']
      add('SignedIn', 'required', 'cart')(document, base)
    },
  },
  'response-field-added': {
    'a response field is added': all(
      (document) => Object.assign(within(at(document, 'Cart'), 'properties'), { note: { type: 'string' } }),
      add('Cart', 'required', 'note'),
    ),
  },
  'response-value-removed': {
    'a nullable response field becomes non-null': set('User.avatar', { type: 'string' }),
    'an enum value is removed from a response': drop('ShippingCountry.mode', 'enum', 'quoted'),
    'a text of a response is limited to some values': set('Authorisation.type', { enum: ['bearer'] }),
  },
  'response-multipleOf-narrowed': {
    'a number of a response becomes an integer': set('Order.order_discount_value', { type: 'integer', multipleOf: 5 }),
    'amounts of a response become whole numbers': set('Product.product_price', { multipleOf: 1 }),
  },
  'response-maximum-narrowed': {
    'a maximum is added to a response field': set('CartItem.quantity', { maximum: 999 }),
  },
  'response-minimum-narrowed': {
    'the minimum of a response field increases': set('Order.order_total_amount', { minimum: 1 }),
  },
  'response-minLength-narrowed': {
    'the minimum length of a response field increases': set('Authorisation.token', { minLength: 32 }),
  },
  'response-maxLength-narrowed': {
    'a maximum length is added to a response field': set('Product.product_name', { maxLength: 200 }),
  },
  'response-maxItems-narrowed': {
    'a response list is limited': set('ProductDetail.related_product_ids', { maxItems: 4 }),
  },
  'response-minItems-narrowed': {
    'the values of an error by field get at least one text': set('Error.errors', {
      additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
    }),
  },
  'response-uniqueItems-narrowed': {
    'the items of a response list are unique': set('ProductDetail.related_product_ids', { uniqueItems: true }),
  },
  'response-pattern-narrowed': {
    'a response pattern allows fewer file names': set('Product.product_thumbnail', {
      pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*\\.(?:png|webp)$',
    }),
    'a link of a response may not have a query': set('Slider.link', { pattern: '^\\/(?![/\\\\])[^?\\p{Cc}]*$' }),
    'a response field gets a pattern': set('TestAccount.access_code', { pattern: '^[A-Z0-9]{4}-[A-Z0-9]{4}$' }),
  },
  'response-format-narrowed': {
    'a response field gets a format': set('Profile.email', { format: 'email' }),
  },
}

export const compatibleResponses: PlantedChanges = {
  'response-field-removed': {
    'an optional response field is removed': remove('SignedIn', 'properties', 'cart'),
  },
  'response-field-became-optional': {
    'the code of an error becomes optional': drop('Error', 'required', 'code'),
  },
  'response-field-added': {
    'an optional response field is added': undo(remove('Product', 'properties', 'product_summary')),
    'an assumed response field is added': all(
      (document) => {
        const note = { type: 'string', 'x-provenance': 'assumed' }
        Object.assign(within(at(document, 'Cart'), 'properties'), { note })
      },
      add('Cart', 'required', 'note'),
    ),
  },
  'response-field-became-required': {
    'an assumed response field becomes required': add('SignedIn', 'required', 'cart'),
  },
  'response-added': {
    'an error status is added': (document) => {
      const error = { $ref: '#/components/responses/Error404' }
      within(at(document, 'GET /home-page/products'), 'responses')['404'] = error
    },
  },
  'response-media-type-added': {
    'a response is also available as another media type': (document) => {
      within(at(document, 'GET /order/detail/{id}'), 'responses', '200', 'content')['application/pdf'] = {}
    },
  },
  'response-header-added': {
    'a response header is added': inResponse('GET /order/list', '200', { headers: { 'X-Total': { schema: {} } } }),
  },
  none: {
    'an object of a response has no other keys': set('Address', { additionalProperties: false }),
    'a minimum length that the pattern implies is removed': undo(set('Order.order_txn_id', { minLength: 8 })),
    'a schema of a response is written in place': (document) => {
      within(at(document, 'SignedIn'), 'properties').user = structuredClone(at(document, 'User'))
    },
    'an object schema is split by allOf': (document) => {
      const { properties = {}, required = [], ...rest } = at(document, 'Message')
      within(document, 'components', 'schemas').Message = { ...rest, allOf: [{ properties }, { required }] }
    },
    'a list of types is written as alternatives': (document) => {
      const { pattern = '', type, ...rest } = at(document, 'User.avatar')
      const anyOf = list(type).map((name) => ({ type: name, pattern }))
      within(at(document, 'User'), 'properties').avatar = { ...rest, anyOf }
    },
    'an exclusive minimum of an integer is written as a minimum': undo(
      all(remove('Cart.cart_id', 'minimum'), set('Cart.cart_id', { exclusiveMinimum: 0 })),
    ),
  },
}
