import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { persistStore } from 'redux-persist'
import { beforeEach, expect, it } from 'vitest'
import { cartItem } from '../../../../test/support/browser-state'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { cartReplaced } from '../../../state/cart-slice'
import { makeStore, untilRehydrated } from '../../../state/store'
import { type FailedSession, storePayment } from '../payment-record'
import { EmailNote } from './email-note'
import { notCharged, UnpaidOrder } from './unpaid-order'

beforeEach(() => localStorage.clear())

const verified = {
  status: 200,
  txnId: 'ORDER-0001',
  txnAmount: 55,
  message: 'Paid.',
  txnDate: '2026-10-06T10:00:00+08:00',
} as const

const unknown =
  'We don’t know yet whether you have been charged. Check the payment before you pay again.'
const wentThrough =
  'Your order is paid: a later attempt went through. You do not need to pay again.'
const neutral = 'If you were charged, the receipt comes by email.'
const sessionId = 'cs_test_0123456789'

const renderUnpaidOrder = async (failed?: FailedSession) => {
  const store = makeStore()
  persistStore(store)
  await untilRehydrated(store)
  renderWithApi(<UnpaidOrder failed={failed} charge={neutral} />, { store })
  return store
}

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it.each([
  [{}, undefined, neutral],
  [{ unanswered: sessionId }, undefined, unknown],
  [{ verified }, undefined, wentThrough],
  [{}, { sessionId, charge: 'none' }, notCharged],
  [{}, { sessionId, charge: 'unknown' }, unknown],
  // The record may be of another payment.
  [{ unanswered: 'cs_test_9876543210' }, { sessionId, charge: 'none' }, notCharged],
  [{ verified }, { sessionId, charge: 'unknown' }, unknown],
] as const)(
  'says with the record %j and the session %j whether it was charged',
  async (record, failed, text) => {
    storePayment({ txnId: 'ORDER-0001', ...record })
    await renderUnpaidOrder(failed)
    screen.getByText(text)
  },
)

it('leads to the verification of a failed session that this device has not started', async () => {
  await renderUnpaidOrder({ sessionId, charge: 'unknown' })
  expect(links()).toEqual([
    ['Check the payment', expect.stringContaining(sessionId)],
    ['Go to Home', '/'],
  ])
})

it('says how to correct the address of the receipt, where it names one', () => {
  const { rerender } = render(<EmailNote email="ali@gmial.com" />, { wrapper: MemoryRouter })
  screen.getByText(/Wrong address\?/)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/contact')
  rerender(<EmailNote email={undefined} />)
  expect(screen.queryByText(/Wrong address/)).toBeNull()
})

it('leads to the receipt of a payment that went through after all', async () => {
  storePayment({ txnId: 'ORDER-0001', verified })
  await renderUnpaidOrder()
  expect(links()).toEqual([
    ['See the receipt', expect.stringMatching(/^\/success\?txnId=ORDER-0001&/)],
    ['Go to Home', '/'],
  ])
})

it('says that the cart is kept, and leads to it, only where it has something', async () => {
  const store = await renderUnpaidOrder()
  expect(screen.queryByText(/We’ve kept/)).toBeNull()
  expect(links()).toEqual([['Go to Home', '/']])
  store.dispatch(cartReplaced({ cart_id: 1, cart_uid: 'CART-0001', items: [cartItem] }))
  await screen.findByText(/We’ve kept your cart and details\./)
  expect(links()).toContainEqual([expect.any(String), '/cart'])
})
