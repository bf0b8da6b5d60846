/** Planted deviations of the lists of a customer. */
import { add, bodies, edit, type PlantedDeviation, requests, rows } from './deviate.ts'

export const plantedInLists: Record<string, PlantedDeviation> = {
  'an ignored status filter': [
    requests('order.list', ({ url }) => url.searchParams.delete('status')),
    'fail order.list 200 status filter at data.1.order_status',
  ],
  'an ignored order number filter': [
    requests('order.list', ({ url }) => url.searchParams.delete('txnid')),
    'fail order.list 200 order number filter at data',
  ],
  'a second page that repeats the first': [
    (() => {
      let first: unknown
      return bodies('order.list', 'data.0', (row, { url }) => {
        const page = url.searchParams.get('page')
        if (page === '1') first = row['order_txn_id']
        if (page === '2') row['order_txn_id'] = first
      })
    })(),
    'fail order.list 200 repeated rows at data',
  ],
  'a list of one page that ignores the page': [
    requests('profile.testAccounts', ({ url }) => url.searchParams.set('page', '1')),
    'fail profile.testAccounts 200 paging at current_page',
    'fail profile.testAccounts 200 paging at data',
    'fail profile.testAccounts 200 repeated rows at data',
  ],
  'pages of five without a last page': [
    bodies('order.list', '', (body, { url }) => {
      const page = Number(url.searchParams.get('page'))
      if (page > 2) return
      if (Array.isArray(body['data']))
        body['data'] = page === 1 ? body['data'].slice(0, 5) : body['data']
      for (const key of ['current_page', 'last_page', 'per_page', 'total']) delete body[key]
    }),
    'fail order.list 200 paging at data',
    'warning order.list 200 declared form at current_page: the field is missing',
    'warning order.list 200 declared form at last_page: the field is missing',
    'warning order.list 200 declared form at per_page: the field is missing',
    'warning order.list 200 declared form at total: the field is missing',
  ],
  'a wrong last page': edit('order.list', 'last_page', () => 9, 'fail paging'),
  'a page with fewer rows than its total says': [
    bodies('profile.testAccounts', '', add('total', 1)),
    'fail profile.testAccounts 200 paging at data',
  ],
  'a list with other quantities and names than the orders': [
    rows('order.list', (row) =>
      Object.assign(row, { order_total_quantity: 99, order_item_names: ['Another order'] }),
    ),
    'fail order.detail 200 list and detail agree at data.items.*.product.product_name',
    'fail order.detail 200 list and detail agree at data.items.*.quantity',
  ],
  'a shipped order that can be cancelled': [
    bodies('order.detail', 'data', (order) =>
      Object.assign(order, { order_status: 'shipped', cancellable: true }),
    ),
    'fail order.detail 200 cancellation at data.cancellable',
  ],
  'the oldest order first': [
    bodies('order.list', '', ({ data }, { url }) => {
      if (url.searchParams.get('status') === '' && Array.isArray(data)) data.reverse()
    }),
    'warning order.list 200 newest first at data.1.order_txn_date',
  ],
}
