import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { deferScripts } from './defer-scripts.ts'
import { inlineStyles } from './inline-styles.ts'
import { type ServingPlan, writeNginxFiles } from './nginx-files.ts'
import { contentSecurityPolicy, type PolicySettings, pageHeaders } from './page-headers.ts'
import { precompress } from './precompress.ts'

interface PostBuildOptions extends PolicySettings {
  /** Patterns of the routes that are served with the fallback page. */
  readonly dynamicPaths: readonly string[]
  readonly privatePaths: ReadonlySet<string>
  /** The shop's public URL: the one host that nginx serves. */
  readonly siteUrl: string
}

/** The meta element of a page whose URL must not be sent. It comes too late for the preloads, so such a page has the header too. */
const NO_REFERRER = '<meta name="referrer" content="no-referrer"'

const FALLBACK = '__spa-fallback.html'

/** Paths of all files in a folder, relative to it, with forward slashes. */
const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

/** `about/index.html` is served at `/about`. */
const servedAt = (page: string) => `/${page.replace(/(?:^|\/)index\.html$/, '')}`

/**
 * Prepares the built shop for serving: inlined styles, deferred scripts and a content security policy for each page, compressed
 * files, and the servers' configuration as `routes.json` (site server) and `nginx/*.conf` next to the folder.
 *
 * @param folder the built client
 */
export const runPostBuild = async (folder: string, options: PostBuildOptions): Promise<void> => {
  const { dynamicPaths, privatePaths } = options
  const files = await filesIn(folder)
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const readAll = async (suffix: string) =>
    Promise.all(files.filter((file) => file.endsWith(suffix)).map(async (file) => [file, await read(file)] as const))
  const sheets = (await readAll('.css')).map(([file, text]) => ({ href: `/${file}`, text }))
  const pages: Record<string, Record<string, string>> = {}
  for (const [page, styled] of inlineStyles(new Map(await readAll('.html')), sheets)) {
    const html = deferScripts(styled)
    await writeFile(join(folder, page), html)
    // The fallback page serves the routes with a parameter, private ones among them.
    const isPrivate = page === FALLBACK || privatePaths.has(servedAt(page))
    pages[page] = {
      'content-security-policy': contentSecurityPolicy(html, options),
      'cache-control': isPrivate ? 'no-store' : 'no-cache',
      ...((page === FALLBACK || html.includes(NO_REFERRER)) && { 'referrer-policy': 'no-referrer' }),
    }
  }
  const plan: ServingPlan = { routes: dynamicPaths, headers: pageHeaders(options), pages }
  await writeFile(join(folder, 'routes.json'), `${JSON.stringify(plan, null, 2)}\n`)
  await writeNginxFiles(join(folder, '../nginx'), plan, options.siteUrl)
  await precompress(files.map((file) => join(folder, file)))
}
