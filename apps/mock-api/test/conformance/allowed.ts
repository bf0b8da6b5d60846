/** What a host may do otherwise than the mock: a run with all of it has no deviation. */
import { randomUUID } from 'node:crypto'
import {
  bodies,
  type Deviation,
  isFields,
  messages,
  refuses,
  replies,
  statuses,
} from './deviate.ts'

const now = new Date().toISOString()

export const allowed: readonly Deviation[] = [
  messages('coupon.apply', 404, 'No cart: see https://shop-admin.example/help/carts.php'),
  messages('catalog.product', 404, 'No such page: GET /api/v1/product/abc, ../../etc/passwd'),
  bodies('profile.testAccounts', 'data.0', (seat) =>
    Object.assign(seat, { test_url: 'http://localhost:9/test' }),
  ),
  bodies('order.detail', 'data', (order) => Object.assign(order, { cancellable: false })),
  bodies(
    'order.list',
    'data.0',
    ({ order_item_names: names }) => Array.isArray(names) && names.reverse(),
  ),
  bodies('payment.verify', '', (paid) =>
    Object.assign(paid, { txnDate: now, message: `Paid. ${Math.random()}` }),
  ),
  replies(
    'auth.signin',
    ({ body }) => isFields(body) && Object.assign(body, { message: `Reference ${randomUUID()} .` }),
  ),
  replies('profile.updateDetail', (reply, { body }) => {
    if (reply.status === 422 && isFields(body) && 'email' in body) reply.status = 400
  }),
  ...['auth.signup', 'order.place'].map((operation) =>
    refuses(operation, (_request, body) => JSON.stringify(body).includes('@example.com')),
  ),
  statuses('auth.signout', 401, 200, { message: 'Signed out.' }),
  bodies('profile.detail', 'data', (row) =>
    Object.assign(row, { phone: String(row['phone']).replaceAll(' ', '') }),
  ),
  replies('catalog.products', (reply, { headers }) => {
    if ('authorization' in headers) Object.assign(reply, { status: 401, body: '<h1>401</h1>' })
  }),
  bodies('catalog.product', 'data', ({ product_images: pictures }) => {
    if (Array.isArray(pictures)) pictures.push('no-such-picture.png')
  }),
]
