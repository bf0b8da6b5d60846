/** The document to compare with. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { JsonObject } from './json.ts'

/** The user must fix this before a comparison is possible. */
export class UsageError extends Error {}

export interface BaseOptions {
  /** A commit or branch. */
  readonly ref?: string | undefined
  /** A file; overrides `ref`. */
  readonly file?: string | undefined
  /** The environment: `CONTRACT_BASE` is a default of `ref`, `GITHUB_BASE_REF` the target of a pull request. */
  readonly env?: NodeJS.ProcessEnv | undefined
  /** A folder of the clone. */
  readonly folder?: string | undefined
}

const PATH = 'packages/contract/openapi.json'

/**
 * By default the base is the merge base with main. On main that is the commit itself, so the workflow sets `CONTRACT_BASE`.
 * @returns undefined as the document where the base has none
 */
export function baseDocument(options: BaseOptions): { source: string; document: JsonObject | undefined } {
  const { ref, file, env = {}, folder = import.meta.dirname } = options
  if (file !== undefined) return { source: file, document: parse(read(file), file) }
  const git = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 25 }).trimEnd()
    } catch {
      return undefined
    }
  }
  // GitHub names a commit of zeros before the first push of a branch.
  const pushed = /[1-9a-f]/.test(env.CONTRACT_BASE ?? '') ? env.CONTRACT_BASE : undefined
  const wanted = ref ?? pushed
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
  if (!existsSync(file)) throw new UsageError(`The file ${file} does not exist.`)
  return readFileSync(file, 'utf8')
}

function parse(text: string, source: string): JsonObject {
  try {
    const document: JsonObject = JSON.parse(text)
    if (document.openapi !== undefined) return document
  } catch {}
  throw new UsageError(`${source} is not an OpenAPI document in JSON.`)
}

function mergeBase(git: (...args: string[]) => string | undefined, env: NodeJS.ProcessEnv): string | undefined {
  const target = env.GITHUB_BASE_REF
  const branches = [...(target ? [`origin/${target}`] : []), 'origin/main', 'main']
  return branches.map((branch) => git('merge-base', 'HEAD', branch)).find((commit) => commit !== undefined)
}
