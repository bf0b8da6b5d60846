import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Email } from './contact-details'

vi.hoisted(() => vi.stubGlobal('__SITE_DATA__', { author: {}, contact: { email: '', address: [] } }))

const markupOf = (element: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>)

it('replaces a missing email address by the text of the page, or an English one', () => {
  expect(markupOf(<Email />)).toBe('the address on our contact page')
  expect(markupOf(<Email>our address</Email>)).toBe('our address')
})
