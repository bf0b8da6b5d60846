/**
 * Types, unit tests, build, tests of the built site and browser tests: `pnpm test`. The last line is the sum of all reports. Options are
 * turbo's, such as `--force`.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { inRoot } from './root.ts'

const reports = () => globSync('{apps/*,packages/*,scripts}/reports/*.json', { cwd: inRoot('.') }).map(inRoot)

// A report of an earlier run must not count for a run that crashes now; turbo restores those of unchanged tasks.
for (const report of reports()) rmSync(report)

// One task at a time: each uses all processors, and nothing else slows the pages of the browser tests.
const { status } = spawnSync(
  'turbo',
  ['run', 'typecheck', 'test', 'test:site', 'e2e', '--continue', '--concurrency=1', ...process.argv.slice(2)],
  { cwd: inRoot('.'), stdio: 'inherit', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
)

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
process.exitCode = status ?? 1
