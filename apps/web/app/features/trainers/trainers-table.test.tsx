import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithApi } from '../../../test/support/render-with-api'
import { queryKeys } from '../../api/query-keys'
import { TrainersTable } from './trainers-table'

const renderTable = (data: readonly object[]) => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(queryKeys.trainers, { status: 200, body: { data }, headers: new Headers() })
  renderWithApi(<TrainersTable />, { client })
  return waitFor(() => expect(client.getQueryState(queryKeys.trainers)?.status).toBe('error'))
}

it('keeps the loaded trainers when they fail to load again', async () => {
  await renderTable([
    { trainer_number: 1, trainer_name: 'A. Sample', trainer_certification: 'Trainer' },
  ])
  screen.getByText('A. Sample')
})

it('says that no trainers are listed yet, with a link to the contact page', async () => {
  await renderTable([])
  screen.getByText(/No trainers are listed yet/)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/contact')
})
