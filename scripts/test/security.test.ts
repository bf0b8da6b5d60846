import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../root.ts'
import { requirements } from './asvs.ts'

/** Holds docs/security.md to the standard's numbers and to the tests that it names, so that it cannot rot. */

const text = readFileSync(inRoot('docs/security.md'), 'utf8')

const testFiles = globSync('{apps,packages,scripts}/**/*.{test,spec}.ts', {
  cwd: inRoot('.'),
  exclude: ['**/node_modules/**', '**/dist/**'],
}).map((path) => path.replaceAll('\\', '/'))

interface Row {
  readonly items: readonly string[]
  readonly proof: string
}

/** The rows of the table under a heading: the first cell names the items, the last what proves or explains them. */
const rowsUnder = (heading: string): readonly Row[] => {
  const [, part = ''] = text.split(`\n## ${heading}\n`)
  const [own = ''] = part.split('\n## ')
  return own
    .split('\n')
    .filter((line) => /^\| V\d/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
    .map((cells) => ({ items: cells[0]?.split(', ') ?? [], proof: cells.at(-1) ?? '' }))
}

const proven = rowsUnder('Proven by a test')
const written = rowsUnder('Settled in writing')
const unmet = rowsUnder('Not met, and why')
const foreign = rowsUnder('Does not apply, and why')

interface Citation {
  readonly file: string
  readonly name: string
}

/** `order.test.ts`: "one name", "another name" */
const citationsIn = (proof: string): readonly Citation[] =>
  [...proof.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`: ((?:"[^"]+"(?:, )?)+)/g)].flatMap(([, file = '', names = '']) =>
    [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
  )

const filesNamed = (file: string) => testFiles.filter((path) => path === file || path.endsWith(`/${file}`))

/** The name as the test file writes it; `…` stands for what it puts in. */
const occursIn = (path: string, name: string): boolean => {
  const source = readFileSync(inRoot(path), 'utf8').replaceAll(/\\(['"`])/g, '$1')
  const parts = name.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`['"\`]${parts.join('[^\\n]*?')}['"\`]`).test(source)
}

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

  it('names a test for whatever it calls proven', () => {
    expect(proven.length).toBeGreaterThan(40)
    expect(proven.filter(({ proof }) => citationsIn(proof).length === 0)).toEqual([])
  })

  it.each(citationsIn(text))('finds "$name" in $file', ({ file, name }) => {
    const [path, ...others] = filesNamed(file)
    expect(others, 'a name that fits one file').toEqual([])
    expect(path, 'a file that there is').toBeDefined()
    expect(occursIn(path ?? '', name)).toBe(true)
  })

  it('names no file that there is not', () => {
    const named = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+)`/g)].map(([, path = '']) => path)
    expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([])
  })

  it('says why, wherever something is not met or does not apply', () => {
    expect([...unmet, ...foreign, ...written].filter(({ proof }) => proof.length < 8)).toEqual([])
  })
})

describe('the look-up of a test by its name', () => {
  it('fails for a name that no test has', () => {
    const [own = ''] = filesNamed('scripts/test/security.test.ts')
    expect(occursIn(own, 'names a test for whatever it calls proven')).toBe(true)
    expect(occursIn(own, ['proves nothing', 'at all'].join(' '))).toBe(false)
  })
})
