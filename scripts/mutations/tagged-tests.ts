import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { inRoot } from '../root.ts'

/** What the tests of some requirements did. */
export interface TestRun {
  readonly passed: number
  /** The titles of failed tests, by the requirements in their tags. */
  readonly failed: ReadonlyMap<string, readonly string[]>
  /** Files that could not be loaded, a timeout, no tests: such a run proves nothing. */
  readonly problem: string | undefined
}

interface Suite {
  readonly workspace: string
  readonly files: string
  readonly command: readonly string[]
  readonly report: string
}

/** The kinds of tests, as in `Mutation.tests`. */
export type Kind = 'unit' | 'site' | 'browser'

const vitest = (workspace: string, files: string, config: readonly string[] = []): Suite => ({
  workspace,
  files,
  command: ['vitest', 'run', ...config, '--reporter=json', '--outputFile.json=reports/mutation.json'],
  report: 'reports/mutation.json',
})

const suites: Readonly<Record<Kind, readonly Suite[]>> = {
  unit: [
    vitest('packages/contract', 'src/**/*.test.ts'),
    vitest('apps/mock-api', 'test/**/*.test.ts'),
    vitest('apps/web', '{app,build}/**/*.test.ts'),
    vitest('scripts', 'test/**/*.test.ts'),
  ],
  site: [vitest('apps/web', 'test/**/*.test.ts', ['--config', 'vitest.site.config.ts'])],
  browser: [
    {
      workspace: 'apps/web',
      files: 'e2e/**/*.spec.ts',
      command: ['playwright', 'test', '--project=pages', '--reporter=json'],
      report: 'reports/mutation.json',
    },
  ],
}

interface TestFile {
  readonly suite: Suite
  readonly file: string
  readonly text: string
}

/** Slow tests run only for requirements that no other test proves. */
const isSlow = ({ file }: TestFile): boolean => file.endsWith('.slow.test.ts')

/** The test files that have a tag of these requirements. */
const filesWith = (kind: Kind, requirements: readonly string[]): ReadonlySet<TestFile> => {
  const all = suites[kind].flatMap((suite) =>
    globSync(suite.files, { cwd: inRoot(suite.workspace) }).map((file) => ({
      suite,
      file,
      text: readFileSync(join(inRoot(suite.workspace), file), 'utf8'),
    })),
  )
  return new Set(
    requirements.flatMap((requirement) => {
      const tagged = all.filter(({ text }) => text.includes(`'@${requirement}'`))
      const fast = tagged.filter((file) => !isSlow(file))
      return fast.length > 0 ? fast : tagged
    }),
  )
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { readonly status: string; readonly title: string; readonly tags: string[] }[]
  }[]
}

interface PlaywrightSuite {
  /** Of the whole run, such as a server that does not start. */
  readonly errors?: readonly { readonly message?: string }[]
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly { readonly title: string; readonly ok: boolean; readonly tags: readonly string[] }[]
}

interface Result {
  readonly title: string
  readonly isPassed: boolean
  readonly tags: readonly string[]
}

const resultsOf = (report: VitestReport | PlaywrightSuite): readonly Result[] => {
  if ('testResults' in report) {
    return report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, tags, status }) => ({ title, tags, isPassed: status === 'passed' }))
  }
  const own = (report.specs ?? []).map(({ title, ok, tags }) => ({ title, isPassed: ok, tags }))
  return [...own, ...(report.suites ?? []).flatMap(resultsOf)]
}

/** Errors outside of tests: a file that fails without a failed test could not be loaded, or failed in a hook. */
const brokenFiles = (report: VitestReport | PlaywrightSuite): readonly string[] =>
  'testResults' in report
    ? report.testResults
        .filter(
          ({ status, assertionResults }) =>
            status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
        )
        .map(({ name, message }) => `${name}: ${message.split('\n', 1)[0]}`)
    : (report.errors ?? []).map(({ message = 'the browser tests did not start' }) => message)

const runSuite = async (
  suite: Suite,
  folder: string,
  files: readonly string[],
  requirements: readonly string[],
  signal: AbortSignal,
  stopsAtFailure: boolean,
) => {
  const cwd = join(folder, suite.workspace)
  const report = join(cwd, suite.report)
  rmSync(report, { force: true })
  const [command = '', ...args] = suite.command
  const filter =
    command === 'vitest'
      ? ['--tagsFilter', requirements.map((requirement) => `@${requirement}`).join(' || ')]
      : ['--grep', requirements.map((requirement) => `@${requirement.replaceAll('.', '\\.')}(?![\\d.])`).join('|')]
  const stop = stopsAtFailure ? [command === 'vitest' ? '--bail=1' : '--max-failures=1'] : []
  const { timedOut } = await execa(command, [...args, ...filter, ...stop, ...files], {
    cwd,
    preferLocal: true,
    localDir: cwd,
    reject: false,
    timeout: 600_000,
    cancelSignal: signal,
    env: { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_NAME: suite.report },
  })
  signal.throwIfAborted()
  if (timedOut) return { results: [], problems: ['the tests took more than ten minutes'] }
  const parsed: VitestReport | PlaywrightSuite = JSON.parse(readFileSync(report, 'utf8'))
  return { results: resultsOf(parsed), problems: brokenFiles(parsed) }
}

/**
 * Runs the tests of one kind that have a tag of these requirements.
 * @param options `stopsAtFailure`: one failed test is enough
 */
export const runTagged = async (
  kind: Kind,
  folder: string,
  requirements: readonly string[],
  signal: AbortSignal,
  { stopsAtFailure = false } = {},
): Promise<TestRun> => {
  const all: Result[] = []
  const problems: string[] = []
  for (const [suite, files] of Map.groupBy(filesWith(kind, requirements), (file) => file.suite)) {
    const names = files.map(({ file }) => file)
    const run = await runSuite(suite, folder, names, requirements, signal, stopsAtFailure)
    all.push(...run.results)
    problems.push(...run.problems)
  }
  const failed = new Map<string, string[]>()
  for (const { title, tags } of all.filter(({ isPassed }) => !isPassed)) {
    for (const tag of tags) {
      const requirement = tag.replace('@', '')
      failed.set(requirement, [...(failed.get(requirement) ?? []), title])
    }
  }
  if (all.length === 0) problems.push('no test has these tags')
  return { passed: all.filter(({ isPassed }) => isPassed).length, failed, problem: problems[0] }
}
