import { expect, it } from 'vitest'
import { ApiError, NotUnderstoodError } from '../../api/api-error'
import { chargeOf, handOffErrorText, isUnpayable, isUnsettled, mayBePaid } from './payment-errors'

const answer = (status: number, code?: string) => new ApiError(status, { code })
const notUnderstood = new NotUnderstoodError('payment.verify: txnId')
const lost = new TypeError('Failed to fetch')

it.each([
  ['a declined payment', answer(402, 'payment_declined'), { charge: 'none' }],
  ['a cancelled payment', answer(402, 'payment_cancelled'), { charge: 'none' }],
  ['an expired session', answer(402, 'payment_expired'), { charge: 'none' }],
  ['an unknown session', answer(404, 'session_not_found'), { charge: 'none' }],
  ['a payment of a cancelled order', answer(402, 'payment_refund_due'), { charge: 'refund-due' }],
  ['a pending payment', answer(402, 'payment_pending'), { isUnsettled: true }],
  ['a refusal without a code', answer(402), { isUnsettled: true }],
  ['a 404 without a code', answer(404), {}],
  ['a code of another host', answer(402, 'E17'), {}],
  ['a failure of the host', answer(503, 'unavailable'), { isUnsettled: true }],
  ['no response', lost, { isUnsettled: true }],
  ['an answer that is not understood', notUnderstood, {}],
] as const)(
  'knows after %s whether to verify again, and whether the shopper was charged',
  (_, error, expected) => {
    expect({ isUnsettled: isUnsettled(error), charge: chargeOf(error) }).toEqual({
      isUnsettled: false,
      charge: 'unknown',
      ...expected,
    })
  },
)

it.each([
  ['a paid order', answer(409, 'order_already_paid'), true, true],
  ['a conflict without a code', answer(409), true, false],
  ['an order that cannot be paid', answer(409, 'order_not_payable'), false, true],
  ['an unknown order', answer(404), false, true],
  ['a failure of the host', answer(503), false, false],
] as const)(
  'knows of %s whether it may be paid, and whether it is final',
  (_, error, paid, final) => {
    expect([mayBePaid(error), isUnpayable(error)]).toEqual([paid, final])
  },
)

it('says of a conflict without a message that the order may be paid', () => {
  expect(handOffErrorText(answer(409))).toBe('This order may be paid already.')
  expect(handOffErrorText(new ApiError(409, { message: 'Not now.' }))).toBe('Not now.')
})
