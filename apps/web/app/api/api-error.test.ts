import { describe, expect, it } from 'vitest'
import { ApiError, asApiError, failureOf, NotUnderstoodError } from './api-error'

describe('ApiError', () => {
  it('takes message, code and field errors from the body', () => {
    const error = new ApiError(422, {
      message: 'Check the form.',
      code: 'validation_failed',
      errors: { email: ['Invalid'] },
    })
    expect(error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      serverMessage: 'Check the form. Invalid',
      fields: { email: ['Invalid'] },
    })
  })

  it.each([undefined, null, 'Bad Gateway', [], { message: 7, code: '', errors: 'none' }])(
    'has no server message, code or fields for the body %j',
    (body) => {
      const error = new ApiError(502, body)
      expect([error.serverMessage, error.code, error.fields]).toEqual([undefined, undefined, {}])
      expect(error.message).toBe('HTTP status 502')
    },
  )

  it('takes one text or a list for each message', () => {
    const error = new ApiError(422, { message: ['One.', 'Two.'], errors: { email: 'Invalid' } })
    expect(error).toMatchObject({
      serverMessage: 'One. Two. Invalid',
      fields: { email: ['Invalid'] },
    })
  })

  it('is undefined for an error without a response', () => {
    expect(asApiError(new TypeError('Failed to fetch'))).toBeUndefined()
    expect(asApiError({ status: 404 })).toBeUndefined()
  })
})

// client.test.ts has the responses of a host.
describe('failureOf', () => {
  it.each([
    ['a lost network', new TypeError('Failed to fetch'), false, 'offline'],
    ['a time-out', new DOMException('timed out', 'TimeoutError'), true, 'no-response'],
    ['a refusal before the network was lost', new ApiError(409, {}), false, 'refused'],
    [
      'an unknown answer before that',
      new NotUnderstoodError('order.list'),
      false,
      'not-understood',
    ],
  ] as const)('is the class of %s', (_, error, isOnline, failure) => {
    expect(failureOf(error, isOnline)).toBe(failure)
  })
})
