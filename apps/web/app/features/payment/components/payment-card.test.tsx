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
import { storePayment } from '../payment-record'
import { EmailNote, UnpaidOrder } from './payment-card'

beforeEach(() => localStorage.clear())

const verified = {
  status: 200,
  txnId: 'ORDER-0001',
  txnAmount: 55,
  message: 'Paid.',
  txnDate: '2026-10-06T10:00:00+08:00',
} as const

const renderUnpaidOrder = async () => {
  const store = makeStore()
  persistStore(store)
  await untilRehydrated(store)
  const order = (
    <MemoryRouter>
      <UnpaidOrder />
    </MemoryRouter>
  )
  const { container } = await renderWithApi(order, { store })
  return { container, store }
}

it.each([
  [{}, 'You have not been charged.'],
  [
    { unanswered: 'cs_test_0123456789' },
    'We don’t know yet whether you have been charged. Check the payment before you pay again.',
  ],
  [{ verified }, 'The payment went through after all. You do not need to pay again.'],
])('says whether a payment with the record %j was charged', async (record, text) => {
  storePayment({ txnId: 'ORDER-0001', ...record })
  const { container } = await renderUnpaidOrder()
  expect(container.querySelector('p')?.textContent).toBe(text)
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
