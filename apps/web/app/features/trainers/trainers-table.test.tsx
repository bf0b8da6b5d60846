// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { renderWithApi } from '../../../test/support/render-with-api'
import { queryKeys } from '../../api/query-keys'
import { TrainersTable } from './trainers-table'

it('keeps the loaded trainers when they fail to load again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const data = [{ trainer_number: 1, trainer_name: 'A. Sample', trainer_certification: 'Trainer' }]
  client.setQueryData(queryKeys.trainers, { status: 200, body: { data }, headers: new Headers() })
  const { container, unmount } = await renderWithApi(<TrainersTable />, { client })
  await vi.waitFor(() => expect(client.getQueryState(queryKeys.trainers)?.status).toBe('error'))
  await act(async () => undefined)
  expect(container.textContent).toContain('A. Sample')
  unmount()
})

it('says that no trainers are listed yet, with a link to the contact page', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  client.setQueryData(queryKeys.trainers, {
    status: 200,
    body: { data: [] },
    headers: new Headers(),
  })
  const { container, unmount } = await renderWithApi(
    <MemoryRouter>
      <TrainersTable />
    </MemoryRouter>,
    { client },
  )
  expect(container.textContent).toContain('No trainers are listed yet')
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/contact')
  unmount()
})
