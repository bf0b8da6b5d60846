/** Measures the built shop: `pnpm lighthouse`. */
/// <reference lib="dom" />
import { spawn } from 'node:child_process'
import lighthouse from 'lighthouse'
import { type Browser, chromium } from 'playwright'
import { findBrowser } from './browser.ts'
import { buildShop, inRoot, parseOptions, stopForOptions, untilReady } from './root.ts'

const usage = `Builds the shop, and measures three pages of it as a phone sees them: npx pnpm lighthouse [options]

Without --applied it prints Lighthouse's mobile scores, with its simulated throttling.

  --applied      throttle line (1.6 Mbit/s, 150 ms) and processor (a quarter) for real, with an empty cache: prints when
                 the largest content is painted (LCP), and when the first press of an Add button, made as soon as the
                 button shows, is sent to the API
  --compare URL  measure another shop in turns with this one, such as an older clone that is served there
  --runs N       how often each page is measured, for the median; 3 if omitted`
const options = parseOptions(usage, {
  applied: { type: 'boolean', default: false },
  compare: { type: 'string' },
  runs: { type: 'string', default: '3' },
})
const runs = Number(options.runs)
if (!Number.isInteger(runs) || runs < 1)
  stopForOptions(`--runs "${options.runs}": use a whole number from 1`)
buildShop()

const pages = ['/', '/category', '/product/detail/1'] as const
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

const recordLargestPaint = () => {
  new PerformanceObserver((list) => {
    Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

const measureApplied = async (browser: Browser, url: string): Promise<Figures> => {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(recordLargestPaint)
    await page.goto(url, { waitUntil: 'commit' })
    const [added] = await Promise.all([
      page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes('/cart'),
      ),
      page.getByRole('button', { name: /^add/i }).first().click(),
    ])
    // The times of a request are known when its response is there.
    await added.response()
    const { origin, largestPaint } = await page.evaluate(() => ({
      origin: performance.timeOrigin,
      largestPaint: 'largestPaint' in window ? Number(window.largestPaint) : Number.NaN,
    }))
    return {
      'LCP s': largestPaint / 1000,
      'first Add s': (added.timing().startTime - origin) / 1000,
    }
  } finally {
    await context.close()
  }
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const medians = (all: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [
      name,
      median(all.map((one) => one[name] ?? Number.NaN)),
    ]),
  )

const shop = `http://localhost:${port}`
const origins = [shop, ...(options.compare === undefined ? [] : [new URL(options.compare).origin])]
const server = spawn(
  process.execPath,
  [
    inRoot('apps/mock-api/src/server.ts'),
    '--data',
    'memory',
    '--site',
    inRoot('apps/web/dist/client'),
  ],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error' },
  },
)
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
})
try {
  for (const origin of origins) await untilReady(origin, 20)
  const rows: Record<string, Figures> = {}
  for (const path of pages) {
    const found = new Map(origins.map((origin) => [origin, [] as Figures[]]))
    for (let run = 0; run < runs; run += 1) {
      for (const [origin, figures] of found) {
        figures.push(
          options.applied
            ? await measureApplied(browser, origin + path)
            : await measureScores(origin + path),
        )
      }
    }
    for (const [origin, figures] of found) {
      const rounded = Object.entries(medians(figures)).map(([name, value]) => [
        name,
        Number(value.toFixed(2)),
      ])
      rows[origin === shop ? path : origin + path] = Object.fromEntries(rounded)
    }
  }
  console.table(rows)
} finally {
  await browser.close()
  server.kill('SIGTERM')
}
