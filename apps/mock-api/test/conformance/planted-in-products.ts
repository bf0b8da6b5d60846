/** Planted deviations of form and catalogue, and the lines that the report must have, and no others. */
import { add, bodies, type Deviation, isFields, refuses, replies } from './deviate.ts'

/** The lines are `level operation status rule at path`, with what is wrong for the rule `declared form`. */
export type PlantedDeviation = readonly [deviation: Deviation, ...report: readonly string[]]

const HOUR_MS = 3_600_000
/** A time in UTC, or some hours later. */
export const withoutOffset = (hours: number) => () => new Date(Date.now() + hours * HOUR_MS).toISOString().slice(0, 19)

const thirdDecimal = (sum: unknown) => Number(sum) + 0.001
/** A changed value of a successful response, and what the report says of it. */
const edits: readonly [name: string, operation: string, path: string, change: (value: unknown) => unknown, string][] = [
  ['a missing shown field', 'trainers.list', 'data.0.trainer_name', () => undefined, 'fail: the field is missing'],
  ['a wrong type', 'trainers.list', 'data.0.trainer_number', () => true, 'fail: wrong value'],
  ['a missing picture', 'profile.detail', 'data.avatar', () => undefined, 'fail: the field is missing'],
  ['an unknown mode', 'settings.shipping', 'data.countries.1.mode', () => 'x', 'warning: invalid option'],
  ['an undeclared field', 'trainers.list', 'data.0.photo', () => 'x.png', 'warning: the field is not declared'],
  // The shop reads these forms.
  ['a third decimal', 'payment.verify', 'txnAmount', thirdDecimal, 'warning: invalid number'],
  [
    'a time without an offset',
    'order.detail',
    'data.order_txn_date',
    withoutOffset(8),
    'warning: invalid ISO datetime',
  ],
  ['an amount as text', 'order.detail', 'data.order_sub_total_amount', (sum) => `${sum}`, 'warning: wrong value'],
]

const form: Record<string, PlantedDeviation> = {
  ...Object.fromEntries(
    edits.map(([name, operation, path, change, finding]) => {
      const [level, message] = finding.split(': ')
      const at = path.lastIndexOf('.')
      const deviation = bodies(operation, path.slice(0, Math.max(at, 0)), (owner) => {
        owner[path.slice(at + 1)] = change(owner[path.slice(at + 1)])
      })
      return [name, [deviation, `${level} ${operation} 200 declared form at ${path}: ${message}`]]
    }),
  ),
  'a format in another case': [
    bodies('catalog.products', 'data.0', (row) => Object.assign(row, { product_format: 'Book' })),
    'fail catalog.products 200 spelling of values at data.0.product_format',
  ],
  'a status in another case': [
    bodies('order.detail', 'data', (order) => {
      order['order_status'] = String(order['order_status']).toUpperCase()
    }),
    'fail order.detail 200 spelling of values at data.order_status',
  ],
  'a shown field that is null in every row': [
    bodies('trainers.list', '', ({ data }) => {
      for (const row of [data].flat().filter(isFields)) row['trainer_name'] = null
    }),
    'fail trainers.list 200 empty columns at data.*.trainer_name',
    'warning trainers.list 200 declared form at data.0.trainer_name: wrong value',
  ],
  'an empty name of every product': [
    async (request, next) => {
      const reply = await next(request)
      const { data } = isFields(reply.body) ? reply.body : {}
      const rows = request.operation.startsWith('catalog.product') ? [data].flat().filter(isFields) : []
      for (const row of rows) row['product_name'] = ''
      return reply
    },
    'fail catalog.products 200 empty columns at data.*.product_name',
  ],
  'pictures that are not found': [
    replies('control', (reply, { url }) => {
      if (url.pathname.startsWith('/uploads')) Object.assign(reply, { status: 404, body: 'Not found' })
    }),
    'fail catalog.product 200 pictures at data.product_images',
    'fail catalog.products 200 pictures at data.*.product_thumbnail',
    'fail catalog.sliders 200 pictures at data.*.image',
    'fail profile.updateAvatar 200 pictures at data.avatar',
  ],
  'an avatar that is not found': [
    bodies('profile.detail', 'data', (person) => Object.assign(person, { avatar: 'no-such-avatar.png' })),
    'fail profile.detail 200 pictures at data.avatar',
  ],
  'null for a shown field': [
    bodies('profile.detail', 'data', (row) => Object.assign(row, { last_name: null })),
    'fail profile.detail 200 stored profile at data.last_name',
    'warning profile.detail 200 declared form at data.last_name: wrong value',
  ],
  'a missing assumed field, in every row': [
    bodies('catalog.products', '', ({ data }) => {
      if (Array.isArray(data)) for (const row of data) delete row.is_featured
    }),
    'warning catalog.products 200 declared form at data.0.is_featured: the field is missing',
  ],
  'an error without a message': [
    replies('payment.verify', (reply) => {
      if (reply.status === 404) reply.body = { code: 'session_not_found' }
    }),
    'fail payment.verify 404 declared form at message: the field is missing',
  ],
  'errors without a code': [
    replies('coupon.apply', ({ status, body }) => {
      if (status >= 400 && isFields(body)) delete body['code']
    }),
    'warning coupon.apply 404 declared form at code: the field is missing',
    'warning coupon.apply 422 declared form at code: the field is missing',
  ],
  'an undeclared status': [
    replies('settings.shipping', (reply) => {
      if (reply.status === 200) reply.status = 206
    }),
    'fail settings.shipping 206 declared form: the status is not declared',
  ],
  'a success with the status 200 instead of 201': [
    replies('order.place', (reply) => {
      if (reply.status === 201) reply.status = 200
    }),
    'warning order.place 200 declared form: the status is not declared',
  ],
  'a wrong media type': [
    replies('catalog.sliders', ({ headers }) => Object.assign(headers, { 'content-type': 'text/html' })),
    'fail catalog.sliders 200 declared form: the content type is wrong',
  ],
  'an HTML page for an error': [
    replies('catalog.product', (reply) => {
      if (reply.status === 404) reply.body = '<h1>Not found</h1>'
    }),
    'fail catalog.product 404 declared form: the body is not JSON',
  ],
  'an empty body': [
    replies('auth.signout', (reply) => {
      if (reply.status === 200) reply.body = ''
    }),
    'fail auth.signout 200 declared form: the body is empty',
  ],
  'an internal error for an unknown product': [
    replies('catalog.product', (reply) => {
      if (reply.status === 404) reply.status = 500
    }),
    'fail catalog.product 500 internal errors',
  ],
}

const raiseMinimum = (row: unknown) => {
  if (isFields(row) && row['product_id'] === 6) row['min_order_quantity'] = 6
}

export const typesInUppercase: Deviation = async (request, next) => {
  const reply = await next(request)
  const { data } = isFields(reply.body) ? reply.body : {}
  const rows = request.operation.startsWith('catalog.product') ? [data].flat().filter(isFields) : []
  for (const row of rows) row['product_type'] = String(row['product_type']).toUpperCase()
  return reply
}

const catalogue: Record<string, PlantedDeviation> = {
  'another price in the detail than in the list': [
    bodies('catalog.product', 'data', add('product_price', 1)),
    'fail catalog.product 200 list and detail agree at data.product_price',
  ],
  'types in uppercase, in the list and the details': [
    typesInUppercase,
    'fail catalog.product 200 spelling of values at data.product_type',
    'fail catalog.products 200 product types at data.*.product_type',
    'fail catalog.products 200 spelling of values at data.0.product_type',
  ],
  'a type in another spelling, in the detail alone': [
    bodies('catalog.product', 'data', (row) => {
      if (row['product_type'] === 'lpitest') row['product_type'] = 'LPI-test'
    }),
    'fail catalog.product 200 list and detail agree at data.product_type',
    'fail catalog.product 200 spelling of values at data.product_type',
  ],
  'types that the shop does not know alone': [
    bodies('catalog.products', '', ({ data }) => {
      for (const row of [data].flat().filter(isFields)) row['product_type'] = 'bundle'
    }),
    'fail catalog.product 200 list and detail agree at data.product_type',
    'fail catalog.products 200 product types at data.*.product_type',
    'warning catalog.products 200 declared form at data.0.product_type: invalid option',
  ],
  'a related product that is not listed': [
    bodies('catalog.product', 'data', (product) => Object.assign(product, { related_product_ids: [1, 999_999] })),
    'warning catalog.product 200 related products at data.related_product_ids',
  ],
  'a slide whose link runs a script': [
    bodies('catalog.sliders', 'data.0', (slide) => Object.assign(slide, { link: 'javascript:alert(1)' })),
    'fail catalog.sliders 200 script addresses at data.0.link',
  ],
  'a product that is listed twice': [
    bodies('catalog.products', '', ({ data }) => Array.isArray(data) && data.push(data[0])),
    'fail catalog.products 200 unique ids at data.*.product_id',
  ],
  'a renamed type, in the list and the details': [
    async (request, next) => {
      const reply = await next(request)
      const body = JSON.stringify(reply.body).replaceAll('"lpitest"', '"personal_test"')
      return request.operation.startsWith('catalog.') ? { ...reply, body: JSON.parse(body) } : reply
    },
    'fail catalog.products 200 product types at data.*.product_type',
    'warning catalog.product 200 declared form at data.product_type: invalid option',
    'warning catalog.products 200 declared form at data.0.product_type: invalid option',
  ],
  'an empty catalogue': [
    bodies('catalog.products', '', (body) => Object.assign(body, { data: [] })),
    'fail catalog.products 200 orderable products at data',
  ],
  'a single product with a page': [
    refuses('catalog.product', ({ url }) => !url.pathname.endsWith('/1'), 404),
    'fail catalog.product 404 valid requests',
  ],
  'a minimum above the maximum': [
    async (request, next) => {
      const reply = await next(request)
      if (request.operation.startsWith('catalog.product') && isFields(reply.body)) {
        for (const row of [reply.body['data']].flat()) raiseMinimum(row)
      }
      return reply
    },
    'fail catalog.products 200 product limits at data.5.min_order_quantity',
  ],
}

export const plantedInProducts = { ...form, ...catalogue }
