import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What whoever serves the built shop has to know; written as `routes.json` too. */
export interface ServingPlan {
  /** Patterns of the routes that no page was drawn for. */
  readonly routes: readonly string[]
  /** Headers of every page. */
  readonly headers: Readonly<Record<string, string>>
  /** Each page's own headers, by its file. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`

const headerNames = ['content-security-policy', 'cache-control'] as const

/** nginx's pattern of a route, such as `^/orderdetails/[^/]+/?$`. */
const pattern = (route: string) => {
  const parts = route.replace(/\/\*$/, '').split('/')
  const own = parts.map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.'))).join('/')
  return `^${own}${route.endsWith('/*') ? '(?:/.*)?' : ''}/?$`
}

const variable = (header: string) => `$shop_${header.replaceAll('-', '_')}`

/** The plan as nginx reads it: maps from a page's file to its headers, the headers, and the routes of the fallback page. */
export const writeNginxFiles = async (folder: string, { routes, headers, pages }: ServingPlan): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const maps = headerNames.map((header) => {
    const lines = Object.entries(pages).flatMap(([file, own]) =>
      own[header] === undefined ? [] : [`  ${quoted(`/${file}`)} ${quoted(own[header])};`],
    )
    return `map $uri ${variable(header)} {\n  default "";\n${lines.join('\n')}\n}\n`
  })
  await writeFile(join(folder, 'shop-pages.conf'), maps.join('\n'))
  const fixed = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
  const own = headerNames.map((name) => `add_header ${name} ${variable(name)} always;\n`)
  await writeFile(join(folder, 'shop-headers.conf'), [...fixed, ...own].join(''))
  const answer = '  include shop/shop-headers.conf;\n  try_files /__spa-fallback.html =404;\n'
  const fallbacks = routes.map((route) => `location ~ ${quoted(pattern(route))} {\n${answer}}\n`)
  await writeFile(join(folder, 'shop-routes.conf'), fallbacks.join(''))
}
