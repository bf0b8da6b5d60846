import { missingNginxPackages } from '@shop/tooling/nginx-packages'
import { defineConfig } from 'vitest/config'
import { test } from '../../vitest.base.ts'

// Continuous integration installs nginx or fails; on other machines its tests are left out, with a
// message.
const missing = process.env['CI'] === undefined ? missingNginxPackages() : []
if (missing.length > 0)
  process.stderr.write(
    `Left out: nginx.test.ts, because ${missing.join(' and ')} is not installed.\n`,
  )

// Tests of the built shop that need no browser: its HTML, its links, its headers, the delivered
// nginx configuration.
export default defineConfig({
  test: {
    ...test,
    include: ['test/**/*.test.ts'],
    exclude: missing.length > 0 ? ['test/nginx.test.ts'] : [],
    globalSetup: 'test/support/serve-site.ts',
    outputFile: { json: 'reports/test-site.json' },
  },
})
