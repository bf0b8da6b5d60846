import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { Plugin, PluginOption } from 'vite'
import { parse, YAMLParseError } from 'yaml'
import { type Frontmatter, frontmatterSchema } from '../app/content/frontmatter.ts'
import { remarkSections } from './remark-sections.ts'

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
  const problems = error.issues.map(
    ({ path, message }) => `${path.join('.') || 'frontmatter'} ${message}`,
  )
  throw new Error(problems.join('; '))
}

interface File {
  readonly basename?: string | undefined
  /** @throws Error with the place in the file */
  readonly fail: (
    message: string,
    place: { readonly line: number; readonly column: number },
  ) => never
}

interface Tree {
  readonly children: readonly { readonly type: string; readonly value?: string }[]
}

/** A remark plugin that names the file in errors of its frontmatter. */
export const checkFrontmatter = (values: FrontmatterValues) => () => (tree: Tree, file: File) => {
  const yaml = tree.children.find(({ type }) => type === 'yaml')?.value ?? ''
  try {
    parseFrontmatter(yaml, values)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // The first line of the file is `---`.
    const line = 1 + (syntaxErrorLine(error) ?? lineOfField(yaml, message))
    file.fail(`${file.basename}: ${message}`, { line, column: 1 })
  }
}

const syntaxErrorLine = (error: unknown): number | undefined =>
  error instanceof YAMLParseError ? error.linePos?.[0].line : undefined

/** The line of the field with which a message begins; 0 for a missing one, which has none. */
const lineOfField = (yaml: string, message: string): number => {
  const [field] = message.split(/[ .]/)
  return yaml.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1
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
      checkFrontmatter(values),
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
