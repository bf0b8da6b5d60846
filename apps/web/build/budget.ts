/**
 * Fails a build whose pages with products load too many scripts before the first Add works, or of
 * which a page loads MUI with its first scripts: `node build/budget.ts [folder]`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

/** All scripts that a page names, in KiB of brotli. */
const LIMIT_KIB = 150

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist/client/', import.meta.url))
const allPages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)
const pages = allPages.filter((file) =>
  /^(?:(?:category|star\/zone|product\/detail\/\d+)\/)?index\.html$/.test(file),
)

const scriptsOf = (page: string): Set<string> =>
  new Set(readFileSync(join(folder, page), 'utf8').match(/assets\/[\w.-]+\.js/g))

const sizes = new Map<string, number>()
const sizeOf = (script: string): number => {
  const size =
    sizes.get(script) ?? brotliCompressSync(readFileSync(join(folder, script))).length / 1024
  sizes.set(script, size)
  return size
}

const weights = pages
  .map((page) => {
    return { page, size: [...scriptsOf(page)].reduce((sum, script) => sum + sizeOf(script), 0) }
  })
  .sort((one, other) => other.size - one.size)
for (const { page, size } of weights.slice(0, 8))
  console.log(`${size.toFixed(1)} KiB of scripts: ${page}`)
const excess = weights.filter(({ size }) => size > LIMIT_KIB).length
if (excess > 0 || pages.length === 0) {
  console.error(`${excess} of ${pages.length} pages exceed the budget of ${LIMIT_KIB} KiB.`)
  process.exit(1)
}
const withMui = allPages.filter((page) => [...scriptsOf(page)].some((url) => /\/mui-/.test(url)))
if (withMui.length > 0) {
  console.error(`Lazy views load MUI, and not the first scripts of ${withMui.join(', ')}.`)
  process.exit(1)
}
