import type * as z from 'zod/mini'
import { type Operation, operations } from '../src/index.ts'
import { checkResponse, responseSchema } from './check-response.ts'
import { type Coverage, type Deviation, type HostResponse, type Report, Unreachable } from './model.ts'
import { parseValue } from './response-values.ts'

export interface RequestOptions {
  readonly params?: Record<string, string | number>
  readonly query?: Record<string, string | number>
  /** Sent as JSON, except for text and forms, which are sent as they are. */
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly token?: string | undefined
  /** The statuses that the contract's rules allow here. */
  readonly expect: readonly number[]
  /** The host may close the connection without a response, as many do during the upload of a large body. */
  readonly mayClose?: boolean
}

/** The status of a response that never came. */
const CONNECTION_CLOSED = 0

const byName = new Map(operations.map((operation) => [operation.name, operation]))

/** A run against one host: sends requests, checks the responses and collects the results. */
export class ConformanceRun {
  readonly #seen = new Map<string, number>()
  /** The operations that got a request which should succeed. */
  readonly #shouldSucceed = new Set<string>()
  readonly #deviations = new Map<string, Deviation>()
  readonly #notes: string[] = []
  readonly base: string
  readonly #timeoutMs: number

  constructor(base: string, timeoutMs: number) {
    this.base = base.replace(/\/+$/, '')
    this.#timeoutMs = timeoutMs
  }

  /** Calls an operation and checks the response against the contract and the expected statuses. */
  async request(name: string, options: RequestOptions): Promise<HostResponse> {
    const operation = byName.get(name)
    if (!operation) throw new RangeError(`The contract has no ${name}`)
    if (options.expect.some((status) => status < 300)) this.#shouldSucceed.add(name)
    const response = await this.#sendUnlessClosed(operation, options)
    const { status } = response
    if (status === CONNECTION_CLOSED) return response
    const key = `${name} ${status}`
    this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1)
    for (const deviation of checkResponse(response)) this.#add(deviation)
    // checkResponse reports undeclared statuses.
    if (responseSchema(operation, status) && !options.expect.includes(status)) {
      // Missing protection contradicts the requirements; any other choice of status is an assumption.
      const unprotected = status < 300 && options.expect.every((expected) => expected === 401 || expected === 403)
      const message = `returned ${status} where ${options.expect.join(' or ')} is expected`
      this.addDeviation(response, unprotected ? 'fail' : 'warning', message)
    }
    return response
  }

  /** Like `request`; returns the part of a 2xx body that the next check needs, undefined without it. */
  async requestValue<T extends z.core.$ZodType>(
    schema: T,
    name: string,
    options: RequestOptions,
  ): Promise<z.core.output<T> | undefined> {
    return parseValue(schema, await this.request(name, options))
  }

  addDeviation(response: HostResponse, level: Deviation['level'], message: string, path = ''): void {
    const { operation, status, request } = response
    this.#add({ level, operation: operation.name, status, path, message, request })
  }

  addNote(text: string): void {
    this.#notes.push(text)
  }

  /** A request to the mock's control API. Undefined where the host has none. */
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
    const succeeded = coverage.some(({ result }) => result === 'pass' || result === 'warning')
    const conforms = succeeded && coverage.every(({ result }) => result !== 'fail' && result !== 'no success')
    return { base: this.base, mode, conforms, coverage, deviations: [...this.#deviations.values()], notes: this.#notes }
  }

  #coverageOf({ name, route }: Operation): Coverage {
    const statuses = Object.fromEntries(
      Object.keys(route.responses).map((status) => [status, this.#seen.get(`${name} ${status}`) ?? 0]),
    )
    return { operation: name, statuses, result: this.#resultOf(name, statuses) }
  }

  #resultOf(name: string, statuses: Coverage['statuses']): Coverage['result'] {
    const deviations = [...this.#deviations.values()].filter(({ operation }) => operation === name)
    if (deviations.some(({ level }) => level === 'fail')) return 'fail'
    const seen = Object.entries(statuses).flatMap(([status, times]) => (times > 0 ? [status] : []))
    if (seen.some((status) => status.startsWith('2'))) return deviations.length > 0 ? 'warning' : 'pass'
    if (this.#shouldSucceed.has(name)) return 'no success'
    return seen.length > 0 ? 'errors only' : 'not tested'
  }

  #add(deviation: Deviation): void {
    const { operation, status, path, message } = deviation
    // Reported once per run, with the first request that showed it.
    const key = `${operation} ${status} ${path.replace(/\b\d+\b/g, '*')} ${message}`
    if (!this.#deviations.has(key)) this.#deviations.set(key, deviation)
  }

  /** A host that never responded is unreachable; one that responded before and now closes the connection deviates. */
  async #sendUnlessClosed(operation: Operation, options: RequestOptions): Promise<HostResponse> {
    try {
      return await this.#send(operation, options)
    } catch (error) {
      if (!(error instanceof Unreachable) || this.#seen.size === 0) throw error
      const request = `${operation.route.method} ${operation.route.path}`
      const none = { operation, request, status: CONNECTION_CLOSED, contentType: '', text: '', json: undefined }
      if (options.mayClose) {
        this.addNote(
          `${operation.name}: the host closed the connection instead of returning ${options.expect.join(' or ')}.`,
        )
      } else this.addDeviation(none, 'fail', `no response: ${error.message}`)
      return none
    }
  }

  async #send(operation: Operation, { params, query, body, headers, token }: RequestOptions): Promise<HostResponse> {
    const { method, path } = operation.route
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')))
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
    )
    const target = `${filled}${search.size > 0 ? `?${search}` : ''}`
    const request = `${method} ${target}`
    try {
      const response = await fetch(`${this.base}${target}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#timeoutMs),
        ...(body === undefined ? {} : { body: encoded(body) }),
      })
      const text = await response.text()
      const contentType = response.headers.get('content-type') ?? ''
      return { operation, request, status: response.status, contentType, text, json: parseJson(text) }
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
      throw new Unreachable(`${this.base} did not respond to ${request}: ${cause}`)
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const encoded = (body: unknown): string | FormData =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body)
