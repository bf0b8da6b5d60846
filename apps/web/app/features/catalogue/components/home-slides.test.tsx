// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { queryKeys } from '../../../api/query-keys'
import { HomeSlides } from './home-slides'

const titlesWith = async (data: readonly object[]) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const client = new QueryClient()
  client.setQueryData(queryKeys.sliders, { status: 200, body: { data }, headers: new Headers() })
  const { container, unmount } = await renderWithApi(<HomeSlides />, { client })
  const titles = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent)
  const isEmpty = container.innerHTML === ''
  unmount()
  return isEmpty ? undefined : titles
}

it('shows at most three slides, without those that have no title', async () => {
  expect(
    await titlesWith([
      { title: 'A' },
      { text: 'Untitled' },
      { title: 'B' },
      { title: 'C' },
      { title: 'D' },
    ]),
  ).toEqual(['A', 'B', 'C'])
})

it('shows no section without slides', async () => {
  expect(await titlesWith([])).toBeUndefined()
})
