import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { deferScripts, startScript } from './defer-scripts.ts'
import { inlineStyles } from './inline-styles.ts'
import { findNextScripts, linkNextScripts } from './next-scripts.ts'
import { type ServingPlan, writeNginxFiles } from './nginx-files.ts'
import { contentSecurityPolicy, inlineCode, type PolicySettings, pageHeaders } from './page-headers.ts'
import { precompress } from './precompress.ts'
import { catalogueFile, headersKey, isLargeShop, isProductPage, PRODUCT_PATH } from './product-pages.ts'
import { SPECULATION_RULES_PATH, speculationRules } from './speculation-rules.ts'

export interface PostBuildOptions extends PolicySettings {
  /** Patterns of the routes that are served with the fallback page. */
  readonly dynamicPaths: readonly string[]
  readonly privatePaths: readonly string[]
  /** Ids of products that were sold before. */
  readonly removedProducts: readonly number[]
  /** The shop's public URL: the one host that nginx serves. */
  readonly siteUrl: string
}

/** The meta element of a page whose URL must not be sent. It comes too late for the preloads, so such a page has the header too. */
const NO_REFERRER = '<meta name="referrer" content="no-referrer"'

const NO_INDEX = '<meta name="robots" content="noindex"'

export const FALLBACK = '__spa-fallback.html'

/** Paths of all files in a folder, relative to it, with forward slashes. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

/** `about/index.html` is served at `/about`. */
const servedAt = (page: string) => `/${page.replace(/(?:^|\/)index\.html$/, '')}`

/** The files of a folder with their text, by path. */
export const readTexts = async (folder: string, suffix: string): Promise<ReadonlyMap<string, string>> => {
  const files = (await filesIn(folder)).filter((file) => file.endsWith(suffix))
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  )
}

/** The pages as they are rendered. */
export interface RenderedPages {
  readonly files: readonly string[]
  readonly read: (file: string) => Promise<string>
  readonly write: (file: string, html: string) => Promise<void>
}

/**
 * Writes the rendered pages as they are served: inlined styles and deferred scripts. Also writes the catalogue's pictures, the speculation
 * rules and the servers' configuration, with a content security policy for each page: `routes.json` (site server) and `nginx/*.conf` next
 * to the folder. Earlier pictures stay: a page that is open may still need them.
 *
 * @param folder the built client, for its style sheets
 * @param script the inline script of every page
 */
export const finishPages = async (
  folder: string,
  rendered: RenderedPages,
  options: PostBuildOptions,
  script: string,
): Promise<void> => {
  const pictures = join(dirname(catalogueFile), 'pictures')
  await cp(pictures, join(folder, 'assets'), { recursive: true, force: false })
  const sheets = [...(await readTexts(folder, '.css'))].map(([file, text]) => ({ href: `/${file}`, text }))
  const nextScripts = findNextScripts(await readTexts(join(folder, 'assets'), '.js'))
  const groups = new Map<string, { readonly code: Set<string>; hasNoReferrer: boolean; isIndexed: boolean }>()
  // Sorted, so that the servers' configuration changes only with its content.
  for await (const [file, styled] of inlineStyles(rendered.files.toSorted(), rendered.read, sheets)) {
    const html = deferScripts(linkNextScripts(styled, nextScripts), script)
    const key = headersKey(file)
    const group = groups.get(key) ?? { code: new Set(), hasNoReferrer: false, isIndexed: true }
    groups.set(key, group)
    group.code.add(inlineCode(html))
    group.hasNoReferrer ||= html.includes(NO_REFERRER)
    group.isIndexed &&= file !== FALLBACK && !html.includes(NO_INDEX)
    await rendered.write(file, html)
  }
  const pages: Record<string, Record<string, string>> = {}
  for (const [key, { code, hasNoReferrer }] of groups) {
    // The fallback page serves the routes with a parameter, private ones among them.
    const isPrivate = key === FALLBACK || options.privatePaths.includes(servedAt(key))
    pages[key] = {
      'content-security-policy': contentSecurityPolicy([...code], options),
      'cache-control': isPrivate ? 'no-store' : 'no-cache',
      ...((key === FALLBACK || hasNoReferrer) && { 'referrer-policy': 'no-referrer' }),
    }
  }
  const publicPaths = [...groups].filter(([, { isIndexed }]) => isIndexed).map(([key]) => servedAt(key))
  await writeFile(join(folder, SPECULATION_RULES_PATH), speculationRules(publicPaths))
  const products = { path: PRODUCT_PATH, removed: options.removedProducts }
  const plan: ServingPlan = { routes: options.dynamicPaths, headers: pageHeaders(options), pages, products }
  await writeFile(join(folder, 'routes.json'), `${JSON.stringify(plan, null, 2)}\n`)
  await writeNginxFiles(join(folder, '../nginx'), plan, options.siteUrl)
}

/**
 * Prepares the built shop for serving: finished pages, the servers' configuration, compressed files. Writes the options to
 * `post-build.json` next to the folder, for build/refresh-pages.ts.
 *
 * @param folder the built client
 */
export const runPostBuild = async (folder: string, options: PostBuildOptions): Promise<void> => {
  const files = await filesIn(folder)
  const script = await startScript()
  const rendered: RenderedPages = {
    files: files.filter((file) => file.endsWith('.html')),
    read: (file) => readFile(join(folder, file), 'utf8'),
    write: (file, html) => writeFile(join(folder, file), html),
  }
  await finishPages(folder, rendered, options, script)
  const inFolder = (file: string) => join(folder, file)
  const products = files.filter(isProductPage)
  await precompress(files.filter((file) => !isProductPage(file)).map(inFolder))
  await precompress(products.map(inFolder), isLargeShop(products.length))
  await writeFile(join(folder, '../post-build.json'), `${JSON.stringify({ ...options, script })}\n`)
}
