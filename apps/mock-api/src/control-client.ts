import type * as z from 'zod/mini'
import type {
  changeClock,
  listFaults,
  Payment,
  readHost,
  readPassthrough,
  readRecording,
  resetWorld,
  signInAs,
} from './control/control.service.ts'
import type { clockInputSchema, requestsQuerySchema } from './control/schemas.ts'
import type { SentMail } from './modules/mail/mail.service.ts'
import type { SeedFile, seedFileSchema } from './seed/seed-schema.ts'
import type { Rule } from './worlds/call-rules.ts'
import type { FaultInput, faultInputSchema } from './worlds/faults.ts'
import type { passthroughInputSchema } from './worlds/passthrough.ts'
import type { LoggedRequest } from './worlds/request-log.ts'
import type { StubInput, StubsFile, stubInputSchema } from './worlds/stubs.ts'
import type { World } from './worlds/world.ts'
import type { HostStyle } from './worlds/world-settings.ts'
import type { Worlds } from './worlds/worlds.ts'

export interface ControlOptions {
  /** Of the mock, such as `http://localhost:4010`. */
  readonly origin: string
  /** The default world if omitted. */
  readonly world?: string
  /** Of a mock that other machines can reach. */
  readonly token?: string | undefined
  readonly fetch?: typeof globalThis.fetch
}

type Snapshot = ReturnType<World['takeSnapshot']>

/** The control API of a mock, in one world. A refused call rejects with the reason. */
export type Control = ReturnType<typeof createControl>

export const createControl = ({ origin, world = 'default', token, fetch = globalThis.fetch }: ControlOptions) => {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = {
      'x-mock-world': world,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const address = `${origin}/__mock/api/${path}`
    const response = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
  const listOf = async <T>(path: string): Promise<readonly T[]> =>
    (await call<{ readonly data: readonly T[] }>('GET', path)).data
  type Reset = ReturnType<typeof resetWorld>

  return {
    /** Without a scenario, to that of the server. */
    reset: (scenario?: string) => call<Reset>('POST', 'reset', { scenario }),
    seed: () => call<SeedFile>('GET', 'seed'),
    loadSeed: (seed: z.input<typeof seedFileSchema>) => call<Reset>('PUT', 'seed', seed),
    snapshot: () => call<Snapshot>('POST', 'snapshot'),
    restore: ({ id }: Pick<Snapshot, 'id'>) => call<Snapshot>('POST', 'restore', { id }),
    worlds: () => listOf<ReturnType<Worlds['list']>[number] & { readonly url: string }>('worlds'),
    deleteWorld: (name: string) => call<{ readonly deleted: string }>('DELETE', `worlds/${name}`),
    clock: (change: z.input<typeof clockInputSchema> = {}) =>
      call<ReturnType<typeof changeClock>>('POST', 'clock', change),
    host: (style: HostStyle) => call<ReturnType<typeof readHost>>('POST', 'host', { style }),
    fault: (fault: z.input<typeof faultInputSchema>) => call<Rule<FaultInput>>('POST', 'faults', fault),
    faults: () => call<ReturnType<typeof listFaults>>('GET', 'faults'),
    clearFaults: () => call<ReturnType<typeof listFaults>>('DELETE', 'faults'),
    /** Lets held calls go on. */
    release: () => call<{ readonly released: number }>('POST', 'faults/release'),
    stub: (stub: z.input<typeof stubInputSchema>) => call<Rule<StubInput>>('POST', 'stubs', stub),
    /** With the number of their calls in `applied`. */
    stubs: () => listOf<Rule<StubInput>>('stubs'),
    clearStubs: () => call<{ readonly data: readonly Rule<StubInput>[] }>('DELETE', 'stubs'),
    passthrough: (...operations: z.input<typeof passthroughInputSchema>['operations']) =>
      call<ReturnType<typeof readPassthrough>>('PUT', 'passthrough', { operations }),
    startRecording: () => call<ReturnType<typeof readRecording>>('POST', 'record', { action: 'start' }),
    stopRecording: () => call<StubsFile>('POST', 'record', { action: 'stop' }),
    /** Oldest first, after `since`: the id of a request or a time. */
    requests: ({ operation = '*', since = '0' }: z.input<typeof requestsQuerySchema> = {}) =>
      listOf<LoggedRequest>(`requests?${new URLSearchParams({ operation, since })}`),
    /** Mails to an address, or to all, newest first; waits up to `waitMs` for the first. */
    outbox: (to = '', waitMs = 0) => listOf<SentMail>(`outbox?${new URLSearchParams({ to, wait_ms: String(waitMs) })}`),
    payments: () => listOf<Payment & { readonly url: string }>('payments'),
    /** Ends a payment without its card page. */
    settle: async (sessionId: string, action: 'pay' | 'decline' | 'expire') =>
      (await call<{ readonly data: Payment }>('POST', `payments/${sessionId}/${action}`)).data,
    /** A session without a password. */
    signIn: (email = 'customer@example.com') => call<ReturnType<typeof signInAs>>('POST', 'sign-in', { email }),
  }
}
