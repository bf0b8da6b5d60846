import { defineConfig } from 'vitest/config'
import { test } from '../../vitest.base.ts'

// Each test builds an app of its own, so files can share loaded modules: loading them again for each file takes longer than the tests.
export default defineConfig({ test: { ...test, include: ['test/**/*.test.ts'], isolate: false, pool: 'threads' } })
