import { defineConfig } from 'vitest/config'
import { test } from '../../vitest.base.ts'
import type { EngineName } from './e2e/engines/programs.ts'

const journeysIn = (engine: EngineName) => ({
  extends: true as const,
  test: { name: engine, include: ['e2e/engines/*.test.ts'], provide: { engine } },
})

// The journeys of shoppers in other engines than Chromium, against the built shop: `pnpm
// e2e:engines`, `--project webkit`.
export default defineConfig({
  test: {
    ...test,
    projects: [journeysIn('firefox'), journeysIn('webkit')],
    globalSetup: ['e2e/engines/serve.ts'],
    outputFile: { json: 'reports/engines.json' },
    testTimeout: 240_000,
    maxWorkers: 2,
  },
})
