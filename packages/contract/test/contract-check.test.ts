import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { check } from '../tools/check/check.ts'
import { openApiDocument, openApiText } from '../tools/openapi/document.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-check-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** A base with another name for `trainer_number`, so that the contract breaks it. */
const incompatibleBase = () => {
  const document = structuredClone(openApiDocument())
  const text = JSON.stringify(document).replaceAll('"trainer_number"', '"trainer_no"')
  return write('base.json', text)
}

const breakingIds = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('BREAKING')).map((line) => line.split('\n')[1]?.trim() ?? '')

test('the committed document is up to date', async () => {
  const result = await check({ file: write('base.json', openApiText()), decisions: folder })
  expect(result.lines[0]).toBe('openapi.json is up to date.')
  expect(result.lines[1]).toMatch(/^No change since /)
  expect(result.ok).toBe(true)
})

describe('a breaking change', () => {
  test('fails, and explains how to allow it', async () => {
    const result = await check({ file: incompatibleBase(), decisions: folder })
    expect(result.ok).toBe(false)
    expect(breakingIds(result.lines)).not.toEqual([])
    expect(result.lines.at(-1)).toMatch(/waives:/)
  })

  test('passes only if a decision record waives all of its ids', async () => {
    const file = incompatibleBase()
    const ids = breakingIds((await check({ file, decisions: folder })).lines)
    const record = (waived: readonly string[]) =>
      write('0001-trainers.md', `---\nwaives:\n${waived.map((id) => `  - ${id}\n`).join('')}---\n# Number trainers\n`)
    record(ids)
    const allowed = await check({ file, decisions: folder })
    expect(allowed.lines.join('\n')).toMatch(/waived by 0001-trainers\.md/)
    expect(allowed.ok).toBe(true)
    record(ids.slice(1).concat('something-else-00000000'))
    expect((await check({ file, decisions: folder })).ok).toBe(false)
  })

  test('is not waived by ids in the text of a record', async () => {
    const file = incompatibleBase()
    const ids = breakingIds((await check({ file, decisions: folder })).lines)
    write('0001-trainers.md', `# Number trainers\n\nwaives:\n${ids.map((id) => `  - ${id}\n`).join('')}`)
    expect((await check({ file, decisions: folder })).ok).toBe(false)
  })
})

describe('the command', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const command = join(import.meta.dirname, '../tools/check/cli.ts')
      execFile(process.execPath, [command, ...args], (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
      })
    })

  test('exits with 0 without changes, and with 1 for a breaking change', async () => {
    expect((await run('--base-file', write('same.json', openApiText()))).code).toBe(0)
    expect((await run('--base-file', incompatibleBase())).code).toBe(1)
  })

  test.each([
    [['--bogus'], /^contract:check: Unknown option '--bogus'\n$/],
    [['--base-file', 'no-such-file.json'], /^contract:check: The file no-such-file\.json does not exist\.\n$/],
    [['--base', 'no-such-branch'], /^contract:check: The ref no-such-branch does not exist\.\n$/],
  ])('exits with 2 and one line of error for %j', async (args, line) => {
    const { code, err } = await run(...args)
    expect(err).toMatch(line)
    expect(code).toBe(2)
  })

  test('rejects a base that is not an OpenAPI document', async () => {
    const { code, err } = await run('--base-file', write('odd.json', '{"a":1}'))
    expect(err).toMatch(/is not an OpenAPI document/)
    expect(code).toBe(2)
  })
})
