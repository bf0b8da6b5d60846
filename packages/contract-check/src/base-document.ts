/** The document to compare with. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { JsonObject } from './json.ts'

/** The user must fix this before a comparison is possible. The command prints the message alone. */
export class UsageError extends Error {}

export interface BaseOptions {
  readonly ref?: string | undefined
  /** A file; overrides `ref`. */
  readonly file?: string | undefined
  /**
   * The environment: `CONTRACT_BASE` is a default of `ref`, `GITHUB_BASE_REF` the target of a pull
   * request.
   */
  readonly env?: NodeJS.ProcessEnv | undefined
  readonly folder?: string | undefined
}

const PATH = 'packages/contract/openapi.json'

interface Base {
  readonly source: string
  readonly document: JsonObject
  /** A file of the base, if it is a commit that has the file. */
  readonly textAt: (path: string) => string
}

/**
 * By default the base is the merge base with main. On main that is the commit itself, so the
 * workflow sets `CONTRACT_BASE`.
 * @throws UsageError when git fails, there is no base, or it has no document
 */
export function baseDocument(options: BaseOptions): Base {
  const { ref, file, env = {}, folder = import.meta.dirname } = options
  if (file !== undefined) return baseFile(file)
  const git = gitIn(folder)
  git('rev-parse', '--git-dir')
  // GitHub names a commit of zeros before the first push of a branch.
  const pushed = /^0*$/.test(env.CONTRACT_BASE ?? '') ? undefined : env.CONTRACT_BASE
  const wanted = ref ?? pushed
  const commit =
    wanted === undefined
      ? mergeBase(git, env.GITHUB_BASE_REF)
      : tryGit(git, 'rev-parse', '--verify', `${wanted}^{commit}`)
  if (commit !== undefined) return baseCommit(git, commit)
  throw new UsageError(
    `${wanted ?? 'A merge base with main'} is not in this clone. ` +
      'Fetch it, or set --base or --base-file.',
  )
}

type Git = (...args: string[]) => string

/** @throws UsageError with the words of git */
const gitIn =
  (cwd: string): Git =>
  (...args) => {
    const { error, status, stdout, stderr } = spawnSync('git', args, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 25,
    })
    if (status === 0) return stdout.trimEnd()
    throw new UsageError(`git failed: ${error?.message ?? stderr.trim()}`)
  }

function tryGit(git: Git, ...args: string[]): string | undefined {
  try {
    return git(...args)
  } catch {
    return undefined
  }
}

/** The merge base with the target of the pull request, or else with main. */
function mergeBase(git: Git, target: string | undefined): string | undefined {
  const branches = [...(target ? [`origin/${target}`] : []), 'origin/main', 'main']
  for (const branch of branches) {
    const commit = tryGit(git, 'merge-base', 'HEAD', branch)
    if (commit !== undefined) return commit
  }
  return undefined
}

function baseCommit(git: Git, commit: string): Base {
  const source = `${PATH} at ${commit.slice(0, 10)}`
  const hasFile = (path: string) => git('ls-tree', '--full-tree', commit, path) !== ''
  const textAt = (path: string) => (hasFile(path) ? git('show', `${commit}:${path}`) : '')
  return { source, document: parse(source, () => textAt(PATH)), textAt }
}

const baseFile = (file: string): Base => ({
  source: file,
  document: parse(file, () => readFileSync(file, 'utf8')),
  textAt: () => '',
})

function parse(source: string, text: () => string): JsonObject {
  try {
    const document: JsonObject = JSON.parse(text())
    if (/^3\.[1-9]/.test(String(document.openapi))) return document
  } catch {}
  throw new UsageError(`${source} has no document of OpenAPI 3.1 in JSON.`)
}
