import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { Plugin, PluginOption } from 'vite'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { type Frontmatter, frontmatterSchema } from '../app/content/frontmatter.ts'
import { remarkSections } from './remark-sections.ts'

// Without a language, zod's messages name no rule.
z.config(z.locales.en())

/** What frontmatter may refer to, such as `{author}`. */
export type FrontmatterValues = Readonly<Record<string, string | number>>

/** @throws Error that names each field and its rule, or an unknown value */
export const parseFrontmatter = (yaml: string, values: FrontmatterValues): Frontmatter => {
  const valueNamed = (_: string, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`{${name}} is not a known value: see vite.config.ts`)
    return String(value)
  }
  const fill = (_: unknown, value: unknown) =>
    typeof value === 'string' ? value.replace(/\{(\w+)\}/g, valueNamed) : value
  const { data, error } = frontmatterSchema.safeParse(parse(yaml, fill))
  if (data) return data
  throw new Error(`The frontmatter is invalid:\n${z.prettifyError(error)}`)
}

/** After the compiler, so that no content file can forget it. */
const exportMeta: Plugin = {
  name: 'information-page-meta',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.mdx')
      ? `${code}\nexport { meta } from '/app/content/information-page'\n`
      : undefined,
}

/**
 * Lets the MDX files of app/content be routes: their frontmatter is the `handle` of the route, and
 * gives its `meta`.
 */
export const informationPages = (values: FrontmatterValues): PluginOption => {
  const frontmatter = {
    name: 'handle',
    parsers: { yaml: (text: string) => parseFrontmatter(text, values) },
  }
  const { transform, ...compiler } = mdx({
    remarkPlugins: [
      remarkGfm,
      remarkFrontmatter,
      [remarkMdxFrontmatter, frontmatter],
      remarkSections,
    ],
    providerImportSource: '/app/content/components/content-components.ts',
  })
  const plugin: object = {
    ...compiler,
    transform: (code: string, id: string) =>
      transform(code, id).catch(
        (error: Error & { readonly line?: number; readonly column?: number }) => {
          // Vite prints the lines around it.
          throw Object.assign(error, { loc: { line: error.line, column: error.column } })
        },
      ),
  }
  return [{ name: 'information-pages', ...plugin, enforce: 'pre' }, exportMeta]
}
