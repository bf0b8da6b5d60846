// @vitest-environment happy-dom
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'
import { useProducts } from './queries'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let renders = 0

const Products = () => {
  renders += 1
  return useProducts().data?.length
}

it('renders nothing again when the API confirms the products', async () => {
  const body = { data: [] }
  const fetchMock = vi.fn(async () => Response.json(body))
  vi.stubGlobal('fetch', fetchMock)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  client.setQueryData(queryKeys.products, { status: 200, body, headers: new Headers() })
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <api.ReactQueryProvider>
          <Products />
        </api.ReactQueryProvider>
      </QueryClientProvider>,
    ),
  )
  const before = renders
  await act(async () => {
    await client.invalidateQueries({ queryKey: queryKeys.products })
    // Components are notified in the order of the changes.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve))
  })
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(renders).toBe(before)
  act(() => root.unmount())
})
