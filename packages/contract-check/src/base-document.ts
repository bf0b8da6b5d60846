/** The document to compare with. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { JsonObject } from './json.ts'

/** The user must fix this before a comparison is possible. The command prints the message alone. */
export class UsageError extends Error {}

export interface BaseOptions {
  readonly ref?: string | undefined
  /** A file; overrides `ref`. */
  readonly file?: string | undefined
  /** The environment: `CONTRACT_BASE` is a default of `ref`, `GITHUB_BASE_REF` the target of a pull request. */
  readonly env?: NodeJS.ProcessEnv | undefined
  readonly folder?: string | undefined
}

const PATH = 'packages/contract/openapi.json'

interface Base {
  readonly source: string
  readonly document: JsonObject
  /** A file of the base, if it is a commit that has the file. */
  readonly textAt: (path: string) => string
  /** The code of the contract that has changed since, if the base is a commit. */
  readonly diff: () => string
}

const CODE = [
  ':/packages/contract/src',
  ':/packages/contract-check/src/document',
  ':(top,exclude)*.test.ts',
]

/** By default the base is the merge base with main. On main that is the commit itself, so the workflow sets `CONTRACT_BASE`. */
export function baseDocument(options: BaseOptions): Base {
  const { ref, file, env = {}, folder = import.meta.dirname } = options
  if (file !== undefined) {
    if (!existsSync(file))
      throw new UsageError(`--base-file "${file}": no such file. --help lists the options.`)
    return {
      source: file,
      document: parse(file, () => readFileSync(file, 'utf8')),
      textAt: () => '',
      diff: () => '',
    }
  }
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 2 ** 25,
    }).trimEnd()
  // GitHub names a commit of zeros before the first push of a branch.
  const pushed = /[1-9a-f]/.test(env.CONTRACT_BASE ?? '') ? env.CONTRACT_BASE : undefined
  const wanted = ref ?? pushed
  const target = env.GITHUB_BASE_REF
  const branches = [...(target ? [`origin/${target}`] : []), 'origin/main', 'main']
  const attempts =
    wanted === undefined
      ? branches.map((branch) => ['merge-base', 'HEAD', branch])
      : [['rev-parse', '--verify', `${wanted}^{commit}`]]
  for (const attempt of attempts) {
    try {
      const commit = git(...attempt)
      const source = `${PATH} at ${commit.slice(0, 10)}`
      const textAt = (path: string) =>
        git('ls-tree', '--full-tree', commit, path) === '' ? '' : git('show', `${commit}:${path}`)
      const diff = () => git('diff', '--unified=0', '--no-prefix', commit, '--', ...CODE)
      return {
        source,
        document: parse(source, () => git('show', `${commit}:${PATH}`)),
        textAt,
        diff,
      }
    } catch (error) {
      if (error instanceof UsageError) throw error
    }
  }
  throw new UsageError(
    `${wanted ?? 'A merge base with main'} is not in this clone. Fetch it, or set --base or --base-file.`,
  )
}

function parse(source: string, text: () => string): JsonObject {
  try {
    const document: JsonObject = JSON.parse(text())
    if (document.openapi !== undefined) return document
  } catch {}
  throw new UsageError(`${source} has no OpenAPI document in JSON.`)
}
