import { fileURLToPath } from 'node:url'

/** What the bundler tells of a module. */
interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

const app = fileURLToPath(new URL('../app/', import.meta.url))
const entry = `${app}entry.client.tsx`
/** The frame of every page; the shelf, whose pieces half of the pages show; and where a guest of the other half is sent. */
const firstLoadStartsAt = [
  entry,
  ...[
    'root.tsx',
    'layouts/shop.tsx',
    'routes/category/route.tsx',
    'layouts/require-guest.tsx',
    'routes/auth/sign-in.tsx',
  ].map((file) => `${app}${file}`),
]
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

const zod = /node_modules[\\/]zod[\\/]/

/**
 * Names the file that a module of every page's first load travels in: one that changes with the framework's versions, and one
 * that changes with the shop. In 35 small ones, each compressed alone, it weighs 18 KiB more, and over HTTP/1.1, six at a time, each
 * six are a journey of their own.
 */
const firstLoad = () => {
  let shell: ReadonlySet<string> | undefined
  return (id: string, graph: Graph): string | null => {
    shell ??= reached(firstLoadStartsAt, graph)
    if (framework.test(id)) return 'framework'
    // The entry draws the page as soon as it runs: nothing that others import may run it.
    return id !== entry && shell.has(id) ? 'shell' : null
  }
}

/** The modules that the app loads with a dynamic import to parse responses, stored state and data.json. */
const parserEntry = /[\\/]app[\\/](?:api[\\/]parse-response|state[\\/]stored-state|config[\\/]site-schema)\.ts$/

/** The parsers, zod and the contract's schemas are one file, not eight; the first API call loads it. */
const parsers = (id: string, graph: Graph): string | null => {
  const imported = graph.getModuleInfo(id)?.importedIds ?? []
  const hasSchemas = contract.test(id) && imported.some((other) => zod.test(other))
  return zod.test(id) || hasSchemas || parserEntry.test(id) ? 'parsers' : null
}

/** Which modules travel together, the first group that names one has it; the rest is left to the bundler. */
export const chunkGroups = () => [
  { name: firstLoad(), priority: 2 },
  { name: parsers, priority: 1 },
]
