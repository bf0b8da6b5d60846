import type { contract, OperationName } from '@shop/contract'
import type * as z from 'zod/mini'
import type { allControls } from './control/all-controls.ts'
import type { Control as Declared } from './control/control.ts'
import type { StubInput, StubMatch, StubsFile } from './overrides/stubs.ts'
import type { seedFileSchema } from './seed/seed-schema.ts'

export interface ControlOptions {
  /** Of the mock, such as `http://localhost:4010`. */
  readonly origin: string
  /** The default world if omitted. */
  readonly world?: string
  /** Of a mock that other machines can reach. */
  readonly token?: string | undefined
  readonly fetch?: typeof globalThis.fetch
}

type Controls = typeof allControls
type Input<Route extends keyof Controls> =
  Controls[Route] extends Declared<infer Schema, unknown> ? z.input<Schema> : never
type Result<Route extends keyof Controls> = Awaited<ReturnType<Controls[Route]['run']>>

type Contract = typeof contract
type Name = OperationName | '*'
type RouteOf<N extends Name> = N extends `${infer Domain extends keyof Contract}.${infer Route}`
  ? Contract[Domain][Route & keyof Contract[Domain]]
  : { pathParams: z.ZodMiniRecord; query: z.ZodMiniRecord }

type Fields<Part extends string, Route> =
  Route extends Record<Part, infer Schema extends z.core.$ZodType> ? keyof z.input<Schema> : never
type Match<Route> = Omit<StubMatch, 'params' | 'query'> & {
  params?: { [F in Fields<'pathParams', Route>]?: string | number | boolean }
  query?: { [F in Fields<'query', Route>]?: string | number | boolean }
}
/** Any body for a status that the contract does not declare. */
type BodyOf<Route, Status> =
  Route extends Record<'responses', infer Responses>
    ? Status extends keyof Responses
      ? z.input<Extract<Responses[Status], z.core.$ZodType>>
      : unknown
    : unknown

type StubOf<N extends Name, Status> = Omit<StubInput, 'operation' | 'match' | 'respond'> & {
  operation: N
  match?: Match<RouteOf<N>>
  respond: Omit<StubInput['respond'], 'status' | 'body'> & {
    status: Status
    body?: BodyOf<RouteOf<N>, Status>
  }
}

/**
 * The scenarios of the mock. Those of a folder of yours are a type argument:
 * `createControl<ScenarioName | 'sale'>`.
 */
export type ScenarioName =
  | 'default'
  | 'empty'
  | 'guest-cart'
  | 'at-max-quantity'
  | 'coupon-ready'
  | 'paid-order'
  | 'shipped-order'
  | 'many-orders'
  | 'many-products'
  | 'expired-session'

/** Returns a function that calls a control, and rejects with the reason of a refusal. */
const controlSender =
  ({ origin, world = 'default', token, fetch = globalThis.fetch }: ControlOptions) =>
  async <T>(route: string, input: object = {}): Promise<T> => {
    const [method = '', path = ''] = route.split(' ')
    const isRead = method === 'GET'
    const headers = {
      'x-mock-world': world,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(!isRead && { 'content-type': 'application/json' }),
    }
    const query = isRead ? `?${new URLSearchParams(Object.entries(input))}` : ''
    const response = await fetch(`${origin}/__mock/api${path}${query}`, {
      method,
      headers,
      body: isRead ? null : JSON.stringify(input),
    }).catch((cause: unknown) => {
      throw new Error(`No mock responds at ${origin}.`, { cause })
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path.slice(1)}: ${response.status} ${text}`)
    return JSON.parse(text)
  }

/** The control API of a mock, in one world. A refused call rejects with the reason. */
export type Control<Scenario extends string = ScenarioName> = ReturnType<
  typeof createControl<Scenario>
>

export const createControl = <Scenario extends string = ScenarioName>(options: ControlOptions) => {
  const send = controlSender(options)
  /** Calls a control whose path has no parameters. */
  const call = <Route extends keyof Controls>(route: Route, input?: Input<Route> & object) =>
    send<Result<Route>>(route, input)

  return {
    /** Without a scenario, resets to the one that the server was started with. */
    reset: (scenario?: Scenario) => call('POST /reset', { scenario }),
    scenarios: async () => (await call('GET /scenarios')).data,
    seed: () => call('GET /seed'),
    loadSeed: (seed: z.input<typeof seedFileSchema>) => call('PUT /seed', seed),
    snapshot: () => call('POST /snapshot'),
    restore: ({ id }: Pick<Result<'POST /snapshot'>, 'id'>) => call('POST /restore', { id }),
    worlds: async () => (await call('GET /worlds')).data,
    deleteWorld: (name: string) => send<Result<'DELETE /worlds/:name'>>(`DELETE /worlds/${name}`),
    clock: (change?: Input<'POST /clock'>) =>
      change ? call('POST /clock', change) : call('GET /clock'),
    host: (style: Input<'POST /host'>['style']) => call('POST /host', { style }),
    cardProvider: (mode: Input<'POST /card-provider'>['mode']) =>
      call('POST /card-provider', { mode }),
    fault: (fault: Input<'POST /faults'>) => call('POST /faults', fault),
    faults: () => call('GET /faults'),
    clearFaults: () => call('DELETE /faults'),
    /** Lets held calls go on. */
    release: () => call('POST /faults/release'),
    // `POST /stubs` also adds a whole file, so that its own result has two forms.
    stub: <N extends Name, Status extends number>(stub: StubOf<N, Status>) =>
      send<Result<'PUT /stubs/:id'>>('POST /stubs', stub),
    /** With the number of their calls in `applied`. */
    stubs: async () => (await call('GET /stubs')).data,
    clearStubs: () => call('DELETE /stubs'),
    passthrough: (...operations: Input<'PUT /passthrough'>['operations']) =>
      call('PUT /passthrough', { operations }),
    // `POST /record` answers a start and a stop in two forms.
    startRecording: () => send<Result<'GET /record'>>('POST /record', { action: 'start' }),
    stopRecording: () => send<StubsFile>('POST /record', { action: 'stop' }),
    /** Oldest first, after `since`: the id of a request or a time. */
    requests: async ({ operation = '*', since = '0' }: Input<'GET /requests'> = {}) =>
      (await call('GET /requests', { operation, since })).data,
    /** Mails to an address, or to all, newest first; waits up to `waitMs` for the first. */
    outbox: async (to = '', waitMs = 0) =>
      (await call('GET /outbox', { to, wait_ms: String(waitMs) })).data,
    payments: async () => (await call('GET /payments')).data,
    /** Ends a payment without its card page. */
    settle: async (sessionId: string, action: 'pay' | 'decline' | 'expire') => {
      const route = `POST /payments/${sessionId}/${action}`
      return (await send<Result<'POST /payments/:session_id/pay'>>(route)).data
    },
    /** A session without a password. */
    signIn: (email = 'customer@example.com') => call('POST /sign-in', { email }),
  }
}
