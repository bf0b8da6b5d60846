import { fileURLToPath } from 'node:url'

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

const app = fileURLToPath(new URL('../app/', import.meta.url))
const entry = `${app}entry.client.tsx`
/** What hydrates every page, and small modules that both the data layer and some pages import: otherwise these pages would load it first. */
const shellModules = [
  entry,
  `${app}root.tsx`,
  `${app}layouts/shop.tsx`,
  `${app}hooks/use-query-params.ts`,
  `${app}routing/safe-redirect.ts`,
  `${app}routing/use-return-path.ts`,
  `${app}state/owned-storage.ts`,
  fileURLToPath(new URL('../../../packages/contract/src/shared/constants.ts', import.meta.url)),
]
/** What every page loads next (app/state/data-component.ts), and the product list, which most visits need. */
const dataModules = [
  `${app}state/data-layer.tsx`,
  `${app}layouts/start-data-layer.tsx`,
  `${app}layouts/header-actions.tsx`,
  `${app}routes/category/products.tsx`,
]
const react = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]app[\\/]hydrate-root\.ts$/
const framework = /node_modules[\\/]react-router[\\/]/
const zod = /node_modules[\\/]zod[\\/]/
/** Its index imports everything; which of it a page needs is left to tree shaking. */
const contract = /[\\/]packages[\\/]contract[\\/]/

/** Modules and all that they import statically. */
const withImports = (ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> => {
  const found = new Set(ids)
  // Iterating over a set includes what is added meanwhile.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!contract.test(imported)) found.add(imported)
  }
  return found
}

/** A chunk of the modules and all that they import statically. */
const chunkOf = (name: string, ids: readonly string[]) => {
  let found: ReadonlySet<string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    found ??= withImports(ids, graph)
    // Importing the entry hydrates the page, so no other module may share its file.
    return id !== entry && found.has(id) ? name : null
  }
}

/** The module that the app loads with a dynamic import to parse responses. */
const parserEntry = /[\\/]app[\\/]api[\\/]parse-response\.ts$/
/** Only orders and the profile have addresses. */
const sharedSchemas = /[\\/]packages[\\/]contract[\\/]src[\\/]shared[\\/](?!address)/

const parsers = (id: string, graph: ModuleGraph): string | null => {
  const imported = graph.getModuleInfo(id)?.importedIds ?? []
  const hasSharedSchemas = sharedSchemas.test(id) && imported.some((other) => zod.test(other))
  return zod.test(id) || hasSharedSchemas || parserEntry.test(id) ? 'parsers' : null
}

/** Each after those whose schemas it uses: a group takes all modules that its own import. */
const domains = ['catalog', 'trainers', 'settings', 'coupon', 'cart', 'order', 'payment', 'auth', 'profile']

const schemasOf = (domain: string) => ({
  name: `schemas-${domain}`,
  test: new RegExp(`[\\\\/]packages[\\\\/]contract[\\\\/]src[\\\\/]${domain}[\\\\/](?:schemas|routes)\\.ts$`),
})

const groups = [
  { name: 'react', test: react },
  { name: 'framework', test: framework },
  { name: chunkOf('shell', shellModules) },
  { name: chunkOf('data-layer', dataModules) },
  { name: parsers },
  ...domains.map(schemasOf),
]

/**
 * The first load is three files, `react`, `framework` and `shell`, and then `data-layer`: as 35 files it is 18 KiB larger and takes
 * three more round trips over HTTP/1.1. The first request loads the parsers with zod, and the contract's schemas of its domain.
 */
export const chunkGroups = () => groups.map((group, index) => ({ ...group, priority: groups.length - index }))

const runsOnEveryPage = new Set(['react', 'framework', 'shell', 'data-layer', 'entry.client', 'parsers'])

/**
 * The first line of a file that every page runs: Chromium then compiles all its functions while it arrives, in another thread,
 * instead of each at its first call.
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  runsOnEveryPage.has(name) ? '//# allFunctionsCalledOnLoad' : ''
