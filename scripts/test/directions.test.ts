/**
 * Dependencies have one direction (architecture §3), type imports included. Biome checks that
 * packages and apps keep apart.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { inRoot } from '@shop/tooling/in-root'
import { expect, it } from 'vitest'

const imported = /(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g

/** The relative imports of a source folder's files without tests, as paths below that folder. */
const importsIn = (folder: string) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((from) =>
      [...readFileSync(join(inRoot(folder), from), 'utf8').matchAll(imported)].map(
        ([, target = '']) => ({
          from,
          to: posix.join(posix.dirname(from), target),
        }),
      ),
    )

/** The files or folders at which the paths of an import part. */
const siblingsOf = ({ from, to }: { from: string; to: string }) => {
  const [a, b] = [from.split('/'), to.split('/')]
  const depth = a.findIndex((segment, index) => segment !== b[index]) + 1
  return { importer: a.slice(0, depth).join('/'), target: b.slice(0, depth).join('/') }
}

it.each(['apps/mock-api/src', 'apps/web/app', 'packages/contract/src', 'packages/design/src'])(
  '%s has no import cycle between files or folders',
  (folder) => {
    let edges = importsIn(folder).map(siblingsOf)
    expect(edges.length).toBeGreaterThan(0)
    // Without a cycle, nothing is left when what imports nothing is removed again and again.
    for (let before = Number.POSITIVE_INFINITY; edges.length < before; ) {
      before = edges.length
      const importers = new Set(edges.map(({ importer }) => importer))
      edges = edges.filter(({ target }) => importers.has(target))
    }
    expect(edges).toEqual([])
  },
)

const routesOrLayouts = /^(?:routes|layouts)\//
const anyFeature = /^features\/(?!addresses\/)/
it.each([
  ['apps/mock-api/src', 'routes import no store', /\.routes\.ts$/, /\.store\.ts$/],
  ['apps/mock-api/src', 'services import no routes', /\.service\.ts$/, /\.routes\.ts$/],
  [
    'apps/mock-api/src',
    'stores import no services or routes',
    /\.store\.ts$/,
    /\.(?:service|routes)\.ts$/,
  ],
  [
    'packages/contract/src',
    'rules and schemas import no routes',
    /\/(?:rules|schemas)\.ts$/,
    /(?:routes|router)\.ts$/,
  ],
  [
    'apps/web/app',
    'only routes and layouts import these',
    /^(?!routes|layouts|root)/,
    routesOrLayouts,
  ],
  [
    'apps/web/app',
    'shared folders import no features',
    /^(?!features|layouts|content|routes|root|entry)/,
    /^features\//,
  ],
  ['apps/web/app', 'features import no other feature but addresses', /^features\//, anyFeature],
] as const)('%s: %s', (folder, _rule, importers, targets) => {
  const featureOf = (path: string) => /^features\/[^/]+/.exec(path)?.[0]
  const violations = importsIn(folder)
    .filter(({ from, to }) => importers.test(from) && targets.test(to))
    .filter(({ from, to }) => featureOf(from) === undefined || featureOf(from) !== featureOf(to))
  expect(violations).toEqual([])
})
