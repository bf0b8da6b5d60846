/**
 * Types, unit tests, build, tests of the built site and browser tests: `pnpm test`. With `--quick`, types, the tests that
 * are not in `*.slow.test.ts`, and one purchase in a browser. The last line is the sum of all reports.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { prepareBrowser } from './browser.ts'
import { inRoot } from './root.ts'
import { readReport, sum, summaryLines, workspacesWith } from './test-report.ts'
import { turbo } from './turbo.ts'

const isQuick = process.argv.includes('--quick')
const unitTask = isQuick ? 'test:quick' : 'test'
const siteTasks = isQuick ? [] : ['test:site']
const browserTask = isQuick ? 'e2e:quick' : 'e2e'

const runs = [unitTask, ...siteTasks, browserTask].flatMap((task) =>
  workspacesWith(inRoot('.'), task).map((workspace) => ({
    workspace,
    report: inRoot(`${workspace}/reports/${task.replace(':quick', '').replace(':', '-')}.json`),
    log: inRoot(`${workspace}/.turbo/turbo-${task.replace(':', '$colon$')}.log`),
  })),
)

// A report of an earlier run must not count for a run that crashes now; turbo restores those of unchanged tasks.
for (const { report, log } of runs) {
  rmSync(report, { force: true })
  rmSync(log, { force: true })
}

await prepareBrowser()
const isSound = await turbo(['typecheck', unitTask, 'build', ...siteTasks], { keepGoing: true })
// Browser tests run alone, so that nothing else slows the pages that they time.
const browserPassed = await turbo([browserTask])

console.log('')
for (const { workspace, log } of runs) {
  const lines = existsSync(log) ? summaryLines(readFileSync(log, 'utf8')) : ['did not finish']
  for (const line of lines) console.log(`${workspace}: ${line}`)
}

const { passed, failed } = sum(runs.map(({ report }) => readReport(report)))
const ok = isSound && browserPassed && failed === 0
// A type error or a failed build has no failed test, and still is a failure.
console.log(`${passed} passed, ${ok ? 0 : Math.max(1, failed)} failed`)
process.exit(ok ? 0 : 1)
