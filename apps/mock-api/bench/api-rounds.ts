import autocannon from 'autocannon'
import type { Server } from './api-servers.ts'

export const connections = 50

/** What one kind of call came to. Of each the round that was disturbed least: what else the machine does only ever adds. */
export interface Figure {
  /** Requests a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p99: number
  /** Processor time of the server a request, in microseconds. */
  readonly cpu: number
}

export interface Target {
  readonly server: Server
  readonly options: Omit<autocannon.Options, 'url'> & { readonly path: string }
}

/** So many requests that Node has compiled what it will. */
const warmUp = 20_000

/**
 * Measures all targets in turn, again and again, so that what else the machine does strikes all alike.
 * @param seconds of each target in each round
 * @param enough asked after each round, whether another one is needed
 */
export const measure = async (
  targets: readonly Target[],
  seconds: number,
  enough: (figures: readonly Figure[], rounds: number) => boolean,
): Promise<readonly Figure[]> => {
  for (const target of targets) await run(target, { amount: warmUp })
  let figures: readonly Figure[] = []
  for (let rounds = 1; ; rounds += 1) {
    const latest: Figure[] = []
    for (const target of targets) latest.push(await run(target, { duration: seconds }))
    figures = latest.map((figure, index) => better(figure, figures[index] ?? figure))
    if (enough(figures, rounds)) return figures
  }
}

const better = (one: Figure, other: Figure): Figure => ({
  rate: Math.max(one.rate, other.rate),
  p99: Math.min(one.p99, other.p99),
  cpu: Math.min(one.cpu, other.cpu),
})

/**
 * Calls a target with as many requests, or for as long, as `much` says.
 * @throws Error when any of them is not answered well
 */
export const run = async (
  { server, options: { path, ...options } }: Target,
  much: { readonly amount: number } | { readonly duration: number },
): Promise<Figure> => {
  const before = await server.usage()
  const result = await autocannon({ url: server.origin + path, connections, ...options, ...much })
  const after = await server.usage()
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${server.name} ${path}: ${failed} of ${result.requests.total} requests failed.`)
  return {
    rate: result.requests.total / result.duration,
    p99: result.latency.p99,
    cpu: (after.cpu - before.cpu) / result.requests.total,
  }
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
