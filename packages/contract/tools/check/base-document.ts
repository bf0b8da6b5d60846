/** The document that a change is held against: the one on the base branch. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { JsonObject } from '../openapi/schemas.ts'

/** Something the person at the keyboard must mend before a comparison is possible. */
export class CheckProblem extends Error {}

export interface BaseDocument {
  /** Where it is from, for people. */
  readonly from: string
  /** Undefined where the base has no document yet. */
  readonly document: JsonObject | undefined
}

const PATH = 'packages/contract/openapi.json'

/** @param options.file wins over `options.ref`; with neither, the point where this branch left main. */
export function baseDocument(options: { ref?: string | undefined; file?: string | undefined }): BaseDocument {
  if (options.file !== undefined) return { from: options.file, document: parse(read(options.file), options.file) }
  const commit = options.ref === undefined ? forkPoint() : resolveRef(options.ref)
  const from = `${PATH} at ${commit.slice(0, 10)}`
  // `ls-tree` tells "no such file" from "git failed".
  if (git('ls-tree', '--full-tree', commit, PATH) === '') return { from, document: undefined }
  return { from, document: parse(git('show', `${commit}:${PATH}`), from) }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new CheckProblem(`There is no file ${file} to compare with.`)
  }
}

function parse(text: string, from: string): JsonObject {
  try {
    const document: JsonObject = JSON.parse(text)
    if (document.openapi !== undefined) return document
  } catch {}
  throw new CheckProblem(`${from} is not an OpenAPI document in JSON.`)
}

function forkPoint(): string {
  const pullRequestBase = process.env.GITHUB_BASE_REF
  const branches = [...(pullRequestBase ? [`origin/${pullRequestBase}`] : []), 'origin/main', 'main']
  const branch = branches.find((name) => exists(name))
  if (branch === undefined) {
    throw new CheckProblem(
      `None of ${branches.join(', ')} is here. Fetch it, or name a base with --base or --base-file.`,
    )
  }
  return git('merge-base', 'HEAD', branch)
}

function resolveRef(ref: string): string {
  if (!exists(ref)) throw new CheckProblem(`There is no ${ref} in this repository.`)
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
    throw new CheckProblem(`git ${args.join(' ')} failed. Is this a full checkout? Else name a base with --base-file.`)
  }
}
