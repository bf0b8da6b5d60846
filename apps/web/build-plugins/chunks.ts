import { fileURLToPath } from 'node:url'

/** What the bundler tells of a module. */
interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

const app = fileURLToPath(new URL('../app/', import.meta.url))
const everyPageStartsAt = ['entry.client.tsx', 'root.tsx', 'layouts/shop.tsx'].map((file) => `${app}${file}`)
const framework = /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/

/** Its index names everything that it has, used or not; which of it a page needs is the bundler's to say. */
const contract = /[\\/]packages[\\/]contract[\\/]/

/** All that a module imports without waiting, and what that imports. */
const reached = (starts: readonly string[], graph: Graph): ReadonlySet<string> => {
  const found = new Set(starts)
  // A set hands out what is added to it while it is walked.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!contract.test(imported)) found.add(imported)
  }
  return found
}

/**
 * Names the file that a module travels in. What every page of the shop loads at once goes into two files, one that changes
 * with the framework's versions and one that changes with the shop: in 35 small ones, each compressed alone, it weighs 18 KiB
 * more. The others are left to the bundler (null).
 */
export const chunkNamer = () => {
  let shell: ReadonlySet<string> | undefined
  return (id: string, graph: Graph): string | null => {
    shell ??= reached(everyPageStartsAt, graph)
    if (!shell.has(id)) return null
    return framework.test(id) ? 'framework' : 'shell'
  }
}
