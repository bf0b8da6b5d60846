/** Planted deviations of form and catalogue. */
import {
  bodies,
  combine,
  edit,
  type Fields,
  type PlantedDeviation,
  refuses,
  replies,
  rows,
  statuses,
} from './deviate.ts'

const form: Record<string, PlantedDeviation> = {
  'a missing shown field': edit(
    'trainers.list',
    'data.0.trainer_name',
    () => undefined,
    'fail declared form: the field is missing',
  ),
  'an unknown mode': edit(
    'settings.shipping',
    'data.countries.1.mode',
    () => 'x',
    'warning declared form: invalid option',
  ),
  'a shown field that is null in every row': [
    rows('trainers.list', (row) => Object.assign(row, { trainer_name: null })),
    'fail trainers.list 200 empty columns at data.*.trainer_name',
    'warning trainers.list 200 declared form at data.0.trainer_name: wrong value',
  ],
  'pictures that are not found': [
    replies('control', (reply, { url }) => {
      if (url.pathname.startsWith('/uploads'))
        Object.assign(reply, { status: 404, body: 'Not found' })
    }),
    'fail catalog.product 200 pictures at data.product_images',
    'fail catalog.products 200 pictures at data.*.product_thumbnail',
    'fail catalog.sliders 200 pictures at data.*.image',
    'fail profile.updateAvatar 200 pictures at data.avatar',
  ],
  'an avatar that is not found': edit(
    'profile.detail',
    'data.avatar',
    () => 'no-such-avatar.png',
    'fail pictures',
  ),
  'an error without a message': [
    statuses('payment.verify', 404, 404, { code: 'session_not_found' }),
    'fail payment.verify 404 declared form at message: the field is missing',
  ],
  'a success with the status 200 instead of 201': [
    statuses('order.place', 201, 200),
    'warning order.place 200 declared form: the status is not declared',
  ],
  'an empty body': [
    statuses('auth.signout', 200, 200, ''),
    'fail auth.signout 200 declared form: the body is empty',
  ],
  'an internal error for an unknown product': [
    statuses('catalog.product', 404, 500),
    'fail catalog.product 500 internal errors',
  ],
}

/** Changes the products of the list and of the details. */
const products = (change: (row: Fields) => void) =>
  combine(rows('catalog.products', change), rows('catalog.product', change))

const catalogue: Record<string, PlantedDeviation> = {
  'types in uppercase, in the list and the details': [
    products((row) => {
      row['product_type'] = String(row['product_type']).toUpperCase()
    }),
    'fail catalog.product 200 spelling of values at data.product_type',
    'fail catalog.products 200 product types at data.*.product_type',
    'fail catalog.products 200 spelling of values at data.0.product_type',
  ],
  'a slide whose link runs a script': [
    bodies('catalog.sliders', 'data.0', (slide) =>
      Object.assign(slide, { link: 'javascript:alert(1)' }),
    ),
    'fail catalog.sliders 200 script addresses at data.0.link',
  ],
  'a product that is listed twice': [
    bodies('catalog.products', '', ({ data }) => Array.isArray(data) && data.push(data[0])),
    'fail catalog.products 200 unique ids at data.*.product_id',
  ],
  'a renamed type, in the list and the details': [
    products((row) => {
      if (row['product_type'] === 'lpitest') row['product_type'] = 'personal_test'
    }),
    'fail catalog.products 200 product types at data.*.product_type',
    'warning catalog.product 200 declared form at data.product_type: invalid option',
    'warning catalog.products 200 declared form at data.0.product_type: invalid option',
  ],
  'ebooks as pdf, and tests with another format, in the list and the details': [
    products((row) => {
      const isTest = row['product_type'] !== 'other'
      if (isTest || row['product_format'] === 'ebook')
        row['product_format'] = isTest ? 'quiz' : 'pdf'
    }),
    'warning catalog.product 200 declared form at data.product_format: invalid option',
    'warning catalog.products 200 declared form at data.0.product_format: invalid option',
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
    products((row) => {
      if (row['product_id'] === 6) row['min_order_quantity'] = 6
    }),
    'fail catalog.products 200 product limits at data.5.min_order_quantity',
  ],
}

export const plantedInProducts = { ...form, ...catalogue }
