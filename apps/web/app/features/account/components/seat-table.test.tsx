import { QueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { SeatTable } from './seat-table'

it('shows seats of which the host sends nothing, where the stored names are invalid', () => {
  const stored = { owner: null, saved_at: Date.now(), value: null }
  localStorage.setItem('seats-data', JSON.stringify(stored))
  renderWithApi(
    <SeatTable group={{ productName: 'Team Profile', orderTxnId: 'A', seats: [{}, {}] }} />,
    { client: new QueryClient({ defaultOptions: { queries: { enabled: false } } }) },
  )
  for (const name of [/^Seat 1/, /^Seat 2/]) {
    const row = within(screen.getByRole('row', { name }))
    expect(row.getAllByText('Not stated')).toHaveLength(2)
    row.getByText('Nothing to send')
  }
})
