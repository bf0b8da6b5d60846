import { expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect'

it.each(['/checkout', '/profile?tab=Orders', '/orderdetails/abc?x=1#total', '/'])(
  'goes back to %s as it is',
  (next) => {
    expect(safeRedirect(next)).toBe(next)
  },
)

it.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  'https://evil.example',
  'https:evil.example',
  'data:text/html,<script>alert(1)</script>',
  'javascript:alert(1)',
  'evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '',
])('goes nowhere for %j', { tags: ['@V3.7.2'] }, (next) => {
  expect(safeRedirect(next)).toBeUndefined()
})

it('has nowhere to go back to without a value', () => {
  expect(safeRedirect(null)).toBeUndefined()
  expect(safeRedirect(undefined)).toBeUndefined()
})
