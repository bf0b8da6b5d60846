import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** How many tests passed and failed, in one report or in all. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const toCount = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Parses the JSON report of Vitest or Playwright; undefined for anything else. */
export const parseReport = (report: unknown): TestCounts | undefined => {
  if (!isRecord(report)) return undefined
  if ('numPassedTests' in report) {
    const failed = toCount(report['numFailedTests'])
    // A test file that does not load has no failed tests, but the run is not a success.
    return {
      passed: toCount(report['numPassedTests']),
      failed: failed === 0 && report['success'] === false ? 1 : failed,
    }
  }
  const { stats, errors } = report
  if (!isRecord(stats)) return undefined
  const failed = toCount(stats['unexpected'])
  const hasErrors = Array.isArray(errors) && errors.length > 0
  return {
    // A flaky test passed when it was repeated; the summary lines count it too.
    passed: toCount(stats['expected']) + toCount(stats['flaky']),
    failed: failed === 0 && hasErrors ? 1 : failed,
  }
}

/** Reads a report from its file. A missing or invalid report is one failure: its test run did not finish. */
export const readReport = (file: string): TestCounts => {
  try {
    return parseReport(JSON.parse(readFileSync(file, 'utf8'))) ?? { passed: 0, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

export const sum = (counts: readonly TestCounts[]): TestCounts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})

/** The summary lines of Vitest or Playwright in a log, without colours. */
export const summaryLines = (log: string): readonly string[] =>
  stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) =>
      /^(Test Files|Tests) {2}\d|^\d+ (passed|failed|flaky|skipped|did not run|interrupted)\b/.test(line),
    )

/** The workspaces that have a script of that name. */
export const workspacesWith = (root: string, script: string): readonly string[] =>
  ['apps', 'packages']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .concat('scripts')
    .filter((path) => {
      const manifest = join(root, path, 'package.json')
      if (!existsSync(manifest)) return false
      const parsed: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
      return isRecord(parsed) && isRecord(parsed['scripts']) && script in parsed['scripts']
    })
