import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deferScripts, startScript } from './defer-scripts.ts'
import { inlineStyles } from './inline-styles.ts'
import { type ServingPlan, writeNginxFiles } from './nginx-files.ts'
import { contentSecurityPolicy, type PolicySettings, pageHeaders } from './page-headers.ts'
import { precompress } from './precompress.ts'
import { headersKey, PRODUCT_PATH } from './product-pages.ts'

/** The pictures that scripts/collect-catalogue.ts made. */
const pictures = fileURLToPath(new URL('../.catalogue/pictures/', import.meta.url))

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

const FALLBACK = '__spa-fallback.html'

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

/**
 * The rendered pages as they are served: inlined styles and deferred scripts. Also writes the catalogue's pictures and the
 * servers' configuration, with a content security policy for each page: `routes.json` (site server) and `nginx/*.conf` next to
 * the folder. Earlier pictures stay: a page that is open may still need them.
 *
 * @param folder the built client, for its style sheets
 * @param rendered the HTML of all pages by file
 * @param script the inline script of every page
 */
export const finishPages = async (
  folder: string,
  rendered: ReadonlyMap<string, string>,
  options: PostBuildOptions,
  script: string,
): Promise<ReadonlyMap<string, string>> => {
  await cp(pictures, join(folder, 'assets'), { recursive: true, force: false })
  const sheets = [...(await readTexts(folder, '.css'))].map(([file, text]) => ({ href: `/${file}`, text }))
  // Sorted, so that the servers' configuration changes only with its content.
  const sorted = new Map([...rendered].sort(([one], [other]) => (one < other ? -1 : 1)))
  const finished = new Map([...inlineStyles(sorted, sheets)].map(([page, html]) => [page, deferScripts(html, script)]))
  const pages: Record<string, Record<string, string>> = {}
  for (const [key, group = []] of Object.entries(Object.groupBy(finished, ([page]) => headersKey(page)))) {
    // The fallback page serves the routes with a parameter, private ones among them.
    const isPrivate = key === FALLBACK || options.privatePaths.includes(servedAt(key))
    pages[key] = {
      'content-security-policy': contentSecurityPolicy(
        group.map(([, html]) => html),
        options,
      ),
      'cache-control': isPrivate ? 'no-store' : 'no-cache',
      ...((key === FALLBACK || group.some(([, html]) => html.includes(NO_REFERRER))) && {
        'referrer-policy': 'no-referrer',
      }),
    }
  }
  const products = { path: PRODUCT_PATH, removed: options.removedProducts }
  const plan: ServingPlan = { routes: options.dynamicPaths, headers: pageHeaders(options), pages, products }
  await writeFile(join(folder, 'routes.json'), `${JSON.stringify(plan, null, 2)}\n`)
  await writeNginxFiles(join(folder, '../nginx'), plan, options.siteUrl)
  return finished
}

/**
 * Prepares the built shop for serving: finished pages, the servers' configuration, compressed files. Writes the options to
 * `post-build.json` next to the folder, for build/refresh-pages.ts.
 *
 * @param folder the built client
 */
export const runPostBuild = async (folder: string, options: PostBuildOptions): Promise<void> => {
  const files = await filesIn(folder)
  const script = startScript()
  for (const [page, html] of await finishPages(folder, await readTexts(folder, '.html'), options, script)) {
    await writeFile(join(folder, page), html)
  }
  await precompress(files.map((file) => join(folder, file)))
  await writeFile(join(folder, '../post-build.json'), `${JSON.stringify({ ...options, script })}\n`)
}
