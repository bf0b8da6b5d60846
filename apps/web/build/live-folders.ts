import { watchFolders } from '@shop/tooling/watch-folders'
import type { Plugin } from 'vite'

/**
 * Tells Vite of each change in folders outside its root. Its own watcher loses a file there that is
 * deleted and created again twice, as by `git checkout` and `git switch`, and the shop would keep
 * the code of before.
 */
export const liveFolders = (folders: readonly string[]): Plugin => ({
  name: 'live-folders',
  apply: 'serve',
  config: () => ({ server: { watch: { ignored: folders.map((folder) => `${folder}/**`) } } }),
  configureServer: ({ watcher, httpServer }) => {
    const end = watchFolders(folders, (changes) => {
      for (const { event, path } of changes) watcher.emit(event, path)
    })
    httpServer?.once('close', end)
  },
})
