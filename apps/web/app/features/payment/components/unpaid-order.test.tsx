// @vitest-environment happy-dom
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
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
const wentThrough = 'The payment went through after all. You do not need to pay again.'
const neutral = 'If you were charged, the receipt comes by email.'
const sessionId = 'cs_test_0123456789'

const renderUnpaidOrder = async (failed?: FailedSession) => {
  const store = makeStore()
  persistStore(store)
  await untilRehydrated(store)
  const order = (
    <MemoryRouter>
      <UnpaidOrder failed={failed} charge={neutral} />
    </MemoryRouter>
  )
  const { container } = await renderWithApi(order, { store })
  return { container, store }
}

it.each([
  [{}, undefined, neutral],
  [{ unanswered: sessionId }, undefined, unknown],
  [{ verified }, undefined, wentThrough],
  [{}, { sessionId, isUncharged: true }, notCharged],
  [{}, { sessionId, isUncharged: false }, unknown],
  // The record may be of another payment.
  [{ unanswered: 'cs_test_9876543210' }, { sessionId, isUncharged: true }, notCharged],
  [{ verified }, { sessionId, isUncharged: false }, unknown],
])(
  'says with the record %j and the session %j whether it was charged',
  async (record, failed, text) => {
    storePayment({ txnId: 'ORDER-0001', ...record })
    const { container } = await renderUnpaidOrder(failed)
    expect(container.querySelector('p')?.textContent).toBe(text)
  },
)

it('leads to the verification of a failed session that this device has not started', async () => {
  const { container } = await renderUnpaidOrder({ sessionId, isUncharged: false })
  const links = [...container.querySelectorAll('a')]
  expect(links.map(({ textContent }) => textContent)).toEqual(['Check the payment', 'Go to Home'])
  expect(links[0]?.getAttribute('href')).toContain(sessionId)
})

it('says how to correct the address of the receipt, where it names one', () => {
  const render = (email?: string) =>
    renderToStaticMarkup(<MemoryRouter>{<EmailNote email={email} />}</MemoryRouter>)
  expect(render('ali@gmial.com')).toContain('Wrong address? <a href="/contact"')
  expect(render()).not.toContain('Wrong address')
})

it('leads to the receipt of a payment that went through after all', async () => {
  storePayment({ txnId: 'ORDER-0001', verified })
  const { container } = await renderUnpaidOrder()
  expect([...container.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'See the receipt',
    'Go to Home',
  ])
  expect(container.querySelector('a')?.getAttribute('href')).toMatch(
    /^\/success\?txnId=ORDER-0001&/,
  )
})

it('says that the cart is kept, and leads to it, only where it has something', async () => {
  const { container, store } = await renderUnpaidOrder()
  expect(container.textContent).not.toContain('We’ve kept')
  expect(container.querySelector('a[href="/cart"]')).toBeNull()
  await act(async () =>
    store.dispatch(cartReplaced({ cart_id: 1, cart_uid: 'CART-0001', items: [cartItem] })),
  )
  expect(container.textContent).toContain('We’ve kept your cart and details.')
  expect(container.querySelector('a[href="/cart"]')).not.toBeNull()
})
