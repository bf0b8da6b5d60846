/** `pnpm conform` against a stub host with known deviations: it must report exactly those. */
import { describe, expect, test } from 'vitest'
import { conform, type Report } from '../conformance/index.ts'
import { type Modify, type StubResponse, stubHost } from './stub-host.ts'

type Body = Record<string, unknown>

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null
}

/** Modifies the object at a path of the body; responses without it are unchanged. */
function inside(response: StubResponse, path: readonly string[], modify: (owner: Body) => void) {
  const owner = path.reduce<unknown>((value, key) => (isBody(value) ? value[key] : undefined), response.body)
  if (isBody(owner)) modify(owner)
}

interface Example {
  readonly operation: string
  readonly modify: Modify
  /** `level operation status path: message`, without the messages of zod. */
  readonly reported: readonly string[]
}

const examples: Record<string, Example> = {
  'a wrong type on a shown field': {
    operation: 'trainers.list',
    modify: (response) => inside(response, ['data', '0'], (row) => Object.assign(row, { trainer_number: 'one' })),
    reported: ['fail trainers.list 200 data.0.trainer_number'],
  },
  'a missing shown field': {
    operation: 'trainers.list',
    modify: (response) => inside(response, ['data', '0'], (row) => delete row.trainer_name),
    reported: ['fail trainers.list 200 data.0.trainer_name'],
  },
  'a missing assumed field, in every row': {
    operation: 'catalog.products',
    modify: (response) => {
      inside(response, ['data', '0'], (row) => delete row.is_featured)
      inside(response, ['data', '1'], (row) => delete row.is_featured)
    },
    reported: ['warning catalog.products 200 data.0.is_featured'],
  },
  'an extra key': {
    operation: 'trainers.list',
    modify: (response) => inside(response, ['data', '0'], (row) => Object.assign(row, { trainer_photo: 'x.png' })),
    reported: ['warning trainers.list 200 data.0.trainer_photo: an extra key'],
  },
  'an undeclared status': {
    operation: 'settings.shipping',
    modify: (response) => Object.assign(response, { status: 206 }),
    reported: ['fail settings.shipping 206: status 206 is not declared'],
  },
  'a wrong content type': {
    operation: 'settings.shipping',
    modify: (response) => Object.assign(response, { contentType: 'text/html' }),
    reported: ['fail settings.shipping 200: the content type is text/html, not application/json'],
  },
  'an error body without a code': {
    operation: 'coupon.apply',
    modify: (response) => inside(response, [], (body) => delete body.code),
    reported: ['warning coupon.apply 404 code', 'warning coupon.apply 422 code'],
  },
  'an error body without a message': {
    operation: 'order.detail',
    modify: (response) => {
      if (response.status === 404) inside(response, [], (body) => delete body.message)
    },
    reported: ['fail order.detail 404 message'],
  },
  'an HTML page for an error': {
    operation: 'coupon.apply',
    modify: (response) => {
      if (response.status === 404) Object.assign(response, { body: '<h1>Not found</h1>', contentType: 'text/html' })
    },
    reported: ['fail coupon.apply 404: the body is not JSON: "<h1>Not found</h1>"'],
  },
  'an empty body': {
    operation: 'catalog.sliders',
    modify: (response) => Object.assign(response, { body: '' }),
    reported: ['fail catalog.sliders 200: the body is empty'],
  },
  'a body that is an array': {
    operation: 'trainers.list',
    modify: (response) => Object.assign(response, { body: [] }),
    reported: ['fail trainers.list 200'],
  },
  'an amount with three decimals': {
    operation: 'order.detail',
    modify: (response) => inside(response, ['data'], (order) => Object.assign(order, { order_total_amount: 49.905 })),
    reported: ['fail order.detail 200 data.order_total_amount'],
  },
  'an amount as text in a nested object': {
    operation: 'order.detail',
    modify: (response) =>
      inside(response, ['data', 'items', '0', 'product'], (row) => Object.assign(row, { product_price: '49.90' })),
    reported: ['fail order.detail 200 data.items.0.product.product_price'],
  },
  'a time without an offset': {
    operation: 'order.detail',
    modify: (response) =>
      inside(response, ['data'], (order) => Object.assign(order, { order_txn_date: '2026-11-21T10:00:00' })),
    reported: ['fail order.detail 200 data.order_txn_date'],
  },
  'an unknown order status': {
    operation: 'order.list',
    modify: (response) => inside(response, ['data', '0'], (row) => Object.assign(row, { order_status: 'teleported' })),
    reported: ['warning order.list 200 data.0.order_status'],
  },
  'null for a required name': {
    operation: 'profile.detail',
    modify: (response) => inside(response, ['data'], (profile) => Object.assign(profile, { first_name: null })),
    reported: ['fail profile.detail 200 data.first_name'],
  },
  'a list with wrong page numbers': {
    operation: 'order.list',
    modify: (response) =>
      inside(response, [], (body) => 'last_page' in body && Object.assign(body, { last_page: 1, current_page: 1 })),
    reported: [
      'warning order.list 200: last_page is 1 where 2 is expected',
      'warning order.list 200: current_page is 1 where 2 is expected',
    ],
  },
  "access to another customer's list": {
    operation: 'profile.testAccounts',
    modify: (response, url) => {
      if (response.status !== 403) return
      const number = Number(url.searchParams.get('page'))
      const body = { data: [], current_page: number, last_page: 1, per_page: 10, total: 0 }
      Object.assign(response, { status: 200, body })
    },
    reported: ['fail profile.testAccounts 200: returned 200 where 403 is expected'],
  },
  'an internal error for an unknown product': {
    operation: 'catalog.product',
    modify: (response) => {
      if (response.status === 404)
        Object.assign(response, { status: 500, body: { message: 'No.', code: 'internal_error' } })
    },
    reported: [
      'warning catalog.product 500: returned 500 where 404 is expected',
      'warning catalog.product 500: returned 500 where 400 or 404 or 422 is expected',
    ],
  },
}

/** The deviations as lines, without the messages of zod, which change between versions. */
function reportedBy(report: Report): string[] {
  const ours = /^(an extra key|status|the |returned|last_page|current_page)/
  return report.deviations.map(
    ({ level, operation, status, path, message }) =>
      `${level} ${operation} ${status}${path === '' ? '' : ` ${path}`}${ours.test(message) ? `: ${message}` : ''}`,
  )
}

describe('a conforming host', () => {
  test('passes without deviations, and reports what was not tested', async () => {
    await using host = await stubHost()
    const report = await conform(host)
    expect(report.deviations).toEqual([])
    expect(report.conforms).toBe(true)
    expect(report.coverage).toHaveLength(24)
    const results = Object.fromEntries(report.coverage.map((row) => [row.operation, row.result]))
    expect(results).toMatchObject({
      'trainers.list': 'pass',
      'coupon.apply': 'errors only',
      'order.place': 'not tested',
    })
  })

  test('gets the number of responses with each status', async () => {
    await using host = await stubHost()
    const report = await conform(host)
    const list = report.coverage.find(({ operation }) => operation === 'order.list')
    expect(list?.statuses).toEqual({ 200: 3, 400: 0, 401: 2, 403: 1, 422: 1, 429: 0, 500: 0, 503: 0 })
  })
})

describe('reports a deviation, and no other', () => {
  test.each(Object.entries(examples))('%s', async (_name, { operation, modify, reported }) => {
    await using host = await stubHost({ [operation]: modify })
    const report = await conform(host)
    expect(reportedBy(report).sort()).toEqual([...reported].sort())
    expect(report.conforms).toBe(!reported.some((line) => line.startsWith('fail')))
  })

  test('several deviations at once', async () => {
    const together = [
      'a missing shown field',
      'a missing assumed field, in every row',
      'a wrong content type',
      'an error body without a code',
      'an empty body',
      'a time without an offset',
      'an unknown order status',
      'null for a required name',
      "access to another customer's list",
      'an internal error for an unknown product',
    ]
    const chosen = together.map((name) => examples[name]).filter((example) => example !== undefined)
    await using host = await stubHost(Object.fromEntries(chosen.map(({ operation, modify }) => [operation, modify])))
    expect(reportedBy(await conform(host)).sort()).toEqual(chosen.flatMap(({ reported }) => reported).sort())
  })
})

test('an operation that never succeeds does not pass, even with valid error responses', async () => {
  const down: Modify = (response) =>
    Object.assign(response, { status: 503, body: { message: 'Closed.', code: 'unavailable' } })
  await using host = await stubHost({ 'trainers.list': down })
  const report = await conform(host)
  expect(report.coverage.find(({ operation }) => operation === 'trainers.list')?.result).toBe('no success')
  expect(report.conforms).toBe(false)
})

test('an unreachable host is an error, not a deviation', async () => {
  const host = await stubHost()
  await host[Symbol.asyncDispose]()
  await expect(conform(host)).rejects.toThrow(/did not respond to GET/)
})
