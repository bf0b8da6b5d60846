/** Checks the size of the built shop: `node build/budget.ts [folder]`, part of every build. Prints a table, fails when a limit is exceeded. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { init, parse } from 'es-module-lexer/minimal'
import { withoutNextScripts } from './next-scripts.ts'
import { isProductPage } from './product-pages.ts'

/** All scripts that a page runs to hydrate, in KiB of brotli. */
const FIRST_LOAD_KIB = 115
/** A prerendered page with its inlined styles, in KiB of brotli. */
const HTML_KIB = 12
/** Any other script file, in KiB of brotli. */
const SCRIPT_FILE_KIB = 60
/** All fonts together, in KiB. */
const FONTS_KIB = 20

await init()
const folder = process.argv[2] ?? fileURLToPath(new URL('../dist/client/', import.meta.url))
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
const read = (file: string) => readFileSync(join(folder, file))

/** The size that a browser loads, in KiB: the build has compressed each text file that becomes smaller (precompress.ts). */
const sizeOf = (file: string): number => {
  const path = join(folder, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size / 1024
}

const imports = new Map<string, readonly string[]>()
/** The files that a script imports statically. */
const staticImports = (file: string): readonly string[] => {
  const known = imports.get(file)
  if (known !== undefined) return known
  const found = parse(read(file).toString())[0]
    .filter(({ d, n }) => d === -1 && n !== undefined)
    .map(({ n = '' }) => (n.startsWith('/') ? n.slice(1) : posix.join(dirname(file), n)))
  imports.set(file, found)
  return found
}

/** The scripts that a page names and all that they import. */
const firstLoadOf = (html: string): ReadonlySet<string> => {
  const found = new Set(
    [...withoutNextScripts(html).matchAll(/["'(]\/(assets\/[\w.-]+\.js)["')]/g)].map(([, file = '']) => file),
  )
  // Iterating over a set includes what is added meanwhile.
  for (const file of found) for (const imported of staticImports(file)) found.add(imported)
  return found
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const exceeded: string[] = []
const check = (subject: string, size: number, limit: number): string => {
  if (size > limit) exceeded.push(`${subject}: ${size.toFixed(1)} KiB, the limit is ${limit}`)
  return `${size.toFixed(1)}${size > limit ? ' !' : ''}`
}

const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((page) => ({ page, scripts: sum([...firstLoadOf(read(page).toString())].map(sizeOf)), html: sizeOf(page) }))
  .sort((one, other) => other.scripts - one.scripts)
if (pages.length === 0) exceeded.push('the built shop has no pages')

const width = Math.max(...pages.map(({ page }) => page.length))
console.log(`${'KiB brotli'.padEnd(width)}  scripts   html`)
// Of the products, the heaviest alone.
const [heaviest] = pages.filter(({ page }) => isProductPage(page)).toSorted((one, other) => other.html - one.html)
for (const { page, scripts, html } of pages) {
  const scriptText = check(`scripts of ${page}`, scripts, FIRST_LOAD_KIB)
  const htmlText = check(`HTML of ${page}`, html, HTML_KIB)
  if (isProductPage(page) && page !== heaviest?.page) continue
  console.log(`${page.padEnd(width)}  ${scriptText.padStart(7)}  ${htmlText.padStart(5)}`)
}

// React, the framework and the shell are in the first load of every page.
const others = files.filter((file) => /^assets\/(?!react-|framework-|entry\.client-|shell-)[^/]+\.js$/.test(file))
const largest = others.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 3)
for (const file of others) check(file, sizeOf(file), SCRIPT_FILE_KIB)
console.log(`\nlargest of the ${others.length} other script files:`)
for (const file of largest) console.log(`${file}  ${sizeOf(file).toFixed(1)}`)

const fonts = sum(files.filter((file) => file.endsWith('.woff2')).map((file) => read(file).length / 1024))
console.log(`\nfonts ${check('fonts', fonts, FONTS_KIB)} of ${FONTS_KIB}`)

if (exceeded.length > 0) {
  console.error(`\nOver budget:\n${exceeded.join('\n')}`)
  process.exit(1)
}
console.log(
  `\nWithin budget: first load ${FIRST_LOAD_KIB}, HTML ${HTML_KIB}, other script files ${SCRIPT_FILE_KIB}, fonts ${FONTS_KIB} KiB.`,
)
