import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { QuantityField } from './quantity-field'

vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))

const typeQuantity = async (text: string, live = false) => {
  const changes: number[] = []
  const limits = { quantity: 5, min: 5, max: 30, maxPerOrder: 50 }
  const on = { onStep: () => {}, onChange: (quantity: number) => changes.push(quantity) }
  renderWithApi(<QuantityField label="Seats" disabled={false} {...{ ...limits, ...on, live }} />)
  const field = screen.getByRole('textbox')
  await userEvent.click(field)
  fireEvent.change(field, { target: { value: text } })
  return changes
}
const note = () => screen.getByRole('status').textContent

const tooLarge = 'At most 50 per order, with what is in your cart. For more, ask us for a quote.'

it.each([
  ['60', [30], tooLarge],
  ['3', [], 'At least 5 per order.'],
  ['many', [], 'Please enter a whole number.'],
  ['8', [8], ''],
  [' 8 ', [8], ''],
  ['7.5', [7], 'Whole numbers only.'],
  ['8.0', [8], ''],
  ['1e3', [], 'Please enter a whole number.'],
  ['-9', [], 'Please enter a whole number.'],
])('says why a quantity of %s is changed', async (text, quantities, reason) => {
  const changes = await typeQuantity(text)
  // One that is too large says so at once, which moves no button from under a finger.
  expect(note()).toBe(text === '60' ? reason : '')
  await userEvent.tab()
  expect([changes, note()]).toEqual([quantities, reason])
})

it.each([
  ['8', 8],
  ['60', 30],
  ['3', 5],
])('applies %s as it is typed, within the limits, as %i', async (text, quantity) => {
  expect(await typeQuantity(text, true)).toEqual([quantity])
})

it('takes back a typed quantity, and its note with a link to a mail, on Escape', async () => {
  const changes = await typeQuantity('60')
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'ask us for a quote' })
  expect(link.href).toMatch(/^mailto:hello@example\.com\?subject=/)
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  expect([changes, note()]).toEqual([[], ''])
})
