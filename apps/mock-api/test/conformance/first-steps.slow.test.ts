import { expect, test } from 'vitest'
import { bodies, type Deviation, isFields, replies } from './deviate.ts'
import { missing, planted, resultsOf, runAgainst } from './run-against.ts'

test.each([
  ['text/html', '<h1>404</h1>'],
  ['application/json', { message: 'No such page.' }],
])(
  'a host without any call gets the address to check first, and no failure for the form of %s',
  async (type, body) => {
    const nothing: Deviation = async () => ({
      status: 404,
      headers: { 'content-type': type },
      body,
    })
    const { coverage, deviations, firstSteps, conforms } = await runAgainst([nothing])
    expect(coverage.find(({ operation }) => operation === 'catalog.products')?.result).toBe(
      'missing',
    )
    const failed = deviations.filter(({ level }) => level === 'fail')
    expect(new Set(failed.map(({ rule }) => rule))).toEqual(new Set(['CORS']))
    expect(firstSteps.slice(0, 3)).toEqual([
      'http://localhost:4010/api/v1: no call was found, so check the address',
      'CORS: the response does not allow the pages of the shop at access-control-allow-origin: ' +
        'expected https://shop.example, received nothing. ' +
        'Answer preflight requests, and allow the origin of the shop in each response.',
      'catalog.products: implement it',
    ])
    expect(conforms).toBe(false)
  },
)

test.each([
  [
    'an empty catalogue',
    'catalog.products: lists no product that can be ordered at data: ' +
      'expected products with an id, a type, a price and quantities, received 0 without them',
  ],
  [
    'a cart for a single product',
    'cart.update: refused a valid request: expected 200, received 422 "Not possible."',
  ],
])(
  'a host that can take no order does not conform, with what to do first: %s',
  async (name, step) => {
    const [deviation] = planted[name] ?? []
    const report = await runAgainst(deviation ? [deviation] : [])
    const { conforms, firstSteps } = report
    expect(resultsOf(report)).toMatchObject({ 'payment.create': 'not tested' })
    expect(firstSteps[0]).toBe(step)
    expect(conforms).toBe(false)
  },
)

test('what to do first begins with what is unsafe, then with what a purchase needs', async () => {
  const names = ['any reset token', 'an order total with an undeclared fee', 'a missing picture']
  const report = await runAgainst([
    missing('cart.update'),
    ...names.flatMap((name) => planted[name]?.[0] ?? []),
  ])
  expect(report.notes.join()).not.toContain('The account has no orders')
  expect(report.firstSteps.slice(0, 2)).toEqual([
    'auth.resetPassword: accepted an unknown reset token: expected 422, received 200',
    'cart.update: implement it',
  ])
  expect(report.notes).toContain('A cart could not be filled: checks that need it were skipped.')
})

test('what to do first has one step for each cause', async () => {
  const [deviation] = planted['data of a customer in shared caches'] ?? []
  const only = new Set(['coupon.apply', 'order.detail', 'order.list', 'profile.detail'])
  const { firstSteps } = await runAgainst(deviation ? [deviation] : [], { only })
  expect(firstSteps).toEqual([
    expect.stringMatching(/^\S+, \S+, \S+(?:, \d+ more)?: a shared cache may store/),
  ])
})

test('what to do first is the wrong form, and not what follows from it', async () => {
  const withUnit = bodies('cart.update', 'cart', ({ items }) => {
    for (const item of [items].flat().filter(isFields)) item['quantity'] = `${item['quantity']} pcs`
  })
  const only = new Set(['catalog.products', 'cart.update'])
  const { firstSteps } = await runAgainst([withUnit], { only })
  expect(firstSteps[0]).toBe(
    'cart.update: wrong value at cart.items.0.quantity: expected number, received "1 pcs"',
  )
})

const failingOrderList = replies('order.list', (reply) =>
  Object.assign(reply, { status: 500, body: '<h1>Error</h1>' }),
)

test.each([
  ['coupon.apply: the amounts', planted['a discount of another percentage']?.[0]],
  ['order.list: an internal error', failingOrderList],
])('what to do first is the cause in a whole run: %s', async (step, deviation) => {
  const { firstSteps } = await runAgainst(deviation ? [deviation] : [])
  expect(firstSteps[0]).toContain(step)
})

test('a call that responds with 501, or with 404 to every request, is missing', async () => {
  const notBuilt: Deviation = async (request, next) =>
    request.operation === 'cart.update'
      ? { status: 501, headers: {}, body: '<h1>Not built</h1>' }
      : next(request)
  const unknown = ['auth.signup', 'order.list', 'order.detail']
  const report = await runAgainst([notBuilt, ...unknown.map(missing)], { origin: undefined })
  for (const call of ['cart.update', ...unknown])
    expect(resultsOf(report)).toMatchObject({ [call]: 'missing' })
})

test('what to do first begins with CORS, and then the calls of a purchase', async () => {
  const calls = [
    'cart.update',
    'order.place',
    'payment.create',
    'payment.verify',
    'auth.signup',
    'catalog.sliders',
  ]
  const withoutCors = planted['no CORS headers']?.[0]
  const { firstSteps } = await runAgainst([
    ...calls.map(missing),
    ...(withoutCors ? [withoutCors] : []),
  ])
  expect(firstSteps.map((step) => step.replace(/:.*/, ''))).toEqual([
    'CORS',
    'cart.update',
    'auth.signup',
    'catalog.sliders',
  ])
})
