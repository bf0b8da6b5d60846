/**
 * Prints how far worlds in a shared folder go: `node apps/mock-api/bench/cluster.ts [--worlds 500] [--seconds 10]`. Throughput of one
 * process and of two behind nginx, memory and disk per world, and how long a world takes to open again. Needs nginx; uses the
 * loopback ports from `BENCH_PORT` (4240).
 */
import { readdirSync, statSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { startCluster } from './cluster-nginx.ts'
import { median } from './measure.ts'
import { purchase } from './purchase.ts'
import { dataFolder, type Server, startMember, stopAll } from './servers.ts'

const { values } = parseArgs({
  options: { worlds: { type: 'string', default: '500' }, seconds: { type: 'string', default: '10' } },
})
const count = Number(values.worlds)
const duration = Number(values.seconds)
const port = Number(process.env['BENCH_PORT'] ?? 4240)

const headersOf = (world: string) => ({ 'content-type': 'application/json', 'x-mock-world': world })
const worldNames = (number: number) => Array.from({ length: number }, (_, index) => `bench-${index}`)
const line = (name: string, value: string) => console.log(`${name.padEnd(44)}${value.padStart(14)}`)

/** New carts per second, in 64 worlds. */
const throughput = async (members: readonly Server[], origin: string) => {
  const body = JSON.stringify({ cart_uid: null, quantity: 1, product_id: 8, type: 'other' })
  const requests = worldNames(64).map((world) => ({ method: 'POST' as const, headers: headersOf(world), body }))
  const load = { url: `${origin}/api/v1/cart`, connections: 32, requests }
  await autocannon({ ...load, duration: 3 })
  const cpuOf = async () =>
    (await Promise.all(members.map(({ usage }) => usage()))).reduce((sum, { cpu }) => sum + cpu, 0)
  const before = await cpuOf()
  const result = await autocannon({ ...load, duration })
  if (result.errors + result.non2xx > 0) throw new Error(`${result.errors + result.non2xx} requests failed.`)
  return { rate: result.requests.total / result.duration, cpu: ((await cpuOf()) - before) / result.requests.total }
}

/** The same load on a cluster of some processes. */
const measureCluster = async (size: number) => {
  const folder = join(dataFolder, `cluster-${size}`)
  const members = await Promise.all(Array.from({ length: size }, (_, index) => startMember(port + 1 + index, folder)))
  const { origin, stop } = await startCluster(
    port,
    members.map((_, index) => port + 1 + index),
  )
  const result = await throughput(members, origin)
  line(`${size} process${size > 1 ? 'es' : ''}, new carts per second`, result.rate.toFixed(0))
  line('  their processor time per cart', `${result.cpu.toFixed(0)} µs`)
  stop()
  stopAll({ keepData: true })
  return result.rate
}

console.log(`${cpus().length} cores, which nginx and the client use too\n`)
const single = await measureCluster(1)
const double = await measureCluster(2)
line('growth from one process to two', `${(double / single).toFixed(2)} times`)

const folder = join(dataFolder, 'worlds')
const first = await startMember(port + 3, folder)
const empty = await first.usage('collected')
const rest = worldNames(count)
const buy = async () => {
  for (let world = rest.pop(); world !== undefined; world = rest.pop()) {
    await purchase(first.origin, 'bench@example.com', { 'x-mock-world': world })
  }
}
await Promise.all(Array.from({ length: 8 }, buy))
const full = await first.usage('collected')
const files = readdirSync(folder).filter((name) => /^bench-.*\.db(?:-wal|-shm)?$/.test(name))
const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
console.log('')
line(`memory without worlds`, `${empty.rss.toFixed(0)} MiB`)
line(`memory with ${count} open worlds, a purchase in each`, `${full.rss.toFixed(0)} MiB`)
line('memory per open world', `${((full.rss - empty.rss) / count).toFixed(2)} MiB`)
line('disk per open world', `${(bytes / count / 1024).toFixed(0)} KiB`)

stopAll({ keepData: true })
const second = await startMember(port + 4, folder)
const times: number[] = []
for (const world of worldNames(Math.min(count, 100))) {
  const before = performance.now()
  const response = await fetch(`${second.origin}/api/v1/settings/shipping`, { headers: headersOf(world) })
  await response.arrayBuffer()
  times.push(performance.now() - before)
}
line('a world of a killed process opens in (median)', `${median(times).toFixed(1)} ms`)
line('  slowest', `${Math.max(...times).toFixed(1)} ms`)
stopAll()
process.exit(0)
