import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { baseDocument } from '../tools/check/base-document.ts'
import { type CheckResult, check, isBlocking } from '../tools/check/check.ts'
import { lineOf } from '../tools/check/json.ts'
import { annotations, jsonReport, stepSummary, textReport } from '../tools/check/report.ts'
import { openApiText } from '../tools/openapi/document.ts'

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
const incompatibleText = openApiText().replaceAll('"trainer_number"', '"trainer_no"')
const incompatibleBase = () => write('base.json', incompatibleText)

const breakingIds = ({ changes = [] }: CheckResult) => changes.filter(isBlocking).map(({ id }) => id)

const waivedBy = (ids: readonly string[]) =>
  write('0001-trainers.md', `---\nwaives:\n${ids.map((id) => `  - ${id}\n`).join('')}---\n# Number trainers\n`)

test('the committed document is up to date', () => {
  const result = check({ file: write('base.json', openApiText()), decisions: folder })
  expect(textReport(result)).toMatch(/^openapi\.json is up to date\.\nNo change since .*base\.json\.\n$/)
  expect(result.ok).toBe(true)
})

describe('a breaking change', () => {
  test('fails, and the report has the front matter that allows it', () => {
    const file = incompatibleBase()
    const result = check({ file, decisions: folder })
    expect(result.ok).toBe(false)
    const frontMatter = /---\nwaives:\n[\s\S]*---/.exec(textReport(result))?.[0] ?? ''
    for (const id of breakingIds(result)) expect(frontMatter).toContain(`  - ${id}\n`)
    write('0001-trainers.md', `${frontMatter}\n# Number trainers\n`)
    expect(check({ file, decisions: folder }).ok).toBe(true)
  })

  test('passes only if a decision record waives all of its ids', () => {
    const file = incompatibleBase()
    const ids = breakingIds(check({ file, decisions: folder }))
    waivedBy(ids)
    const allowed = check({ file, decisions: folder })
    expect(textReport(allowed)).toMatch(/waived by 0001-trainers\.md/)
    expect(allowed.ok).toBe(true)
    waivedBy(ids.slice(1).concat('something-else-00000000'))
    expect(check({ file, decisions: folder }).ok).toBe(false)
  })

  test('is not waived by ids in the text of a record', () => {
    const file = incompatibleBase()
    const ids = breakingIds(check({ file, decisions: folder }))
    write('0001-trainers.md', `# Number trainers\n\nwaives:\n${ids.map((id) => `  - ${id}\n`).join('')}`)
    expect(check({ file, decisions: folder }).ok).toBe(false)
  })
})

describe('the reports', () => {
  const result = () => check({ file: incompatibleBase(), decisions: folder })

  test('as JSON has each change with its line in openapi.json', () => {
    const { ok, changes } = JSON.parse(jsonReport(result()))
    expect(ok).toBe(false)
    const lines = readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8').split('\n')
    const added = changes.find(({ kind }: { kind: string }) => kind === 'response-required-field-added')
    expect(added).toMatchObject({ where: 'Trainer.trainer_number', breaking: false })
    expect(added.file).toBe('packages/contract/openapi.json')
    expect(lines[added.line - 1]).toContain('"trainer_number": {')
  })

  test('for GitHub annotates breaking changes as errors and others as notices', () => {
    const text = annotations(result())
    const line = (level: string) =>
      new RegExp(`^::${level} file=packages/contract/openapi\\.json,line=\\d+,title=[^:,]+::\\S[^\\n]*$`, 'm')
    expect(text).toMatch(line('error'))
    expect(text).toMatch(line('notice'))
    expect(text).toContain('Trainer.trainer_no: response: is removed%0Aresponse-field-removed-')
  })

  test('for GitHub summarises the step with the front matter', () => {
    const failed = result()
    const [id = ''] = breakingIds(failed)
    expect(stepSummary(failed)).toContain(`\`\`\`yaml\n---\nwaives:\n  - ${id}\n---\n\`\`\``)
    waivedBy(breakingIds(failed))
    expect(stepSummary(result())).not.toContain('yaml')
  })
})

test('a line is that of the printed document, or of the nearest parent', () => {
  const document = { a: {}, b: { c: [1, [], { d: 'x' }], e: null }, f: 2 }
  const text = JSON.stringify(document, null, 2).split('\n')
  const lineAt = (...path: string[]) => text[lineOf(document, path) - 1]?.trim()
  expect(lineAt('a')).toBe('"a": {},')
  expect(lineAt('b', 'c', '2', 'd')).toBe('"d": "x"')
  expect(lineAt('b', 'e')).toBe('"e": null')
  expect(lineAt('f')).toBe('"f": 2')
  expect(lineAt('b', 'missing', 'more')).toBe('"b": {')
})

describe('the base', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  const commit = (title: string): string => {
    write('packages/contract/openapi.json', JSON.stringify({ openapi: '3.1.1', info: { title } }))
    git('add', '.')
    git('commit', '--quiet', '--message', title)
    return git('rev-parse', 'HEAD')
  }
  const pushTo = (ref: string, before: string) => ({
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: write('../event.json', JSON.stringify({ ref, before })),
  })
  const titleOf = (env: NodeJS.ProcessEnv) => baseDocument({ folder, env }).document?.info

  let outer: string
  beforeEach(() => {
    outer = folder
    folder = join(outer, 'clone')
    mkdirSync(folder)
    git('init', '--quiet', '--initial-branch=main')
  })
  afterEach(() => {
    folder = outer
  })

  test('is the merge base with main by default, and on a branch', () => {
    commit('first')
    git('checkout', '--quiet', '-b', 'topic')
    const before = commit('second')
    commit('third')
    expect(titleOf({})).toEqual({ title: 'first' })
    expect(titleOf(pushTo('refs/heads/topic', before))).toEqual({ title: 'first' })
    expect(titleOf({ ...pushTo('refs/heads/main', before), GITHUB_EVENT_NAME: 'pull_request' })).toEqual({
      title: 'first',
    })
  })

  test('is the commit before the push on a push to main', () => {
    const before = commit('first')
    commit('second')
    commit('third')
    expect(titleOf(pushTo('refs/heads/main', before))).toEqual({ title: 'first' })
    expect(titleOf(pushTo('refs/heads/main', '0'.repeat(40)))).toEqual({ title: 'third' })
  })

  test('is missing after a forced push', () => {
    commit('first')
    expect(() => titleOf(pushTo('refs/heads/main', 'a'.repeat(40)))).toThrow(/is not in this clone/)
  })
})

describe('the command', () => {
  const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const command = join(import.meta.dirname, '../tools/check/cli.ts')
      const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY, ...own } = process.env
      execFile(process.execPath, [command, ...args], { env: { ...own, ...env } }, (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
      })
    })

  test('exits with 0 without changes, and with 1 for a breaking change', async () => {
    expect((await run(['--base-file', write('same.json', openApiText())])).code).toBe(0)
    const { code, out } = await run(['--base-file', incompatibleBase()])
    expect(code).toBe(1)
    expect(out).toMatch(/^BREAKING {3}Trainer\.trainer_no: response: is removed$/m)
    expect(out).not.toContain('::error')
  })

  test('annotates and summarises in GitHub Actions', async () => {
    const summary = write('summary.md', '')
    const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary }
    const { out, err } = await run(['--json', '--base-file', incompatibleBase()], env)
    expect(JSON.parse(out).ok).toBe(false)
    expect(err).toMatch(/^::error file=packages\/contract\/openapi\.json,line=\d+/)
    expect(readFileSync(summary, 'utf8')).toMatch(/^## Contract check\n/)
  })

  test.each([
    [['--bogus'], /^contract:check: Unknown option '--bogus'\. --help lists the options\.\n$/],
    [['--base-file', 'no-such-file.json'], /^contract:check: The file no-such-file\.json does not exist\.\n$/],
    [['--base', 'no-such-branch'], /^contract:check: The ref no-such-branch does not exist\.\n$/],
  ])('exits with 2 and one line of error for %j', async (args, line) => {
    const { code, err } = await run(args)
    expect(err).toMatch(line)
    expect(code).toBe(2)
  })

  test('rejects a base that is not an OpenAPI document', async () => {
    const { code, err } = await run(['--base-file', write('odd.json', '{"a":1}')])
    expect(err).toMatch(/is not an OpenAPI document/)
    expect(code).toBe(2)
  })
})
