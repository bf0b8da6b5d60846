import { defineConfig } from 'vitest/config'
import { test } from '../../vitest.base.ts'

export default defineConfig({
  test: { ...test, include: ['package/*.test.ts'], outputFile: { json: 'reports/test-package.json' } },
})
