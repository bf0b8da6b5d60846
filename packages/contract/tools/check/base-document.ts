/** The document to compare with: the one on the base branch. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { JsonObject } from '../openapi/schemas.ts'

/** The user must fix this before a comparison is possible. */
export class UsageError extends Error {}

export interface BaseDocument {
  /** The file or commit, for messages. */
  readonly source: string
  /** Undefined where the base has no document. */
  readonly document: JsonObject | undefined
}

const PATH = 'packages/contract/openapi.json'

/** @param options.file overrides `options.ref`; the default is the merge base with main. */
export function baseDocument(options: { ref?: string | undefined; file?: string | undefined }): BaseDocument {
  if (options.file !== undefined) return { source: options.file, document: parse(read(options.file), options.file) }
  const commit = options.ref === undefined ? mergeBase() : resolveRef(options.ref)
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

function mergeBase(): string {
  const pullRequestBase = process.env.GITHUB_BASE_REF
  const branches = [...(pullRequestBase ? [`origin/${pullRequestBase}`] : []), 'origin/main', 'main']
  const branch = branches.find((name) => exists(name))
  if (branch === undefined) {
    throw new UsageError(`None of ${branches.join(', ')} exists. Fetch one, or set --base or --base-file.`)
  }
  return git('merge-base', 'HEAD', branch)
}

function resolveRef(ref: string): string {
  if (!exists(ref)) throw new UsageError(`The ref ${ref} does not exist.`)
  return git('rev-parse', `${ref}^{commit}`)
}

function exists(ref: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
    return true
  } catch {
    return false
  }
}

function git(...args: string[]): string {
  try {
    const options = { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe', maxBuffer: 32 * 1024 * 1024 } as const
    return execFileSync('git', args, options).trimEnd()
  } catch {
    throw new UsageError(`git ${args.join(' ')} failed. Use a full clone, or set --base-file.`)
  }
}
