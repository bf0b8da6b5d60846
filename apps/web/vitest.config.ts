import { defineConfig } from 'vitest/config'
import { test } from '../../vitest.base.ts'
import { contractOutline } from './build/contract-outline.ts'

// Unit tests only: the journeys under e2e/ are Playwright's.
export default defineConfig({
  plugins: [contractOutline()],
  test: { ...test, include: ['app/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'build/**/*.test.ts'] },
})
