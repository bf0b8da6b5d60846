// @vitest-environment happy-dom
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { queryKeys } from '../../../api/query-keys'
import { renderWithApi } from '../../../state/render-with-api'
import { useProducts } from './queries'

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
  const { unmount } = await renderWithApi(<Products />, { client })
  const before = renders
  await act(async () => {
    await client.invalidateQueries({ queryKey: queryKeys.products })
    // Components are notified in the order of the changes.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve))
  })
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(renders).toBe(before)
  unmount()
})
