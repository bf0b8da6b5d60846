import { setTimeout as sleep } from 'node:timers/promises'
import type * as z from 'zod/mini'
import { type Operation, operations } from '../src/index.ts'
import { checkResponse, responseSchema } from './check-response.ts'
import { describeValue } from './describe-value.ts'
import { HttpClient, type OperationRequest } from './http-client.ts'
import {
  CONNECTION_CLOSED,
  type Finding,
  type HostResponse,
  isSuccess,
  type Level,
  type Report,
  Unreachable,
} from './model.ts'
import { ReportBuilder } from './report-builder.ts'
import { parseValue } from './response-values.ts'
import type { Rule } from './rules.ts'

export interface RunOptions {
  readonly base: string
  /** The origin of the shop; without it, that of the host. */
  readonly origin?: string | undefined
  readonly timeoutMs: number
  readonly headers: Readonly<Record<string, string>>
  /** The operations to report; undefined for all. */
  readonly only: ReadonlySet<string> | undefined
}

export interface RequestOptions extends OperationRequest {
  /** The statuses that the contract's rules allow here. */
  readonly expect: readonly number[]
  /** The rule that a success breaks, and what the host did. */
  readonly refuse?: { readonly rule: Rule; readonly message: string }
}

const MAX_RETRY_AFTER_SECONDS = 10

const byName = new Map(operations.map((operation) => [operation.name, operation]))

export function operationNamed(name: string): Operation {
  const operation = byName.get(name)
  if (!operation) throw new RangeError(`The contract has no ${name}`)
  return operation
}

/** A run against one host: sends requests, checks the responses and collects the results. */
export class ConformanceRun {
  readonly client: HttpClient
  readonly base: string
  readonly shopOrigin: string
  readonly #report: ReportBuilder
  readonly #only: ReadonlySet<string> | undefined
  #responded = false

  constructor({ base, origin, timeoutMs, headers, only }: RunOptions) {
    this.client = new HttpClient({ base, timeoutMs, headers })
    this.base = this.client.base
    this.shopOrigin = origin ?? new URL(base).origin
    this.#report = new ReportBuilder(only)
    this.#only = only
  }

  /** Whether any of the operations is reported. */
  isSelected(...names: string[]): boolean {
    return this.#only === undefined || names.some((name) => this.#only?.has(name))
  }

  /** Calls an operation and checks the response against the contract and the expected statuses. */
  async request(name: string, options: RequestOptions): Promise<HostResponse> {
    const operation = operationNamed(name)
    if (options.expect.some((status) => status < 300)) this.#report.expectSuccess(name)
    const response = await this.#sendWithRetry(operation, options)
    const { status } = response
    if (status === CONNECTION_CLOSED) return response
    this.#report.countResponse(name, status)
    const findings = checkResponse(response)
    this.#report.passed(name, 'declared form')
    for (const finding of findings) this.add(response, finding)
    // checkResponse reports undeclared statuses.
    if (responseSchema(operation, status)) this.#checkStatus(response, options)
    return response
  }

  #checkStatus(response: HostResponse, { expect, refuse }: RequestOptions): void {
    const { status, operation } = response
    const statuses = { expected: expect.join(' or '), received: String(status) }
    if (refuse && !this.verify(response, !isSuccess(response), { ...refuse, ...statuses })) return
    this.#report.passed(operation.name, 'expected status')
    if (expect.includes(status)) return
    if (status === 429) {
      this.addNote(`${operation.name}: the host limits the number of requests (429); some checks were skipped.`)
      return
    }
    const level: Level = status >= 500 ? 'fail' : 'warning'
    this.add(response, { rule: 'expected status', level, message: unexpected(status, expect), ...statuses })
  }

  /** Like `request`; returns the part of a 2xx body that the next check needs, undefined without it. */
  async requestValue<T extends z.core.$ZodType>(
    schema: T,
    name: string,
    options: RequestOptions,
  ): Promise<z.core.output<T> | undefined> {
    return parseValue(schema, await this.request(name, options))
  }

  /** Records that a rule was checked, and the finding if it does not hold. Returns whether it holds. */
  verify(response: HostResponse, holds: boolean, finding: Finding): boolean {
    this.#report.passed(response.operation.name, finding.rule)
    if (!holds) this.add(response, finding)
    return holds
  }

  verifyEqual(response: HostResponse, expected: unknown, received: unknown, finding: Finding): boolean {
    const values = { expected: describeValue(expected), received: describeValue(received) }
    return this.verify(response, Object.is(expected, received), { ...finding, ...values })
  }

  add(response: HostResponse, finding: Finding): void {
    this.#report.add(response, finding)
  }

  addNote(text: string): void {
    this.#report.addNote(text)
  }

  /** A request to the mock's control API. Undefined where the host has none. */
  async control(method: 'GET' | 'POST', path: string): Promise<unknown> {
    try {
      const response = await this.client.send(method, `/__mock/api${path}`)
      return response.status < 300 ? JSON.parse(response.text) : undefined
    } catch {
      return undefined
    }
  }

  report(mode: Report['mode'], strict: boolean): Report {
    return this.#report.build(this.base, mode, strict)
  }

  /** Repeats a request once that the host refuses with 429 and a short Retry-After. */
  async #sendWithRetry(operation: Operation, options: RequestOptions): Promise<HostResponse> {
    const response = await this.send(operation, options)
    const seconds = Number(response.headers['retry-after'])
    if (response.status !== 429 || !(seconds <= MAX_RETRY_AFTER_SECONDS)) return response
    await sleep(seconds * 1_000)
    return this.send(operation, options)
  }

  /**
   * Sends a request without any check. A host that never responded is unreachable; one that responded before and now closes the
   * connection deviates.
   */
  async send(operation: Operation, options: OperationRequest): Promise<HostResponse> {
    try {
      const response = await this.client.sendOperation(operation, options)
      this.#responded = true
      return response
    } catch (error) {
      if (!(error instanceof Unreachable) || !this.#responded) throw error
      const request = `${options.method ?? operation.route.method} ${operation.route.path}`
      const none = { operation, request, status: CONNECTION_CLOSED, headers: {}, text: '', json: undefined }
      if (!options.mayClose) {
        const values = { expected: 'a response', received: error.message }
        this.add(none, { rule: 'declared form', level: 'fail', message: 'the host did not respond', ...values })
      }
      return none
    }
  }
}

function unexpected(status: number, expect: readonly number[]): string {
  if (status >= 500) return 'an internal error'
  if (status < 300) return 'accepted a request that should be refused'
  return expect.some((expected) => expected < 300) ? 'refused a valid request' : 'refused with another status'
}
