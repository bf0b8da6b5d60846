import { basename } from 'node:path'
import { watch } from 'chokidar'

interface FileChange {
  readonly event: 'add' | 'change' | 'unlink'
  readonly path: string
}

/**
 * Reports the changed files below folders, together for all files of a `git switch`.
 * @returns a function that ends this
 */
export const watchFolders = (
  folders: readonly string[],
  onChange: (changes: readonly FileChange[]) => void,
): (() => void) => {
  const changes = new Map<string, FileChange>()
  let timer: NodeJS.Timeout | undefined
  const report = () => {
    onChange([...changes.values()])
    changes.clear()
  }
  const ignored = (path: string) => /^\.|\.test\.ts$|~$/.test(basename(path))
  const watcher = watch([...folders], { ignoreInitial: true, ignored })
  watcher.on('all', (event, path) => {
    if (event !== 'add' && event !== 'change' && event !== 'unlink') return
    changes.set(path, { event, path })
    clearTimeout(timer)
    timer = setTimeout(report, 100)
  })
  return () => {
    clearTimeout(timer)
    void watcher.close()
  }
}
