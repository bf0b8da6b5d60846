/** Requests per second of the mock and of other tools: `pnpm bench`. */
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapi from '@shop/contract/openapi.json' with { type: 'json' }
import autocannon from 'autocannon'
import { inRoot, parseOptions, stop, untilReady } from './root.ts'

parseOptions(
  `Requests per second of the mock next to json-server and Prism, with the same product list: npx pnpm bench

The best of three rounds in turns counts, because other load only ever subtracts. npx fetches json-server and Prism.
BENCH_PORT in the environment is the first of three ports, 4240 if omitted.`,
  {},
)

const rounds = 3
const seconds = 4
const connections = 20

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const port = Number(process.env['BENCH_PORT'] ?? 4240)
const pids: number[] = []
process.once('exit', () => {
  for (const pid of pids) process.kill(-pid, 'SIGKILL')
})

/** Starts a server in a process group of its own, and returns its origin when `path` responds. */
const start = async (command: string, args: readonly string[], path: string): Promise<string> => {
  const own = port + pids.length
  const child = spawn(command, [...args, '--port', `${own}`, '--host', '127.0.0.1'], {
    env: { ...process.env, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  if (child.pid !== undefined) pids.push(child.pid)
  child.once('exit', () => stop(`${[command, ...args].join(' ')} has ended.`))
  const origin = `http://127.0.0.1:${own}`
  await untilReady(origin + path, 120)
  return origin
}

const write = (name: string, content: object): string => {
  writeFileSync(join(folder, name), JSON.stringify(content))
  return join(folder, name)
}

const products = '/api/v1/home-page/products'
const mock = await start(process.execPath, [inRoot('apps/mock-api/src/server.ts'), '--data', 'memory'], '/healthz')
const list: { data: object[] } = await (await fetch(mock + products)).json()
const database = write('db.json', { products: list.data })
const jsonServer = await start('npx', ['--yes', 'json-server@0.17.4', '--quiet', database], '/products')

const { servers: _, ...document } = structuredClone(openapi) as typeof openapi & { servers?: unknown }
Object.assign(document.paths[products].get.responses['200'].content['application/json'], { example: list })
const prismArguments = ['--yes', '@stoplight/prism-cli@5.16.0', 'mock', write('openapi.json', document)]
const prism = await start('npx', [...prismArguments, '--verboseLevel', 'silent'], products)

const urls = {
  mock: mock + products,
  'json-server': `${jsonServer}/products`,
  Prism: prism + products,
}

const best: Record<string, number> = {}
for (let round = 0; round < rounds; round += 1) {
  for (const [name, url] of Object.entries(urls)) {
    const { requests, errors, non2xx } = await autocannon({ url, connections, duration: seconds })
    if (errors + non2xx > 0) throw new Error(`${name}: ${errors + non2xx} requests failed.`)
    best[name] = Math.max(best[name] ?? 0, requests.average)
  }
}
for (const [name, rate] of Object.entries(best))
  console.log(`${name.padEnd(12)}${rate.toFixed(0).padStart(8)} a second`)
process.exit(0)
