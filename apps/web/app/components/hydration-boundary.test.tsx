// @vitest-environment happy-dom
import { act, lazy } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { expect, it, vi } from 'vitest'
import { HYDRATED } from '../config/hydrated-event'
import { HydrationBoundary } from './hydration-boundary'
import { lazyComponent } from './lazy-component'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const Content = () => 'content'
const section = Promise.withResolvers<{ default: typeof Content }>()
const Section = lazy(() => section.promise)
const loadForm = vi.fn(() => new Promise<typeof Content>(() => undefined))
const Form = lazyComponent(loadForm, 'form', { clientOnly: true })

const page = (content: React.ReactNode) => (
  <>
    <HydrationBoundary fallback="section">{content}</HydrationBoundary>
    <Form />
  </>
)

it('does not count a part that its HTML does not have', async () => {
  const { prelude } = await prerender(page(<Content />))
  const container = document.createElement('div')
  container.innerHTML = await new Response(prelude).text()
  const hydrated = vi.fn()
  addEventListener(HYDRATED, hydrated)

  await act(async () => hydrateRoot(container, page(<Section />)))
  expect(loadForm).toHaveBeenCalled()
  expect(hydrated).not.toHaveBeenCalled()
  await act(async () => section.resolve({ default: Content }))
  expect(container.textContent).toMatch(/^content/)
  expect(hydrated).toHaveBeenCalledOnce()
})
