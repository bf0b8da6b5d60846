import { expect, test } from 'vitest'
import { operations } from '../operations.ts'
import { checkResponse } from './check-response.ts'

const payment = {
  status: 200,
  txnId: 'SAMPLE-0001',
  txnAmount: 1,
  message: 'Paid.',
  txnDate: '2026-11-21T10:00:00+08:00',
}

/** The findings of a response, which is JSON where only the body is given. */
function findings(
  name: string,
  body: unknown,
  { status = 200, type = 'application/json' }: { status?: number; type?: string } = {},
) {
  const operation = operations.find((each) => each.name === name)
  if (!operation) throw new Error(`no ${name}`)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const json = typeof body === 'string' ? undefined : body
  return checkResponse({ operation, status, headers: { 'content-type': type }, text, json })
}

test('a value without the pattern of its field is reported with the pattern', () => {
  expect(findings('payment.verify', { ...payment, txnId: 'X' })).toMatchObject([
    {
      level: 'warning',
      path: 'txnId',
      message: 'invalid text',
      expected: 'the pattern /^[A-Za-z0-9_-]{8,64}$/',
    },
  ])
})

test.each([
  ['a wrong type', { txnId: true }, 'fail declared form at txnId: wrong value'],
  // The shop reads these forms.
  ['a third decimal', { txnAmount: 1.001 }, 'warning declared form at txnAmount: invalid number'],
  ['an amount as text', { txnAmount: '1.00' }, 'warning declared form at txnAmount: wrong value'],
  [
    'an undeclared field',
    { photo: 'x.png' },
    'warning declared form at photo: the field is not declared',
  ],
  [
    'a password hash',
    { password_hash: '$2y$10$sample' },
    'fail secrets at password_hash: the response contains a secret',
  ],
])('%s is found at its place', (_, change, found) => {
  const lines = findings('payment.verify', { ...payment, ...change }).map(
    ({ level, rule, path, message }) => `${level} ${rule} at ${path}: ${message}`,
  )
  expect(lines).toEqual([expect.stringContaining(found)])
})

test.each([
  ['settings.shipping', { data: {} }, { status: 206 }, 'warning', 'the status is not declared'],
  ['catalog.sliders', { data: [] }, { type: 'text/html' }, 'fail', 'the content type is wrong'],
  [
    'catalog.product',
    '<h1>Not found</h1>',
    { status: 404, type: 'text/html' },
    'fail',
    'the body is not JSON',
  ],
  // A session that ends needs no message, but a body that is said to be JSON cannot be read.
  ['order.list', '<h1>401</h1>', { status: 401, type: 'text/html' }, 'warning', 'not JSON'],
  ['order.list', '<h1>401</h1>', { status: 401 }, 'fail', 'the body is not JSON'],
])('%s with %j and %j: %s, %s', (name, body, response, level, message) => {
  expect(findings(name, body, response)).toContainEqual(
    expect.objectContaining({ level, message: expect.stringContaining(message) }),
  )
})
