import type { Product } from '@shop/contract/host'
import { render, screen } from '@testing-library/react'
import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, it, vi } from 'vitest'
import { withProviders } from '../../test/support/render-with-api'
import { sampleProduct } from '../../test/support/sample-product'
import { PrerenderedContext } from '../api/prerendered-data'
import { paths } from '../config/paths'
import { pageDataOf } from '../features/catalogue/prerendered-catalogue.server'
import Category from './category/route'

// The browser tests, which fail for any message on the console, have a catalogue of one page.
it('hydrates the first page of a product list of several pages', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const products: Product[] = Array.from({ length: 30 }, (_, index) => sampleProduct(index + 1))
  const path = paths.category()
  const catalogue = { source: '', products, sliders: [], details: [], removed: [] }
  const Page = createRoutesStub([{ path, Component: Category }])
  const page = (
    <PrerenderedContext value={pageDataOf(catalogue, path, []) ?? {}}>
      {withProviders(<Page initialEntries={[path]} />)}
    </PrerenderedContext>
  )
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = await new Response(prelude).text()
  const parts = () => [
    screen.getByText('30 products, page 1 of 2'),
    ...screen.getAllByRole('article'),
  ]
  const before = parts()
  // A page has 24 products.
  expect(before).toHaveLength(25)

  const errors: unknown[] = []
  render(page, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) })
  // They are loaded once the page is hydrated.
  await screen.findByRole('navigation', { name: 'Pages of products' }, { timeout: 30_000 })
  expect(errors).toEqual([])
  expect(parts().every((part, index) => part === before[index])).toBe(true)
  // The build and the browser, which are one process here, share no contexts.
  const isExpected = (text: unknown) => String(text).startsWith('Detected multiple renderers')
  expect(consoleError.mock.calls.filter(([text]) => !isExpected(text))).toEqual([])
})
