import autocannon from 'autocannon'
import type { Server } from './servers.ts'

export const connections = 50

/** The best round of one kind of request: other load on the machine only ever adds. */
export interface Figure {
  /** Requests per second. */
  readonly rate: number
  /** In milliseconds. */
  readonly p99: number
  /** Processor time of the server per request, in microseconds. */
  readonly cpu: number
}

export interface Target {
  readonly server: Server
  readonly options: Omit<autocannon.Options, 'url'> & { readonly path: string }
}

/** Enough requests for Node to compile the hot functions. */
const warmUp = 20_000

/**
 * Measures all targets in turns, so that other load on the machine affects all of them alike.
 * @param seconds per target and round
 * @param isEnough called after each round
 */
export const measure = async (
  targets: readonly Target[],
  seconds: number,
  isEnough: (figures: readonly Figure[], rounds: number) => boolean,
): Promise<readonly Figure[]> => {
  for (const target of targets) await run(target, { amount: warmUp })
  let figures: readonly Figure[] = []
  for (let rounds = 1; ; rounds += 1) {
    const latest: Figure[] = []
    for (const target of targets) latest.push(await run(target, { duration: seconds }))
    figures = latest.map((figure, index) => best(figure, figures[index] ?? figure))
    if (isEnough(figures, rounds)) return figures
  }
}

const best = (a: Figure, b: Figure): Figure => ({
  rate: Math.max(a.rate, b.rate),
  p99: Math.min(a.p99, b.p99),
  cpu: Math.min(a.cpu, b.cpu),
})

/**
 * Sends a number of requests to a target, or requests for a number of seconds.
 * @throws Error when a request fails
 */
export const run = async (
  { server, options: { path, ...options } }: Target,
  load: { readonly amount: number } | { readonly duration: number },
): Promise<Figure> => {
  const before = await server.usage()
  const result = await autocannon({ url: server.origin + path, connections, ...options, ...load })
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
