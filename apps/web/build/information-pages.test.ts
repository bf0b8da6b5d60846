import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseFrontmatter } from './information-pages.ts'

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

it.each([
  ['an unknown value', frontmatter('{price}'), '{price} is not a known value: see vite.config.ts'],
  ['an unknown key', frontmatter('A title', 'subtitle: A subtitle\n'), '"subtitle"'],
  ['an unknown figure', frontmatter('A title', 'figure: elephant\n'), '→ at figure'],
  ['a key twice', frontmatter('A title', 'title: Again\n'), 'at line 4'],
  ['no lead', 'title: A title\n', '→ at lead'],
])('rejects frontmatter with %s, and names it', (_, yaml, message) => {
  expect(() => parseFrontmatter(yaml, values)).toThrow(message)
})
