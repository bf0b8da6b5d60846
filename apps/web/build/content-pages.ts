import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { type Frontmatter, frontmatterSchema } from '../app/content/frontmatter.ts'
import { remarkSections } from './remark-sections.ts'

const frontmatterBlock = /^---\n(.*?)\n---\n/s
const routeModule = fileURLToPath(new URL('../app/content/information-page-route.tsx', import.meta.url))

/** What frontmatter may refer to, such as `{author}`. */
export type FrontmatterValues = Readonly<Record<string, string | number>>

/**
 * The frontmatter of an MDX file.
 *
 * @throws if it does not match the schema, or refers to an unknown value
 */
export const frontmatterOf = (source: string, values: FrontmatterValues): Frontmatter => {
  const valueNamed = (_: string, name: string) => {
    const value = values[name]
    if (value === undefined)
      throw new Error(`Frontmatter refers to {${name}}: see vite.config.ts for the known values.`)
    return String(value)
  }
  const fill = (_: unknown, value: unknown) =>
    typeof value === 'string' ? value.replace(/\{(\w+)\}/g, valueNamed) : value
  return frontmatterSchema.parse(parse(frontmatterBlock.exec(source)?.[1] ?? '', fill))
}

/**
 * Lets `app/content/x.mdx` be a route: its frontmatter is the route's `handle` and `meta`, its content (`x.mdx?content`) a
 * component that is lazy-loaded.
 */
export const contentPages = (values: FrontmatterValues): Plugin => ({
  name: 'content-pages',
  enforce: 'pre',
  transform: {
    filter: { id: /\.mdx(?:\?|$)/ },
    handler: async (source, id) => {
      const [file = '', query] = id.split('?')
      if (new URLSearchParams(query).has('content')) {
        // Blank lines instead of the frontmatter: errors then name the right line.
        const value = source.replace(frontmatterBlock, (block) => block.replace(/[^\n]/g, ''))
        const options = { remarkPlugins: [remarkGfm, remarkSections] }
        return { code: String(await compile({ value, path: file }, options)), map: null }
      }
      return {
        // React Refresh accepts updates of a module with a function component. It would keep the old LazyPage: hence the lower case.
        // React Router keeps the old meta when two updates overlap: it reads the newest handle, which Vite keeps for the module.
        code: `import { createElement } from 'react'
import { informationPageMeta, lazyInformationPage } from ${JSON.stringify(routeModule)}
export const handle = ${JSON.stringify(frontmatterOf(source, values))}
if (import.meta.hot) import.meta.hot.data.handle = handle
export const meta = (args) => informationPageMeta(import.meta.hot?.data.handle ?? handle)(args)
const lazyPage = lazyInformationPage(handle, () => import(${JSON.stringify(`./${basename(file)}?content`)}))
export default function Page() {
  return createElement(lazyPage)
}`,
        map: null,
      }
    },
  },
})
