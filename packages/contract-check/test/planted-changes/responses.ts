import {
  add,
  all,
  at,
  drop,
  list,
  type PlantedChanges,
  remove,
  rename,
  set,
  undo,
  within,
} from './edit.ts'

const dateTime = { type: 'string', format: 'date-time' }

export const breakingResponses: PlantedChanges = {
  'response-field-removed': {
    'a response field is removed': all(
      remove('Trainer', 'properties', 'trainer_name'),
      drop('Trainer', 'required', 'trainer_name'),
    ),
  },
  'response-value-added': {
    'the type of a response field changes': set('Trainer.trainer_number', { type: 'string' }),
    'a response field becomes nullable': set('Trainer.trainer_name', { type: ['string', 'null'] }),
    'an enum value is added to a response': add('OrderStatus', 'enum', 'returned'),
    'a response enum opens to any text': remove('OrderStatus', 'enum'),
    'a response enum gets a text as alternative': (document) => {
      const schemas = within(document, 'components', 'schemas')
      schemas.ProductFormat = { anyOf: [schemas.ProductFormat ?? null, { type: 'string' }] }
    },
    'a word is added to addresses and secrets': add(
      'POST /order/st/create-payment 200.clientSecret',
      'anyOf',
      { const: 'free' },
    ),
    'the error texts by field become objects': set('Error.errors', {
      additionalProperties: { type: 'array', items: { type: 'object' } },
    }),
    'the header with the waiting time becomes a date': set(
      'Error429',
      { schema: dateTime },
      'headers',
      'Retry-After',
    ),
  },
  'response-type-widened': {
    'the items of a response list may have any type': remove(
      'ProductDetail.product_images',
      'items',
    ),
  },
  'response-media-type-removed': {
    'the media type of a response changes': rename(
      ...([
        'GET /order/detail/{id}',
        'application/json',
        'text/html',
        'responses',
        '200',
        'content',
      ] as const),
    ),
  },
  'response-header-removed': {
    'the header with the waiting time is removed': remove('Error429', 'headers'),
  },
  'response-added': {
    'a second success status is added': set(
      'DELETE /cart/{cartUid}',
      { 204: { description: 'No Content' } },
      'responses',
    ),
  },
}

export const hostBreakingResponses: PlantedChanges = {
  'response-removed': {
    'an error status is removed': remove('GET /order/list', 'responses', '403'),
  },
  'response-field-became-required': {
    'an optional response field without a provenance becomes required': (document, base) => {
      for (const each of [document, base])
        delete within(at(each, 'SignedIn'), 'properties', 'cart')['x-provenance']
      add('SignedIn', 'required', 'cart')(document, base)
    },
  },
  'response-field-added': {
    'a response field is added': all(
      set('Cart', { note: { type: 'string' } }, 'properties'),
      add('Cart', 'required', 'note'),
    ),
  },
  'response-minimum-narrowed': {
    'an amount is above 0': all(
      set('Product.product_price', { exclusiveMinimum: 0 }),
      remove('Product.product_price', 'minimum'),
    ),
  },
  'response-minLength-narrowed': {
    'the names of fields with errors are not empty': set(
      'Error.errors',
      { minLength: 1 },
      'propertyNames',
    ),
  },
  'response-pattern-narrowed': {
    'addresses or secrets become two kinds of secrets': set(
      'POST /order/st/create-payment 200.clientSecret',
      {
        anyOf: [
          { type: 'string', pattern: '^cs_live_\\w+_secret_\\S+$' },
          { type: 'string', pattern: '^cs_test_\\w+_secret_\\S+$' },
        ],
      },
    ),
  },
  'response-maxLength-narrowed': {
    'a text becomes one of two kinds of texts': set('Trainer.trainer_name', {
      anyOf: [{ maxLength: 80 }, { pattern: '^Dr ' }],
    }),
  },
  'response-value-removed': {
    'a nullable response field becomes non-null': set('User.avatar', { type: 'string' }),
    'an enum value is removed from a response': drop('ShippingCountry.mode', 'enum', 'quoted'),
    'a text of a response is limited to some values': set('Authorisation.type', {
      enum: ['bearer'],
    }),
  },
}

export const compatibleResponses: PlantedChanges = {
  'response-field-removed': {
    'an optional response field is removed': remove('SignedIn', 'properties', 'cart'),
  },
  'response-field-added': {
    'an optional response field is added': undo(remove('Product', 'properties', 'product_summary')),
    'an assumed response field is added': set(
      'Cart',
      { note: { type: 'string', 'x-provenance': 'assumed' } },
      'properties',
    ),
  },
  'response-added': {
    'an error status is added': set(
      'GET /home-page/products',
      { 404: { description: 'Not Found' } },
      'responses',
    ),
  },
  'response-media-type-added': {
    'a response is also available as another media type': (document) => {
      within(at(document, 'GET /order/detail/{id}'), 'responses', '200', 'content')[
        'application/pdf'
      ] = {}
    },
  },
  'response-header-added': {
    'a response header is added': set(
      'GET /order/list',
      { headers: { 'X-Total': { schema: {} } } },
      'responses',
      '200',
    ),
  },
  none: {
    'the names of fields with errors get a title': set(
      'Error.errors',
      { title: 'Field' },
      'propertyNames',
    ),
    'a minimum length that the pattern implies is removed': undo(
      set('Order.order_txn_id', { minLength: 8 }),
    ),
    'a schema of a response is written in place': (document) => {
      within(at(document, 'SignedIn'), 'properties').user = structuredClone(at(document, 'User'))
    },
    'a list of types is written as alternatives': (document) => {
      const { pattern = '', type, ...rest } = at(document, 'User.avatar')
      const anyOf = list(type).map((name) => ({ type: name, pattern }))
      within(at(document, 'User'), 'properties').avatar = { ...rest, anyOf }
    },
  },
}
