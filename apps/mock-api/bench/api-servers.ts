import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod/mini'

const here = import.meta.dirname
const peers = join(here, 'peers')

/** What a server has used so far: processor time in microseconds, memory in MiB. */
const usage = z.object({ cpu: z.number(), rss: z.number(), heap: z.number() })
type Usage = z.infer<typeof usage>

/** A server of its own process, on loopback. */
export interface Server {
  readonly name: string
  readonly origin: string
  /** `collected`: what it holds once its garbage is gone. */
  readonly usage: (when?: 'now' | 'collected') => Promise<Usage>
}

const running = new Set<ChildProcess>()
/** Where the servers keep what they write: a folder of this run alone. */
export const dataFolder = mkdtempSync(join(tmpdir(), 'shop-bench-'))

/** Ends every server and, unless its books are still to be read, removes what they wrote. */
export const stopAll = ({ keepData = false } = {}): void => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  if (!keepData) rmSync(dataFolder, { recursive: true, force: true })
}
process.once('exit', () => stopAll())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const start = async (name: string, port: number, file: string, args: readonly string[], ready: string, env = {}) => {
  const meter = ['--expose-gc', '--import', join(here, 'api-meter.ts')]
  const child = spawn(process.execPath, [...meter, file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  running.add(child)
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it answered.`)
    const answer = await fetch(origin + ready).catch(() => undefined)
    if (answer?.ok) return { name, origin, usage: (when = 'now') => askUsage(child, when) } satisfies Server
    await delay(100)
  }
  throw new Error(`${name} did not answer on port ${port} within 30 s.`)
}

const askUsage = async (child: ChildProcess, when: 'now' | 'collected'): Promise<Usage> => {
  const answer = once(child, 'message')
  child.send(when)
  return z.parse(usage, (await answer)[0])
}

const write = (name: string, value: unknown): string => {
  const file = join(dataFolder, name)
  writeFileSync(file, JSON.stringify(value))
  return file
}

/** The mock API as `pnpm start` runs it, with its data in a file. */
export const startApi = (port: number, name = 'this API', logLevel = 'warn'): Promise<Server> =>
  start(
    name,
    port,
    resolve(here, '../src/server.ts'),
    ['--port', String(port), '--data', join(dataFolder, `${port}.db`)],
    '/healthz',
    { LOG_LEVEL: logLevel },
  )

/** @param data the body of each path */
export const startBare = (port: number, data: Record<string, unknown>): Promise<Server> =>
  start('bare Fastify', port, join(here, 'api-bare.ts'), [String(port), write('bare.json', data)], productsPath)

/** Its resources are `products`, the list as the API answers it, and `carts`, of which each is a write. */
export const startJsonServer = (port: number, list: unknown, cart: object): Promise<Server> => {
  const carts = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, ...cart }))
  const args = ['--quiet', '--port', String(port), '--host', '127.0.0.1', write('db.json', { products: list, carts })]
  return start('json-server', port, peerFile('json-server/lib/cli/bin.js'), args, '/products')
}

/** Answers the list as the example of the contract's own document. */
export const startPrism = (port: number, document: object): Promise<Server> => {
  const file = write('openapi.json', document)
  const args = ['mock', '--port', String(port), '--host', '127.0.0.1', '--verboseLevel', 'silent', file]
  return start('Prism', port, peerFile('@stoplight/prism-cli/dist/index.js'), args, productsPath)
}

export const productsPath = '/api/v1/home-page/products'

const peerFile = (path: string): string => join(peers, 'node_modules', path)

/** Prism and json-server, which only the bench needs, from the registry; nothing when they are there. */
export const installPeers = (): void => {
  if (existsSync(peerFile('json-server')) && existsSync(peerFile('@stoplight/prism-cli'))) return
  const { status } = spawnSync('npx', ['--yes', 'pnpm', 'install', '--frozen-lockfile'], {
    cwd: peers,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('Prism and json-server could not be installed: is the package registry in reach?')
}
