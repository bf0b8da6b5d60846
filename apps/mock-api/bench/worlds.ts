/** Prints how long a new world and a reset take: `node apps/mock-api/bench/worlds.ts`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../src/index.ts'
import { Scenarios } from '../src/seed/scenarios.ts'

const rounds = 100

const measure = async (name: string, work: (round: number) => unknown) => {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = performance.now()
    await work(round)
    times.push(performance.now() - before)
  }
  times.sort((one, other) => one - other)
  const at = (part: number) => `${(times[Math.floor(part * (rounds - 1))] ?? 0).toFixed(2)} ms`.padStart(10)
  process.stdout.write(`${name.padEnd(36)}${at(0.5)}${at(0.95)}${at(1)}\n`)
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const app = await buildApp({ dataFile: join(folder, 'shop.db'), worldLimit: 10_000 })
const reset = (world: string, scenario: string) =>
  app.inject({ method: 'POST', url: '/__mock/api/reset', headers: { 'x-mock-world': world }, payload: { scenario } })

process.stdout.write(`${''.padEnd(36)}    median       95%   slowest\n`)
await measure('new world, with its first call', (round) =>
  app.inject({ url: '/api/v1/settings/shipping', headers: { 'x-mock-world': `bench-${round}` } }),
)
for (const scenario of new Scenarios().names) {
  // Once beforehand: a scenario is made when it is first asked for.
  await reset('bench', scenario)
  await measure(`reset to ${scenario}`, () => reset('bench', scenario))
}
await measure('reset of the default world, in a file', () => reset('default', 'default'))

await app.close()
await rm(folder, { recursive: true })
