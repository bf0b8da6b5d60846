/** What the form of a response breaks. */
import { bodies, inside, type PlantedDeviation, responses } from './plant.ts'

export const form: Record<string, PlantedDeviation> = {
  'a missing shown field': {
    deviation: bodies('trainers.list', 'data.0', (row) => delete row['trainer_name']),
    reported: ['fail trainers.list 200: the field is missing at data.0.trainer_name'],
  },
  'a wrong type of a shown field': {
    deviation: bodies('trainers.list', 'data.0', (row) => Object.assign(row, { trainer_number: true })),
    reported: ['fail trainers.list 200: the type is wrong at data.0.trainer_number'],
  },
  'null for a shown field': {
    deviation: bodies('profile.detail', 'data', (row) => Object.assign(row, { avatar: undefined, last_name: null })),
    reported: [
      'fail profile.detail 200: the field is missing at data.avatar',
      'warning profile.detail 200: the type is wrong at data.last_name',
    ],
  },
  'a missing assumed field, in every row': {
    deviation: bodies('catalog.products', '', ({ data }) => {
      if (Array.isArray(data)) for (const row of data) delete row.is_featured
    }),
    reported: ['warning catalog.products 200: the field is missing at data.0.is_featured'],
  },
  'an unknown value of an assumed field': {
    deviation: bodies('settings.shipping', 'data.countries.1', (row) => Object.assign(row, { mode: 'by drone' })),
    reported: ['warning settings.shipping 200: the value is unknown at data.countries.1.mode'],
  },
  'an undeclared field': {
    deviation: bodies('trainers.list', 'data.0', (row) => Object.assign(row, { trainer_photo: 'x.png' })),
    reported: ['warning trainers.list 200: the field is not declared at data.0.trainer_photo'],
  },
  'an undeclared field, with --strict': {
    deviation: bodies('trainers.list', 'data.0', (row) => Object.assign(row, { trainer_photo: 'x.png' })),
    options: { strict: true },
    reported: ['fail trainers.list 200: the field is not declared at data.0.trainer_photo'],
  },
  // The shop reads the forms of the next three.
  'an amount with three decimals': {
    deviation: bodies('payment.verify', '', (body) =>
      Object.assign(body, { txnAmount: Number(body['txnAmount']) + 0.001 }),
    ),
    reported: ['warning payment.verify 200: the number has too many decimals at txnAmount'],
  },
  'a time without an offset': {
    deviation: bodies('order.detail', 'data', (order) =>
      Object.assign(order, { order_txn_date: '2026-11-21T10:00:00' }),
    ),
    reported: ['warning order.detail 200: the format is wrong at data.order_txn_date'],
  },
  'an amount as text': {
    deviation: bodies('order.detail', 'data.items.0.product', (product) => {
      product['product_price'] = Number(product['product_price']).toFixed(2)
    }),
    reported: ['warning order.detail 200: the type is wrong at data.items.0.product.product_price'],
  },
  'an error without a message': {
    deviation: responses('payment.verify', (response) => {
      if (response.status === 404) response.body = { code: 'session_not_found' }
    }),
    reported: ['fail payment.verify 404: the field is missing at message'],
  },
  'errors without a code': {
    deviation: responses('coupon.apply', (response) => {
      if (response.status >= 400) inside(response, '', (body) => delete body['code'])
    }),
    reported: [
      'warning coupon.apply 404: the field is missing at code',
      'warning coupon.apply 422: the field is missing at code',
    ],
  },
  'an undeclared status': {
    deviation: responses('settings.shipping', (response) => Object.assign(response, { status: 206 })),
    reported: ['fail settings.shipping 206: the status is not declared'],
  },
  'a wrong media type': {
    deviation: responses('catalog.sliders', ({ headers }) => Object.assign(headers, { 'content-type': 'text/html' })),
    reported: ['fail catalog.sliders 200: the content type is wrong'],
  },
  'an HTML page for an error': {
    deviation: responses('catalog.product', (response) => {
      if (response.status === 404) response.body = '<h1>Not found</h1>'
    }),
    reported: ['fail catalog.product 404: the body is not JSON'],
  },
  'an empty body': {
    deviation: responses('auth.signout', (response) => {
      if (response.status === 200) response.body = ''
    }),
    reported: ['fail auth.signout 200: the body is empty'],
  },
  'an internal error for an unknown product': {
    deviation: responses('catalog.product', (response) => {
      if (response.status === 404) Object.assign(response, { status: 500 })
    }),
    reported: ['fail catalog.product 500: an internal error'],
  },
}
