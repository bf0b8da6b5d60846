// @vitest-environment happy-dom
import { act, lazy, Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useHydratedDeferred } from './use-hydrated'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { promise: loaded, resolve: finishLoading } = Promise.withResolvers<{ default: () => string }>()
const Loaded = lazy(() => loaded)
const rendered: boolean[] = []

const Content = () => {
  const isHydrated = useHydratedDeferred()
  rendered.push(isHydrated)
  return isHydrated ? <Loaded /> : 'prerendered'
}

const page = (
  <Suspense fallback="fallback">
    <Content />
  </Suspense>
)

it('keeps the prerendered HTML until what follows hydration has loaded', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  await act(async () => hydrateRoot(container, page))
  expect(container.textContent).toBe('prerendered')
  await act(async () => finishLoading({ default: () => 'loaded' }))
  expect(container.textContent).toBe('loaded')
})

it('is true from the first render of a page that the browser renders', async () => {
  rendered.length = 0
  await act(async () => createRoot(document.createElement('div')).render(page))
  expect(new Set(rendered)).toEqual(new Set([true]))
})
