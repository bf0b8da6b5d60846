import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkFrontmatter, parseFrontmatter } from './information-pages.ts'

const values = {
  ebookWorkingDays: 3,
  author: 'The author',
  authorTitle: 'The author of the inventory',
}
const content = new URL('../app/content/', import.meta.url)
const yamlOf = (file: string) =>
  readFileSync(new URL(file, content), 'utf8').split('---\n')[1] ?? ''
const pages = new Map(
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => [
      file.replaceAll('\\', '/').replace(/\.mdx$/, ''),
      parseFrontmatter(yamlOf(file), values),
    ]),
)

it('the information pages name their parents as the parents name themselves', () => {
  for (const [path, { parents = [] }] of pages) {
    for (const parent of parents)
      expect(pages.get(parent.path.slice(1))?.title, path).toBe(parent.title)
  }
})

const frontmatter = (title: string, more = '') =>
  `title: "${title}"\nlead: A lead.\ndescription: ${'A description. '.repeat(6)}\n${more}`

it('frontmatter has its values filled in', () => {
  expect(parseFrontmatter(frontmatter('Within {ebookWorkingDays} days'), values).title).toBe(
    'Within 3 days',
  )
})

const fail = (text: string, at?: { line: number }): never => {
  throw new Error(at ? `${text} (line ${at.line})` : text)
}
const checkOf = (value: string) => () =>
  checkFrontmatter(values)()({ children: [{ type: 'yaml', value }] }, { basename: 'faq.mdx', fail })

it.each([
  ['a field', frontmatter('A title', 'figure: elephant\n')],
  ['YAML', frontmatter('A title', 'title: Again\n')],
])('an error of %s in the frontmatter has its line', (_, value) => {
  expect(checkOf(value)).toThrow('(line 5)')
})

it.each([
  ['an unknown value', frontmatter('{price}'), '{price} is not a known value: see vite.config.ts'],
  [
    'an unknown key',
    frontmatter('A title', 'subtitle: A subtitle\n'),
    'frontmatter has unknown fields: subtitle',
  ],
  [
    'an unknown figure',
    frontmatter('A title', 'figure: elephant\n'),
    'figure must be one of radar, diamond',
  ],
  ['no frontmatter', '', 'frontmatter must be a list of fields'],
  [
    'a relative path',
    frontmatter('A title', 'next: [{ title: A, text: B, to: faq }]\n'),
    'next.0.to must begin with /',
  ],
  [
    'a short description and no lead',
    'title: A title\ndescription: Fourteen chars\n',
    'description has 14 characters, needs 70 to 165; lead is missing',
  ],
])('rejects frontmatter with %s, and names file, field and rule', (_, value, message) => {
  expect(checkOf(value)).toThrow(`faq.mdx: ${message}`)
})
