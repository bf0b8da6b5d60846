import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { withProviders } from '../../../../test/support/render-with-api'
import { NextSteps } from './next-steps'

const url = 'https://tests.example.com/?code=LPI-1'
const test = {
  name: 'LPI Personality Profile',
  product_type: 'lpitest',
  product_format: 'online_test',
} as const

const team = {
  name: 'LPI Team Profile',
  product_type: 'lpigroup',
  product_format: 'online_test',
} as const

const render = ({ bought = 1, email = 'buyer@gmail.com', isGuest = false }) => {
  const product = bought > 2 ? team : test
  const seats = Array.from({ length: product === team ? 0 : bought }, (_, index) => ({
    access_code: `LPI-${index + 1}`,
    test_url: index === 0 ? url : `${url}${index}`,
  }))
  const steps = (
    <NextSteps
      purchase={{ email, items: [{ ...product, quantity: bought }] }}
      accountEmail={isGuest ? undefined : email}
      seats={isGuest ? [] : seats}
    />
  )
  return renderToStaticMarkup(withProviders(<MemoryRouter>{steps}</MemoryRouter>))
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '')

it('starts a test with a button next to its access code', () => {
  const html = render({})
  expect(html).toMatch(/<a [^>]*data-variant="primary"[^>]*>Start the test/)
  expect(html).toContain(`href="${url}"`)
  expect(html).toContain('<code>LPI-1</code>')
  expect(textOf(html)).toContain('Is it a gift? Print or send a card with the code.')
  expect(html).toContain('href="/profile?tab=Tests#LPI-1"')
})

it('starts each of two personal tests next to its code, with a card for a gift', () => {
  const html = render({ bought: 2 })
  expect(html.match(/data-variant="primary"[^>]*>Start the test/g)).toHaveLength(2)
  expect(html).toMatch(/<code>LPI-1<\/code>.*<code>LPI-2<\/code>/)
  expect(textOf(html)).toContain('Is it a gift? Print or send a card with the code.')
  expect(html).not.toContain('Hand out')
})

it('leads from several access codes to the place where they are handed out', () => {
  const html = render({ bought: 30 })
  expect(html).toMatch(
    /<a [^>]*data-variant="primary"[^>]*href="\/profile\?tab=Tests"[^>]*>Hand out 30 codes<\/a>/,
  )
  expect(html).not.toMatch(/<code>|Start the test/)
})

it('leads a guest to the mail, whether the account is new or not', () => {
  const html = render({ bought: 30, isGuest: true })
  expect(textOf(html)).toContain(
    'Our email to buyer@gmail.com leads to your account, with your tests, your order and its ' +
      'invoice. If the account is new, you choose its password with that link.',
  )
  expect(html).toContain('href="/account/forgotpassword?next=%2Fprofile%3Ftab%3DTests')
  expect(html).not.toMatch(/Start the test|data-variant="primary"/)
})
