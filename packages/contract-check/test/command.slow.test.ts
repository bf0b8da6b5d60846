import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { baseDocument } from '../src/base-document.ts'
import { type CheckResult, check, isBlocking } from '../src/check.ts'
import { openApiText } from '../src/document/document.ts'
import { textReport } from '../src/report.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-check-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string): string => {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

/** A base with another name for `trainer_number`, so that the contract breaks it. */
const incompatibleBase = () => write('base.json', openApiText().replaceAll('"trainer_number"', '"trainer_no"'))

const breakingIds = ({ changes = [] }: CheckResult) => changes.filter(isBlocking).map(({ id }) => id)

const checkIncompatible = () => check({ file: incompatibleBase(), decisions: folder })

test('the committed document is up to date', () => {
  const result = check({ file: write('base.json', openApiText()), decisions: folder })
  expect(textReport(result)).toMatch(/^openapi\.json is up to date\.\n0 changes since .*base\.json, 0 breaking\.\n$/)
  expect(result.ok).toBe(true)
})

describe('a breaking change', () => {
  test('fails, and the report has the front matter that allows it', () => {
    const result = checkIncompatible()
    expect(result.ok).toBe(false)
    const frontMatter = /---\nwaives:\n[\s\S]*---/.exec(textReport(result))?.[0] ?? ''
    for (const id of breakingIds(result)) expect(frontMatter).toContain(`  - ${id}\n`)
    write('0001-trainers.md', `${frontMatter}\n# Number trainers\n`)
    const allowed = checkIncompatible()
    expect(textReport(allowed)).toMatch(/waived by 0001-trainers\.md/)
    expect(allowed.ok).toBe(true)
  })

  test.each([
    ['if the front matter lists another id', '---\nwaives:\n  - something-else-00000000\n---\n# Number trainers\n'],
    ['by ids in the text of a record', '# Number trainers\n\nwaives:\n$IDS'],
  ])('is not waived %s', (_, text) => {
    const ids = breakingIds(checkIncompatible()).map((id) => `  - ${id}\n`)
    write('0001-trainers.md', text.replace('$IDS', ids.join('')))
    expect(checkIncompatible().ok).toBe(false)
  })
})

describe('the base', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: join(folder, 'clone'),
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  const commit = (title: string): string => {
    write('clone/packages/contract/openapi.json', JSON.stringify({ openapi: '3.1.1', info: { title } }))
    git('add', '.')
    git('commit', '--quiet', '--message', title)
    return git('rev-parse', 'HEAD')
  }
  const titleOf = (env: NodeJS.ProcessEnv) => baseDocument({ folder: join(folder, 'clone'), env }).document?.info

  beforeEach(() => {
    mkdirSync(join(folder, 'clone'))
    git('init', '--quiet', '--initial-branch=main')
  })

  test('is the merge base with main by default', () => {
    commit('first')
    git('checkout', '--quiet', '-b', 'topic')
    commit('second')
    expect(titleOf({})).toEqual({ title: 'first' })
  })

  test('is the commit in CONTRACT_BASE, unless that is the one before the first push of a branch', () => {
    const before = commit('first')
    commit('second')
    commit('third')
    expect(titleOf({ CONTRACT_BASE: before })).toEqual({ title: 'first' })
    expect(titleOf({ CONTRACT_BASE: '0'.repeat(40) })).toEqual({ title: 'third' })
  })
})

describe('the command', () => {
  const run = (args: readonly string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const command = join(import.meta.dirname, '../src/cli.ts')
      execFile(process.execPath, [command, ...args], (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
      })
    })

  test('exits with 0 without changes, and with 1 for a breaking change', async () => {
    expect((await run(['--base-file', write('same.json', openApiText())])).code).toBe(0)
    const { code, out } = await run(['--base-file', incompatibleBase()])
    expect(code).toBe(1)
    expect(out).toMatch(/^BREAKING {3}Trainer\.trainer_no: response: is removed$/m)
  })

  test('prints the changes as JSON', async () => {
    const { ok, changes } = JSON.parse((await run(['--json', '--base-file', incompatibleBase()])).out)
    expect(ok).toBe(false)
    expect(changes).toContainEqual(expect.objectContaining({ where: 'Trainer.trainer_number', breaking: false }))
  })

  test.each([
    [['--bogus'], /^contract:check: Unknown option '--bogus'/],
    [['--base-file', 'no-such-file.json'], /^contract:check: no-such-file\.json has no OpenAPI document in JSON\.\n$/],
    [['--base', 'no-such-branch'], /^contract:check: no-such-branch is not in this clone\./],
  ])('exits with 2 and an error for %j', async (args, line) => {
    const { code, err } = await run(args)
    expect(err).toMatch(line)
    expect(code).toBe(2)
  })
})
