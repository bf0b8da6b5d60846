/** The suite against a host that meets the contract but for what is planted: it reports exactly that. */
import { describe, expect, test } from 'vitest'
import { conform, type Report } from '../conformance/index.ts'
import { type Answer, type Bend, stubHost } from './stub-host.ts'

type Body = Record<string, unknown>

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null
}

/** The object at a place in the body; only of an answer that has it, so that refusals stay as they are. */
function inside(answer: Answer, path: readonly string[], bend: (owner: Body) => void) {
  const owner = path.reduce<unknown>((value, key) => (isBody(value) ? value[key] : undefined), answer.body)
  if (isBody(owner)) bend(owner)
}

interface Planted {
  readonly operation: string
  readonly bend: Bend
  /** As `level operation status path: message`, the message only as far as it is ours. */
  readonly told: readonly string[]
}

const planted: Record<string, Planted> = {
  'a wrong type on a shown field': {
    operation: 'trainers.list',
    bend: (answer) => inside(answer, ['data', '0'], (row) => Object.assign(row, { trainer_number: 'one' })),
    told: ['fail trainers.list 200 data.0.trainer_number'],
  },
  'a missing shown field': {
    operation: 'trainers.list',
    bend: (answer) => inside(answer, ['data', '0'], (row) => delete row.trainer_name),
    told: ['fail trainers.list 200 data.0.trainer_name'],
  },
  'a missing assumed field, in every row': {
    operation: 'catalog.products',
    bend: (answer) => {
      inside(answer, ['data', '0'], (row) => delete row.is_featured)
      inside(answer, ['data', '1'], (row) => delete row.is_featured)
    },
    told: ['learn catalog.products 200 data.0.is_featured'],
  },
  'an extra key': {
    operation: 'trainers.list',
    bend: (answer) => inside(answer, ['data', '0'], (row) => Object.assign(row, { trainer_photo: 'x.png' })),
    told: ['learn trainers.list 200 data.0.trainer_photo: an extra key'],
  },
  'an undeclared status': {
    operation: 'settings.shipping',
    bend: (answer) => Object.assign(answer, { status: 206 }),
    told: ['fail settings.shipping 206: status 206 is not declared'],
  },
  'a wrong content type': {
    operation: 'settings.shipping',
    bend: (answer) => Object.assign(answer, { contentType: 'text/html' }),
    told: ['fail settings.shipping 200: the content type is text/html, not application/json'],
  },
  'an error body without a code': {
    operation: 'coupon.apply',
    bend: (answer) => inside(answer, [], (body) => delete body.code),
    told: ['learn coupon.apply 404 code', 'learn coupon.apply 422 code'],
  },
  'an error body without a message': {
    operation: 'order.detail',
    bend: (answer) => {
      if (answer.status === 404) inside(answer, [], (body) => delete body.message)
    },
    told: ['fail order.detail 404 message'],
  },
  'a page of HTML for an error': {
    operation: 'coupon.apply',
    bend: (answer) => {
      if (answer.status === 404) Object.assign(answer, { body: '<h1>Not found</h1>', contentType: 'text/html' })
    },
    told: ['fail coupon.apply 404: the body is not JSON: "<h1>Not found</h1>"'],
  },
  'an empty body': {
    operation: 'catalog.sliders',
    bend: (answer) => Object.assign(answer, { body: '' }),
    told: ['fail catalog.sliders 200: the body is empty'],
  },
  'a body that is a bare list': {
    operation: 'trainers.list',
    bend: (answer) => Object.assign(answer, { body: [] }),
    told: ['fail trainers.list 200'],
  },
  'an amount with three decimals': {
    operation: 'order.detail',
    bend: (answer) => inside(answer, ['data'], (order) => Object.assign(order, { order_total_amount: 49.905 })),
    told: ['fail order.detail 200 data.order_total_amount'],
  },
  'an amount as text, deep inside': {
    operation: 'order.detail',
    bend: (answer) =>
      inside(answer, ['data', 'items', '0', 'product'], (row) => Object.assign(row, { product_price: '49.90' })),
    told: ['fail order.detail 200 data.items.0.product.product_price'],
  },
  'a time without an offset': {
    operation: 'order.detail',
    bend: (answer) =>
      inside(answer, ['data'], (order) => Object.assign(order, { order_txn_date: '2026-11-21T10:00:00' })),
    told: ['fail order.detail 200 data.order_txn_date'],
  },
  'a status that we do not know': {
    operation: 'order.list',
    bend: (answer) => inside(answer, ['data', '0'], (row) => Object.assign(row, { order_status: 'teleported' })),
    told: ['learn order.list 200 data.0.order_status'],
  },
  'a null where there is always a name': {
    operation: 'profile.detail',
    bend: (answer) => inside(answer, ['data'], (profile) => Object.assign(profile, { first_name: null })),
    told: ['fail profile.detail 200 data.first_name'],
  },
  'a list that does not page': {
    operation: 'order.list',
    bend: (answer) =>
      inside(answer, [], (body) => 'last_page' in body && Object.assign(body, { last_page: 1, current_page: 1 })),
    told: [
      'learn order.list 200: last_page is 1 where 2 is expected',
      'learn order.list 200: current_page is 1 where 2 is expected',
    ],
  },
  "another customer's list laid open": {
    operation: 'profile.testAccounts',
    bend: (answer, url) => {
      if (answer.status !== 403) return
      const number = Number(url.searchParams.get('page'))
      const body = { data: [], current_page: number, last_page: 1, per_page: 10, total: 0 }
      Object.assign(answer, { status: 200, body })
    },
    told: ['fail profile.testAccounts 200: answered 200 where 403 is expected'],
  },
  'a product for every number': {
    operation: 'catalog.product',
    bend: (answer) => {
      if (answer.status === 404)
        Object.assign(answer, { status: 500, body: { message: 'No.', code: 'internal_error' } })
    },
    told: [
      'learn catalog.product 500: answered 500 where 404 is expected',
      'learn catalog.product 500: answered 500 where 400 or 404 or 422 is expected',
    ],
  },
}

/** The deviations as lines; zod's own wording is left out, since it may change with zod. */
function told(report: Report): string[] {
  const ours = /^(an extra key|status|the |answered|last_page|current_page)/
  return report.deviations.map(
    ({ level, operation, status, path, message }) =>
      `${level} ${operation} ${status}${path === '' ? '' : ` ${path}`}${ours.test(message) ? `: ${message}` : ''}`,
  )
}

describe('a host that meets the contract', () => {
  test('conforms, with nothing to tell, and nothing passed that was not seen', async () => {
    await using host = await stubHost()
    const report = await conform(host)
    expect(report.deviations).toEqual([])
    expect(report.conforms).toBe(true)
    expect(report.coverage).toHaveLength(24)
    const verdict = Object.fromEntries(report.coverage.map((row) => [row.operation, row.verdict]))
    expect(verdict).toMatchObject({
      'trainers.list': 'pass',
      'coupon.apply': 'refusals only',
      'order.place': 'not tried',
    })
  })

  test('is told in full what was seen of each status', async () => {
    await using host = await stubHost()
    const report = await conform(host)
    const list = report.coverage.find(({ operation }) => operation === 'order.list')
    expect(list?.statuses).toEqual({ 200: 3, 400: 0, 401: 2, 403: 1, 422: 1, 429: 0, 500: 0, 503: 0 })
  })
})

describe('a deviation is told, and nothing else', () => {
  test.each(Object.entries(planted))('%s', async (_name, { operation, bend, told: lines }) => {
    await using host = await stubHost({ [operation]: bend })
    const report = await conform(host)
    expect(told(report).sort()).toEqual([...lines].sort())
    expect(report.conforms).toBe(!lines.some((line) => line.startsWith('fail')))
  })

  test('all at once, where they do not hide each other', async () => {
    const together = [
      'a missing shown field',
      'a missing assumed field, in every row',
      'a wrong content type',
      'an error body without a code',
      'an empty body',
      'a time without an offset',
      'a status that we do not know',
      'a null where there is always a name',
      "another customer's list laid open",
      'a product for every number',
    ]
    const chosen = together.map((name) => planted[name]).filter((one) => one !== undefined)
    await using host = await stubHost(Object.fromEntries(chosen.map(({ operation, bend }) => [operation, bend])))
    expect(told(await conform(host)).sort()).toEqual(chosen.flatMap((one) => one.told).sort())
  })
})

test('an operation that never succeeds is no pass, though each answer is well formed', async () => {
  const down: Bend = (answer) =>
    Object.assign(answer, { status: 503, body: { message: 'Closed.', code: 'unavailable' } })
  await using host = await stubHost({ 'trainers.list': down })
  const report = await conform(host)
  expect(report.coverage.find(({ operation }) => operation === 'trainers.list')?.verdict).toBe('no success')
  expect(report.conforms).toBe(false)
})

test('a host that is not there is out of reach, not deviant', async () => {
  const host = await stubHost()
  await host[Symbol.asyncDispose]()
  await expect(conform(host)).rejects.toThrow(/did not answer GET/)
})
