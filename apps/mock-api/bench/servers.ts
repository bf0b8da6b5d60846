import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod/mini'

const here = import.meta.dirname

/** Processor time in microseconds, memory in MiB. */
const usageSchema = z.object({ cpu: z.number(), rss: z.number(), heap: z.number() })
type Usage = z.infer<typeof usageSchema>

/** A server in a process of its own, on loopback. */
export interface Server {
  readonly name: string
  readonly origin: string
  /** The usage so far; `collected` after a garbage collection. */
  readonly usage: (when?: 'now' | 'collected') => Promise<Usage>
  /** Ends it as Ctrl-C does: Node stores its cache of compiled code only then. */
  readonly stop: () => Promise<unknown>
}

const running = new Set<ChildProcess>()
/** The servers' files: a folder of this run. */
export const dataFolder = mkdtempSync(join(tmpdir(), 'shop-bench-'))

/** Stops all servers and removes their files. */
export const stopAll = ({ keepData = false } = {}): void => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  if (!keepData) rmSync(dataFolder, { recursive: true, force: true })
}
process.once('exit', () => stopAll())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

/** @param readyPath returns 200 once the server is ready */
const start = async (
  name: string,
  port: number,
  file: string,
  args: readonly string[],
  readyPath: string,
  env = {},
): Promise<Server> => {
  const reporter = ['--expose-gc', '--import', join(here, 'usage-reporter.ts')]
  const child = spawn(process.execPath, [...reporter, file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  running.add(child)
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 1500; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${name} exited before it was ready.`)
    const response = await fetch(origin + readyPath).catch(() => undefined)
    if (response?.ok) return { name, origin, usage: (when = 'now') => usageOf(child, when), stop: () => stop(child) }
    await delay(20)
  }
  throw new Error(`${name} was not ready on port ${port} within 30 s.`)
}

const stop = (child: ChildProcess) => {
  const exit = once(child, 'exit')
  running.delete(child)
  child.kill('SIGTERM')
  return exit
}

const usageOf = async (child: ChildProcess, when: 'now' | 'collected'): Promise<Usage> => {
  const message = once(child, 'message')
  child.send(when)
  return z.parse(usageSchema, (await message)[0])
}

const write = (name: string, value: unknown): string => {
  const file = join(dataFolder, name)
  writeFileSync(file, JSON.stringify(value))
  return file
}

/**
 * The mock API as `pnpm start` runs it, with a data file.
 * @param folder of the repository, or of another clone
 */
export const startApi = (
  port: number,
  name = 'this API',
  logLevel = 'warn',
  folder = resolve(here, '../../..'),
): Promise<Server> =>
  start(
    name,
    port,
    join(folder, 'apps/mock-api/src/server.ts'),
    ['--port', String(port), '--data', join(dataFolder, `${port}.db`)],
    '/healthz',
    { LOG_LEVEL: logLevel, LIMITS: 'off' },
  )

/** A process of a cluster, with all worlds in `worldsDir`. */
export const startMember = (port: number, worldsDir: string): Promise<Server> => {
  const args = ['--port', String(port), '--worlds-dir', worldsDir, '--world-limit', '10000', '--limits', 'off']
  return start(`process on ${port}`, port, resolve(here, '../src/server.ts'), args, '/healthz', { LOG_LEVEL: 'warn' })
}

/** @param bodies the response body of each path */
export const startBare = (port: number, bodies: Record<string, unknown>): Promise<Server> =>
  start('bare Fastify', port, join(here, 'bare-fastify.ts'), [String(port), write('bare.json', bodies)], productsPath)

/** Serves `products`, the API's list, and `carts`. */
export const startJsonServer = (port: number, list: unknown, cart: object): Promise<Server> => {
  const carts = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, ...cart }))
  const args = ['--quiet', '--port', String(port), '--host', '127.0.0.1', write('db.json', { products: list, carts })]
  return start('json-server', port, peerFile('json-server/lib/cli/bin.js'), args, '/products')
}

/** Serves the example of the list in an OpenAPI document. */
export const startPrism = (port: number, document: object): Promise<Server> => {
  const file = write('openapi.json', document)
  const args = ['mock', '--port', String(port), '--host', '127.0.0.1', '--verboseLevel', 'silent', file]
  return start('Prism', port, peerFile('@stoplight/prism-cli/dist/index.js'), args, productsPath)
}

export const productsPath = '/api/v1/home-page/products'

const peers = ['json-server@0.17.4', '@stoplight/prism-cli@5.16.0']
const peersFolder = resolve(here, '../node_modules/.cache/bench-peers')
const peerFile = (path: string): string => join(peersFolder, 'node_modules', path)

/**
 * Installs json-server and Prism into a cache folder: they are no dependencies of the repository.
 * @throws Error when the package registry is not reachable
 */
export const installPeers = (): void => {
  if (existsSync(peerFile('json-server')) && existsSync(peerFile('@stoplight/prism-cli'))) return
  mkdirSync(peersFolder, { recursive: true })
  const args = [
    'install',
    '--prefix',
    peersFolder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...peers,
  ]
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status === 0) return
  throw new Error(
    `npm could not install ${peers.join(' and ')}. The full bench needs the package registry; "pnpm bench --quick" does not.`,
  )
}
