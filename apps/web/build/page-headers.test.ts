import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './page-headers.ts'

const own = { apiOrigin: '', uploadsUrl: '/uploads' }
const page = [
  '<style>a{}</style>',
  '<script>run()</script>',
  '<script src="/a.js"></script>',
  '<script type="module" async="">go()</script>',
].join('')
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

// The hashes are openssl's: printf 'run()' | openssl dgst -sha256 -binary | base64
it('allows the inline scripts and styles of the page by their hashes, and no others', () => {
  const policy = contentSecurityPolicy([page], own)
  expect(directive(policy, 'script-src')?.split(' ')).toEqual([
    'script-src',
    "'self'",
    "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
    "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
    'https://js.stripe.com',
  ])
  expect(directive(policy, 'style-src')).toContain(
    "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  )
  expect(policy).toContain("object-src 'none'; base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

it('allows the hosts of the card provider, whose key may be added without a build', () => {
  const policy = contentSecurityPolicy([page], own)
  expect(directive(policy, 'script-src')).toContain('https://js.stripe.com')
  expect(directive(policy, 'frame-src')).toBe(
    'frame-src https://js.stripe.com https://hooks.stripe.com',
  )
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.stripe.com")
})

it('allows requests to the hosts of the API and of the uploads', () => {
  const policy = contentSecurityPolicy([page], {
    ...own,
    apiOrigin: 'https://admin.example.com',
    uploadsUrl: 'https://files.example.com/uploads',
  })
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://admin.example.com https://api.stripe.com",
  )
  expect(directive(policy, 'img-src')).toContain('https://files.example.com')
  expect(directive(policy, 'script-src')).not.toContain('example.com')
})

it("allows the hosts of Stripe's embedded page on the page that embeds it, and on no other", () => {
  const policy = contentSecurityPolicy([page], own, true)
  expect(directive(policy, 'script-src')).toMatch(
    / https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com https:\/\/checkout\.stripe\.com$/,
  )
  expect(directive(policy, 'frame-src')).toBe(
    'frame-src https://js.stripe.com https://hooks.stripe.com ' +
      'https://*.js.stripe.com https://checkout.stripe.com',
  )
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://api.stripe.com https://checkout.stripe.com",
  )
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://*.stripe.com")
  const other = contentSecurityPolicy([page], own)
  expect(other).not.toContain('checkout.stripe.com')
  expect(other).not.toContain('*.')
})
