import { type OperationName, operations } from '@shop/contract'
import { describe, expect, it, vi } from 'vitest'
import { NotUnderstoodError } from './api-error'
import { parseResponse } from './parse-response'

const parse = (name: OperationName, body: unknown) =>
  parseResponse(name, operations.find((operation) => operation.name === name)?.route, body)

// packages/contract/src/host/read-response.test.ts has the forms.
describe('a 2xx response', () => {
  it('is parsed by the schema of the success status, whatever its own', () => {
    const placed = { data: { order_txn_id: 1042, order_total_amount: '55.00' } }
    expect(parse('order.place', placed)).toEqual({
      body: { data: { order_txn_id: '1042', order_total_amount: 55 } },
    })
  })

  it('needs no body where every field is assumed', () => {
    for (const body of ['', null, undefined])
      expect(parse('auth.signout', body)).toEqual({ body: {} })
    expect(parse('auth.forgotPassword', {})).toEqual({ body: {} })
  })

  it('that refuses the call has the status of the refusal', () => {
    const body = { status: 410, message: 'Expired' }
    expect(parse('auth.resetPassword', body)).toEqual({ status: 410, body })
  })

  it.each([
    ['order.place: data.order_txn_id', 'order.place', { data: {} }],
    ['auth.resetPassword: status', 'auth.resetPassword', undefined],
    ['settings.shipping: body', 'settings.shipping', '<h1>Welcome</h1>'],
  ] as const)(
    'that is not understood is an error with the code “%s”, logged once',
    (code, operation, body) => {
      const logged = vi.spyOn(console, 'warn').mockReturnValue()
      expect(() => parse(operation, body)).toThrow(new NotUnderstoodError(code))
      expect(logged).toHaveBeenCalledOnce()
      logged.mockRestore()
    },
  )
})
