// @vitest-environment happy-dom
import type { Product } from '@shop/contract/host'
import { act, type ReactElement, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { PrerenderedContext, prerenderedWith } from '../api/prerendered-data'
import { HYDRATED } from '../config/hydrated-event'
import { paths } from '../config/paths'
import { AddToCart } from '../features/cart/components/add-to-cart'
import { pageDataOf } from '../features/catalogue/page-data'
import { GuestGuard } from '../layouts/guest-guard'
import { Main } from '../layouts/main'
import { withDataLayer } from '../state/data-layer'
import Category from './category/route'

vi.hoisted(() => vi.stubGlobal('__SITE_DATA__', { brand: {} }))

/** React reports mismatches and misuse to the console, most of them in development only. The browser tests run what is built. */
const consoleError = vi.spyOn(console, 'error')

// The build and the browser, which are one process here, share no contexts.
const isExpected = (text: unknown) => String(text).startsWith('Detected multiple renderers')

afterEach(() => {
  expect(consoleError.mock.calls.filter(([text]) => !isExpected(text))).toEqual([])
  document.body.replaceChildren()
})

const newContainer = (html = '') => {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  return container
}

const product = (product_id: number): Product => ({
  product_id,
  product_name: `Product ${product_id}`,
  product_price: 10,
  product_type: 'other',
  product_thumbnail: 'sample.svg',
  min_order_quantity: 1,
  max_order_quantity: 5,
})

it('hydrates the first page of a product list of several pages', async () => {
  const products = Array.from({ length: 30 }, (_, index) => product(index + 1))
  const path = paths.category()
  const prerendered = prerenderedWith(
    pageDataOf({ source: '', products, sliders: [], details: [], removed: [] }, path, []),
  )
  const Page = createRoutesStub([{ Component: Main, children: [{ path, Component: Category }] }])
  const page = (
    <PrerenderedContext value={prerendered}>
      <Page initialEntries={[path]} />
    </PrerenderedContext>
  )
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const container = newContainer(await new Response(prelude).text())
  // Values of contexts are reset at the start of the next render only.
  await prerender(null)
  const parts = () => [...container.querySelectorAll('[role=status], article, a[href="/category?page=2"]')]
  const before = parts()
  expect(before[0]?.textContent).toBe('30 products, page 1 of 2')
  // A page has 24 products; two links lead to the next.
  expect(before).toHaveLength(27)

  const hydrated = new Promise((resolve) => addEventListener(HYDRATED, resolve, { once: true }))
  const errors: unknown[] = []
  hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) })
  await hydrated
  expect(errors).toEqual([])
  expect(parts().every((part, index) => part === before[index])).toBe(true)
})

const render = async (...elements: readonly ReactElement[]) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = newContainer()
  const root = createRoot(container)
  for (const element of elements) await act(() => root.render(<StrictMode>{element}</StrictMode>))
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  return container
}

const Form = () => 'form'

it('renders the guard of the sign-in page in the browser without its script', async () => {
  const Page = createRoutesStub([
    { Component: await withDataLayer(GuestGuard), children: [{ path: '/', Component: Form }] },
  ])
  const container = await render(<Page />)
  expect(container.textContent).toBe('form')
  expect(container.querySelector('script')).toBeNull()
})

it('renders a second Add button of the page, as in the bar of a phone', async () => {
  const Buttons = await withDataLayer(({ count }: { readonly count: number }) =>
    Array.from({ length: count }, (_, index) => <AddToCart key={String(index)} product={product(1)} />),
  )
  const container = await render(<Buttons count={1} />, <Buttons count={2} />)
  expect(container.querySelectorAll('button')).toHaveLength(2)
})
