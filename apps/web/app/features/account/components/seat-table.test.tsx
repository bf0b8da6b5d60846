// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { SeatTable } from './seat-table'

it('shows seats of which the host sends nothing, where the stored names are invalid', async () => {
  const stored = { owner: null, saved_at: Date.now(), value: null }
  localStorage.setItem('seats-data', JSON.stringify(stored))
  const { container } = await renderWithApi(
    <MemoryRouter>
      <SeatTable group={{ productName: 'Team Profile', orderTxnId: 'A', seats: [{}, {}] }} />
    </MemoryRouter>,
    { client: new QueryClient({ defaultOptions: { queries: { enabled: false } } }) },
  )
  const rows = [...container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  const unknown = 'Not statedNot statedNothing to send'
  expect(rows).toEqual([`Seat 1${unknown}`, `Seat 2${unknown}`])
})
