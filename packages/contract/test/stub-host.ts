/** A host that conforms in all read-only checks, with responses that a test can modify. */
import { createServer } from 'node:http'
import { ERROR_STATUS, type ErrorCode, emptyTaxDetails } from '../src/index.ts'

export interface StubResponse {
  status: number
  /** Sent as JSON, except for strings, which are sent as they are. */
  body: unknown
  contentType: string
}

/** Modifies the response of an operation. */
export type Modify = (response: StubResponse, url: URL) => void

const TOKEN = 'a-token-of-the-stub'
const product = {
  product_id: 1,
  product_name: 'Sample book',
  product_price: 49.9,
  product_thumbnail: 'sample-book.svg',
  product_type: 'other',
  product_format: 'book',
  product_summary: 'A sample',
  min_order_quantity: 1,
  max_order_quantity: 5,
  is_featured: true,
  is_best_seller: false,
}
const sampleAddress = { address_line_one: '1 Jalan Contoh', state: 'Selangor', country: 'MY', postal_code: '46000' }
const summary = (number: number) => ({
  order_txn_id: `sample-order-${String(number).padStart(4, '0')}`,
  order_txn_date: '2026-11-21T10:00:00+08:00',
  order_status: 'paid',
  order_total_amount: 49.9,
  order_item_names: ['Sample book'],
  order_total_quantity: 1,
})
const order = {
  order_txn_id: 'sample-order-0001',
  order_txn_date: '2026-11-21T10:00:00+08:00',
  order_customer_name: 'Sample Customer',
  order_customer_phone: '+60 12-345 6789',
  order_customer_email: 'customer@example.com',
  order_shipping_address: sampleAddress,
  order_billing_address: sampleAddress,
  order_tax_details: emptyTaxDetails,
  items: [
    {
      quantity: 1,
      product_id: 1,
      product: {
        product_name: 'Sample book',
        product_thumbnail: 'sample-book.svg',
        product_type: 'other',
        product_price: 49.9,
      },
    },
  ],
  order_sub_total_amount: 49.9,
  order_discount_value: 0,
  order_discount_amount: 0,
  order_shipping_amount: 0,
  order_total_amount: 49.9,
  order_status: 'paid',
  cancellable: true,
  order_status_history: [{ status: 'paid', at: '2026-11-21T10:00:00+08:00' }],
}
const profile = {
  customer_id: 1,
  first_name: 'Sample',
  last_name: 'Customer',
  email: 'customer@example.com',
  phone: '',
  avatar: null,
  shipping_address: null,
  billing_address: null,
  tax_details: null,
}
const shipping = {
  free_country: 'MY',
  countries: [{ code: 'MY', name: 'Malaysia', mode: 'free' }],
  shipping_charges: 0,
  delivery_days: 5,
  ebook_delivery_days: 3,
  international_days_min: 14,
  international_days_max: 21,
}

const ok = (body: unknown): StubResponse => ({ status: 200, body, contentType: 'application/json; charset=utf-8' })
const error = (code: ErrorCode): StubResponse => ({ ...ok({ message: 'No.', code }), status: ERROR_STATUS[code] })

function page(rows: readonly unknown[], url: URL): StubResponse {
  const current_page = Number(url.searchParams.get('page'))
  if (current_page < 1) return error('validation_failed')
  const data = rows.slice((current_page - 1) * 10, current_page * 10)
  const last_page = Math.max(1, Math.ceil(rows.length / 10))
  return ok({ data, current_page, last_page, per_page: 10, total: rows.length })
}

const ownOnly = (url: URL, respond: () => StubResponse) =>
  url.searchParams.get('customer_id') === '1' ? respond() : error('forbidden')

type Handler = (url: URL, last: string) => StubResponse
const publicRoutes: Record<string, [name: string, handler: Handler]> = {
  '/home-page/products': ['catalog.products', () => ok({ data: [product, { ...product, product_id: 2 }] })],
  '/home-page/sliders': ['catalog.sliders', () => ok({ data: [] })],
  '/settings/shipping': ['settings.shipping', () => ok({ data: shipping })],
  '/licensed-trainers': [
    'trainers.list',
    () => ok({ data: [{ trainer_number: 1, trainer_name: 'Sample Trainer', trainer_certification: 'Level 1' }] }),
  ],
  '/coupon/apply': [
    'coupon.apply',
    (url) => error(url.searchParams.has('cart_uid') ? 'cart_not_found' : 'validation_failed'),
  ],
  '/product': [
    'catalog.product',
    (_, last) =>
      last === '1' || last === '2'
        ? ok({
            data: {
              ...product,
              product_id: Number(last),
              product_description: [],
              product_images: [],
              product_facts: [],
              related_product_ids: [],
            },
          })
        : error('product_not_found'),
  ],
}
const customerRoutes: Record<string, [name: string, handler: Handler]> = {
  '/profile/detail': ['profile.detail', () => ok({ data: profile })],
  '/profile/lpi/test-accounts': ['profile.testAccounts', (url) => ownOnly(url, () => page([], url))],
  '/order/list': [
    'order.list',
    (url) =>
      ownOnly(url, () =>
        page(
          Array.from({ length: 12 }, (_, index) => summary(index + 1)),
          url,
        ),
      ),
  ],
  '/order/detail': [
    'order.detail',
    (_, last) => (last === order.order_txn_id ? ok({ data: order }) : error('order_not_found')),
  ],
}

function respondTo(url: URL, token: string | undefined): { name: string; response: StubResponse } {
  const path = url.pathname.replace('/api/v1', '')
  const [, owner = path, last = ''] = /^(\/product|\/order\/detail)\/(.*)$/.exec(path) ?? []
  const [name, handler] = publicRoutes[owner] ?? customerRoutes[owner] ?? ['none', () => error('not_found')]
  const response = owner in customerRoutes && token !== TOKEN ? error('unauthenticated') : handler(url, last)
  return { name, response: structuredClone(response) }
}

export interface StubHost extends AsyncDisposable {
  readonly base: string
  readonly token: string
}

export async function stubHost(modifications: Record<string, Modify> = {}): Promise<StubHost> {
  const server = createServer((request, outgoing) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const { name, response } = respondTo(url, request.headers.authorization?.replace('Bearer ', ''))
    modifications[name]?.(response, url)
    outgoing.writeHead(response.status, { 'content-type': response.contentType })
    outgoing.end(typeof response.body === 'string' ? response.body : JSON.stringify(response.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the stub has no port')
  return {
    base: `http://127.0.0.1:${address.port}`,
    token: TOKEN,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
