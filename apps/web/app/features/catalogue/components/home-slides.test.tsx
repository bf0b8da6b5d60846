import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { queryKeys } from '../../../api/query-keys'
import { HomeSlides } from './home-slides'

const renderSlides = (data: readonly object[]) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const client = new QueryClient()
  client.setQueryData(queryKeys.sliders, { status: 200, body: { data }, headers: new Headers() })
  renderWithApi(<HomeSlides />, { client })
}

it('shows at most three slides, without those that have no title', () => {
  const titles = ['A', undefined, 'B', 'C', 'D']
  renderSlides(titles.map((title) => ({ title, text: 'Text' })))
  const headings = screen.getAllByRole('heading')
  expect(headings.map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C'])
})

it('shows no section without slides', () => {
  renderSlides([])
  expect(screen.queryByRole('region')).toBeNull()
})
