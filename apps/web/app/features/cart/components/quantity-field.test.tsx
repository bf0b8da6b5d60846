// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { makeStore } from '../../../state/store'
import { QuantityField } from './quantity-field'

vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))

const typeQuantity = async (text: string, isEscaped = false, live = false) => {
  const changes: number[] = []
  const props = {
    label: 'Seats',
    quantity: 5,
    min: 5,
    max: 30,
    maxPerOrder: 50,
    disabled: false,
    live,
  }
  const element = (
    <QuantityField {...props} onStep={() => {}} onChange={(quantity) => changes.push(quantity)} />
  )
  const { container } = await renderWithApi(element, {
    store: makeStore(),
    client: new QueryClient(),
  })
  const input = container.querySelector('input')
  await act(async () => {
    if (!input) return
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const typed = container.querySelector('[role=status]')?.textContent
  if (isEscaped)
    await act(async () =>
      input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    )
  await act(async () => input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  return { changes, typed, status: container.querySelector('[role=status]') }
}

it.each([
  ['60', [30], 'At most 50 per order, with what is in your cart. For more, ask us for a quote.'],
  ['3', [], 'At least 5 per order.'],
  ['many', [], 'Please enter a whole number.'],
  ['8', [8], ''],
  [' 8 ', [8], ''],
  ['7.5', [7], 'Whole numbers only.'],
  ['8.0', [8], ''],
  ['1e3', [], 'Please enter a whole number.'],
  ['-9', [], 'Please enter a whole number.'],
])('says why a quantity of %s is changed', async (text, quantities, note) => {
  const { changes, typed, status } = await typeQuantity(text)
  expect(changes).toEqual(quantities)
  // One that is too large says so at once, which moves no button from under a finger.
  expect(typed).toBe(text === '60' ? note : '')
  expect(status?.textContent).toBe(note)
})

it('applies a number as it is typed, and the limit for one beyond it', async () => {
  expect((await typeQuantity('8', true, true)).changes).toEqual([8])
  expect((await typeQuantity('60', true, true)).changes).toEqual([30])
  expect((await typeQuantity('3', true, true)).changes).toEqual([5])
})

it('links to a mail about a larger order', async () => {
  const { status } = await typeQuantity('60')
  expect(status?.querySelector('a')?.href).toMatch(/^mailto:hello@example\.com\?subject=/)
})

it('takes back a typed quantity and its note on Escape', async () => {
  const { changes, typed, status } = await typeQuantity('60', true)
  expect([changes, status?.textContent]).toEqual([[], ''])
  expect(typed).toContain('At most 50')
})
