/**
 * Types, unit tests, build, tests of the built site and browser tests: `pnpm test`. The last line is the sum of all reports.
 */
import { globSync, readFileSync, rmSync } from 'node:fs'
import { port } from '../apps/web/e2e/support/server.ts'
import { requireBrowser } from './browser.ts'
import { inRoot, parseOptions, requireFree, turbo } from './root.ts'

const usage = `Types, unit tests, and the built shop in a real browser: npx pnpm test

  --force    repeat the tasks whose files have not changed

npx pnpm test:quick runs the fast tests only, npx pnpm e2e FILE the browser tests of one file.`
const { force = false } = parseOptions(usage, { force: { type: 'boolean' } })
requireBrowser()
await requireFree(port, 'E2E_PORT')

const reports = () =>
  globSync('{apps/*,packages/*,scripts}/reports/*.json', { cwd: inRoot('.') }).map(inRoot)

// A report of an earlier run must not count for a run that crashes now; turbo restores those of unchanged tasks.
for (const report of reports()) rmSync(report)

// One task at a time: each uses all processors, and nothing else slows the pages of the browser tests.
const tasks = ['typecheck', 'test', 'test:site', 'e2e']
const status = turbo(...tasks, '--continue', '--concurrency=1', ...(force ? ['--force'] : []))

let passed = 0
let failed = 0
for (const report of reports()) {
  // Vitest writes numbers of tests, Playwright an object with them. A flaky test passed when it was repeated.
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8'))
  passed += numPassedTests ?? stats.expected + stats.flaky
  failed += numFailedTests ?? stats.unexpected
}
// A type error, a failed build or a crash has no failed test, and still is a failure.
console.log(`\n${passed} passed, ${status === 0 ? failed : Math.max(1, failed)} failed`)
process.exitCode = status
