import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Email } from './contact-details'

vi.hoisted(() => vi.stubGlobal('__SITE_DATA__', { contact: { email: '', address: [] } }))

it('replaces a missing email address by the text of the page, or an English one', () => {
  expect(renderToStaticMarkup(<Email />)).toBe('the address on our contact page')
  expect(renderToStaticMarkup(<Email>our address</Email>)).toBe('our address')
})
