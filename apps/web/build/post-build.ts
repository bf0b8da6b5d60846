import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inlineStyles } from './inline-styles.ts'
import { type ServingPlan, writeNginxFiles } from './nginx-files.ts'
import {
  contentSecurityPolicy,
  inlineCode,
  type PolicySettings,
  pageHeaders,
} from './page-headers.ts'
import { catalogueFile, headersKey, PRODUCT_PATH } from './product-pages.ts'

interface PostBuildOptions extends PolicySettings {
  /** Patterns of the routes that are served with the fallback page. */
  readonly dynamicPaths: readonly string[]
  readonly privatePaths: readonly string[]
  /** The page that may embed the card page. */
  readonly handOffPath: string
  /** The shop's public URL: the one host that nginx serves. */
  readonly siteUrl: string
}

const FALLBACK = '__spa-fallback.html'

/** `about/index.html` is served at `/about`. */
const servedAt = (page: string) => `/${page.replace(/(?:^|\/)index\.html$/, '')}`

/**
 * Prepares the built shop for serving: pages with inlined styles, the catalogue's pictures,
 * compressed files, and the servers' configuration with a content security policy for each page:
 * `routes.json` (site server) and `nginx/*.conf` next to the folder.
 *
 * @param folder the built client
 */
export const runPostBuild = async (folder: string, options: PostBuildOptions): Promise<void> => {
  const inFolder = (file: string) => join(folder, file)
  const read = (file: string) => readFile(inFolder(file), 'utf8')
  await cp(join(dirname(catalogueFile), 'pictures'), inFolder('assets'), { recursive: true })
  const entries = await readdir(folder, { recursive: true, encoding: 'utf8' })
  const files = entries.map((file) => file.replaceAll('\\', '/')).toSorted()
  const sheets = new Map<string, string>()
  for (const file of files.filter((name) => name.endsWith('.css')))
    sheets.set(`/${file}`, await read(file))
  /** The inline code of the pages that share their headers. */
  const groups = new Map<string, Set<string>>()
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    // No page needs scripts for its first paint: the picture and the font of the first screen come
    // before them.
    const html = inlineStyles(await read(file), sheets).replaceAll(
      'rel="modulepreload"',
      '$& fetchpriority="low"',
    )
    const code = groups.get(headersKey(file)) ?? new Set()
    groups.set(headersKey(file), code.add(inlineCode(html)))
    await writeFile(inFolder(file), html)
  }
  const pages: Record<string, Record<string, string>> = {}
  for (const [key, code] of groups) {
    // The fallback page serves the routes with a parameter, private ones among them.
    const isPrivate = key === FALLBACK || options.privatePaths.includes(servedAt(key))
    pages[key] = {
      'content-security-policy': contentSecurityPolicy(
        [...code],
        options,
        servedAt(key) === options.handOffPath,
      ),
      'cache-control': isPrivate ? 'no-store' : 'no-cache',
      // The meta element comes too late for the preloads.
      ...(isPrivate && { 'referrer-policy': 'no-referrer' }),
    }
  }
  const plan: ServingPlan = {
    routes: options.dynamicPaths,
    headers: pageHeaders,
    pages,
    productPath: PRODUCT_PATH,
  }
  // Not compressed: it is for the server alone, which must not serve it.
  await writeFile(inFolder('routes.json'), `${JSON.stringify(plan, null, 2)}\n`)
  await writeNginxFiles(join(folder, '../nginx'), plan, options.siteUrl)
  // The owner may edit data.json on the running site, which would still serve a compressed copy.
  await precompress(files.filter((file) => file !== 'data.json').map(inFolder))
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes `.br` and `.gz` files next to the text files, where they are smaller. */
const precompress = async (files: readonly string[]): Promise<void> => {
  for (const file of files.filter((name) => /\.(?:html|js|css|svg|json|txt|xml)$/.test(name))) {
    const text = await readFile(file)
    // The highest quality takes ten times as long, which is too much for the pages of thousands of
    // products.
    const quality = file.includes(PRODUCT_PATH) ? 9 : constants.BROTLI_MAX_QUALITY
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    }
    const [br, gz] = await Promise.all([brotli(text, { params }), gzipped(text, { level: 9 })])
    if (br.length < text.length) await writeFile(`${file}.br`, br)
    if (gz.length < text.length) await writeFile(`${file}.gz`, gz)
  }
}
