// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { api } from '../../api/client'
import { queryKeys } from '../../api/query-keys'
import { TrainersTable } from './trainers-table'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

it('keeps the loaded trainers when they fail to load again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const data = [{ trainer_number: 1, trainer_name: 'A. Sample', trainer_certification: 'Trainer' }]
  client.setQueryData(queryKeys.trainers, { status: 200, body: { data }, headers: new Headers() })
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <api.ReactQueryProvider>
          <TrainersTable />
        </api.ReactQueryProvider>
      </QueryClientProvider>,
    ),
  )
  await vi.waitFor(() => expect(client.getQueryState(queryKeys.trainers)?.status).toBe('error'))
  await act(async () => undefined)
  expect(container.textContent).toContain('A. Sample')
  act(() => root.unmount())
})
