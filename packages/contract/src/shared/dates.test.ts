import { expect, test } from 'vitest'
import { formatDate, formatDateTime } from './dates.ts'

test('formats dates in Malaysian time, and leaves an invalid one as it is', () => {
  expect(formatDate('2026-11-20T18:30:00Z')).toBe('21 Nov 2026')
  expect(formatDateTime('2026-11-21T07:05:00Z')).toBe('21 Nov 2026, 3:05 pm')
  expect(formatDate('2026-09-01T00:00:00+08:00')).toBe('1 Sep 2026')
  expect(formatDate('soon')).toBe('soon')
})
