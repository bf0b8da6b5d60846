/** Holds the built shop to its weights: `node tools/budget.ts`, part of every build. Prints a table, fails when one is over. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { staticImports } from '../build/static-imports.ts'

const KIB = 1024
/** KiB, as they travel. */
const budget = { firstLoad: 150, html: 12, ownFile: 60, fonts: 40 } as const

const folder = fileURLToPath(new URL('../dist/client/', import.meta.url))
if (!existsSync(folder)) {
  console.error('There is no built shop to weigh: run the build first.')
  process.exit(1)
}

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
const read = (file: string) => readFileSync(join(folder, file))

const weights = new Map<string, number>()
const weigh = (file: string): number => {
  const known = weights.get(file)
  if (known !== undefined) return known
  const weight = brotliCompressSync(read(file)).length / KIB
  weights.set(file, weight)
  return weight
}

/** All scripts that a page runs before anybody does anything: those it names, and what they import. */
const firstLoadOf = (html: string): ReadonlySet<string> => {
  const found = new Set([...html.matchAll(/["'(]\/(assets\/[\w.-]+\.js)["')]/g)].map(([, file = '']) => file))
  // A set hands out what is added to it while it is walked.
  for (const file of found) for (const imported of staticImports(folder, file)) found.add(imported)
  return found
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const over: string[] = []
const hold = (what: string, weight: number, limit: number): string => {
  if (weight > limit) over.push(`${what}: ${weight.toFixed(1)} KiB, ${limit} allowed`)
  return `${weight.toFixed(1)}${weight > limit ? ' !' : ''}`
}

const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((page) => {
    const scripts = sum([...firstLoadOf(read(page).toString())].map(weigh))
    return { page, scripts, html: weigh(page) }
  })
  .sort((one, other) => other.scripts - one.scripts)
if (pages.length === 0) over.push('the built shop has no pages')

const width = Math.max(...pages.map(({ page }) => page.length))
console.log(`${'KiB brotli'.padEnd(width)}  scripts   html`)
for (const { page, scripts, html } of pages) {
  const scriptText = hold(`scripts of ${page}`, scripts, budget.firstLoad)
  const htmlText = hold(`HTML of ${page}`, html, budget.html)
  console.log(`${page.padEnd(width)}  ${scriptText.padStart(7)}  ${htmlText.padStart(5)}`)
}

// The framework and the shell are in every page's first load, which has its own limit.
const own = files.filter((file) => /^assets\/(?!framework-|entry\.client-|shell-)[^/]+\.js$/.test(file))
const heaviest = own.toSorted((one, other) => weigh(other) - weigh(one)).slice(0, 3)
for (const file of own) hold(file, weigh(file), budget.ownFile)
console.log(`\nheaviest of the ${own.length} files that come with a page or later:`)
for (const file of heaviest) console.log(`${file}  ${weigh(file).toFixed(1)}`)

const fonts = sum(files.filter((file) => file.endsWith('.woff2')).map((file) => read(file).length / KIB))
console.log(`\nfonts ${hold('fonts', fonts, budget.fonts)} of ${budget.fonts}`)

if (over.length > 0) {
  console.error(`\nOver budget:\n${over.join('\n')}`)
  process.exit(1)
}
console.log(
  `\nWithin budget: scripts ${budget.firstLoad}, HTML ${budget.html}, a page's own file ${budget.ownFile} KiB.`,
)
