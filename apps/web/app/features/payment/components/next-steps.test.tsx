import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { withProviders } from '../../../../test/support/render-with-api'
import { NextSteps } from './next-steps'

const url = 'https://tests.example.com/?code=LPI-1'

const render = (bought: number, isGuest = false) => {
  const product = {
    name: 'LPI Profile',
    product_type: bought > 1 ? 'lpigroup' : 'lpitest',
    product_format: 'online_test',
  } as const
  const steps = (
    <NextSteps
      purchase={{ email: 'buyer@gmail.com', items: [{ ...product, quantity: bought }] }}
      accountEmail={isGuest ? undefined : 'buyer@gmail.com'}
      seats={bought > 1 ? [] : [{ access_code: 'LPI-1', test_url: url }]}
    />
  )
  return renderToStaticMarkup(withProviders(<MemoryRouter>{steps}</MemoryRouter>))
}

it('starts a test with a button next to its access code, with a card for a gift', () => {
  const html = render(1)
  expect(html).toContain(`href="${url}"`)
  expect(html).toContain('<code>LPI-1</code>')
  expect(html).toContain('href="/profile?tab=Tests#LPI-1"')
})

it('leads from several access codes to the place where they are handed out', () => {
  const html = render(30)
  expect(html).toMatch(/<a [^>]*href="\/profile\?tab=Tests"[^>]*>Hand out 30 codes<\/a>/)
  expect(html).not.toContain('<code>')
})

it('leads a guest to the mail, whether the account is new or not', () => {
  const html = render(30, true)
  expect(html).toContain('If the account is new, you choose its password with that link.')
  expect(html).toContain('href="/account/forgotpassword?next=%2Fprofile%3Ftab%3DTests')
  expect(html).not.toMatch(/Hand out/)
})
