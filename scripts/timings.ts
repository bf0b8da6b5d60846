/**
 * How long a developer waits, on a fresh clone of what is committed here: `pnpm timings` measures the two starts of `npx pnpm dev` and
 * the linters; `pnpm timings --all` also `npx pnpm verify` with nothing done yet (the whole of the tests) and again with nothing changed.
 * Prints a table. Nothing fails by the clock: machines differ.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import { chromium } from 'playwright'
import { announceBrowser } from './browser.ts'
import { portFrom, requireFree } from './ports.ts'
import { inRoot } from './root.ts'

const ports = {
  WEB_PORT: portFrom('WEB_PORT', 5273),
  API_PORT: portFrom('API_PORT', 4110),
  E2E_PORT: portFrom('E2E_PORT', 4210),
}
for (const [variable, port] of Object.entries(ports)) await requireFree(port, 'what is timed', variable)
await announceBrowser()

const env = { ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])), CI: 'true' }
const timings: (readonly [what: string, seconds: number])[] = []

const time = async (what: string, work: () => Promise<unknown>) => {
  console.log(`… ${what}`)
  const start = performance.now()
  await work()
  timings.push([what, (performance.now() - start) / 1000])
}

/** Runs a command of the clone to its end. @throws Error when it fails, with what it said last */
const run = async (folder: string, ...command: readonly string[]) => {
  const { failed, all } = await execa('npx', ['--yes', 'pnpm', ...command], {
    cwd: folder,
    env,
    all: true,
    reject: false,
  })
  if (failed) throw new Error(`pnpm ${command.join(' ')} failed:\n${all?.split('\n').slice(-30).join('\n')}`)
}

/** From the command to a product on the shop's first page, drawn by the development server and asked of the mock. */
const untilFirstPage = async (folder: string) => {
  const server = execa('npx', ['--yes', 'pnpm', 'dev'], {
    cwd: folder,
    env,
    reject: false,
    stdio: 'ignore',
    forceKillAfterDelay: 5000,
  })
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const url = `http://localhost:${ports.WEB_PORT}/category`
    const deadline = Date.now() + 300_000
    while (
      !(await page.goto(url).then(
        () => true,
        () => false,
      ))
    ) {
      if (Date.now() > deadline) throw new Error('The development server did not answer within five minutes.')
      await wait(100)
    }
    await page
      .getByRole('button', { name: /to cart/i })
      .first()
      .waitFor({ timeout: 120_000 })
  } finally {
    await browser.close()
    server.kill('SIGTERM')
    await server
  }
}

const folder = mkdtempSync(join(tmpdir(), 'timed-shop-'))
try {
  await execa('git', ['clone', '--quiet', inRoot('.'), folder])
  await time('npx pnpm dev on a fresh clone, to the first page (installs first)', () => untilFirstPage(folder))
  await time('npx pnpm dev again, to the first page', () => untilFirstPage(folder))
  await time('pnpm lint', () => run(folder, 'lint'))
  if (process.argv.includes('--all')) {
    await time('pnpm verify, nothing done yet: linters, types, every test', () => run(folder, 'verify'))
    await time('pnpm verify again, nothing changed', () => run(folder, 'verify'))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

console.log('')
for (const [what, seconds] of timings) console.log(`${seconds.toFixed(1).padStart(7)} s  ${what}`)
