/** The document to compare with. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { JsonObject } from '../openapi/schemas.ts'

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
  const git = gitIn(folder)
  const commit = ref === undefined ? (commitBeforePush(git, env) ?? mergeBase(git, env)) : resolveRef(git, ref)
  const source = `${PATH} at ${commit.slice(0, 10)}`
  // `ls-tree` distinguishes a missing file from a failure of git.
  if (git('ls-tree', '--full-tree', commit, PATH) === '') return { source, document: undefined }
  return { source, document: parse(git('show', `${commit}:${PATH}`), source) }
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

const pushEventSchema = z.object({
  ref: z.string(),
  before: z.string(),
  repository: z.optional(z.object({ default_branch: z.optional(z.string()) })),
})

/** Undefined except for a push to the default branch, where the merge base is the pushed commit itself. */
function commitBeforePush(git: Git, env: NodeJS.ProcessEnv): string | undefined {
  if (env.GITHUB_EVENT_NAME !== 'push' || !env.GITHUB_EVENT_PATH) return undefined
  const event = pushEventSchema.safeParse(JSON.parse(read(env.GITHUB_EVENT_PATH))).data
  if (event?.ref !== `refs/heads/${event?.repository?.default_branch ?? 'main'}`) return undefined
  // A new branch has no commit before the push.
  if (/^0+$/.test(event.before)) return undefined
  if (exists(git, event.before)) return event.before
  throw new UsageError(
    `The commit ${event.before.slice(0, 10)} before the push is not in this clone. After a forced push, set --base.`,
  )
}

function mergeBase(git: Git, env: NodeJS.ProcessEnv): string {
  const pullRequestBase = env.GITHUB_BASE_REF
  const branches = [...(pullRequestBase ? [`origin/${pullRequestBase}`] : []), 'origin/main', 'main']
  const branch = branches.find((name) => exists(git, name))
  if (branch === undefined) {
    throw new UsageError(`None of ${branches.join(', ')} exists. Fetch one, or set --base or --base-file.`)
  }
  return git('merge-base', 'HEAD', branch)
}

function resolveRef(git: Git, ref: string): string {
  if (!exists(git, ref)) throw new UsageError(`The ref ${ref} does not exist.`)
  return git('rev-parse', `${ref}^{commit}`)
}

function exists(git: Git, ref: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
    return true
  } catch {
    return false
  }
}

type Git = (...args: string[]) => string

const gitIn =
  (cwd: string): Git =>
  (...args) => {
    try {
      const options = { cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: 32 * 1024 * 1024 } as const
      return execFileSync('git', args, options).trimEnd()
    } catch {
      throw new UsageError(`git ${args.join(' ')} failed. Use a full clone, or set --base-file.`)
    }
  }
