import { contract } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { parseResponse } from './parse-response'

const { resetPassword, forgotPassword, signout } = contract.auth

describe('a 2xx response', () => {
  it('is valid with its message', () => {
    const body = { status: 200, message: 'Done' }
    expect(parseResponse(resetPassword, body)).toEqual({ body })
    expect(parseResponse(resetPassword, { ...body, status: '200' })).toEqual({ body })
  })

  it('is parsed by the schema of the success status, whatever its own', () => {
    const placed = { data: { order_txn_id: 1042, order_total_amount: '55.00' } }
    expect(parseResponse(contract.order.place, placed)).toEqual({
      body: { data: { order_txn_id: '1042', order_total_amount: 55 } },
    })
    expect(parseResponse(contract.order.place, { data: {} })).toBeUndefined()
  })

  it('needs no body where every field is assumed', () => {
    for (const body of ['', null, undefined])
      expect(parseResponse(signout, body)).toEqual({ body: {} })
    expect(parseResponse(forgotPassword, {})).toEqual({ body: {} })
    expect(parseResponse(resetPassword, undefined)).toBeUndefined()
  })
})
