import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  cartSchema,
  itemsBeyondLimits,
  type Operation,
  operationOf,
  parseTolerant,
  readResponse,
  responseSchema,
  successSchema,
} from '@shop/contract'
import { bodyFormOf, checkResponse } from '@shop/contract/host/check-response'
import { describeValue, valueAt } from '@shop/contract/host/describe-value'
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

/** A request that the host must refuse, with the statuses of the contract and the rule that a success breaks. */
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

const MAX_RETRY_AFTER_SECONDS = 10

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
const TRACE =
  /(?:\n|\\n)\s+at [^\n"\\]*\w:\d+:\d+|Traceback \(most recent call last\)|\.php(?:\(\d+\)|:\d+| on line \d+)|SQLSTATE|SQLITE_ERROR|error in your SQL syntax|syntax error at or near|java\.lang\.|System\.\w+Exception|"(?:stack_?)?trace":\s*\[|"exception":\s*"|"stack":\s*"\w*Error/
/** The path of a source file, or of a folder of the system; not that of an address. */
const FILE_PATH =
  /(?<![\w:/.])\/(?:(?:var|srv|usr)\/|(?:[\w.@-]+\/)+[\w.@-]+\.(?:php|[cm]?[jt]s|py|rb|java|go|cs)\b)|\b[A-Z]:\\\w/

const MARKUP = /<\/?[a-z][^<>]*>/i

/** A run against one host: sends requests, and checks the responses. */
export class Run extends Findings {
  readonly shopOrigin: string
  /** The last request of each operation, if possible one that succeeded. */
  readonly sent = new Map<Operation, { request: OperationRequest; succeeded: boolean }>()

  constructor(options: RunOptions) {
    super({ ...options, base: options.base.replace(/(?:\/api\/v1)?\/*$/, '') })
    this.shopOrigin = options.origin ?? new URL(options.base).origin
  }

  /** The address of a new account. */
  readonly newEmail = (): string =>
    `conform-${randomUUID()}@${this.options.mailDomain ?? 'example.com'}`

  /** Whether any of the operations, or any of a domain such as `order`, is reported. */
  isSelected(...names: string[]): boolean {
    const only = [...(this.options.only ?? names)]
    return names.some((name) =>
      only.some((selected) => selected === name || selected.startsWith(`${name}.`)),
    )
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
    rule: Rule = 'invalid requests',
  ): Promise<ResponseTo<R>> {
    const response = await this.#sendWithRetry(route, request)
    const { operation, status } = response
    const results = this.resultsOf(response)
    const mustSucceed = expect.some(isSuccess)
    results.shouldSucceed ||= mustSucceed
    if (status === CONNECTION_CLOSED) return response
    results.statuses.set(status, (results.statuses.get(status) ?? 0) + 1)
    for (const checked of [...rulesOfForm, mustSucceed ? 'valid requests' : rule] as const)
      results.rules.add(checked)
    const message = messageOf(response)
    const isDeclared = responseSchema(operation, status) !== undefined
    const succeeded = isSuccess(status)
    // Such as { "status": false }, which the shop knows as a refusal only where the contract has a status.
    const outcomes = ['status', 'success'].map((key) => String(valueAt(response.json, [key])))
    const isAsSuccess =
      succeeded &&
      !mustSucceed &&
      outcomes.some((text) => /^(?:false|0|error|fail\w*)$/i.test(text))
    // A proxy refuses large bodies with a page of its own.
    const isRefusal =
      !mustSucceed &&
      (request.mayClose ? isClientError(status) : !isDeclared && isRefused(response))
    const hasForm = !isRefusal && !isAsSuccess && (isDeclared || !expect.includes(status))
    for (const finding of hasForm ? checkResponse(response) : []) this.add(response, finding)
    const [tag] =
      MARKUP.exec(`${message} ${JSON.stringify(valueAt(response.json, ['errors']))}`) ?? []
    this.holds(
      response,
      'markup in messages',
      tag === undefined,
      '',
      'plain text',
      describeValue(tag),
    )
    if (succeeded || !this.sent.get(operation)?.succeeded)
      this.sent.set(operation, { request, succeeded })
    if (succeeded) this.#checkSuccess(response, request)
    if (expect.includes(status) || (succeeded && mustSucceed)) return response
    const received =
      mustSucceed && message !== '' ? `${status} ${describeValue(message)}` : String(status)
    const broken = (name: Rule) =>
      this.holds(response, name, false, request.wrongField ?? '', expect.join(' or '), received)
    // The shop sends these with the token of a customer too.
    const isForAll = operation.metadata.auth !== 'customer' && !operation.name.startsWith('auth.')
    // Whether the shop ends a session here alone, or by the contract alone.
    const isSessionEnd = status === 401 ? expect.some((each) => each >= 400) : expect.includes(401)
    if (succeeded)
      broken(isAsSuccess && rule !== 'harmless invalid requests' ? 'refusals in a success' : rule)
    else if (status === 429) this.holds(response, 'request limits', false, '', 'a response', '429')
    else if (status >= 500 && isDeclared) broken('internal errors')
    else if ((request.token !== undefined || isForAll) && isSessionEnd)
      broken('status of expired sessions')
    // checkResponse reports other undeclared statuses.
    else if (isDeclared || isRefusal) broken(mustSucceed ? 'valid requests' : 'status of refusals')
    return response
  }

  /** A request with what an option names, if any. It may be mistyped, so that a refusal is no fault of the host. */
  async requestGiven<R extends Route>(
    route: R,
    request: OperationRequest,
    refusals: number[],
    option?: string,
  ) {
    const response = await this.request(route, request, [200, ...(option ? refusals : [])])
    if (option && refusals.includes(response.status))
      this.holds(response, 'given options', false, option, '200', String(response.status))
    return response
  }

  #checkSuccess(
    response: ArrangedResponse & { readonly body: unknown },
    { token }: OperationRequest,
  ): void {
    const cart = parseTolerant(cartSchema, valueAt(response.arranged, ['cart']))
    if (cart) {
      const wrong = itemsBeyondLimits(cart.items).map(({ quantity, product_id, product }) => {
        return `${quantity} of product ${product_id}, which allows ${product.min_order_quantity} to ${product.max_order_quantity}`
      })
      const expected = 'quantities within the limits, which the tests of a type share'
      this.holds(
        response,
        'cart limits',
        wrong.length === 0,
        'cart.items',
        expected,
        wrong.join(', and '),
      )
    }
    for (const path of UNGUESSABLE[response.operation.name] ?? [])
      this.checkId(response, path, valueAt(response.body, path.split('.')))
    if (token === undefined || token === UNKNOWN_TOKEN) return
    const { 'cache-control': caching = '' } = response.headers
    const isPrivate = !/\b(?:public|s-max)/i.test(caching)
    this.holds(
      response,
      'private responses',
      isPrivate,
      'header cache-control',
      'private or no-store',
      caching,
    )
  }

  /** Sends requests that the host must refuse. Returns whether it refused all. */
  async refuses(...refusals: readonly Refusal[]): Promise<boolean> {
    let refused = true
    for (const refusal of refusals)
      refused = !isSuccess((await this.request(...refusal)).status) && refused
    return refused
  }

  /** Whether there is a picture: the name of an upload, a path, or an address; another host gets no headers of the options. */
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

  /** Repeats a request once that the host refuses with 429 and a short Retry-After. */
  async #sendWithRetry<R extends Route>(
    route: R,
    request: OperationRequest,
  ): Promise<ResponseTo<R>> {
    const response = await this.send(route, request)
    if (response.status !== 429) return response
    const { 'retry-after': after = 'nothing' } = response.headers
    const seconds = Number(after)
    this.holds(response, 'Retry-After', seconds >= 0, 'header retry-after', 'seconds', after)
    if (!(seconds <= MAX_RETRY_AFTER_SECONDS)) return response
    await sleep(seconds * 1_000)
    return this.send(route, request)
  }

  /** Sends a request without any check. A host that responded before and now closes the connection deviates. */
  async send<R extends Route>(route: R, request: OperationRequest): Promise<ResponseTo<R>>
  async send(route: Route, request: OperationRequest) {
    const operation = operationOf(route.method, route.path)
    if (!operation) throw new RangeError(`The contract has no ${route.method} ${route.path}`)
    try {
      const received = await call(this.options, route, request)
      const schema = isSuccess(received.status) ? successSchema(operation) : undefined
      const reading = schema && readResponse(schema, received.json)
      const refusal = reading?.kind === 'refused' ? reading.status : undefined
      const response = { operation, ...received, status: refusal ?? received.status }
      const form = bodyFormOf(operation, response.status, received.json)
      if (form) this.resultsOf(response).forms.add(form)
      if (refusal !== undefined) {
        const statuses = `${received.status}, and ${refusal} in the body`
        this.holds(response, 'status of refusals', false, '', String(refusal), statuses)
      }
      const [internal] = TRACE.exec(received.text) ?? FILE_PATH.exec(messageOf(response)) ?? []
      this.holds(
        response,
        'internal details',
        internal === undefined,
        '',
        'a plain message',
        describeValue(internal),
      )
      if (!schema || !reading || reading.kind === 'refused')
        return { ...response, arranged: undefined, body: undefined }
      const arranged = reading.arranged.value
      return { ...response, arranged, body: readable(schema, arranged) }
    } catch (error) {
      if (!(error instanceof Unreachable) || this.results.size === 0) throw error
      const sent = `${route.method} ${route.path}`
      const none = {
        operation,
        request: sent,
        status: CONNECTION_CLOSED,
        headers: {},
        text: '',
        json: undefined,
      }
      const finding = {
        path: '',
        message: 'the host did not respond',
        expected: 'a response',
        received: error.message,
      }
      if (!request.mayClose) this.add(none, { rule: 'declared form', level: 'fail', ...finding })
      return { ...none, arranged: undefined, body: undefined }
    }
  }
}

/** The message of a refusal; empty for a success. */
const messageOf = ({ status, json }: Pick<HostResponse, 'status' | 'json'>): string =>
  isSuccess(status) ? '' : String(valueAt(json, ['message']) ?? '')

const isClientError = (status: number): boolean => status >= 400 && status < 500

/** Whether the request was refused with a message: the shop shows it, with whatever status. */
export const isRefused = (response: HostResponse): boolean =>
  isClientError(response.status) && messageOf(response) !== ''
