/**
 * Measures a start, new worlds, resets, calls and memory: `node apps/mock-api/bench/compare.ts [FOLDER...]`. A FOLDER is
 * another clone of this repository, with its packages installed: its server takes turns with the one here, so that other load
 * on the machine affects both alike. `--rounds 5`.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from './free-port.ts'
import { median, run } from './measure.ts'
import { changeQuantity, get } from './requests.ts'
import { productsPath, type Server, startApi, stopAll } from './servers.ts'

/** In blocks of 10,000 requests, processor time fell until the fourth: Node was compiling, which is not the speed of either server. */
const warmUp = 40_000
const worlds = 240
const resets = 100

const here = resolve(import.meta.dirname, '../../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
})
const rounds = Number(values.rounds)
const folders = [here, ...positionals.map((folder) => resolve(folder))]

/** Figures by name. */
type Figures = Record<string, number>

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now()
  await work()
  return performance.now() - before
}

/** The time of each call and the server's processor time per call, in milliseconds. */
const measureCalls = async (server: Server, amount: number, call: (index: number) => Promise<Response>) => {
  const before = await server.usage()
  const times: number[] = []
  for (let index = 0; index < amount; index += 1) {
    times.push(await timeOf(async () => (await call(index)).arrayBuffer()))
  }
  const { cpu } = await server.usage()
  return { time: median(times), cpu: (cpu - before.cpu) / amount / 1000 }
}

const measureServer = async (folder: string, isLast: boolean): Promise<Figures> => {
  const port = await freePort()
  const started = performance.now()
  const server = await startApi(port, 'the server', 'warn', folder)
  const readyMs = performance.now() - started
  const start = await server.usage()
  const first = await server.usage('collected')
  const request = (path: string, world: string, init?: RequestInit) =>
    fetch(server.origin + path, { ...init, headers: { 'x-mock-world': world, 'content-type': 'application/json' } })
  const reset = (world: string) => request('/__mock/api/reset', world, { method: 'POST', body: '{}' })

  const created = await measureCalls(server, worlds, (index) => request('/api/v1/settings/shipping', `world-${index}`))
  const full = await server.usage('collected')
  const inMemory = await measureCalls(server, resets, () => reset('world-0'))
  const inFile = await measureCalls(server, resets, () => reset('default'))
  const cart = await changeQuantity(server)
  await run(get(server, productsPath), { amount: warmUp })
  const products = await run(get(server, productsPath), { duration: 2 })
  await run(cart, { amount: warmUp })
  const writes = await run(cart, { duration: 2 })
  const before = await server.usage('collected')
  if (isLast) {
    await run(get(server, productsPath), { amount: 160_000 })
    await run(cart, { amount: 40_000 })
  }
  const after = await server.usage('collected')
  await server.stop()
  return {
    'start, ms': readyMs,
    'start, ms of processor time': start.cpu / 1000,
    'memory after the start, MiB': first.rss,
    'first call of a new world, ms': created.time,
    'first call of a new world, ms of processor time': created.cpu,
    [`memory of ${worlds} new worlds, MiB`]: full.rss - first.rss,
    'reset in memory, ms of processor time': inMemory.cpu,
    'reset in a file, ms of processor time': inFile.cpu,
    'product list, µs of processor time': products.cpu,
    'product list, requests per second': products.rate,
    'cart write, µs of processor time': writes.cpu,
    'cart write, requests per second': writes.rate,
    ...(isLast && {
      'heap before 200,000 calls, MiB': before.heap,
      'heap after 200,000 calls, MiB': after.heap,
      'memory after 200,000 calls, MiB': after.rss,
    }),
  }
}

const results = folders.map((): Figures[] => [])
for (let round = 0; round < rounds; round += 1) {
  const turns = [...folders.entries()]
  // No server always has the turn after the same other.
  if (round % 2 === 1) turns.reverse()
  for (const [index, folder] of turns) {
    results[index]?.push(await measureServer(folder, round === rounds - 1))
  }
}
stopAll()

for (const [index, folder] of folders.entries()) console.log(`${index + 1}: ${folder}`)
const columns = folders.map((_, index) => String(index + 1).padStart(10)).join('')
console.log(`\n${`medians of ${rounds} rounds`.padEnd(50)}${columns}`)
for (const name of Object.keys(results[0]?.at(-1) ?? {})) {
  const medians = results.map((of) => median(of.flatMap((figures) => figures[name] ?? [])))
  console.log(name.padEnd(50) + medians.map((figure) => figure.toFixed(figure < 100 ? 2 : 0).padStart(10)).join(''))
}
