/**
 * Dependencies have one direction (architecture §3). The entries of each folder, its files and subfolders, import one
 * another without a cycle, type imports included; a subfolder counts as one entry, so no folder imports back. Layers import
 * only the layers below them.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve, sep } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const imported = /(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g

interface Import {
  readonly from: string
  readonly to: string
}

/** The text of a source folder's files, without tests, with their paths below that folder. */
const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((from) => ({ from, text: readFileSync(join(root, folder, from), 'utf8') }))

/** The relative imports of a source folder's files, as paths below that folder. */
const importsIn = (folder: string): readonly Import[] =>
  sourcesIn(folder).flatMap(({ from, text }) =>
    [...text.matchAll(imported)].map(([, target = '']) => ({ from, to: posix.join(posix.dirname(from), target) })),
  )

/** The imports between siblings: of each import, the entries where its paths part. */
const siblingImports = (imports: readonly Import[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [a, b] = [from.split('/'), to.split('/')]
    const depth = a.findIndex((segment, index) => segment !== b[index])
    if (depth === -1) continue
    const [importer, target] = [a, b].map((path) => path.slice(0, depth + 1).join('/'))
    if (importer !== undefined && target !== undefined) {
      graph.set(importer, (graph.get(importer) ?? new Set()).add(target))
    }
  }
  return graph
}

/** The shortest cycle that starts at each entry, as `a > b > a`. */
const cyclesIn = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[] =>
  [...graph.keys()].flatMap((start) => {
    const paths = [[start]]
    const seen = new Set<string>()
    for (const path of paths) {
      for (const next of graph.get(path.at(-1) ?? start) ?? []) {
        if (next === start) return [[...path, start].join(' > ')]
        if (!seen.has(next)) paths.push([...path, next])
        seen.add(next)
      }
    }
    return []
  })

it.each(['apps/mock-api/src', 'apps/web/app', 'packages/contract/src', 'packages/design/src'])(
  '%s has no import cycle between files or folders',
  (folder) => {
    const graph = siblingImports(importsIn(folder))
    expect(graph.size).toBeGreaterThan(0)
    expect(cyclesIn(graph)).toEqual([])
  },
)

it.each([
  ['apps/mock-api/src', 'routes import no store', /\.routes\.ts$/, /\.store\.ts$/],
  ['apps/mock-api/src', 'services import no routes', /\.service\.ts$/, /\.routes\.ts$/],
  ['apps/mock-api/src', 'stores import no services or routes', /\.store\.ts$/, /\.(?:service|routes)\.ts$/],
  [
    'packages/contract/src',
    'rules and schemas import no routes',
    /\/(?:rules|schemas)\.ts$/,
    /(?:routes|router|index)\.ts$/,
  ],
  [
    'apps/web/app',
    'only layouts and routes import layouts and routes',
    /^(?!routes|layouts|root)/,
    /^(?:routes|layouts)\//,
  ],
  [
    'apps/web/app',
    'shared folders import no features',
    /^(?!features|layouts|content|routes|root|entry)/,
    /^features\//,
  ],
  ['apps/web/app', 'features import no other feature but addresses', /^features\//, /^features\/(?!addresses\/)/],
] as const)('%s: %s', (folder, _rule, importers, targets) => {
  const featureOf = (path: string) => /^features\/[^/]+/.exec(path)?.[0]
  const violations = importsIn(folder)
    .filter(({ from, to }) => importers.test(from) && targets.test(to))
    .filter(({ from, to }) => featureOf(from) === undefined || featureOf(from) !== featureOf(to))
  expect(violations).toEqual([])
})

it('apps/web/app: operations are imported without their schemas, which would all be loaded', () => {
  const importers = sourcesIn('apps/web/app').filter(({ text }) =>
    /[{ ]contract\b[^{}]*\} from '@shop\/contract'/.test(text),
  )
  expect(importers.map(({ from }) => from)).toEqual([])
})
