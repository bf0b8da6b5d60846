import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '@shop/tooling/find-browser'
import { port } from './e2e/support/server.ts'
import type { HostOption } from './e2e/support/test.ts'

const isContinuousIntegration = process.env['CI'] !== undefined
const headed = process.argv.some((argument) => ['--headed', '--ui', '--debug'].includes(argument))
const executablePath = findBrowser({ full: headed })

/**
 * Each window of the full browser loads two pages for the suggestions of its address bar, which
 * takes as much processor time as a page of the shop. Only the last `--disable-features` counts, so
 * Playwright's own list is repeated here.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Those of Playwright.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'PaintHolding',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const server = `"${process.execPath}" ../mock-api/src/server.ts`

const timedSpec = 'long-lists.spec.ts'

export default defineConfig<HostOption>({
  testDir: 'e2e',
  // Those of the other engines are Vitest's.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isContinuousIntegration,
  // A test that passes when repeated is reported as flaky, and fails the nightly run.
  retries: isContinuousIntegration ? 1 : 0,
  // Machines that build for others are slow at times; a wait costs nothing when the page is there.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A worker is idle at times, so three are faster than two on two processors.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  projects: [
    { name: 'pages', testIgnore: timedSpec },
    // Purchases and accounts must work with a host that sends only the fields that the shop shows
    // and needs.
    { name: 'sparse', grep: /@journey/, testIgnore: timedSpec, use: { host: 'sparse' } },
    // Not part of `pnpm test`: times depend on the machine. They run last and one at a time, so
    // that nothing else slows the pages.
    { name: 'timed', testMatch: timedSpec, workers: 1, dependencies: ['pages', 'sparse'] },
  ],
  reporter: [
    ['list'],
    ['json', { outputFile: 'reports/e2e.json' }],
    ...(process.env['GITHUB_ACTIONS'] ? [['github'] as const] : []),
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    // A trace makes every test slower. Elsewhere, a failed run is repeated with `--last-failed
    // --trace on` (CONTRIBUTING.md).
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-quic', `--disable-features=${disabledFeatures.join(',')}`],
    },
  },
  // The built shop and the API in one process, as `start` serves them, with nothing kept.
  webServer: {
    command: `${server} --port ${port} --data memory --site dist/client`,
    url: `http://127.0.0.1:${port}/healthz`,
    env: { LOG_LEVEL: 'error' },
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
