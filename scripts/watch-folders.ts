import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

interface FileChange {
  readonly event: 'add' | 'change' | 'unlink'
  readonly path: string
}

const isIgnored = (path: string) => /(?:^|[\\/])\.|\.test\.ts$|~$/.test(path)

/**
 * Reports the changed files below folders, together for all files of a `git switch`. Other watchers (Node's `--watch` and recursive
 * `fs.watch`, Vite's) lose files that git or an editor replaces.
 *
 * @returns a function that ends this
 */
export const watchFolders = (
  folders: readonly string[],
  onChange: (changes: readonly FileChange[]) => void,
): (() => void) => {
  /** The watchers of folders, by path and inode: a folder that is created again has another one. */
  const watchers = new Map<string, FSWatcher>()

  /** Watches new folders. Returns the times of the last changes by file. */
  const scan = (): Map<string, number> => {
    const files = new Map<string, number>()
    const found = new Set<string>()
    for (const folder of folders) {
      for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
        const path = join(folder, name)
        const stat = statSync(path, { throwIfNoEntry: false })
        if (!stat || isIgnored(name)) continue
        if (!stat.isDirectory()) files.set(path, stat.mtimeMs)
        else {
          const key = `${stat.ino} ${path}`
          found.add(key)
          if (!watchers.has(key)) watchers.set(key, watch(path, schedule).on('error', schedule))
        }
      }
    }
    for (const [key, watcher] of watchers) {
      if (found.has(key)) continue
      watcher.close()
      watchers.delete(key)
    }
    return files
  }

  let timer: NodeJS.Timeout | undefined
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const before = files
      files = scan()
      const changes: FileChange[] = []
      for (const [path, time] of files) {
        const timeBefore = before.get(path)
        if (time !== timeBefore) changes.push({ event: timeBefore === undefined ? 'add' : 'change', path })
      }
      for (const path of before.keys()) if (!files.has(path)) changes.push({ event: 'unlink', path })
      if (changes.length > 0) onChange(changes)
    }, 100)
  }

  let files = scan()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}
