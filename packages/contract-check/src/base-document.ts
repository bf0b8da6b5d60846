/** The document to compare with. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { JsonObject } from './json.ts'

/** The user must fix this before a comparison is possible. */
export class UsageError extends Error {}

export interface BaseDocument {
  /** The file or commit, for messages. */
  readonly source: string
  /** Undefined where the base has no document. */
  readonly document: JsonObject | undefined
}

export interface BaseOptions {
  /** A commit or branch. */
  readonly ref?: string | undefined
  /** A file; overrides `ref`. */
  readonly file?: string | undefined
  /** The environment; GitHub Actions describes the event in it. */
  readonly env?: NodeJS.ProcessEnv | undefined
  /** A folder of the clone. */
  readonly folder?: string | undefined
}

const PATH = 'packages/contract/openapi.json'

/**
 * By default the base is the commit before the push on a push to the default branch, and the merge base with main
 * otherwise.
 */
export function baseDocument({ ref, file, env = {}, folder = import.meta.dirname }: BaseOptions): BaseDocument {
  if (file !== undefined) return { source: file, document: parse(read(file), file) }
  const git = (...args: string[]): string | undefined => {
    try {
      const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 32 * 1024 * 1024 } as const
      return execFileSync('git', args, options).trimEnd()
    } catch {
      return undefined
    }
  }
  const wanted = ref ?? commitBeforePush(env)
  const commit = wanted === undefined ? mergeBase(git, env) : git('rev-parse', '--verify', `${wanted}^{commit}`)
  if (commit === undefined) {
    throw new UsageError(
      `${wanted ?? 'A merge base with main'} is not in this clone. Fetch it, or set --base or --base-file.`,
    )
  }
  const source = `${PATH} at ${commit.slice(0, 10)}`
  // `ls-tree` distinguishes a missing file from a failure of git.
  if (git('ls-tree', '--full-tree', commit, PATH) === '') return { source, document: undefined }
  return { source, document: parse(git('show', `${commit}:${PATH}`) ?? '', source) }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`The file ${file} does not exist.`)
  }
}

function parse(text: string, source: string): JsonObject {
  try {
    const document: JsonObject = JSON.parse(text)
    if (document.openapi !== undefined) return document
  } catch {}
  throw new UsageError(`${source} is not an OpenAPI document in JSON.`)
}

interface PushEvent {
  readonly ref?: string
  readonly before?: string
  readonly repository?: { readonly default_branch?: string }
}

/** Undefined except for a push to the default branch, where the merge base is the pushed commit itself. */
function commitBeforePush(env: NodeJS.ProcessEnv): string | undefined {
  if (env.GITHUB_EVENT_NAME !== 'push' || !env.GITHUB_EVENT_PATH) return undefined
  const { ref, before = '', repository }: PushEvent = JSON.parse(read(env.GITHUB_EVENT_PATH))
  const isNewBranch = /^0*$/.test(before)
  return ref === `refs/heads/${repository?.default_branch ?? 'main'}` && !isNewBranch ? before : undefined
}

function mergeBase(git: (...args: string[]) => string | undefined, env: NodeJS.ProcessEnv): string | undefined {
  const target = env.GITHUB_BASE_REF
  const branches = [...(target ? [`origin/${target}`] : []), 'origin/main', 'main']
  return branches.map((branch) => git('merge-base', 'HEAD', branch)).find((commit) => commit !== undefined)
}
