import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { PluginOption } from 'vite'
import { parse } from 'yaml'
import { type Frontmatter, frontmatterSchema } from '../app/content/frontmatter.ts'
import { remarkSections } from './remark-sections.ts'

/** What frontmatter may refer to, such as `{author}`. */
export type FrontmatterValues = Readonly<Record<string, string | number>>

/** @throws if the frontmatter does not match the schema, or refers to an unknown value */
export const parseFrontmatter = (yaml: string, values: FrontmatterValues): Frontmatter => {
  const valueNamed = (_: string, name: string) => {
    const value = values[name]
    if (value === undefined)
      throw new Error(`Frontmatter refers to {${name}}: see vite.config.ts for the known values.`)
    return String(value)
  }
  const fill = (_: unknown, value: unknown) =>
    typeof value === 'string' ? value.replace(/\{(\w+)\}/g, valueNamed) : value
  return frontmatterSchema.parse(parse(yaml, fill))
}

/** Lets the MDX files of app/content be routes: their frontmatter is the `handle` of the route. */
export const informationPages = (values: FrontmatterValues): PluginOption => {
  const frontmatter = { name: 'handle', parsers: { yaml: (text: string) => parseFrontmatter(text, values) } }
  const plugin: object = mdx({
    remarkPlugins: [remarkGfm, remarkFrontmatter, [remarkMdxFrontmatter, frontmatter], remarkSections],
    providerImportSource: '/app/content/components/content-components.ts',
  })
  return { name: 'information-pages', ...plugin, enforce: 'pre' }
}
