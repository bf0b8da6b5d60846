import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import routes from '../app/routes.ts'
import { frontmatterOf } from './content-pages.ts'

const values = { ebookWorkingDays: 3, author: 'The author', authorTitle: 'The author of the inventory' }
const content = new URL('../app/content/', import.meta.url)
const pages = new Map(
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => [
      file.replaceAll('\\', '/').replace(/\.mdx$/, ''),
      frontmatterOf(readFileSync(new URL(file, content), 'utf8'), values),
    ]),
)

describe('the information pages', () => {
  it('have routes with the paths of their files', () => {
    const all = routes.flatMap(({ children = [], ...route }) => [route, ...children])
    const ofPages = all.filter(({ file }) => file.endsWith('.mdx'))
    expect(ofPages.map(({ file }) => file)).toEqual(ofPages.map(({ path }) => `content/${path}.mdx`))
    expect(ofPages.map(({ path }) => path).toSorted()).toEqual([...pages.keys()].toSorted())
  })

  it('name their parents as the parents name themselves', () => {
    for (const [path, { parents = [] }] of pages) {
      for (const parent of parents) expect(pages.get(parent.path.slice(1))?.title, path).toBe(parent.title)
    }
  })
})

describe('frontmatter', () => {
  const page = (title: string, more = '') =>
    `---\ntitle: "${title}"\nlead: A lead.\ndescription: ${'A description. '.repeat(6)}\n${more}---\n\nText\n`

  it('has its values filled in', () => {
    expect(frontmatterOf(page('Within {ebookWorkingDays} days'), values).title).toBe('Within 3 days')
  })

  it('rejects a value that is not known', () => {
    expect(() => frontmatterOf(page('{price}'), values)).toThrow('{price}')
  })

  it.each([
    ['an unknown key', page('A title', 'subtitle: A subtitle\n')],
    ['an unknown figure', page('A title', 'figure: elephant\n')],
    ['no frontmatter', 'Text\n'],
  ])('rejects %s', (_, source) => {
    expect(() => frontmatterOf(source, values)).toThrow()
  })
})
