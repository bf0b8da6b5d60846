/**
 * Times the commands of a developer on a fresh clone of the current commit: `pnpm timings` runs `npx pnpm dev` twice, the linters, and
 * types, unit tests and build, first without and then with a cache; `pnpm timings --all` also `npx pnpm verify`, twice. Prints a table.
 * It has no limits to fail by, because machines differ.
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
for (const [variable, port] of Object.entries(ports)) await requireFree(port, 'a timed command', variable)
await prepareBrowser()

/** The environment of a terminal: pnpm's own variables would make the clone's pnpm and tools work in this folder. */
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
let isStopping = false

/** Starts a command in the clone, as a process group, so that npx, pnpm and the servers can be stopped together. */
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
      // It has already exited.
    }
  }
  process.once('exit', end)
  return { running, end }
}

const time = async (what: string, work: () => Promise<unknown>) => {
  if (isStopping) return
  console.log(`… ${what}`)
  const began = performance.now()
  await work()
  timings.push([what, (performance.now() - began) / 1000])
}

/** Runs a command in the clone. @throws Error with the end of its output when it fails */
const run = async (...command: readonly string[]) => {
  const { failed, all } = await start(...command).running
  if (failed) throw new Error(`pnpm ${command.join(' ')} failed:\n${all?.split('\n').slice(-30).join('\n')}`)
}

const isReady = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath, args: ['--no-sandbox'] })

/** Waits from the start of the command until the shop shows products. */
const untilFirstPage = async ({ running }: ReturnType<typeof start>) => {
  let hasExited = false
  void running.then(() => {
    hasExited = true
  })
  // The terminal shows the URLs when both servers are ready.
  for (const url of [`http://127.0.0.1:${ports.API_PORT}/healthz`, `http://localhost:${ports.WEB_PORT}/`]) {
    while (!(await isReady(url))) {
      if (hasExited) throw new Error(`pnpm dev exited:\n${(await running).all}`)
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
    isStopping = true
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
  await time('types, unit tests and build, without a cache', () => run(...turbo))
  await time('types, unit tests and build again, nothing changed', () => run(...turbo))
  if (process.argv.includes('--all')) {
    await time('pnpm verify: linters, contract, bench and all tests', () => run('verify'))
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
