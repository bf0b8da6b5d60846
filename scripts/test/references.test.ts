/**
 * References in code and documents lead somewhere: sections that are cited, links and paths that
 * are named.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '@shop/tooling/in-root'
import { expect, it } from 'vitest'

const filesMatching = (...patterns: string[]): string[] =>
  execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    {
      cwd: inRoot('.'),
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => file !== '' && existsSync(inRoot(file)))

const read = (file: string): string => readFileSync(inRoot(file), 'utf8')

it.each(['requirements', 'architecture'])('resolves each cited section of docs/%s.md', (name) => {
  const sections = new Set(
    [...read(`docs/${name}.md`).matchAll(/^#+ (\d+(?:\.\d+)*)/gm)].map(([, number]) => number),
  )
  const citation = new RegExp(`${name} (§\\d+(?:\\.\\d+)*(?:(?:, | and )§\\d+(?:\\.\\d+)*)*)`, 'gi')
  const missing = filesMatching(
    '*.ts',
    '*.tsx',
    '*.mdx',
    '*.css',
    '*.js',
    '*.html',
    '*.md',
  ).flatMap((file) =>
    [...read(file).matchAll(citation)]
      .flatMap(([, list = '']) => list.match(/\d+(?:\.\d+)*/g) ?? [])
      .filter((section) => !sections.has(section))
      .map((section) => `${file}: ${name} §${section}`),
  )
  expect(sections.size).toBeGreaterThan(0)
  expect(missing).toEqual([])
})

/**
 * The anchors that the headings of a document get on the web: lower case, spaces as hyphens,
 * punctuation dropped.
 */
const anchorsOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const leadsSomewhere = (document: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? document : join(dirname(document), path)
  return existsSync(inRoot(target)) && (anchor === undefined || anchorsOf(target).includes(anchor))
}

/** Generated paths and patterns are not in the tree. */
const isOfTree = (path: string): boolean => !/[<>*{}…]|\/(?:dist|\.data|reports)(?:\/|$)/.test(path)

it.each(filesMatching('*.md'))('%s has only links and paths that exist', (document) => {
  const markdown = read(document)
  const links = [...markdown.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  )
  expect(links.filter((link) => !leadsSomewhere(document, link))).toEqual([])
  const paths = [...markdown.matchAll(/`((?:apps|packages|scripts|docs|deploy)\/[^\s`]*)`/g)].map(
    ([, path = '']) => path,
  )
  expect(paths.filter((path) => isOfTree(path) && !existsSync(inRoot(path)))).toEqual([])
})
