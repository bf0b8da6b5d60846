/** References in code and documents lead somewhere: sections that are cited, links and paths that are named. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const filesMatching = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The numbers of a document's headings, such as `2` and `2.1`. */
const sectionsOf = (document: string): ReadonlySet<string> =>
  new Set([...read(document).matchAll(/^#+ (\d+(?:\.\d+)*)/gm)].map(([, number = '']) => number))

it.each(['requirements', 'architecture'])('resolves each cited section of docs/%s.md', (name) => {
  const sections = sectionsOf(`docs/${name}.md`)
  const citation = new RegExp(`${name} (§\\d+(?:\\.\\d+)*(?:(?:, | and )§\\d+(?:\\.\\d+)*)*)`, 'gi')
  const missing = filesMatching('*.ts', '*.tsx', '*.mdx', '*.css', '*.js', '*.html', '*.md').flatMap((file) =>
    [...read(file).matchAll(citation)]
      .flatMap(([, list = '']) => list.match(/\d+(?:\.\d+)*/g) ?? [])
      .filter((section) => !sections.has(section))
      .map((section) => `${file}: ${name} §${section}`),
  )
  expect(sections.size).toBeGreaterThan(0)
  expect(missing).toEqual([])
})

const documents = filesMatching('docs/*.md', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md')

/** The anchor that a heading gets on the web: lower case, spaces as hyphens, punctuation dropped. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

it.each(documents)('%s has only relative links that resolve', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link)
  const broken = links.filter((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? document : join(dirname(document), path)
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && !anchorsOf(target).includes(anchor)
  })
  expect(broken).toEqual([])
})

/** Paths from the root in inline code. Generated paths and patterns are not in the tree. */
const named = /`((?:apps|packages|scripts|docs|deploy)\/[^\s`]*)`/g
const isOfTree = (path: string): boolean => !/[<>*{}…]|\/(?:dist|\.data|reports)(?:\/|$)/.test(path)

it.each(documents)('%s names only paths that exist', (document) => {
  const paths = [...read(document).matchAll(named)].map(([, path = '']) => path)
  expect(paths.filter((path) => isOfTree(path) && !existsSync(join(root, path)))).toEqual([])
})
