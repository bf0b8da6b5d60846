import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** How many tests passed and failed, in one runner's report or in all. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const count = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Reads the JSON report of Vitest or Playwright; undefined for anything else. */
export const readReport = (report: unknown): Tally | undefined => {
  if (!isRecord(report)) return undefined
  if ('numPassedTests' in report) {
    const failed = count(report['numFailedTests'])
    // A file that does not even load has no failed tests, and is a failure all the same.
    return { passed: count(report['numPassedTests']), failed: failed === 0 && report['success'] === false ? 1 : failed }
  }
  const { stats, errors } = report
  if (!isRecord(stats)) return undefined
  const failed = count(stats['unexpected']) + count(stats['flaky'])
  const broken = Array.isArray(errors) && errors.length > 0
  return { passed: count(stats['expected']), failed: failed === 0 && broken ? 1 : failed }
}

/** Reads a report from its file. A report that is missing or cut short is one failure: its runner did not finish. */
export const readReportFile = (file: string): Tally => {
  try {
    return readReport(JSON.parse(readFileSync(file, 'utf8'))) ?? { passed: 0, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  })

/** The closing lines of a runner, from the log that turbo kept of it, without colours. */
export const closingLines = (log: string): readonly string[] =>
  stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) =>
      /^(Test Files|Tests) {2}\d|^\d+ (passed|failed|flaky|skipped|did not run|interrupted)\b/.test(line),
    )

/** The workspaces of the folders that have a script of that name. */
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
