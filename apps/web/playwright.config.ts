import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'
import { port } from './e2e/support/server.ts'
import type { HostOption } from './e2e/support/test.ts'

const isContinuousIntegration = process.env['CI'] !== undefined
const headed = process.argv.some((argument) => ['--headed', '--ui', '--debug'].includes(argument))
const executablePath = findBrowser({ full: headed })

const timedSpecs = ['speed.spec.ts', 'long-lists.spec.ts']

export default defineConfig<HostOption>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isContinuousIntegration,
  // A test that passes when repeated is reported as flaky, and fails the nightly run.
  retries: isContinuousIntegration ? 1 : 0,
  // Machines that build for others are slow at times; a wait costs nothing when the page is there.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 3,
  projects: [
    { name: 'pages', testIgnore: timedSpecs },
    // Purchases and accounts must work with a host that sends only the fields that the shop shows and needs.
    { name: 'sparse', grep: /@journey/, testIgnore: timedSpecs, use: { host: 'sparse' } },
    // Not part of `pnpm test`: times depend on the machine. They run last and one at a time, so that nothing else slows the pages.
    { name: 'timed', testMatch: timedSpecs, workers: 1, dependencies: ['pages', 'sparse'] },
  ],
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    // A trace makes every test slower. Elsewhere, a failed run is repeated with `--last-failed --trace on` (CONTRIBUTING.md).
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // The built shop and the API in one process, as `start` serves them, with nothing kept.
  webServer: {
    command: `"${process.execPath}" ../mock-api/src/server.ts --port ${port} --data memory --site dist/client`,
    url: `http://127.0.0.1:${port}/healthz`,
    env: { LOG_LEVEL: 'error' },
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
