/**
 * Dependencies have one direction (architecture §3): the entries of each folder, its files and subfolders, import one
 * another without a cycle, type imports included. A subfolder counts as one entry, so no folder imports back.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const imported = /(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g

/** Each file's imports, both as path segments below the source folder. */
const importsOf = (folder: string): readonly (readonly [from: string[], to: string[]])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(imported)].map(([, target = '']) => {
        const to = relative(folder, resolve(folder, dirname(file), target))
        return [file.split(sep), to.split(sep)] as const
      }),
    )
    .filter(([, [first]]) => first !== '..')

/** The imports between siblings: for each pair of files, the entries where their paths part. */
const siblingImports = (folder: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of importsOf(folder)) {
    const depth = from.findIndex((segment, index) => segment !== to[index])
    if (depth === -1) continue
    const [a, b] = [from, to].map((path) => path.slice(0, depth + 1).join('/'))
    if (a !== undefined && b !== undefined) graph.set(a, (graph.get(a) ?? new Set()).add(b))
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

it.each(['apps/mock-api/src', 'packages/contract/src', 'packages/design/src'])(
  '%s has no import cycle between files or folders',
  (folder) => {
    const graph = siblingImports(join(root, folder))
    expect(graph.size).toBeGreaterThan(0)
    expect(cyclesIn(graph)).toEqual([])
  },
)
