/**
 * Types, unit tests, build, tests of the built site and browser tests: `pnpm test`. Tasks whose
 * files have not changed come from the cache; `--force` repeats them. The last line is the sum of
 * all reports.
 */
import { once } from 'node:events'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { inRoot } from '@shop/tooling/in-root'
import { runTurbo } from './turbo.ts'

const findReports = (): readonly string[] =>
  globSync('{apps/*,packages/*,scripts}/reports/*.json', { cwd: inRoot('.') }).map(inRoot)

/** The numbers of tests in a report, which Vitest and Playwright write in different forms. */
const countTests = (file: string): { passed: number; failed: number } => {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    // A flaky test passed when it was repeated.
    passed: numPassedTests ?? stats.expected + stats.flaky,
    failed: numFailedTests ?? stats.unexpected,
  }
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

// A report of an earlier run must not count for a run that crashes now. Turbo restores the reports
// of unchanged tasks.
for (const report of findReports()) rmSync(report)

// The build runs before the last two, which depend on it (turbo.json).
// One task at a time: each uses all processors, and nothing else slows the browser tests.
const tasks = ['typecheck', 'test', 'test:site', 'e2e']
const turbo = runTurbo([...tasks, '--continue', '--concurrency=1', ...process.argv.slice(2)])
const [code] = await once(turbo, 'exit')
const status: number = code ?? 1

const counts = findReports().map(countTests)
const passed = sum(counts.map((count) => count.passed))
const failed = sum(counts.map((count) => count.failed))
// A type error, a failed build or a crash has no failed test, and still is a failure.
console.log(`\n${passed} passed, ${status === 0 ? failed : Math.max(1, failed)} failed`)
process.exitCode = status
