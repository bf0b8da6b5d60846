import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  cartSchema,
  errorCodesOf,
  itemsBeyondLimits,
  operationOf,
  parseTolerant,
  readResponse,
  successSchema,
} from '@shop/contract'
import { bodyFormOf, checkResponse } from '@shop/contract/host/check-response'
import { describeValue, valueAt } from '@shop/contract/host/describe-value'
import { compareStatus, type Exchange, messageOf, mustSucceed, saysSuccess } from './exchange.ts'
import { Findings, type RunOptions } from './findings.ts'
import {
  CONNECTION_CLOSED,
  call,
  type HostResponse,
  type OperationRequest,
  UNKNOWN_TOKEN,
  Unreachable,
} from './http.ts'
import { type Route, readable, type SuccessBody } from './readable.ts'
import { isSuccess } from './report.ts'
import type { Rule } from './rules.ts'

/**
 * A request that the host must refuse, with the statuses of the contract and the rule that a
 * success breaks.
 */
export type Refusal = readonly [
  route: Route,
  request: OperationRequest,
  expect: readonly number[],
  rule?: Rule,
]

/** Where a host has wrapped a success otherwise than the contract, its values are found here. */
export interface ArrangedResponse extends HostResponse {
  /** The body of a success as the contract arranges it. */
  readonly arranged: unknown
}

/** A response with the readable parts of a success; undefined for other responses. */
export type ResponseTo<R> = ArrangedResponse & { readonly body: SuccessBody<R> | undefined }

const MAX_WAIT_SECONDS = 10

/** Where a success has what gives access without a session, or the session itself. */
const UNGUESSABLE: Readonly<Record<string, readonly string[]>> = {
  'cart.update': ['cart.cart_uid', 'cart.cart_id'],
  'order.place': ['data.order_txn_id'],
  'auth.signup': ['authorisation.token'],
  'auth.signin': ['authorisation.token'],
}

/** The rules that `checkResponse` checks with every response. */
const rulesOfForm = [
  'declared form',
  'spelling of values',
  'script addresses',
  'empty columns',
] as const

/** A stack trace or an error of a database. JSON writes a line break as `\n`. */
const TRACES = [
  /(?:\n|\\n)\s+at [^\n"\\]*\w:\d+:\d+/,
  /Traceback \(most recent call last\)|\.php(?:\(\d+\)|:\d+| on line \d+)/,
  /SQLSTATE|SQLITE_ERROR|error in your SQL syntax|syntax error at or near/,
  /java\.lang\.|System\.\w+Exception/,
  /"(?:stack_?)?trace":\s*\[|"exception":\s*"|"stack":\s*"\w*Error/,
]
/** The path of a source file, or of a folder of the system; not that of an address. */
const FILE_PATHS = [
  /(?<![\w:/.])\/(?:(?:var|srv|usr)\/|(?:[\w.@-]+\/)+[\w.@-]+\.(?:php|[cm]?[jt]s|py|rb|java|go|cs)\b)/,
  /\b[A-Z]:\\\w/,
]

const MARKUP = /<\/?[a-z][^<>]*>/i

/** A run against one host: sends requests, and checks the responses. */
export class Run extends Findings {
  readonly shopOrigin: string
  #lastResponse: HostResponse | undefined

  constructor(options: RunOptions) {
    super({ ...options, base: options.base.replace(/(?:\/api\/v1)?\/*$/, '') })
    this.shopOrigin = options.origin ?? new URL(options.base).origin
  }

  get hasResponse(): boolean {
    return this.#lastResponse !== undefined
  }

  /** The address of a new account. */
  readonly newEmail = (): string =>
    `conform-${randomUUID()}@${this.options.mailDomain ?? 'example.com'}`

  /** Whether any of the operations, or any of a domain such as `order`, is reported. */
  isSelected(...names: string[]): boolean {
    const { only } = this.options
    if (!only) return true
    return names.some((name) =>
      [...only].some((selected) => selected === name || selected.startsWith(`${name}.`)),
    )
  }

  /** Runs a check. An error in it is a failure at the last response, and the run goes on. */
  async attempt<Args extends unknown[], T>(
    check: (run: Run, ...args: Args) => Promise<T>,
    ...args: Args
  ): Promise<T | undefined> {
    try {
      return await check(this, ...args)
    } catch (error) {
      if (error instanceof Unreachable || !this.#lastResponse) throw error
      const received = error instanceof Error ? error.message : String(error)
      this.check(this.#lastResponse, 'finished checks', false, check.name, 'no error', received)
      return undefined
    }
  }

  /**
   * Calls an operation and checks the response against the contract.
   * @param expect the statuses that the rules of the contract allow here
   * @param rule what a success breaks where none is expected
   */
  async request<R extends Route>(
    route: R,
    request: OperationRequest = {},
    expect: readonly number[] = [200],
    rule: Rule = expect.every((status) => status === 401)
      ? 'access without a session'
      : 'invalid requests',
  ): Promise<ResponseTo<R>> {
    const response = await this.#sendWithRetry(route, request)
    const exchange = { request, response, expect, rule }
    this.resultsOf(response).shouldSucceed ||= mustSucceed(exchange)
    if (response.status === CONNECTION_CLOSED) return response
    this.#record(exchange)
    const { mustHaveForm, broken } = compareStatus(exchange)
    for (const finding of mustHaveForm ? checkResponse(response) : []) this.add(response, finding)
    this.#checkMarkup(response)
    this.#checkErrorCode(response)
    if (isSuccess(response.status)) this.#checkSuccess(response, request)
    if (broken) this.#addStatus(exchange, broken)
    return response
  }

  #record(exchange: Exchange): void {
    const { response, rule } = exchange
    const { status } = response
    const { statuses, rules } = this.resultsOf(response)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    for (const checked of rulesOfForm) rules.add(checked)
    rules.add(mustSucceed(exchange) ? 'valid requests' : rule)
  }

  #checkMarkup(response: HostResponse): void {
    const errors = JSON.stringify(valueAt(response.json, ['errors']))
    const [tag] = MARKUP.exec(`${messageOf(response)} ${errors}`) ?? []
    const isPlain = tag === undefined
    this.check(response, 'markup in messages', isPlain, '', 'plain text', describeValue(tag))
  }

  #checkErrorCode(response: HostResponse): void {
    const code = valueAt(response.json, ['code'])
    if (isSuccess(response.status) || typeof code !== 'string') return
    const isKnown = errorCodesOf(response.operation.name).some((known) => known === code)
    this.check(response, 'error codes', isKnown, 'code', 'a declared one', describeValue(code))
  }

  #addStatus(exchange: Exchange, broken: Rule): void {
    const { request, response, expect } = exchange
    const { status } = response
    const message = mustSucceed(exchange) ? messageOf(response) : ''
    const received = message === '' ? `${status}` : `${status} ${describeValue(message)}`
    this.check(response, broken, false, request.wrongField ?? '', expect.join(' or '), received)
  }

  /**
   * A request with what an option names, if any. It may be mistyped, so that a refusal is no fault
   * of the host.
   */
  async requestGiven<R extends Route>(
    route: R,
    request: OperationRequest,
    refusals: number[],
    option?: string,
  ) {
    const response = await this.request(route, request, [200, ...(option ? refusals : [])])
    if (option && refusals.includes(response.status))
      this.check(response, 'given options', false, option, '200', String(response.status))
    return response
  }

  #checkSuccess(
    response: ArrangedResponse & { readonly body: unknown },
    { token }: OperationRequest,
  ): void {
    this.#checkCartLimits(response)
    for (const path of UNGUESSABLE[response.operation.name] ?? [])
      this.checkId(response, path, valueAt(response.body, path.split('.')))
    if (token === undefined || token === UNKNOWN_TOKEN) return
    const { 'cache-control': caching = '' } = response.headers
    const isPrivate = !/\b(?:public|s-max)/i.test(caching)
    const path = 'header cache-control'
    this.check(response, 'private responses', isPrivate, path, 'private or no-store', caching)
  }

  #checkCartLimits(response: ArrangedResponse): void {
    const cart = parseTolerant(cartSchema, valueAt(response.arranged, ['cart']))
    if (!cart) return
    const wrong = itemsBeyondLimits(cart.items).map(({ quantity, product_id, product }) => {
      const limits = `${product.min_order_quantity} to ${product.max_order_quantity}`
      return `${quantity} of product ${product_id}, which allows ${limits}`
    })
    const expected = 'quantities within the limits, which the tests of a type share'
    const received = wrong.join(', and ')
    this.check(response, 'cart limits', wrong.length === 0, 'cart.items', expected, received)
  }

  /** Sends requests that the host must refuse. Returns whether it refused all. */
  async refuses(...refusals: readonly Refusal[]): Promise<boolean> {
    let refused = true
    for (const refusal of refusals)
      refused = !isSuccess((await this.request(...refusal)).status) && refused
    return refused
  }

  /**
   * Whether there is a picture: the name of an upload, a path, or an address. Another host gets no
   * headers of the options.
   */
  async isPicture(name: string): Promise<boolean> {
    const address = URL.parse(name)
    const { base, headers } = this.options
    const isForeign = address && address.origin !== new URL(base).origin
    const host = {
      ...this.options,
      base: address?.origin ?? base,
      headers: isForeign ? {} : headers,
    }
    const path = address?.pathname ?? `/uploads/${name.replace(/^\/?(?:uploads\/)?/, '')}`
    const response = await call(host, { method: 'GET', path }).catch(() => undefined)
    return response?.status === 200 && /^image\//.test(response.headers['content-type'] ?? '')
  }

  /** A request to the mock's control API. Undefined where the host has none. */
  async control(method: 'GET' | 'POST', path: string): Promise<unknown> {
    const response = await call(this.options, { method, path: `/__mock/api${path}` }).catch(
      () => undefined,
    )
    return response && isSuccess(response.status) ? response.json : undefined
  }

  /** Repeats a request once that is refused with 429 and a short Retry-After. */
  async #sendWithRetry<R extends Route>(
    route: R,
    request: OperationRequest,
  ): Promise<ResponseTo<R>> {
    const response = await this.send(route, request)
    if (response.status !== 429) return response
    const seconds = Number(response.headers['retry-after'])
    if (!(seconds <= MAX_WAIT_SECONDS)) return response
    await sleep(seconds * 1_000)
    return this.send(route, request)
  }

  /**
   * Sends a request, and checks only what no response may have. A host that responded before and
   * now closes the connection deviates.
   */
  async send<R extends Route>(route: R, request: OperationRequest): Promise<ResponseTo<R>>
  // The signature above types the body.
  async send(route: Route, request: OperationRequest) {
    const operation = operationOf(route.method, route.path)
    if (!operation) throw new RangeError(`The contract has no ${route.method} ${route.path}`)
    try {
      const received = { operation, ...(await call(this.options, route, request)) }
      const response = this.#read(received)
      this.#lastResponse = response
      this.#checkInternalDetails(response)
      return response
    } catch (error) {
      if (!(error instanceof Unreachable) || !this.#lastResponse) throw error
      const response = {
        operation,
        request: `${route.method} ${route.path}`,
        status: CONNECTION_CLOSED,
        headers: {},
        text: '',
        json: undefined,
        arranged: undefined,
        body: undefined,
      }
      const { isRefused, message } = error
      const rule = isRefused ? 'host gone' : 'closed connections'
      if (isRefused || !request.mayClose)
        this.check(response, rule, false, '', 'a response', message)
      if (isRefused) throw error
      return response
    }
  }

  /** Finds the parts of a success. A refusal that was sent as a success gets its own status. */
  #read(received: HostResponse) {
    const { operation, status, json } = received
    const nothing = { arranged: undefined, body: undefined }
    const schema = isSuccess(status) ? successSchema(operation) : undefined
    if (!schema) return { ...received, ...nothing }
    const reading = readResponse(schema, json)
    if (reading.kind === 'refused' && !saysSuccess(json)) {
      const refused = { ...received, status: reading.status }
      const inBody = describeValue(valueAt(json, ['status']) ?? valueAt(json, ['success']))
      this.check(
        refused,
        'status of refusals',
        false,
        '',
        String(reading.status),
        `${status}, and ${inBody} in the body`,
      )
      return { ...refused, ...nothing }
    }
    const form = bodyFormOf(operation, status, json)
    if (form) this.resultsOf(received).forms.add(form)
    // The body says success by a word such as `ok`. The shop expects 200 and reads a refusal: the
    // form of this success is wrong.
    const arranged = reading.kind === 'refused' ? json : reading.arranged.value
    return { ...received, arranged, body: readable(schema, arranged) }
  }

  #checkInternalDetails(response: HostResponse): void {
    const found = firstMatch(TRACES, response.text) ?? firstMatch(FILE_PATHS, messageOf(response))
    const isPlain = found === undefined
    this.check(response, 'internal details', isPlain, '', 'a plain message', describeValue(found))
  }
}

const firstMatch = (patterns: readonly RegExp[], text: string): string | undefined =>
  patterns.find((pattern) => pattern.test(text))?.exec(text)?.[0]
