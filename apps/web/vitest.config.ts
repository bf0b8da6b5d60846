import { defineConfig } from 'vitest/config'
import { test } from '../../vitest.base.ts'
import { contractOutline } from './build/contract-outline.ts'

// Unit tests only: test/ needs the built shop (vitest.site.config.ts), e2e/ a browser.
export default defineConfig({
  plugins: [contractOutline()],
  test: { ...test, include: ['app/**/*.test.{ts,tsx}', 'build/**/*.test.ts'] },
})
