import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import { inRoot } from '../root.ts'
import type { Mutation } from './mutation.ts'

/** @throws Error if the text does not occur exactly once */
export const mutate = (source: string, { name, file, find, replace = '' }: Mutation): string => {
  const count = source.split(find).length - 1
  if (count !== 1) throw new Error(`${name}: the text to find occurs ${count} times in ${file}.`)
  return source.replace(find, () => replace)
}

/** A second checkout of the repository, in which files are changed: the own one stays as it is, whatever happens. */
export interface Checkout {
  readonly folder: string
  /** Changes a file while `work` runs. */
  withMutation<T>(mutation: Mutation, work: () => Promise<T>): Promise<T>
  remove(): Promise<void>
}

const git = async (...args: readonly string[]): Promise<string> =>
  (await execa('git', args, { cwd: inRoot('.') })).stdout.trim()

/** Checks out the last commit with the changes of tracked files, and installs the packages. */
export const createCheckout = async (signal: AbortSignal): Promise<Checkout> => {
  // Without it `git stash create` fails if a file has a new time but its old content.
  await git('update-index', '-q', '--refresh')
  const commit = (await git('stash', 'create')) || 'HEAD'
  const folder = join(mkdtempSync(join(tmpdir(), 'defences-')), 'shop')
  const remove = async () => {
    await execa('git', ['worktree', 'remove', '--force', folder], { cwd: inRoot('.'), reject: false })
    rmSync(dirname(folder), { recursive: true, force: true })
  }
  try {
    await git('worktree', 'add', '--detach', folder, commit)
    await execa('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder, cancelSignal: signal })
  } catch (error) {
    await remove()
    throw error
  }
  return {
    folder,
    withMutation: async (mutation, work) => {
      const path = join(folder, mutation.file)
      const source = readFileSync(path, 'utf8')
      writeFileSync(path, mutate(source, mutation))
      try {
        return await work()
      } finally {
        writeFileSync(path, source)
      }
    },
    remove,
  }
}
