/**
 * Measures the built shop with Lighthouse's mobile settings, and for comparison the same pages without prerendering, as a
 * client-rendered app sends them: `pnpm lighthouse`. With `--all`, every prerendered page of the shop, without the comparison. With
 * `--second-origin`, the pages with products in a shop whose uploads have an origin of their own, and the same pages with the
 * original pictures alone.
 * Median of three runs (`--runs 1`: fewer); fails when a page misses its target.
 *
 * With `--applied`, line and processor are really throttled instead of simulated. Prints LCP, when the page is hydrated and when its first
 * button that adds a product works, of three pages: as the shop is, with scripts that are not deferred, and rendered in the browser only;
 * with `--compare URL`, those of another shop too, such as an older clone that was started. It has no targets.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import { execa } from 'execa'
import lighthouse from 'lighthouse'
import { blockingProcessorTime } from './blocking-time.ts'
import { prepareBrowser } from './browser.ts'
import { site, withoutPrerendering, withoutVariants, withUsualScripts } from './measured-sites.ts'
import { prioritizePages } from './page-priority.ts'
import { portFrom, requireFree } from './ports.ts'
import { inRoot } from './root.ts'
import { turbo } from './turbo.ts'
import { firstWorkingButton } from './working-button.ts'

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    applied: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    compare: { type: 'string' },
    runs: { type: 'string', default: '3' },
    'second-origin': { type: 'boolean', default: false },
  },
})
const runs = Number(options.runs)
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs ${options.runs}: how often each page is measured, such as 3.`)

interface Target {
  readonly performance: number
  readonly lcpMs: number
  readonly tbtMs: number
}

/** The pages that most visits begin with, and their targets; the targets of other pages are lower. */
const firstPages = [
  '/',
  '/category',
  '/product/detail/1',
  '/product/detail?id=1',
  '/services',
  '/trainers',
  '/star/zone',
] as const
const pagesWithProducts = ['/', '/category', '/product/detail/1', '/star/zone'] as const
const appliedPages = ['/', '/category', '/product/detail?id=1'] as const
const noTarget = Number.POSITIVE_INFINITY
const chooseTarget = (): Target => {
  if (options.all) return { performance: 95, lcpMs: noTarget, tbtMs: noTarget }
  if (options['second-origin']) return { performance: 99, lcpMs: 1800, tbtMs: noTarget }
  return { performance: 99, lcpMs: 1600, tbtMs: 50 }
}
const target = chooseTarget()

interface Figures {
  readonly performance: number
  readonly accessibility: number
  readonly practices: number
  readonly seo: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  /** Blocking time by processor time; on a busy machine, `tbt` counts the time of other processes too. */
  readonly tbtCpu: number
  /** NaN for a page that never hydrates. */
  readonly hydration: number
  /** When the first button that adds a product works; NaN without `--applied`. */
  readonly button: number
}

const port = portFrom('PORT', 4020)
await requireFree(port, 'the shop to measure', 'PORT')
await requireFree(port + 1, 'the shop to measure it against', 'PORT')
if (options.applied) await requireFree(port + 2, 'the shop to measure it against', 'PORT')
await prepareBrowser()
if (options['second-origin']) process.env['VITE_UPLOADS_URL'] = `http://localhost:${port + 1}/uploads`
if (!options.built && !(await turbo(['build'], { quiet: true }))) process.exit(1)

/** The URL of every prerendered page, with product 1 for all products. */
const prerenderedPages = (): readonly string[] =>
  Object.keys(JSON.parse(readFileSync(join(site, 'routes.json'), 'utf8')).pages)
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file}`.replace(/\/index\.html$/, '') || '/')
    .map((path) => (path === '/product/detail' ? `${path}?id=1` : path.replace(':id', '1')))

/** Private pages have `noindex`, which lowers their SEO score on purpose. */
const isIndexed = (page: string): boolean => {
  const file = join(site, new URL(page, 'http://shop').pathname, 'index.html')
  return !readFileSync(file, 'utf8').includes('content="noindex')
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>

/** When the page was hydrated: its mark of components/hydration-boundary.tsx. */
const hydrationOf = (details: Result['lhr']['audits'][string]['details']): number => {
  const marks = details?.type === 'table' ? details.items : []
  return Number(marks.find(({ name }) => name === 'hydrated')?.['startTime'])
}

const measure = async (url: string, chromePort: number, triesLeft = 2): Promise<Figures> => {
  const result = await lighthouse(url, {
    port: chromePort,
    output: 'json',
    logLevel: 'error',
    ...(options.applied && { throttlingMethod: 'devtools', onlyCategories: ['performance'] }),
  })
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}.`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError !== undefined) {
    // On a busy machine a trace sometimes lacks its start: try again.
    if (triesLeft === 0) throw new Error(`${url}: ${runtimeError.message}`)
    return measure(url, chromePort, triesLeft - 1)
  }
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  for (const { id } of ['accessibility', 'best-practices', 'seo'].flatMap(
    (name) => categories[name]?.auditRefs ?? [],
  )) {
    const audit = audits[id]
    if (audit?.score === 0) console.log(`  ${url}: ${audit.title}`)
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    tbtCpu: blockingProcessorTime(result.artifacts.Trace.traceEvents),
    hydration: hydrationOf(audits['user-timings']?.details),
    button: options.applied ? await firstWorkingButton(url, chromePort) : Number.NaN,
  }
}

/** Waits for a server. @throws Error when it is not ready after 20 seconds */
const untilReady = async (origin: string): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const ok = await fetch(origin).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No shop responds at ${origin}.`)
}

const serve = (folder: string, at: number) =>
  execa(
    process.execPath,
    [inRoot('apps/mock-api/src/server.ts'), '--port', String(at), '--data', 'memory', '--site', folder],
    { stdio: ['ignore', 'ignore', 'inherit'], reject: false, env: { LOG_LEVEL: 'error' } },
  )

const medians = (found: readonly Figures[]): Figures => {
  const of = (name: keyof Figures) => median(found.map((figures) => figures[name]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    practices: of('practices'),
    seo: of('seo'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    tbtCpu: of('tbtCpu'),
    hydration: of('hydration'),
    button: of('button'),
  }
}

/**
 * Measures the pages of all sites in turn, so that other load on the machine affects all sites alike.
 *
 * @param origins of sites that run already
 */
const measureSites = async (folders: readonly string[], pages: readonly string[], origins: readonly string[] = []) => {
  const servers = folders.map((folder, index) => serve(folder, port + index))
  const sites = [...folders.map((_, index) => `http://localhost:${port + index}`), ...origins].map((origin) => ({
    origin,
    found: new Map<string, Figures>(),
  }))
  const chromePath = process.env['CHROMIUM_PATH']
  // On a phone its graphics processor draws the fading scroll bar; here that would take about twenty frames of the processor that is measured.
  const chrome = await launch({
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
    ...(chromePath === undefined ? {} : { chromePath }),
  })
  // With `--applied`, DevTools itself holds up the main thread.
  const measured = new AbortController()
  if (!options.applied) void prioritizePages(chrome.pid, measured.signal)
  try {
    for (const { origin } of sites) await untilReady(origin)
    for (const page of pages) {
      const all = sites.map((): Figures[] => [])
      for (let run = 0; run < runs; run += 1) {
        for (const [index, { origin }] of sites.entries()) {
          all[index]?.push(await measure(`${origin}${page}`, chrome.port))
        }
      }
      for (const [index, { found }] of sites.entries()) found.set(page, medians(all[index] ?? []))
    }
    return sites.map(({ found }) => found)
  } finally {
    measured.abort()
    chrome.kill()
    for (const server of servers) server.kill('SIGTERM')
    await Promise.all(servers)
  }
}

const printApplied = (title: string, found: ReadonlyMap<string, Figures>) => {
  console.log(`\n${title.padEnd(32)} LCP s hydrated s button s  TBT ms`)
  for (const [page, { lcp, hydration, button, tbt }] of found) {
    const seconds = (ms: number, width: number) => (ms / 1000).toFixed(2).padStart(width)
    console.log(
      `${page.padEnd(32)} ${seconds(lcp, 5)} ${seconds(hydration, 10)} ${seconds(button, 8)} ${tbt.toFixed(0).padStart(7)}`,
    )
  }
}

const compareApplied = async () => {
  const folders = [withUsualScripts(), withoutPrerendering()]
  const others = options.compare === undefined ? [] : [new URL(options.compare).origin]
  const found = await measureSites([site, ...folders], appliedPages, others).finally(() => {
    for (const folder of folders) rmSync(folder, { recursive: true })
  })
  const titles = ['the shop', 'scripts not deferred', 'rendered in the browser', ...others]
  for (const [index, title] of titles.entries()) printApplied(title, found[index] ?? new Map())
}

const print = (title: string, found: ReadonlyMap<string, Figures>) => {
  console.log(`\n${title.padEnd(32)} perf a11y best  seo   LCP s    CLS  TBT ms  by CPU`)
  for (const [page, { performance, accessibility, practices, seo, lcp, cls, tbt, tbtCpu }] of found) {
    const scores = [performance, accessibility, practices, seo].map((score) => String(score).padStart(4)).join(' ')
    console.log(
      `${page.padEnd(32)} ${scores} ${(lcp / 1000).toFixed(2).padStart(7)} ${cls.toFixed(3).padStart(6)} ${tbt.toFixed(0).padStart(7)} ${tbtCpu.toFixed(0).padStart(7)}`,
    )
  }
}

/** @returns the figures of the shop */
const compare = async (title: string, peerTitle: string, peerFolder: string, pages: readonly string[]) => {
  const [shop = new Map(), peer = new Map()] = await measureSites([site, peerFolder], pages).finally(() =>
    rmSync(peerFolder, { recursive: true }),
  )
  print(title, shop)
  print(peerTitle, peer)
  return shop
}

const measured = async (): Promise<ReadonlyMap<string, Figures>> => {
  if (options.all) {
    const [shop = new Map()] = await measureSites([site], prerenderedPages())
    print('the shop', shop)
    return shop
  }
  return options['second-origin']
    ? compare('uploads on another origin', 'the original pictures', withoutVariants(), pagesWithProducts)
    : compare('the shop', 'rendered in the browser', withoutPrerendering(), firstPages)
}

if (options.applied) {
  await compareApplied()
  process.exit()
}

const figuresByPage = await measured()
if (options['second-origin']) {
  // The usual shop again, for the next command.
  delete process.env['VITE_UPLOADS_URL']
  if (!(await turbo(['build'], { quiet: true }))) process.exit(1)
}
const missed = [...figuresByPage].flatMap(([page, figures]) => {
  const targets: readonly (readonly [string, boolean])[] = [
    [`performance ${figures.performance}`, figures.performance >= target.performance],
    [`LCP ${(figures.lcp / 1000).toFixed(2)} s`, figures.lcp < target.lcpMs],
    [`CLS ${figures.cls.toFixed(3)}`, figures.cls <= 0.0005],
    [`TBT ${figures.tbt.toFixed(0)} ms`, figures.tbt < target.tbtMs],
    [`accessibility ${figures.accessibility}`, figures.accessibility === 100],
    [`best practices ${figures.practices}`, figures.practices === 100],
    [`SEO ${figures.seo}`, figures.seo === 100 || !isIndexed(page)],
  ]
  return targets.filter(([, isMet]) => !isMet).map(([what]) => `${page}: ${what}`)
})
if (missed.length > 0) {
  console.error(`\nTargets missed:\n${missed.join('\n')}`)
  process.exit(1)
}
