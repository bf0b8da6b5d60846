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
    for (const body of ['', null, undefined]) expect(parseResponse(signout, body)).toEqual({ body: {} })
    expect(parseResponse(forgotPassword, {})).toEqual({ body: {} })
    expect(parseResponse(resetPassword, undefined)).toBeUndefined()
  })

  it.each([
    [422, 422],
    ['404', 404],
    [500, 500],
  ])('with the status %j in its body is a refusal', (status, expected) => {
    for (const route of [resetPassword, contract.payment.verify, contract.cart.update]) {
      const body = { status, message: 'No' }
      expect(parseResponse(route, body)).toEqual({ status: expected, body })
    }
  })

  it.each([false, 0, 'error', 201])('with the status %j is a refusal where success is 200', (status) => {
    const body = { status, message: 'No' }
    expect(parseResponse(resetPassword, body)).toEqual({ status: 422, body })
  })

  it('may have any other status field where the contract has none', () => {
    for (const status of [true, 'success', 1]) {
      expect(parseResponse(contract.trainers.list, { status, data: [] })).toEqual({ body: { data: [] } })
    }
  })
})
