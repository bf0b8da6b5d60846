import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseReport, readReport, sum, summaryLines } from '../test-report.ts'

describe('parseReport', () => {
  it('counts the tests of Vitest', () => {
    expect(parseReport({ numPassedTests: 12, numFailedTests: 2, success: false })).toEqual({ passed: 12, failed: 2 })
  })

  it('counts a test file that does not load as one failure', () => {
    expect(parseReport({ numPassedTests: 12, numFailedTests: 0, success: false })).toEqual({ passed: 12, failed: 1 })
  })

  it('counts the tests of Playwright, and flaky ones as passed', () => {
    expect(parseReport({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: [] })).toEqual({
      passed: 8,
      failed: 1,
    })
  })

  it('counts a run that fails before its tests as one failure', () => {
    expect(
      parseReport({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no server' }] }),
    ).toEqual({ passed: 0, failed: 1 })
  })

  it('rejects other JSON', () => {
    expect(parseReport([])).toBeUndefined()
    expect(parseReport({ passed: 3 })).toBeUndefined()
  })
})

describe('readReport', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-report-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('counts a missing report and an incomplete one as one failure each', () => {
    writeFileSync(join(folder, 'short.json'), '{"numPassedTests": 4,')
    const read = ['missing.json', 'short.json'].map((name) => readReport(join(folder, name)))
    expect(sum(read)).toEqual({ passed: 0, failed: 2 })
  })
})

describe('summaryLines', () => {
  it('finds the lines among colours and other output', () => {
    const log =
      'tests are fine\n\u001b[2m Test Files \u001b[22m \u001b[1m\u001b[32m3 passed\u001b[39m\u001b[22m\u001b[90m (3)\u001b[39m\n      Tests  41 passed (41)\n  2 failed\n  9 passed (3.4s)\n'
    expect(summaryLines(log)).toEqual([
      'Test Files  3 passed (3)',
      'Tests  41 passed (41)',
      '2 failed',
      '9 passed (3.4s)',
    ])
  })
})
