/**
 * How long a developer waits, on a fresh clone of what is committed here: `pnpm timings` times both starts of `npx pnpm dev`, the linters,
 * and types, unit tests and build, first with nothing done yet and then with nothing changed; `pnpm timings --all` also the whole of
 * `npx pnpm verify`, likewise twice. Prints a table. Nothing fails by the clock: machines differ.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import { chromium } from 'playwright'
import { prepareBrowser } from './browser.ts'
import { isFree, portFrom, requireFree } from './ports.ts'
import { inRoot } from './root.ts'

const ports = {
  WEB_PORT: portFrom('WEB_PORT', 5273),
  API_PORT: portFrom('API_PORT', 4110),
  E2E_PORT: portFrom('E2E_PORT', 4210),
}
for (const [variable, port] of Object.entries(ports)) await requireFree(port, 'what is timed', variable)
await prepareBrowser()

/** The environment of a terminal: what pnpm sets for this script would have the clone's own pnpm and tools work for this folder. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(p?npm_|init_cwd$)/i.test(name))),
  ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
  CI: 'true',
}

const folder = mkdtempSync(join(tmpdir(), 'timed-shop-'))
const timings: (readonly [what: string, seconds: number])[] = []
let stopping = false

/** Starts a command of the clone, in a group of its own: npx, pnpm and servers are several processes that only end together. */
const start = (...command: readonly string[]) => {
  const running = execa('npx', ['--yes', 'pnpm', ...command], {
    cwd: folder,
    env,
    extendEnv: false,
    all: true,
    stdin: 'ignore',
    reject: false,
    detached: true,
  })
  const end = () => {
    try {
      if (running.pid !== undefined) process.kill(-running.pid, 'SIGTERM')
    } catch {
      // It has ended by itself.
    }
  }
  process.once('exit', end)
  return { running, end }
}

const time = async (what: string, work: () => Promise<unknown>) => {
  if (stopping) return
  console.log(`… ${what}`)
  const began = performance.now()
  await work()
  timings.push([what, (performance.now() - began) / 1000])
}

/** Runs a command of the clone to its end. @throws Error when it fails, with what it said last */
const run = async (...command: readonly string[]) => {
  const { failed, all } = await start(...command).running
  if (failed) throw new Error(`pnpm ${command.join(' ')} failed:\n${all?.split('\n').slice(-30).join('\n')}`)
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath, args: ['--no-sandbox'] })

/** From the command to products on the shop's first page: installed, served, asked of the mock, drawn. */
const untilFirstPage = async ({ running }: ReturnType<typeof start>) => {
  let ended = false
  void running.then(() => {
    ended = true
  })
  // Only then does the terminal show the addresses, and nobody has opened the page before.
  for (const url of [`http://127.0.0.1:${ports.API_PORT}/healthz`, `http://localhost:${ports.WEB_PORT}/`]) {
    while (!(await answers(url))) {
      if (ended) throw new Error(`pnpm dev ended:\n${(await running).all}`)
      await wait(50)
    }
  }
  const page = await browser.newPage()
  await page.goto(`http://localhost:${ports.WEB_PORT}/category`)
  await page.getByRole('button', { name: /^Add/ }).first().waitFor({ timeout: 60_000 })
  await page.close()
}

const timeDevelopment = async (what: string) => {
  const server = start('dev')
  try {
    await time(what, () => untilFirstPage(server))
  } finally {
    server.end()
    await server.running
    for (const port of [ports.WEB_PORT, ports.API_PORT]) while (!(await isFree(port))) await wait(50)
  }
}

const cleanUp = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopping = true
    cleanUp()
    process.exit(1)
  })
}

const tasks = ['typecheck', 'test', 'build'] as const
try {
  await execa('git', ['clone', '--quiet', inRoot('.'), folder])
  await timeDevelopment('npx pnpm dev on a fresh clone, to products on the first page (installs first)')
  await timeDevelopment('npx pnpm dev again, to products on the first page')
  await time('pnpm lint', () => run('lint'))
  const turbo = ['exec', 'turbo', 'run', ...tasks, '--output-logs=errors-only']
  await time('types, unit tests and build, nothing done yet', () => run(...turbo))
  await time('types, unit tests and build again, nothing changed', () => run(...turbo))
  if (process.argv.includes('--all')) {
    await time('pnpm verify: linters, contract, speed of the calls, every test', () => run('verify'))
    await time('pnpm verify again, nothing changed', () => run('verify'))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await browser.close()
  cleanUp()
}

console.log('')
for (const [what, seconds] of timings) console.log(`${seconds.toFixed(1).padStart(7)} s  ${what}`)
