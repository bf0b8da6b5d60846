// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { within } from '@testing-library/react'
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
  for (const seat of ['Seat 1', 'Seat 2']) {
    const header = within(container).getByRole('rowheader', { name: seat })
    const row = within(header.closest('tr') ?? container)
    expect(row.getAllByText('Not stated')).toHaveLength(2)
    expect(row.getByText('Nothing to send')).toBeInstanceOf(HTMLElement)
  }
})
