/** Copies of the built shop that scripts/lighthouse.ts measures it against. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { inRoot } from './root.ts'

/** The folder of the built shop. */
export const site = inRoot('apps/web/dist/client')

const copySite = (): { folder: string; files: readonly string[] } => {
  const folder = mkdtempSync(join(tmpdir(), 'measured-shop-'))
  cpSync(site, folder, { recursive: true })
  return { folder, files: readdirSync(folder, { recursive: true, encoding: 'utf8' }) }
}

/** A copy of the site whose pages load their scripts in the usual way: the reverse of apps/web/build/defer-scripts.ts. */
export const withUsualScripts = (): string => {
  const { folder, files } = copySite()
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file)
    const html = readFileSync(path, 'utf8')
    const usual = html
      .replaceAll(/rel="deferred(?:-next)?"/g, 'rel="modulepreload"')
      .replaceAll('type="deferred"', 'type="module"')
    writeFileSync(path, usual)
    writeFileSync(`${path}.br`, brotliCompressSync(usual))
    writeFileSync(`${path}.gz`, gzipSync(usual))
  }
  return folder
}

/** A copy of the site whose pages name the original pictures alone. */
export const withoutVariants = (): string => {
  const { folder, files } = copySite()
  for (const file of files.filter((name) => name.endsWith('index.html'))) {
    const html = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), html.replaceAll(/(?<=<(?:img|link)\b[^>]*) (?:image)?srcset="[^"]*"/gi, ''))
    for (const suffix of ['.br', '.gz']) rmSync(join(folder, file + suffix))
  }
  return folder
}

/** A copy of the site in which every page is the fallback page, which renders in the browser. */
export const withoutPrerendering = (): string => {
  const { folder, files } = copySite()
  const shell = join(folder, '__spa-fallback.html')
  for (const file of files.filter((name) => name.endsWith('index.html'))) {
    for (const suffix of ['', '.br', '.gz']) writeFileSync(join(folder, file + suffix), readFileSync(shell + suffix))
  }
  const routesFile = join(folder, 'routes.json')
  const { pages, ...rest } = JSON.parse(readFileSync(routesFile, 'utf8'))
  const fallback = pages['__spa-fallback.html']
  const samePages = Object.fromEntries(Object.keys(pages).map((page) => [page, fallback]))
  writeFileSync(routesFile, JSON.stringify({ ...rest, pages: samePages }))
  return folder
}
