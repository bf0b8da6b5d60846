import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withProviders } from '../../../test/support/render-with-api'
import { builtSite } from '../../config/site'
import { Email } from './contact-details'

const markupOf = (element: ReactNode) => renderToStaticMarkup(withProviders(element))

it('replaces a missing email address by the text of the page, or an English one', () => {
  Object.assign(builtSite.contact, { email: '' })
  expect(markupOf(<Email />)).toBe('the address on our contact page')
  expect(markupOf(<Email>our address</Email>)).toBe('our address')
})
