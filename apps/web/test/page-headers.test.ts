import { expect, it } from 'vitest'
import { routeCases } from '../e2e/support/route-cases.ts'
import { origin } from './support/fetch-page.ts'

const paths = [
  ...routeCases.map(({ url }) => url.replace(':order', 'unknown')),
  '/orderdetails/unknown',
]

/**
 * Private pages: URLs of them have tokens or order numbers. The fallback page, also for unknown
 * paths, may have any URL.
 */
const withSecrets =
  /^\/(?:account|profile|checkout|reset-|password-|invoice|stripe|success|failed|st\/|px\/|orderdetails|no\/such)/

it.each([...new Set(paths)])('%s has the security headers of a page', async (path) => {
  const response = await fetch(origin + path)
  expect(response.status).toBe(path === '/no/such/page' ? 404 : 200)
  const policy = response.headers.get('content-security-policy') ?? ''
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src '))
  // Stripe's embedded page is on the hand-off page alone.
  const hosts = [
    'https://js.stripe.com',
    ...(path === '/stripecheckout'
      ? ['https://*.js.stripe.com', 'https://checkout.stripe.com']
      : []),
  ]
  const hashes = /( 'sha256-[A-Za-z0-9+/=]+')+/
  expect(scripts?.replace(hashes, '')).toBe(`script-src 'self' ${hosts.join(' ')}`)
  for (const part of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"])
    expect(policy).toContain(part)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': withSecrets.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
})
