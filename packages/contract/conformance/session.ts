/** One run against one host: asks, judges, and keeps account. */
import { type Operation, operations } from '../src/index.ts'
import { judge, responseSchema } from './judge.ts'
import { type Coverage, type Deviation, type Observation, type Report, Unreachable } from './model.ts'

export interface Ask {
  readonly params?: Record<string, string | number>
  readonly query?: Record<string, string | number>
  /** Sent as JSON, but for a string, a form and bytes, which are sent as they are. */
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly token?: string | undefined
  /** The statuses that the contract's rules lead one to expect. */
  readonly expect: readonly number[]
  /** A host may hang up instead of answering, as many do while a large body is still on its way. */
  readonly mayHangUp?: boolean
}

/** Stands for the status of an answer that never came. */
const HUNG_UP = 0

const byName = new Map(operations.map((operation) => [operation.name, operation]))

export class Session {
  readonly #seen = new Map<string, number>()
  /** The operations that were asked in a way that ought to succeed. */
  readonly #hoped = new Set<string>()
  readonly #deviations = new Map<string, Deviation>()
  readonly #notes: string[] = []
  readonly base: string
  readonly #timeoutMs: number

  constructor(base: string, timeoutMs: number) {
    this.base = base.replace(/\/+$/, '')
    this.#timeoutMs = timeoutMs
  }

  /** Calls an operation, and holds the answer to the contract and to what was expected. */
  async ask(name: string, ask: Ask): Promise<Observation> {
    const operation = byName.get(name)
    if (!operation) throw new RangeError(`The contract has no ${name}`)
    if (ask.expect.some((status) => status < 300)) this.#hoped.add(name)
    const observation = await this.#sendOrHangUp(operation, ask)
    if (observation.status === HUNG_UP) return observation
    const key = `${name} ${observation.status}`
    this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1)
    for (const deviation of judge(observation)) this.#add(deviation)
    const { status } = observation
    // An undeclared status has been told already.
    if (responseSchema(operation, status) && !ask.expect.includes(status)) {
      // Letting in who must stay out breaks what is settled; any other choice of status is ours.
      const opened = status < 300 && ask.expect.every((expected) => expected === 401 || expected === 403)
      this.deviate(
        observation,
        opened ? 'fail' : 'learn',
        `answered ${status} where ${ask.expect.join(' or ')} is expected`,
      )
    }
    return observation
  }

  deviate({ operation, status, request }: Observation, level: Deviation['level'], message: string, path = ''): void {
    this.#add({ level, operation: operation.name, status, path, message, request })
  }

  note(text: string): void {
    this.#notes.push(text)
  }

  /** A plain request beside the contract, to the mock's controls. Undefined where the host has none. */
  async control(method: 'GET' | 'POST', path: string): Promise<unknown> {
    try {
      const response = await fetch(`${this.base}/__mock/api${path}`, {
        method,
        signal: AbortSignal.timeout(this.#timeoutMs),
      })
      const isJson = response.headers.get('content-type')?.includes('json') ?? false
      return response.ok && isJson ? await response.json() : undefined
    } catch {
      return undefined
    }
  }

  report(mode: Report['mode']): Report {
    const coverage = operations.map((operation) => this.#coverageOf(operation))
    const succeeded = coverage.some(({ verdict }) => verdict === 'pass' || verdict === 'learn')
    const conforms = succeeded && coverage.every(({ verdict }) => verdict !== 'fail' && verdict !== 'no success')
    return { base: this.base, mode, conforms, coverage, deviations: [...this.#deviations.values()], notes: this.#notes }
  }

  #coverageOf({ name, route }: Operation): Coverage {
    const statuses = Object.fromEntries(
      Object.keys(route.responses).map((status) => [status, this.#seen.get(`${name} ${status}`) ?? 0]),
    )
    const levels = new Set(
      [...this.#deviations.values()].filter((one) => one.operation === name).map(({ level }) => level),
    )
    const succeeded = Object.entries(statuses).some(([status, times]) => status.startsWith('2') && times > 0)
    const asked = Object.values(statuses).some((times) => times > 0)
    const refused = asked ? 'refusals only' : 'not tried'
    const unproven = this.#hoped.has(name) ? 'no success' : refused
    const proven = levels.has('learn') ? 'learn' : 'pass'
    const judged = succeeded ? proven : unproven
    return { operation: name, statuses, verdict: levels.has('fail') ? 'fail' : judged }
  }

  #add(deviation: Deviation): void {
    const { operation, status, path, message } = deviation
    // Told once a run, with the first request that showed it.
    const key = `${operation} ${status} ${path.replace(/\b\d+\b/g, '*')} ${message}`
    if (!this.#deviations.has(key)) this.#deviations.set(key, deviation)
  }

  /** A host that never answered is out of reach; one that answered before and now hangs up breaks the contract. */
  async #sendOrHangUp(operation: Operation, ask: Ask): Promise<Observation> {
    try {
      return await this.#send(operation, ask)
    } catch (error) {
      if (!(error instanceof Unreachable) || this.#seen.size === 0) throw error
      const request = `${operation.route.method} ${operation.route.path}`
      const silent = { operation, request, status: HUNG_UP, contentType: '', text: '', json: undefined }
      if (ask.mayHangUp)
        this.note(`${operation.name}: the host hung up instead of answering ${ask.expect.join(' or ')}.`)
      else this.deviate(silent, 'fail', `no answer: ${error.message}`)
      return silent
    }
  }

  async #send(operation: Operation, ask: Ask): Promise<Observation> {
    const { route } = operation
    const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(ask.params?.[name] ?? '')),
    )
    const query = new URLSearchParams(
      Object.entries(ask.query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
    )
    const target = `${path}${query.size > 0 ? `?${query}` : ''}`

    const headers = {
      accept: 'application/json',
      ...(ask.body === undefined || ask.body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(ask.token === undefined ? {} : { authorization: `Bearer ${ask.token}` }),
      ...ask.headers,
    }
    const body = encoded(ask.body)
    try {
      const response = await fetch(`${this.base}${target}`, {
        method: route.method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#timeoutMs),
        ...(body === undefined ? {} : { body }),
      })
      const text = await response.text()
      const contentType = response.headers.get('content-type') ?? ''
      const request = `${route.method} ${target}`
      return { operation, request, status: response.status, contentType, text, json: parsed(text) }
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
      throw new Unreachable(`${this.base} did not answer ${route.method} ${target}: ${cause}`)
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function encoded(body: unknown): string | FormData | undefined {
  return body === undefined || typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body)
}
