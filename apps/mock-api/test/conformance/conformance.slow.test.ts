/**
 * Hosts that are correct, sparse, limited or incomplete: no false alarm, and a note for what was
 * not tested.
 */
import { conform, formatReport, rules } from '@shop/conformance'
import { operations } from '@shop/contract'
import { describe, expect, test } from 'vitest'
import { allowed } from './allowed.ts'
import {
  add,
  bodies,
  combine,
  type Deviation,
  deviatingMock,
  isFields,
  refuses,
  replies,
  requests,
  statuses as sendsStatus,
} from './deviate.ts'
import {
  everything,
  linesOf,
  missing,
  resultsOf,
  runAgainst,
  withoutControl,
} from './run-against.ts'

test('the mock has no deviation with every check', async () => {
  const report = await runAgainst([], { strict: true })
  expect(report.deviations).toEqual([])
  expect(report.notes).toEqual([])
  expect(report.conforms).toBe(true)
  expect(resultsOf(report)).toEqual(
    Object.fromEntries(operations.map(({ name }) => [name, 'pass'])),
  )
  const checked = new Set<string>(report.rules.map(({ rule }) => rule))
  expect(Object.keys(rules).filter((rule) => !checked.has(rule))).toEqual([
    'host gone',
    'request limits',
    'refusals in a success',
    'status of expired sessions',
    'given options',
    'closed connections',
    'finished checks',
    'internal errors',
    'status of refusals',
  ])
})

/** With JSON of other types, a sign-out without a body, and no null. */
const otherForms = combine(
  sendsStatus('auth.signout', 200, 204, ''),
  sendsStatus('profile.updatePassword', 200, 200, ''),
  async (request, next) => {
    const reply = await next(request)
    const type = reply.status < 300 ? 'application/vnd.api+json' : 'application/problem+json'
    if (isFields(reply.body)) reply.headers['content-type'] = type
    if (reply.body === '') delete reply.headers['content-type']
    return reply
  },
  bodies('auth.signin', 'user', (user) => delete user['avatar']),
)

test.each([
  ['plain', 'bare', 'answers with the content itself'],
  ['wrapped', 'wrapped', 'answers are wrapped in data'],
  ['least', 'declared', undefined],
] as const)(
  'a %s host has warnings for the form alone, and the report has the form of each call: %s',
  async (style, form, text) => {
    const host = await deviatingMock()
    await host.mock.host(style)
    const report = await conform({ ...everything, fetch: host.fetch })
    const found = report.deviations.map(({ level, rule }) => `${level} ${rule}`)
    expect(found.filter((line) => line !== 'warning declared form')).toEqual([])
    expect(report.conforms).toBe(true)
    const forms = new Map(report.coverage.map((row) => [row.operation, row.forms]))
    expect(forms.get('order.list')).toEqual([form])
    expect(forms.get('auth.signin')).toEqual([form])
    expect(forms.get('cart.update')).toEqual(['declared'])
    const lines = formatReport(report).match(/^- form .*: (?=auth\.signup, )/gm) ?? []
    expect(lines).toEqual(text ? [`- form ${text}, which the shop reads: `] : [])
  },
)

test('a sparse host, with the forms of PHP, has warnings for the form alone', async () => {
  const host = await deviatingMock([otherForms])
  await host.mock.host('sparse')
  const report = await conform({ ...everything, fetch: host.fetch })
  expect(new Set(report.deviations.map(({ level, rule }) => `${level} ${rule}`))).toEqual(
    new Set(['warning declared form']),
  )
  expect(new Set(Object.values(resultsOf(report)))).toEqual(new Set(['warning']))
  const count = operations.length
  expect(formatReport(report)).toContain(
    `\n${count} of ${count} operations passed, ${count} of them with warnings; `,
  )
  expect(report.conforms).toBe(true)
})

test('a host that differs from the mock where it may has no deviation', async () => {
  const report = await runAgainst(allowed, { strict: true, mailDomain: 'mail.example' })
  expect(report.deviations).toEqual([])
  expect(report.conforms).toBe(true)
})

test('without --write a host passes, with a note for each part that was not tested', async () => {
  const { origin: _, email: __, password: ___, ...readOnly } = everything
  const host = await deviatingMock()
  const report = await conform({ ...readOnly, write: false, fetch: host.fetch })
  expect(report.deviations).toEqual([])
  expect(report.conforms).toBe(true)
  expect(resultsOf(report)).toMatchObject({
    'trainers.list': 'pass',
    'coupon.apply': 'errors only',
    'order.place': 'not tested',
  })
  expect(report.notes).toEqual([
    'CORS was not tested. If the shop is on another origin than the host, name it with --origin.',
    'Read-only: operations that change data were not tested. --write tests them.',
    'The pages of an account with orders were not tested. Use --email and --password.',
  ])
})

test('a missing call does not keep the pages of the customer from being requested', async () => {
  const report = await runAgainst([missing('profile.detail'), missing('trainers.list')], {
    write: false,
  })
  expect(resultsOf(report)).toMatchObject({
    'profile.detail': 'missing',
    'trainers.list': 'missing',
    'order.list': 'pass',
    'order.detail': 'pass',
    'profile.testAccounts': 'pass',
  })
  expect(linesOf(report)).toEqual([])
  expect(report.firstSteps).toEqual(['profile.detail: implement it', 'trainers.list: implement it'])
  expect(report.conforms).toBe(false)
})

test.each([
  ['order.detail', 404, { status: 404, message: 'No.' }, 404],
  ['order.place', 404, { success: false, message: 'No.' }, 422],
])(
  'a refusal of %s in a 2xx response is a refusal with a warning: %i as %j',
  async (name, status, body, read) => {
    const sendsOk = sendsStatus(name, status, 200, body)
    const lines = linesOf(await runAgainst([sendsOk], { only: new Set([name]) }))
    expect(lines).toContain(`warning ${name} ${read} status of refusals`)
    expect(lines.filter((line) => line.startsWith('fail'))).toEqual([])
  },
)

test.each(['success', true])(
  'a paid session with another status than 200 in the body is named with its value: %j',
  async (status) => {
    const named = replies('payment.verify', (reply) => {
      if (reply.status === 200 && isFields(reply.body)) reply.body['status'] = status
    })
    const report = await runAgainst([named], { only: new Set(['payment.verify']) })
    expect(linesOf(report)).toEqual([
      'fail payment.verify 200 declared form at status: wrong value',
    ])
    const found = `wrong value at status: expected 200, received ${JSON.stringify(status)}`
    expect(report.firstSteps).toEqual([`payment.verify: ${found}`])
  },
)

test('a host passes that refuses by an undeclared status, or a large body by a page', async () => {
  const statuses = {
    'order.detail 404': 403,
    'payment.verify 402': 409,
    'auth.resetPassword 422': 403,
  }
  const deviations = Object.entries(statuses).map(([name, other]) => {
    const [operation = '', status] = name.split(' ')
    return sendsStatus(operation, Number(status), other)
  })
  const page = sendsStatus(
    'profile.updateAvatar',
    413,
    413,
    '<h1>413 Request Entity Too Large</h1>',
  )
  const called = Object.keys(statuses).map((name) => name.replace(/ .*/, ''))
  const only = new Set([...called, 'profile.updateAvatar'])
  const report = await runAgainst([...deviations, page], { only })
  expect(new Set(linesOf(report))).toEqual(
    new Set(
      Object.entries(statuses).map(
        ([name, other]) => `warning ${name.split(' ')[0]} ${other} status of refusals`,
      ),
    ),
  )
  expect(report.conforms).toBe(true)
})

const limited = (
  operation: string,
  times: number,
  headers: Record<string, string> = {},
): Deviation => {
  let count = 0
  return replies(operation, (reply) => {
    count += 1
    const body = { message: 'Slow down.', code: 'too_many_requests' }
    if (count <= times)
      Object.assign(reply, { status: 429, body, headers: { ...reply.headers, ...headers } })
  })
}

describe('a host that limits the number of requests', () => {
  test('does not conform, since checks were skipped', async () => {
    const report = await runAgainst([limited('auth.signup', 5)], {
      only: new Set(['auth.signup']),
    })
    expect(linesOf(report)).toEqual(['fail auth.signup 429 request limits'])
    expect(report.firstSteps).toEqual([
      'request limits: limits the number of requests, so that checks were skipped: ' +
        'expected 422, received 429. Lift the limit for the test.',
    ])
    expect(report.conforms).toBe(false)
  })

  test('gets a request again after a short Retry-After', async () => {
    const report = await runAgainst([limited('trainers.list', 1, { 'retry-after': '0' })], {
      write: false,
    })
    expect(report.deviations).toEqual([])
    expect(report.conforms).toBe(true)
  })
})

test('shipping charges count for printed books alone', async () => {
  const carts = new Map<unknown, boolean>()
  const charges = combine(
    bodies('settings.shipping', 'data', add('shipping_charges', 5)),
    bodies('cart.update', 'cart', ({ cart_uid, items }) =>
      carts.set(cart_uid, JSON.stringify(items).includes('"book"')),
    ),
    bodies('order.place', 'data', (order, { body }) => {
      if (isFields(body) && carts.get(body['cart_uid'])) add('order_total_amount', 5)(order)
    }),
  )
  const report = await runAgainst([charges], { only: new Set(['order.place']) })
  expect(report.deviations).toEqual([])
})

const password = { password: 'Customer#2' }
test.each([
  [password, 'auth.signin', 401, '--email and --password'],
  [{ ...password, only: new Set(['order.list']) }, 'auth.signin', 401, '--email and --password'],
  [{ session: 'no-such-session-0000' }, 'payment.verify', 404, '--session'],
])(
  'a mistyped option is named, and no fault of the host: %j',
  async (options, operation, status, name) => {
    const report = await runAgainst([], { write: false, ...options })
    expect(linesOf(report)).toEqual([`fail ${operation} ${status} given options at ${name}`])
    const message = `refused what an option of the run names at ${name}`
    const found = `${message}: expected 200, received ${status}`
    expect(report.firstSteps).toEqual([
      `${operation}: ${found}. Check the value of the option first.`,
    ])
    const isSkipped = report.notes.some((note) =>
      /the pages of this account were not tested/.test(note),
    )
    expect(isSkipped).toBe(status === 401)
  },
)

test('a coupon that the host does not know fails, and orders are placed without it', async () => {
  const only = new Set(['coupon.apply', 'order.place'])
  const report = await runAgainst([], { coupon: 'NO-SUCH-COUPON', only })
  expect(linesOf(report)).toEqual(['fail coupon.apply 422 given options at --coupon'])
  expect(resultsOf(report)).toMatchObject({ 'coupon.apply': 'fail', 'order.place': 'pass' })
  expect(report.conforms).toBe(false)
})

test.each([404, 422])(
  'a host without the coupon of the mock gets a note after %i, and orders are placed without one',
  async (status) => {
    const isSample = (text: string) => text.toUpperCase().includes('WELCOME10')
    const report = await runAgainst(
      [
        refuses('coupon.apply', ({ url }) => isSample(url.search), status),
        refuses('order.place', (_request, body) => isSample(JSON.stringify(body))),
      ],
      { only: new Set(['coupon.apply', 'order.place']) },
    )
    expect(report.deviations).toEqual([])
    expect(report.notes).toContain(
      'A successful coupon.apply was not tested: name a valid coupon with --coupon.',
    )
    expect(resultsOf(report)).toMatchObject({
      'coupon.apply': 'errors only',
      'order.place': 'pass',
    })
    expect(report.conforms).toBe(true)
  },
)

test('a host without the control API is tested up to the payment and the reset mail', async () => {
  const report = await runAgainst([withoutControl])
  expect(report.deviations).toEqual([])
  expect(report.notes).toEqual([
    'Stopped before the payment: without the mock control API a real card would be charged. ' +
      'The paid order, its access codes and the emptied cart were not checked; --session ' +
      'verifies a session that is paid.',
    'The host does not expose its mails: a successful auth.resetPassword was not tested.',
  ])
  expect(resultsOf(report)).toMatchObject({
    'payment.verify': 'errors only',
    'auth.resetPassword': 'errors only',
  })
  expect(report.conforms).toBe(true)
  // Another host than the mock never shows these successes.
  expect(report.firstSteps).toEqual([])
  expect(formatReport(report)).toContain('No fault found; 2 of 24 operations were not tested.')
})

test('a host may send the client secret of a Stripe session', async () => {
  const secret = 'cs_test_a1B2_secret_sample'
  const embedded = bodies('payment.create', '', (body) =>
    Object.assign(body, { clientSecret: secret }),
  )
  const only = new Set(['payment.create'])
  expect((await runAgainst([withoutControl, embedded], { only })).deviations).toEqual([])
})

test('a host that ignores customer_id and returns the own rows gets warnings alone', async () => {
  const ignored = (operation: string) =>
    requests(operation, ({ url }) => url.searchParams.delete('customer_id'))
  const names = ['order.list', 'profile.testAccounts']
  const report = await runAgainst(names.map(ignored), { only: new Set(names) })
  expect(linesOf(report)).toEqual([
    'warning order.list 200 harmless invalid requests',
    'warning profile.testAccounts 200 harmless invalid requests',
  ])
})

test('the request and the values of a deviation contain no password or token', async () => {
  const plain = (operation: string) =>
    replies(operation, ({ headers }) => Object.assign(headers, { 'content-type': 'text/plain' }))
  const names = operations.map(({ name }) => name).filter((name) => /^(auth|profile)/.test(name))
  const report = await runAgainst(names.map(plain), { only: new Set(names) })
  expect(report.deviations.length).toBeGreaterThan(5)
  expect(JSON.stringify(report)).not.toMatch(/Customer#1|Conform#\d|Short#1/)
  expect(JSON.stringify(report)).toContain(String.raw`\"password\":\"(hidden)\"`)
})
