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

/** A base that demands nothing of a trainer's number, so that today's contract is a breaking change against it. */
const withoutTrainers = () => {
  const document = structuredClone(openApiDocument())
  const text = JSON.stringify(document).replaceAll('"trainer_number"', '"trainer_no"')
  return write('base.json', text)
}

const breakingIds = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('BREAKING')).map((line) => line.split('\n')[1]?.trim() ?? '')

test('the committed document is fresh', async () => {
  const result = await check({ file: write('base.json', openApiText()), decisions: folder })
  expect(result.lines[0]).toBe('openapi.json is fresh.')
  expect(result.lines[1]).toMatch(/^No change against /)
  expect(result.ok).toBe(true)
})

describe('a breaking change', () => {
  test('fails, and says how it may be allowed', async () => {
    const result = await check({ file: withoutTrainers(), decisions: folder })
    expect(result.ok).toBe(false)
    expect(breakingIds(result.lines)).not.toEqual([])
    expect(result.lines.at(-1)).toMatch(/waives:/)
  })

  test('passes once a decision record waives each of its ids, and only then', async () => {
    const file = withoutTrainers()
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

  test('is not waived by an id in the text of a record', async () => {
    const file = withoutTrainers()
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

  test('ends with 0 when nothing changed, and with 1 on a breaking change', async () => {
    expect((await run('--base-file', write('same.json', openApiText()))).code).toBe(0)
    expect((await run('--base-file', withoutTrainers())).code).toBe(1)
  })

  test.each([
    [['--bogus'], /^contract:check: Unknown option '--bogus'\n$/],
    [['--base-file', 'no-such-file.json'], /^contract:check: There is no file no-such-file\.json .*\n$/],
    [['--base', 'no-such-branch'], /^contract:check: There is no no-such-branch in this repository\.?\n$/],
  ])('ends with 2 and one line for %j', async (args, line) => {
    const { code, err } = await run(...args)
    expect(err).toMatch(line)
    expect(code).toBe(2)
  })

  test('tells a base that is no OpenAPI document', async () => {
    const { code, err } = await run('--base-file', write('odd.json', '{"a":1}'))
    expect(err).toMatch(/is not an OpenAPI document/)
    expect(code).toBe(2)
  })
})
