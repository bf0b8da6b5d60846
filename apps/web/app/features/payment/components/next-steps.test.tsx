import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { withProviders } from '../../../state/render-with-api'
import { NextSteps } from './next-steps'

vi.hoisted(() => vi.stubGlobal('__SITE_DATA__', { links: {} }))

const url = 'https://tests.example.com/?code=LPI-1'
const test = { name: 'LPI Personality Profile', product_type: 'lpitest', product_format: 'online_test' } as const

const render = ({ bought = 1, email = 'buyer@gmail.com', isGuest = false }) => {
  const steps = (
    <NextSteps
      purchase={{ email, items: [{ ...test, quantity: bought }] }}
      accountEmail={isGuest ? undefined : email}
      seats={isGuest ? [] : Array.from({ length: bought }, (_, index) => ({ code: `LPI-${index + 1}`, url }))}
    />
  )
  return renderToStaticMarkup(withProviders(<MemoryRouter>{steps}</MemoryRouter>))
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '')

it('starts a test with a button next to its access code', () => {
  const html = render({})
  expect(html).toMatch(/<a [^>]*data-variant="primary"[^>]*>Start the test/)
  expect(html).toContain(`href="${url}"`)
  expect(textOf(html)).toContain('Start the test with code LPI-1')
  expect(html).toContain('<code>LPI-1</code>')
  expect(html).not.toContain('See all')
})

it('shows ten of many access codes, and links to all', () => {
  const html = render({ bought: 30 })
  expect(html).toContain('10 of your 30 access codes')
  expect(html.match(/<code>/g)).toHaveLength(10)
  expect(html).toMatch(/<a [^>]*href="\/profile\?tab=Tests"[^>]*>See all 30<\/a>/)
})

it('tells a guest that the access code is in the receipt, with a button to the mail', () => {
  const html = render({ isGuest: true })
  expect(textOf(html)).toContain('Your access code is in the receipt that we’ve sent to buyer@gmail.com.')
  expect(html).toMatch(/<a [^>]*data-variant="primary" href="https:\/\/mail\.google\.com\/"[^>]*>Open Gmail/)
  expect(textOf(html)).toContain('We’ve opened an account for you. Choose a password to see your order')
  expect(html).not.toMatch(/data-variant="[^"]*" href="\/account\/forgotpassword/)
})

it('has no button to the mail of an unknown host', () => {
  expect(render({ isGuest: true, email: 'buyer@example.com' })).not.toContain('data-variant="primary"')
})
