import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mutations } from '../mutations/index.ts'
import { inRoot } from '../root.ts'
import { requirements } from './asvs.ts'
import { findings } from './findings.ts'

/** Checks docs/security.md against the list of the standard and against the tags of the tests. */

const text = readFileSync(inRoot('docs/security.md'), 'utf8')

const testFiles = globSync('{apps,packages,scripts}/**/*.{test,spec}.ts', {
  cwd: inRoot('.'),
  exclude: ['**/node_modules/**', '**/dist/**'],
}).map((path) => path.replaceAll('\\', '/'))

interface Row {
  readonly items: readonly string[]
  readonly reason: string
}

/** The rows of the table under a heading: the first cell names the items, the last is the reason. */
const rowsUnder = (heading: string): readonly Row[] => {
  const [, part = ''] = text.split(`\n## ${heading}\n`)
  const [own = ''] = part.split('\n## ')
  return own
    .split('\n')
    .filter((line) => /^\| (?:V|[HML])\d/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
    .map((cells) => ({ items: cells[0]?.split(', ') ?? [], reason: cells.at(-1) ?? '' }))
}

const proven = rowsUnder('Proven by a test')
const written = rowsUnder('Settled in writing')
const unmet = rowsUnder('Not met, and why')
const foreign = rowsUnder('Does not apply, and why')

/** The requirements and findings that tests name in their tags, without the @. */
const tags = [
  ...new Set(
    testFiles.flatMap((path) =>
      [...readFileSync(inRoot(path), 'utf8').matchAll(/'@((?:V|[HML])[\d.]+)'/g)].map(([, item = '']) => item),
    ),
  ),
]
const isRequirement = (item: string): boolean => item.startsWith('V')

/** Of each a mutation shows that its tests fail. */
const covered = [...new Set(mutations.flatMap(({ requirements: proved }) => proved))]

describe('docs/security.md', () => {
  it('has every requirement of levels 1 and 2, each once', () => {
    const all = Object.entries(requirements).flatMap(([section, numbers]) =>
      numbers.length === 0 ? [section] : numbers.map((number) => `${section}.${number}`),
    )
    const named = [proven, written, unmet, foreign].flat().flatMap(({ items }) => items)
    const sections = new Set(named.filter((item) => requirements[item] !== undefined))
    const expected = all.filter((item) => !sections.has(item.replace(/\.\d+$/, '')) || sections.has(item))
    expect(named.filter((item, index) => named.indexOf(item) !== index)).toEqual([])
    expect(named.filter((item) => !sections.has(item)).toSorted()).toEqual(
      expected.filter((item) => !sections.has(item)).toSorted(),
    )
  })

  it('lists each requirement that a test is tagged with, and no other, as proven', () => {
    expect(proven.length).toBeGreaterThan(40)
    expect(proven.flatMap(({ items }) => items).toSorted()).toEqual(tags.filter(isRequirement).toSorted())
  })

  it('has a mutation for each requirement that tests prove', () => {
    expect(covered.filter(isRequirement).toSorted()).toEqual(proven.flatMap(({ items }) => items).toSorted())
  })

  it('has every finding of the reviews, each with a test and a mutation', () => {
    const named = rowsUnder('Findings of the reviews').flatMap(({ items }) => items)
    expect(named).toEqual(findings)
    for (const proofs of [tags, covered]) {
      expect(proofs.filter((item) => !isRequirement(item)).toSorted()).toEqual(findings.toSorted())
    }
  })

  it('names only files that exist', () => {
    const named = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+)`/g)].map(([, path = '']) => path)
    expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([])
  })

  it('gives a reason for what is not proven by a test', () => {
    expect([...unmet, ...foreign, ...written].filter(({ reason }) => reason.length < 8)).toEqual([])
  })
})
