import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { baseDocument, UsageError } from '../src/base-document.ts'
import { type CheckResult, check, isBlocking } from '../src/check.ts'
import { openApiText } from '../src/document/document.ts'
import { inMarkdown, textReport } from '../src/report.ts'

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
const incompatibleBase = () =>
  write('base.json', openApiText().replaceAll('"trainer_number"', '"trainer_no"'))

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()

/** Commits all files, in a new repository at first. Returns the commit. */
const commit = (): string => {
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Change')
  return git('rev-parse', 'HEAD')
}

const breakingIds = ({ changes = [] }: CheckResult) =>
  changes.filter(isBlocking).map(({ id }) => id)

const checkIncompatible = () => check({ file: incompatibleBase(), decisions: folder })

describe('a breaking change', () => {
  test('fails, and the report has the front matter that allows it', () => {
    const result = checkIncompatible()
    expect(result.ok).toBe(false)
    const [, frontMatter = ''] =
      /^```yaml\n(---\nwaives:\n[\s\S]*---)\n```$/m.exec(textReport(result)) ?? []
    for (const id of breakingIds(result)) expect(frontMatter).toContain(`  - ${id}\n`)
    write('0001-trainers.md', `${frontMatter}\n# Number trainers\n`)
    const allowed = checkIncompatible()
    expect(textReport(allowed)).toMatch(/waived by 0001-trainers\.md/)
    expect(allowed.ok).toBe(true)
  })

  test.each<[string, (ids: string[]) => string, boolean]>([
    ['in brackets', (ids) => `---\nwaives: [${ids.join(', ')}]\n---\n`, true],
    [
      'in quotes',
      (ids) => `---\nwaives:\n${ids.map((id) => `  - "${id}" # a reason\n`).join('')}---\n`,
      true,
    ],
    ['of other changes', () => '---\nwaives:\n  - something-else-00000000\n---\n', false],
    [
      'in the text of a record',
      (ids) => `# Number trainers\n\nwaives:\n${ids.map((id) => `  - ${id}\n`).join('')}`,
      false,
    ],
  ])('with ids %s is waived, or not', (_, textOf, ok) => {
    write('0001-trainers.md', `${textOf(breakingIds(checkIncompatible()))}# Number trainers\n`)
    const result = checkIncompatible()
    expect(result.ok, textReport(result)).toBe(ok)
    expect(textReport(result).includes('waived: 0)')).toBe(!ok)
  })
})

test.each([
  [
    'has an unknown key',
    'waive:\n  - something-else-00000000\n---\n',
    'has "waive", and only "waives" is known.',
  ],
  ['does not end', 'waives:\n  - something-else-00000000\n', 'has no closing "---".'],
])('front matter that %s fails, since it would be ignored', (_, text, problem) => {
  write('0001-trainers.md', `---\n${text}\n# Number trainers\n`)
  const result = check({ file: write('base.json', openApiText()), decisions: folder })
  expect(textReport(result)).toContain(
    `- docs/decisions/0001-trainers.md: the front matter ${problem}\n`,
  )
  expect(result.ok).toBe(false)
})

test('another prefix of all paths has one line for each side', () => {
  const base = openApiText().replaceAll('"/api/v1/', '"/api/v0/')
  const result = check({ file: write('base.json', base), decisions: folder })
  expect(new Set(breakingIds(result)).size).toBe(1)
  const line =
    /^- DELETE \S+ moved to DELETE \S+; the same for DELETE \S+(?:, GET \S+){4} and 18 more$/
  expect(textReport(result).match(/^- .*/gm)).toEqual([
    expect.stringMatching(line),
    expect.stringMatching(line),
  ])
})

test('the report lists what hosts must accept before the shop sends it', () => {
  const base = JSON.parse(openApiText().replaceAll('"maxLength": 254', '"maxLength": 250'))
  delete base.paths['/api/v1/licensed-trainers']
  const result = check({ file: write('base.json', JSON.stringify(base)), decisions: folder })
  const [, list = ''] =
    /^### Hosts must accept first\n\n.*\n\n((?:- .*\n)*)/m.exec(textReport(result)) ?? []
  expect(
    list.match(/^- (?:GET \S+ is added|\S+ has maxLength 254 instead of maxLength 250)/gm),
  ).toHaveLength(2)
  expect(result.ok).toBe(true)
})

test('the examples of a rule are one change', () => {
  const base = openApiText().replace(/"malaysian-postal-code": \{\s*"of": [\s\S]*?\]/, (rule) =>
    rule.replaceAll('"valid"', '"ok"'),
  )
  const { changes } = check({ file: write('base.json', base), decisions: folder })
  expect(changes).toHaveLength(1)
  expect(changes[0]?.text).toMatch(
    /^gives "valid" instead of "ok" for .*, and changes for \d\d more of its examples$/,
  )
  const report = textReport({
    ok: false,
    document: 'up to date',
    base: '',
    problems: [],
    changes,
  })
  expect(report).toMatch(
    /^- rule malaysian-postal-code \(.*A postal code in Malaysia.*\) .*gives "valid" instead/m,
  )
})

test('a constant of several fields has one waiver, which is another one for other fields', () => {
  const base = openApiText()
    .replaceAll('"maxLength": 254,', '"maxLength": 255,')
    .replace(/("first_name": \{\s*"type": "string",\s*"maxLength": )\d+/, '$1255')
  expect(base).not.toBe(openApiText())
  const waiver = (text: string) => {
    const result = check({ file: write('base.json', text), decisions: folder })
    expect(result.changes.length).toBeGreaterThan(1)
    return /^waives:\n((?: {2}- .*\n)*)/m.exec(textReport(result))?.[1]
  }
  const one = waiver(base)
  expect(one).toMatch(/^ {2}- request-maxLength-narrowed-\w{8}\n$/)
  expect(waiver(base.replace('"maxLength": 255,', '"maxLength": 254,'))).not.toBe(one)
})

test('what the shop tolerates has a section of its own', () => {
  const status = ',\n          "quote_requested"\n'
  const base = openApiText().replace(status, '\n')
  const result = check({ file: write('base.json', base), decisions: folder })
  const report = textReport(result)
  expect(report).not.toContain('### Breaks')
  expect(report).toMatch(
    /^### Tolerated by the shop\n\n.*\n\n- OrderStatus can also be "quote_req/m,
  )
  expect(report).toContain('(breaking clients: 0, breaking hosts: 0, tolerated: 1, waived: 0)')
  expect(result.ok).toBe(false)
})

test('a schema that several requests repeat has one line with its places', () => {
  const base = openApiText().replaceAll(/"maxLength": 254,/g, '"maxLength": 255,')
  const result = check({ file: write('base.json', base), decisions: folder })
  const [sentence = '', ...others] = textReport(result).match(/^- .*/gm) ?? []
  expect(others).toEqual([])
  const [change, places] = sentence.split('; the same for ')
  expect(change).toMatch(/^- AuthForgotPasswordRequest\.email has maxLength 254 instead/)
  expect(change).toMatch(/255 characters is no longer accepted in the request of POST .* and POST /)
  expect(places).toMatch(
    /^AuthResetPasswordRequest\.email, .* and OrderPlaceRequest\.customer\.email$/,
  )
})

test('the summary shows texts that Markdown would change as code, the terminal as they are', () => {
  const change = { kind: 'a', where: 'Order', operations: [], breaks: [] }
  const texts = ['is removed', 'has the pattern ^\\+?[a-z]*$', 'has the pattern ^`$']
  const changes = texts.map((text) => ({ ...change, text, id: text }))
  const result = {
    ok: true,
    document: 'up to date',
    base: '',
    problems: [],
    changes,
  } as const
  expect(textReport(result)).toContain('\n- Order has the pattern ^\\+?[a-z]*$\n')
  const summary = textReport(result, inMarkdown)
  expect(summary.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- Order is removed',
    '- Order `` has the pattern ^\\+?[a-z]*$ ``',
    '- Order `` has the pattern ^`$ ``',
  ])
})

describe('the base', () => {
  const commitTitle = (title: string): string => {
    write('packages/contract/openapi.json', JSON.stringify({ openapi: '3.1.1', info: { title } }))
    return commit()
  }
  const titleOf = (env: NodeJS.ProcessEnv) => baseDocument({ folder, env }).document?.info

  test('is the merge base with main by default', () => {
    commitTitle('first')
    git('checkout', '--quiet', '-b', 'topic')
    commitTitle('second')
    expect(titleOf({})).toEqual({ title: 'first' })
  })

  test('is the commit in CONTRACT_BASE, unless that is of zeros, as before a first push', () => {
    const before = commitTitle('first')
    commitTitle('second')
    commitTitle('third')
    expect(titleOf({ CONTRACT_BASE: before })).toEqual({ title: 'first' })
    expect(titleOf({ CONTRACT_BASE: '0'.repeat(40) })).toEqual({ title: 'third' })
  })
})

describe('without a base that can be compared', () => {
  test('a document of OpenAPI 3.0 is refused', () => {
    const file = write('base.json', JSON.stringify({ openapi: '3.0.3' }))
    expect(() => baseDocument({ file })).toThrow(
      new UsageError(`${file} has no document of OpenAPI 3.1 in JSON.`),
    )
  })

  test('git says why it fails', () => {
    expect(() => baseDocument({ folder })).toThrow(
      /^git failed: fatal: not a git repository \(or any of the parent directories\): \.git$/,
    )
    vi.stubEnv('PATH', folder)
    expect(() => baseDocument({ folder })).toThrow(/^git failed: spawnSync git ENOENT$/)
    vi.unstubAllEnvs()
  })
})

describe('in a clone', () => {
  const decisions = () => join(folder, 'docs/decisions')
  const record = (id: string) =>
    write('docs/decisions/0001-trainers.md', `---\nwaives:\n  - ${id}\n---\n# Trainers\n`)

  beforeEach(() => {
    write(
      'packages/contract/openapi.json',
      openApiText().replaceAll('"trainer_number"', '"trainer_no"'),
    )
    write('docs/decisions/0002-other.md', '# Other\n')
  })

  test('a waiver of no change fails', () => {
    commit()
    record('something-else-00000000')
    const { problems, ok } = check({ folder, decisions: decisions() })
    expect(problems).toEqual([
      'docs/decisions/0001-trainers.md waives something-else-00000000, ' +
        'which is no breaking change.',
    ])
    expect(ok).toBe(false)
  })

  test('a waiver that the base has too is of an earlier change, and waives nothing', () => {
    const [id = ''] = breakingIds(checkIncompatible())
    record(id)
    commit()
    const { problems, changes } = check({ folder, decisions: decisions() })
    expect(problems).toEqual([])
    expect(changes.filter(isBlocking).map((change) => change.id)).toContain(id)
  })
})

describe('the command', () => {
  const run = (args: readonly string[], nodeArgs: readonly string[] = []) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const command = join(import.meta.dirname, '../src/cli.ts')
      execFile(process.execPath, [...nodeArgs, command, ...args], (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
      })
    })

  test('exits with 0 for the committed document, and with 1 for a breaking change', async () => {
    const committed = await run(['--base-file', write('same.json', openApiText())])
    expect(committed.out).toMatch(
      /^openapi\.json is up to date\.\n\nChanges since .*: 0 \(breaking clients: 0, .*\)\.\n$/,
    )
    expect(committed.code).toBe(0)
    const { code, out } = await run(['--base-file', incompatibleBase()])
    expect(code).toBe(1)
    expect(out).toMatch(
      /^### Breaks clients\n\n.*\n\n- Trainer\.trainer_no is removed in the response of GET /m,
    )
    expect(out).toMatch(
      /^### Breaks hosts$[\s\S]*^- Trainer\.trainer_number is new and required in the response /m,
    )
  })

  test.each([
    ['export const a = {\\n  b: 1,,\\n}', /^\S+\/contract\/src\/cart\/rules\.ts:2: .*`,`.*\n$/],
    ['missing()', /^ReferenceError: .*\n {4}at \S+\/contract\/src\/cart\/rules\.ts:1:/],
  ])('exits with 2 and the place of an error in the contract: %j', async (source, message) => {
    const hooks = write(
      'hooks.mjs',
      `import { registerHooks } from 'node:module'
      registerHooks({
        load: (url, context, next) => {
          const loaded = next(url, context)
          const isCart = url.endsWith('/contract/src/cart/rules.ts')
          return isCart ? { ...loaded, source: '${source}\\n' + loaded.source } : loaded
        },
      })`,
    )
    const { code, err } = await run([], ['--import', hooks])
    expect(err).toMatch(message)
    expect(code).toBe(2)
  })

  test.each([
    [['--bogus'], /^Unknown option '--bogus'\. --help lists the options\.\n$/],
    [
      ['--base-file', 'no-such-file.json'],
      /^no-such-file\.json has no document of OpenAPI 3\.1 in JSON\.\n$/,
    ],
    [['--base', 'no-such-branch'], /^no-such-branch is not in this clone\. Fetch it, /],
  ])('exits with 2 and an error for %j', async (args, line) => {
    const { code, err } = await run(args)
    expect(err).toMatch(line)
    expect(code).toBe(2)
  })
})
