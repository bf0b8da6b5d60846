/** Renders the pages of an existing build again with the catalogue that was just collected: part of `pnpm catalogue`. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import * as z from 'zod/mini'
import { FALLBACK, filesIn, finishPages, type RenderedPages, readTexts } from './post-build.ts'
import { precompress } from './precompress.ts'
import { catalogueFile, isLargeShop, isProductPage, PRODUCT_PATH, readProductIds } from './product-pages.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const client = join(dist, 'client')

const optionsSchema = z.object({
  dynamicPaths: z.array(z.string()),
  privatePaths: z.array(z.string()),
  siteUrl: z.string(),
  script: z.string(),
  apiOrigin: z.string(),
  uploadsUrl: z.string(),
  reportUrl: z.string(),
  figuresUrl: z.string(),
})

/** The production code of React and React Router, in the mode in which the build renders. */
const makeRenderer = async (paths: readonly string[]) => {
  Object.assign(process.env, { NODE_ENV: 'production', IS_RR_BUILD_REQUEST: 'yes', CATALOGUE_FILE: catalogueFile })
  const { createRequestHandler } = await import('react-router')
  const build: ServerBuild = await import(pathToFileURL(join(dist, 'server/index.js')).href)
  const handle = createRequestHandler({ ...build, prerender: [...paths] }, 'production')
  return async (path: string, headers: Record<string, string> = {}): Promise<string> => {
    const response = await handle(new Request(`http://localhost${path}`, { headers }))
    if (!response.ok) throw new Error(`${path} cannot be rendered: status ${response.status}`)
    return response.text()
  }
}

/** All pages of the shop as they are rendered. The text of thousands of pages is kept as bytes, which are half as large. */
const renderPages = async (ids: readonly number[]): Promise<Omit<RenderedPages, 'write'>> => {
  const built = (await filesIn(client)).filter((file) => file.endsWith('index.html') && !isProductPage(file))
  const files = [...built, ...ids.map((id) => `${PRODUCT_PATH.slice(1)}/${id}/index.html`)]
  const pathOf = (file: string) => `/${file.slice(0, -'index.html'.length)}`
  const render = await makeRenderer([...files.map(pathOf), '/sitemap.xml'])
  const pages = new Map<string, Buffer>()
  for (const file of files) pages.set(file, Buffer.from(await render(pathOf(file))))
  pages.set(FALLBACK, Buffer.from(await render('/', { 'X-React-Router-SPA-Mode': 'yes' })))
  await writeIfChanged('sitemap.xml', await render('/sitemap.xml'))
  return { files: [...pages.keys()], read: async (file) => pages.get(file)?.toString() ?? '' }
}

/** Replaces a file whose text has changed in one step, with its compressed forms. @returns whether it has changed */
const writeIfChanged = async (name: string, text: string, isQuick = false): Promise<boolean> => {
  const file = join(client, name)
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return false
  await mkdir(dirname(file), { recursive: true })
  const next = join(dirname(file), `next-${name.replaceAll('/', '-')}`)
  await writeFile(next, text)
  await precompress([next], isQuick)
  for (const suffix of ['.br', '.gz', '']) {
    if (existsSync(next + suffix)) await rename(next + suffix, file + suffix)
    else await rm(file + suffix, { force: true })
  }
  return true
}

const removePages = async (ids: readonly number[]): Promise<number> => {
  const current = new Set(ids.map((id) => `${PRODUCT_PATH.slice(1)}/${id}/index.html`))
  const removed = (await filesIn(client)).filter((file) => isProductPage(file) && !current.has(file))
  for (const file of removed) await rm(join(client, dirname(file)), { recursive: true })
  return removed.length
}

const nginxFiles = async () => JSON.stringify([...(await readTexts(join(dist, 'nginx'), '.conf'))])

if (!existsSync(join(dist, 'post-build.json'))) {
  console.error('There is no build whose pages could be refreshed: run `pnpm build` first.')
  process.exit(1)
}
const { script, ...options } = z.parse(optionsSchema, JSON.parse(await readFile(join(dist, 'post-build.json'), 'utf8')))
const { ids, removed } = readProductIds()
const before = await nginxFiles()
const rendered = await renderPages(ids)
let written = 0
const write = async (file: string, html: string) => {
  if (await writeIfChanged(file, html, isProductPage(file) && isLargeShop(ids.length))) written += 1
}
await finishPages(client, { ...rendered, write }, { ...options, removedProducts: removed }, script)
const deleted = await removePages(ids)
const isServerChanged = before !== (await nginxFiles())
console.log(`${rendered.files.length} pages rendered: ${written} changed, ${deleted} removed.`)
if (isServerChanged) console.log('dist/nginx has changed: copy it and reload nginx; restart `pnpm start`.')
