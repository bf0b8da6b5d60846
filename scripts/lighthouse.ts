/** Measures the built shop: `pnpm lighthouse`. */
/// <reference lib="dom" />
import { spawn } from 'node:child_process'
import { findBrowser } from '@shop/tooling/find-browser'
import { inRoot } from '@shop/tooling/in-root'
import { untilReady } from '@shop/tooling/until-ready'
import lighthouse from 'lighthouse'
import { type Browser, chromium, type Page } from 'playwright'
import { parseOptions, stopForOptions } from './options.ts'

const usage = `Measures four pages of the built shop as on a phone: npx pnpm lighthouse [options]

Without --applied it prints Lighthouse's mobile scores, with its simulated throttling.

  --applied      throttle line (1.6 Mbit/s, 150 ms) and processor (a quarter) for real, with an
                 empty cache: prints when the largest content is painted (LCP), for how long tasks
                 block the page (what each takes beyond 50 ms), and when the first press of an Add
                 button, made as soon as the button shows, is sent to the API
  --compare URL  measure another shop in turns with this one, such as an older clone that is served
                 there
  --runs N       how often each page is measured, for the median; 3 if omitted`
const options = parseOptions(usage, {
  applied: { type: 'boolean', default: false },
  compare: { type: 'string' },
  runs: { type: 'string', default: '3' },
})
const runs = Number(options.runs)
if (!Number.isInteger(runs) || runs < 1)
  stopForOptions(`--runs "${options.runs}": use a whole number from 1`)

const pageWithoutAdd = '/services'
const pages = ['/', '/category', '/product/detail/1', pageWithoutAdd] as const
const port = Number(process.env['PORT'] ?? 4020)
const debuggingPort = port + 1

/** Figures by their name in the table, in the order of the columns. */
type Figures = Readonly<Record<string, number>>

const measureScores = async (url: string): Promise<Figures> => {
  const result = await lighthouse(url, { port: debuggingPort, output: 'json', logLevel: 'error' })
  const { audits = {}, categories = {}, runtimeError } = result?.lhr ?? {}
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP s': value('largest-contentful-paint') / 1000,
    'TBT ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
  }
}

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
/** Bytes a second, and milliseconds. */
const line = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150, offline: false }

/** Reads what the browser has recorded of a page, in milliseconds. */
const readTimings = () => {
  const entriesOf = (type: string) => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type, buffered: true })
    return observer.takeRecords()
  }
  return {
    origin: performance.timeOrigin,
    largestPaint: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    blocking: entriesOf('longtask').reduce((sum, { duration }) => sum + duration - 50, 0),
  }
}

const throttle = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Presses the first Add button. @returns when its call was sent, in milliseconds since 1970 */
const pressFirstAdd = async (page: Page): Promise<number> => {
  const [added] = await Promise.all([
    page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/cart'),
    ),
    page.getByRole('button', { name: /^add/i }).first().click(),
  ])
  // The times of a request are known when its response is there.
  await added.response()
  return added.timing().startTime
}

const measureApplied = async (browser: Browser, url: string): Promise<Figures> => {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await throttle(page)
    await page.goto(url, { waitUntil: 'commit' })
    const added = url.endsWith(pageWithoutAdd) ? undefined : await pressFirstAdd(page)
    await page.waitForLoadState('networkidle')
    const { origin, largestPaint, blocking } = await page.evaluate(readTimings)
    return {
      'LCP s': largestPaint / 1000,
      'blocking ms': blocking,
      ...(added !== undefined && { 'first Add s': (added - origin) / 1000 }),
    }
  } finally {
    await context.close()
  }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** The median of each figure, with two decimals. */
const mediansOf = (measured: readonly Figures[]): Figures => {
  const names = Object.keys(measured[0] ?? {})
  const valuesOf = (name: string) => measured.map((figures) => figures[name] ?? Number.NaN)
  return Object.fromEntries(names.map((name) => [name, Number(median(valuesOf(name)).toFixed(2))]))
}

const shop = `http://localhost:${port}`
const origins = options.compare ? [shop, new URL(options.compare).origin] : [shop]

/**
 * Measures a page of each shop in turns, so that a slow minute of this machine affects both. Who is
 * first changes from turn to turn: the first one finds a machine that has rested.
 */
const measurePage = async (browser: Browser, path: string): Promise<Record<string, Figures>> => {
  const measured = new Map(origins.map((origin) => [origin, [] as Figures[]]))
  for (let run = 0; run < runs; run += 1) {
    const turn = [...measured]
    for (const [origin, figures] of run % 2 === 0 ? turn : turn.toReversed()) {
      const url = origin + path
      figures.push(options.applied ? await measureApplied(browser, url) : await measureScores(url))
    }
  }
  return Object.fromEntries(
    [...measured].map(([origin, figures]) => [
      origin === shop ? path : origin + path,
      mediansOf(figures),
    ]),
  )
}

const startServer = () => {
  const script = inRoot('apps/mock-api/src/server.ts')
  const site = inRoot('apps/web/dist/client')
  return spawn(process.execPath, [script, '--data', 'memory', '--site', site], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error' },
  })
}

const server = startServer()
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
})
try {
  for (const origin of origins) await untilReady(origin, 20)
  const rows: Record<string, Figures> = {}
  for (const path of pages) Object.assign(rows, await measurePage(browser, path))
  console.table(rows)
} finally {
  await browser.close()
  server.kill('SIGTERM')
}
