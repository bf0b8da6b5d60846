import { expect, it } from 'vitest'
import { safeRedirect } from './return-path'

it.each(['/checkout', '/profile?tab=Orders', '/orderdetails/abc?x=1#total', '/'])(
  'keeps the same-site path %s',
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
  null,
  undefined,
])('rejects %j', (next) => {
  expect(safeRedirect(next)).toBeUndefined()
})
