import autocannon from 'autocannon'
import type { Server } from './api-servers.ts'

export const connections = 50

export interface Figure {
  /** Requests a second: the median of the rounds. */
  readonly rate: number
  /** Milliseconds: the best round's, since the others' noise is the machine's. */
  readonly p99: number
  /** Processor time of the server a request, in microseconds; null where the system does not tell. */
  readonly cpu: number | null
}

export interface Target {
  readonly server: Server
  readonly options: Omit<autocannon.Options, 'url'> & { readonly path: string }
}

/** Measures all targets in turn, several times over, so that what else the machine does strikes all alike. */
export const measure = async (targets: readonly Target[], rounds: number, seconds: number): Promise<Figure[]> => {
  const runs = targets.map((): Figure[] => [])
  for (const target of targets) await run(target, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) runs[index]?.push(await run(target, seconds))
  }
  return runs.map((each) => ({
    rate: median(each.map(({ rate }) => rate)),
    p99: Math.min(...each.map(({ p99 }) => p99)),
    cpu: each.some(({ cpu }) => cpu === null) ? null : median(each.map(({ cpu }) => cpu ?? 0)),
  }))
}

const run = async ({ server, options }: Target, seconds: number): Promise<Figure> => {
  const { path, ...rest } = options
  const before = server.cpuMicros()
  const result = await autocannon({ url: server.origin + path, connections, duration: seconds, ...rest })
  const after = server.cpuMicros()
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${server.name} ${path}: ${failed} of ${result.requests.total} requests failed.`)
  return {
    rate: result.requests.total / result.duration,
    p99: result.latency.p99,
    cpu: before === null || after === null ? null : (after - before) / result.requests.total,
  }
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Sends `amount` requests of a kind. */
export const send = async (target: Target, amount: number): Promise<void> => {
  const { path, ...rest } = target.options
  const result = await autocannon({ url: target.server.origin + path, connections, amount, ...rest })
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`)
}
