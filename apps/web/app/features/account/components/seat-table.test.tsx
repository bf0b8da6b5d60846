// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { renderWithApi } from '../../../state/render-with-api'
import { SeatTable } from './seat-table'

vi.hoisted(() => vi.stubGlobal('__SITE_DATA__', { links: {} }))

const seats = [1, 2].map((id) => ({ test_account_id: id, access_code: `LPI-${id}` }))

const render = async () => {
  const { container } = await renderWithApi(
    <MemoryRouter>
      <SeatTable group={{ productName: 'Team Profile', orderTxnId: 'A', seats }} />
    </MemoryRouter>,
  )
  return container
}

it('fills the seats from a pasted list, and names those for whom there is no seat', async () => {
  const container = await render()
  const input = container.querySelector<HTMLInputElement>('input[type="text"]')
  const paste = Object.assign(new Event('paste', { bubbles: true }), {
    clipboardData: { getData: () => 'Name\tEmail\nBen\tben@example.com\nDevi\nMei\n' },
  })
  await act(async () => input?.dispatchEvent(paste))
  expect(input?.value).toBe('Ben ben@example.com')
  // A long email does not fit into the field.
  expect(container.querySelector('td')?.textContent).toBe('ben@example.com')
  expect(container.textContent).toContain('2 filled. 1 did not fit: Mei')
})

it('marks no seat as sent when the message for all is copied', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } })
  const container = await render()
  await act(async () => container.querySelector<HTMLElement>('[aria-label="Copy one message for all"]')?.click())
  expect(container.querySelector('[aria-label="Copied one message for all"]')).not.toBeNull()
  expect(container.textContent).toContain('0 of 2 sent')
})
