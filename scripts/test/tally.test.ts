import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closingLines, readReport, readReportFile, sum } from '../tally.ts'

describe('reading a report', () => {
  it("counts Vitest's tests", () => {
    expect(readReport({ numPassedTests: 12, numFailedTests: 2, success: false })).toEqual({ passed: 12, failed: 2 })
  })

  it('counts a test file that does not load as a failure', () => {
    expect(readReport({ numPassedTests: 12, numFailedTests: 0, success: false })).toEqual({ passed: 12, failed: 1 })
  })

  it("counts Playwright's tests, and a flaky one as failed", () => {
    expect(readReport({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: [] })).toEqual({
      passed: 7,
      failed: 2,
    })
  })

  it('counts a run that broke before its tests as a failure', () => {
    expect(readReport({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no server' }] })).toEqual(
      { passed: 0, failed: 1 },
    )
  })

  it('takes nothing else for a report', () => {
    expect(readReport([])).toBeUndefined()
    expect(readReport({ passed: 3 })).toBeUndefined()
  })
})

describe('reading a report from its file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tally-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('counts a missing report, and one cut short, as a failure each', () => {
    writeFileSync(join(folder, 'short.json'), '{"numPassedTests": 4,')
    const read = ['missing.json', 'short.json'].map((name) => readReportFile(join(folder, name)))
    expect(sum(read)).toEqual({ passed: 0, failed: 2 })
  })
})

describe("a runner's closing lines", () => {
  it('are found under colours and other output', () => {
    const log =
      'tests are fine\n\u001b[2m Test Files \u001b[22m \u001b[1m\u001b[32m3 passed\u001b[39m\u001b[22m\u001b[90m (3)\u001b[39m\n      Tests  41 passed (41)\n  2 failed\n  9 passed (3.4s)\n'
    expect(closingLines(log)).toEqual([
      'Test Files  3 passed (3)',
      'Tests  41 passed (41)',
      '2 failed',
      '9 passed (3.4s)',
    ])
  })
})
