import { existsSync, readFileSync, rmSync } from 'node:fs'
import { prepareBrowser } from './browser.ts'
import { inRoot } from './root.ts'
import { closingLines, readReportFile, sum, workspacesWith } from './tally.ts'
import { turbo } from './turbo.ts'

/** One runner's part in the sum: where its report and turbo's log of it are. */
interface Runner {
  readonly workspace: string
  readonly report: string
  readonly log: string
}

const runners = (task: string, report: string): readonly Runner[] =>
  workspacesWith(inRoot('.'), task).map((workspace) => ({
    workspace,
    report: inRoot(`${workspace}/reports/${report}`),
    log: inRoot(`${workspace}/.turbo/turbo-${task}.log`),
  }))

const all = [...runners('test', 'vitest.json'), ...runners('e2e', 'playwright.json')]

// Yesterday's report must not stand in for a runner that crashes today; turbo brings back those of tasks that it skips.
for (const { report, log } of all) {
  rmSync(report, { force: true })
  rmSync(log, { force: true })
}

await prepareBrowser()
const units = await turbo(['typecheck', 'test', 'build'], { keepGoing: true })
// The journeys come last and alone, so that nothing else slows the pages that they time.
const journeys = await turbo(['e2e'])

console.log('')
for (const { workspace, log } of all) {
  for (const line of existsSync(log) ? closingLines(readFileSync(log, 'utf8')) : ['did not finish']) {
    console.log(`${workspace}: ${line}`)
  }
}

const { passed, failed } = sum(all.map(({ report }) => readReportFile(report)))
const ok = units && journeys && failed === 0
// A step that fails without a failing test (a type error, a broken build) is a failure in the sum too.
console.log(`${passed} passed, ${ok ? 0 : Math.max(1, failed)} failed`)
process.exit(ok ? 0 : 1)
