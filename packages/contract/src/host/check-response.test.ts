import { expect, test } from 'vitest'
import { operations } from '../operations.ts'
import { checkResponse } from './check-response.ts'

test('a value without the pattern of its field is reported with the pattern', () => {
  const operation = operations.find(({ name }) => name === 'payment.verify')
  if (!operation) throw new Error('no payment.verify')
  const txnDate = '2026-11-21T10:00:00+08:00'
  const json = { status: 200, txnId: 'X', txnAmount: 1, message: 'Paid.', txnDate }
  const response = {
    operation,
    request: '',
    status: 200,
    headers: { 'content-type': 'application/json' },
  }
  expect(checkResponse({ ...response, text: JSON.stringify(json), json })).toMatchObject([
    {
      level: 'warning',
      path: 'txnId',
      message: 'invalid text',
      expected: 'the pattern /^[A-Za-z0-9_-]{8,64}$/',
    },
  ])
})
