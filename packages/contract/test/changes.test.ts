/** Examples of changes, each of which `contract:check` must classify correctly. */
import { describe, expect, test } from 'vitest'
import { changesBetween } from '../tools/check/changes.ts'
import { openApiDocument } from '../tools/openapi/document.ts'
import type { Json, JsonObject } from '../tools/openapi/schemas.ts'

/** The object at a path of a document. */
function at(document: JsonObject, ...keys: string[]): JsonObject {
  return keys.reduce((inner: JsonObject, key) => object(inner[key]), document)
}

function object(value: Json | undefined): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('not an object')
  return value
}

function list(value: Json | undefined): Json[] {
  if (!Array.isArray(value)) throw new Error('not a list')
  return value
}

const operation = (document: JsonObject, method: string, path: string) =>
  at(document, 'paths', `/api/v1${path}`, method)
const body = (document: JsonObject, method: string, path: string, type = 'application/json') =>
  at(operation(document, method, path), 'requestBody', 'content', type, 'schema')
const field = (document: JsonObject, method: string, path: string, name: string) =>
  at(body(document, method, path), 'properties', name)
const schema = (document: JsonObject, name: string) => at(document, 'components', 'schemas', name)
const property = (document: JsonObject, name: string, key: string) => at(schema(document, name), 'properties', key)
const responses = (document: JsonObject, method: string, path: string) =>
  at(operation(document, method, path), 'responses')
const parameter = (document: JsonObject, path: string, name: string, method = 'get') => {
  const found = list(operation(document, method, path).parameters)
    .map(object)
    .find((candidate) => candidate.name === name)
  return object(found)
}
const drop = (from: Json | undefined, value: Json) => {
  const values = list(from)
  values.splice(values.indexOf(value), 1)
}
const error = (status: number): JsonObject => ({ $ref: `#/components/responses/Error${status}` })

type Edit = (document: JsonObject) => void

const breaking: Record<string, Edit> = {
  'an optional request field becomes required': (d) => list(body(d, 'post', '/auth/signup').required).push('phone'),
  'a required request field is added': (d) => {
    at(body(d, 'post', '/auth/signup'), 'properties').title = { type: 'string' }
    list(body(d, 'post', '/auth/signup').required).push('title')
  },
  'a request field is removed': (d) => {
    delete at(body(d, 'post', '/auth/signup'), 'properties').phone
  },
  'the type of a request field changes': (d) =>
    Object.assign(field(d, 'post', '/cart', 'product_id'), { type: 'string' }),
  'a request field may no longer be null': (d) => {
    field(d, 'post', '/cart', 'cart_uid').type = 'string'
  },
  'an enum value is removed from a request': (d) => drop(field(d, 'post', '/cart', 'quantity').enum, -1),
  'the maximum length of a request field decreases': (d) => {
    field(d, 'post', '/auth/signup', 'first_name').maxLength = 50
  },
  'the minimum length of a request field increases': (d) => {
    field(d, 'post', '/auth/signup', 'first_name').minLength = 2
  },
  'the maximum of a query parameter decreases': (d) => {
    at(parameter(d, '/order/list', 'page'), 'schema').maximum = 100
  },
  'the pattern of a request field changes': (d) => {
    field(d, 'post', '/auth/signin', 'email').pattern = '^[a-z]+@example\\.com$'
  },
  'a request field gets a format': (d) => {
    field(d, 'post', '/order/place', 'coupon_code').format = 'uuid'
  },
  'the step of a query parameter gets coarser': (d) => {
    at(parameter(d, '/coupon/apply', 'shipping_charges'), 'schema').multipleOf = 0.5
  },
  'a response field is removed': (d) => {
    delete at(schema(d, 'Cart'), 'properties').cart_uid
    drop(schema(d, 'Cart').required, 'cart_uid')
  },
  'a response field is renamed': (d) => {
    const fields = at(schema(d, 'Trainer'), 'properties')
    fields.name = fields.trainer_name ?? null
    delete fields.trainer_name
    drop(schema(d, 'Trainer').required, 'trainer_name')
    list(schema(d, 'Trainer').required).push('name')
  },
  'the type of a response field changes': (d) => {
    property(d, 'Trainer', 'trainer_number').type = 'string'
  },
  'an integer of a response becomes a number': (d) => {
    property(d, 'Trainer', 'trainer_number').type = 'number'
  },
  'a response field becomes optional': (d) => drop(schema(d, 'Order').required, 'order_total_amount'),
  'a response field becomes nullable': (d) => {
    property(d, 'Trainer', 'trainer_name').type = ['string', 'null']
  },
  'an enum value is added to a response': (d) => list(schema(d, 'OrderStatus').enum).push('returned'),
  'a response field loses its format': (d) => {
    delete property(d, 'Order', 'order_txn_date').format
  },
  'a response field loses its pattern': (d) => {
    delete property(d, 'Order', 'order_txn_id').pattern
  },
  'the pattern of a response field changes': (d) => {
    property(d, 'Order', 'order_txn_id').pattern = '^.*$'
  },
  'the maximum of a response field increases': (d) => {
    property(d, 'Order', 'order_discount_value').maximum = 200
  },
  'the minimum of a response field decreases': (d) => {
    property(d, 'Trainer', 'trainer_number').minimum = 0
  },
  'amounts of a response get a third decimal': (d) => {
    property(d, 'Product', 'product_price').multipleOf = 0.001
  },
  'a response list becomes a single object': (d) => {
    property(d, 'Order', 'items').type = 'object'
  },
  'an error status is removed': (d) => {
    delete responses(d, 'post', '/order/st/verify-payment')['402']
  },
  'the success status changes': (d) => {
    const declared = responses(d, 'post', '/order/place')
    declared['200'] = declared['201'] ?? null
    delete declared['201']
  },
  'a response loses its body': (d) => {
    delete at(responses(d, 'post', '/cart'), '200').content
  },
  'an operation is removed': (d) => {
    delete at(d, 'paths')['/api/v1/licensed-trainers']
  },
  'a path changes': (d) => {
    const paths = at(d, 'paths')
    paths['/api/v1/trainers'] = paths['/api/v1/licensed-trainers'] ?? null
    delete paths['/api/v1/licensed-trainers']
  },
  'a method changes': (d) => {
    const item = at(d, 'paths', '/api/v1/profile/update/detail')
    item.patch = item.put ?? null
    delete item.put
  },
  'a required header is added': (d) => {
    operation(d, 'post', '/cart').parameters = [
      { name: 'X-Shop', in: 'header', required: true, schema: { type: 'string' } },
    ]
  },
  'an optional query parameter becomes required': (d) => {
    parameter(d, '/order/list', 'txnid').required = true
  },
  'a query parameter is removed': (d) => {
    const parameters = list(operation(d, 'get', '/order/list').parameters)
    parameters.splice(
      parameters.map(object).findIndex(({ name }) => name === 'status'),
      1,
    )
  },
  'a public operation requires a token': (d) => {
    operation(d, 'get', '/home-page/products').security = [{ bearer: [] }]
  },
  'an optional token becomes required': (d) => {
    operation(d, 'post', '/cart').security = [{ bearer: [] }]
  },
  'a request rejects unknown keys': () => undefined,
  'an upload accepts fewer types': (d) => {
    at(
      operation(d, 'post', '/profile/update/avatar'),
      'requestBody',
      'content',
      'multipart/form-data',
      'encoding',
      'avatar',
    ).contentType = 'image/png'
  },
  'the maximum size of an upload decreases': (d) => {
    at(body(d, 'post', '/profile/update/avatar', 'multipart/form-data'), 'properties', 'avatar').maxLength = 1024
  },
  'a request changes its content type': (d) => {
    const content = at(operation(d, 'post', '/cart'), 'requestBody', 'content')
    content['application/xml'] = content['application/json'] ?? null
    delete content['application/json']
  },
  'an optional request body becomes required': (d) => {
    at(operation(d, 'post', '/auth/signout'), 'requestBody').required = true
  },
}

const compatible: Record<string, Edit> = {
  'no change': () => undefined,
  'an optional request field is added': (d) => {
    at(body(d, 'post', '/auth/signup'), 'properties').title = { type: 'string' }
  },
  'a required request field becomes optional': (d) => drop(body(d, 'post', '/auth/signup').required, 'last_name'),
  'an enum value is added to a request': (d) => list(field(d, 'post', '/cart', 'quantity').enum).push(2),
  'the maximum length of a request field increases': (d) => {
    field(d, 'post', '/auth/signup', 'first_name').maxLength = 80
  },
  'a request field loses its pattern': (d) => {
    delete field(d, 'post', '/auth/signin', 'email').pattern
  },
  'a request field becomes nullable': (d) => {
    field(d, 'post', '/auth/signup', 'first_name').type = ['string', 'null']
  },
  'the step of a query parameter gets finer': (d) => {
    at(parameter(d, '/coupon/apply', 'shipping_charges'), 'schema').multipleOf = 0.001
  },
  'a response field is added': (d) => {
    at(schema(d, 'Cart'), 'properties').note = { type: 'string' }
    list(schema(d, 'Cart').required).push('note')
  },
  'an optional response field becomes required': (d) => list(schema(d, 'SignedIn').required).push('cart'),
  'a nullable response field becomes non-null': (d) => {
    property(d, 'User', 'avatar').type = 'string'
  },
  'an enum value is removed from a response': (d) =>
    drop(
      schema(d, 'ShippingCountry').properties === undefined ? [] : property(d, 'ShippingCountry', 'mode').enum,
      'quoted',
    ),
  'the maximum of a response field decreases': (d) => {
    property(d, 'Order', 'order_discount_value').maximum = 90
  },
  'amounts of a response become whole numbers': (d) => {
    property(d, 'Product', 'product_price').multipleOf = 1
  },
  'an operation is added': (d) => {
    at(d, 'paths')['/api/v1/health'] = {
      get: { operationId: 'health.get', responses: { '200': { description: 'OK' } } },
    }
  },
  'an error status is added': (d) => {
    responses(d, 'get', '/home-page/products')['404'] = error(404)
  },
  'an optional header is added': (d) => {
    operation(d, 'post', '/cart').parameters = [
      { name: 'X-Shop', in: 'header', required: false, schema: { type: 'string' } },
    ]
  },
  'a required header becomes optional': (d) => {
    parameter(d, '/order/place', 'Idempotency-Key', 'post').required = false
  },
  'a required token becomes optional': (d) => {
    operation(d, 'get', '/profile/detail').security = [{}, { bearer: [] }]
  },
  'a request accepts unknown keys': (d) => {
    delete body(d, 'post', '/cart').additionalProperties
  },
  'an upload accepts more types': (d) => {
    at(
      operation(d, 'post', '/profile/update/avatar'),
      'requestBody',
      'content',
      'multipart/form-data',
      'encoding',
      'avatar',
    ).contentType = 'image/png, image/jpeg, image/webp, image/avif'
  },
  'descriptions change': (d) => {
    operation(d, 'post', '/cart').summary = 'Another summary'
    at(d, 'info').description = 'Another introduction'
  },
  'an example changes': (d) => {
    at(operation(d, 'post', '/auth/signin'), 'requestBody', 'content', 'application/json').example = {
      email: 'a@example.com',
      password: 'x',
    }
  },
}

describe('detects as breaking', () => {
  test.each(Object.entries(breaking))('%s', async (name, edit) => {
    const base = openApiDocument()
    const revision = openApiDocument()
    edit(revision)
    // Requests reject unknown keys already, so this change is made in the base.
    if (name === 'a request rejects unknown keys') delete body(base, 'post', '/cart').additionalProperties
    const changes = await changesBetween(base, revision)
    expect(changes.filter((change) => change.breaking)).not.toEqual([])
  })
})

describe('detects as compatible', () => {
  test.each(Object.entries(compatible))('%s', async (_name, edit) => {
    const revision = openApiDocument()
    edit(revision)
    const changes = await changesBetween(openApiDocument(), revision)
    expect(changes.filter((change) => change.breaking)).toEqual([])
  })
})
