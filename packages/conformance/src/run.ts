import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  cartSchema,
  itemsBeyondLimits,
  type Operation,
  operationOf,
  operations,
  parseTolerant,
  refusalStatus,
  responseSchema,
  successSchema,
} from '@shop/contract'
import { checkResponse, type Route, readable, type SuccessBody } from './check-response.ts'
import { describeValue, isObject, valueAt } from './describe.ts'
import {
  CONNECTION_CLOSED,
  call,
  type HostOptions,
  type HostResponse,
  type OperationRequest,
  UNKNOWN_TOKEN,
  Unreachable,
} from './http.ts'
import { brokenRule, buildReport, type Finding, isSuccess, type Report, Results } from './report.ts'
import { type Rule, rules } from './rules.ts'

export interface RunOptions extends HostOptions {
  readonly origin?: string | undefined
  readonly only?: ReadonlySet<string> | undefined
  readonly strict?: boolean | undefined
  readonly mailDomain?: string | undefined
}

/** A request that the host must refuse, with the statuses of the contract and the rule that a success breaks. */
export type Refusal = readonly [route: Route, request: OperationRequest, expect: readonly number[], rule?: Rule]

/** A response with the readable parts of a success; undefined for other responses. */
export type ResponseTo<R> = HostResponse & { readonly body: SuccessBody<R> | undefined }

const MAX_RETRY_AFTER_SECONDS = 10

/** Where a success has what gives access without a session, or the session itself. */
const UNGUESSABLE: Readonly<Record<string, readonly string[]>> = {
  'cart.update': ['cart.cart_uid', 'cart.cart_id'],
  'order.place': ['data.order_txn_id'],
  'auth.signup': ['authorisation.token'],
  'auth.signin': ['authorisation.token'],
}

/** Ids that differ in fewer bits than this are counted, made of the time, or few enough to try. */
const MIN_RANDOM_BITS = 30

const NEVER_CHECKED =
  'Never checked: the mails and how guessable their tokens are, the sign-in of a guest who paid, whose account the order of a guest is in, the amount on the card page, the webhook, limits and prices that change after a product was put into a cart, expired coupons, most bounds of request fields, how long sessions and links are valid, rate limits, and how long account requests take.'

/** The rules that `checkResponse` checks with every response. */
const rulesOfForm = ['declared form', 'spelling of values', 'script addresses', 'empty columns'] as const

/** The calls that the shop also sends with the token of a customer, whom a 401 signs out. */
const CALLS_OF_ALL = /^(?:catalog|cart|order)\./

/** A stack trace or an error of a database. JSON writes a line break as `\n`. */
const TRACE =
  /(?:\n|\\n)\s+at [^\n"\\]*\w:\d+:\d+|Traceback \(most recent call last\)|\.php(?:\(\d+\)|:\d+| on line \d+)|SQLSTATE|SQLITE_ERROR|error in your SQL syntax|syntax error at or near|java\.lang\.|System\.\w+Exception|"(?:stack_?)?trace":\s*\[|"exception":\s*"|"stack":\s*"\w*Error/
/** The path of a source file, or of a folder of the system; not that of an address. */
const FILE_PATH =
  /(?<![\w:/.])\/(?:(?:var|srv|usr)\/|(?:[\w.@-]+\/)+[\w.@-]+\.(?:php|[cm]?[jt]s|py|rb|java|go|cs)\b)|\b[A-Z]:\\\w/

const MARKUP = /<\/?[a-z][^<>]*>/i

/** A run against one host: sends requests, checks the responses and collects the results. */
export class Run {
  readonly shopOrigin: string
  /** The last request of each operation, if possible one that succeeded. */
  readonly sent = new Map<Operation, { request: OperationRequest; succeeded: boolean }>()
  readonly #options: RunOptions
  readonly #results = new Map<Operation, Results>()
  readonly #notes = new Set<string>()
  /** The last id of each place. */
  readonly #ids = new Map<string, string>()

  constructor(options: RunOptions) {
    this.#options = { ...options, base: options.base.replace(/(?:\/api\/v1)?\/*$/, '') }
    this.shopOrigin = options.origin ?? new URL(options.base).origin
  }

  report(mode: Report['mode']): Report {
    const { base, only, strict = false } = this.#options
    // A refused account is the cause of what follows.
    const isCause = (operation: Operation) => this.#results.get(operation)?.rules.has('given options')
    const selected = operations.filter((each) => !only || only.has(each.name) || isCause(each))
    const results = selected.map((operation) => [operation, this.#results.get(operation) ?? new Results()] as const)
    // These are recorded only where they are broken.
    const checked = new Set<string>([
      'given options',
      'request limits',
      'refusals in a success',
      'Retry-After',
      'status of refusals',
      'status of expired sessions',
      'internal errors',
      ...results.flatMap(([, own]) => [...own.rules]),
    ])
    // A note of its own says that CORS was not tested.
    const unchecked = Object.keys(rules).filter((rule) => rule !== 'CORS' && !checked.has(rule))
    if (only) this.addNote('With --only, the rules that were not checked are not listed: run without it for the list.')
    else if (mode !== 'read-only') {
      this.addNote(NEVER_CHECKED)
      const names = unchecked.join(', ')
      if (names !== '') this.addNote(`Not checked, in this mode or for the reasons above: ${names}.`)
    }
    return buildReport(results, { base, mode, strict, notes: [...this.#notes] })
  }

  /** @returns undefined, which ends a check that cannot go on */
  addNote(text: string): undefined {
    this.#notes.add(text)
  }

  /** The address of a new account. */
  readonly newEmail = (): string => `conform-${randomUUID()}@${this.#options.mailDomain ?? 'example.com'}`

  /** Whether any of the operations, or any of a domain such as `order`, is reported. */
  isSelected(...names: string[]): boolean {
    const only = [...(this.#options.only ?? names)]
    return names.some((name) => only.some((selected) => selected === name || selected.startsWith(`${name}.`)))
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
    const results = this.#resultsOf(response)
    const mustSucceed = expect.some(isSuccess)
    results.shouldSucceed ||= mustSucceed
    if (status === CONNECTION_CLOSED) return response
    results.statuses.set(status, (results.statuses.get(status) ?? 0) + 1)
    for (const checked of [...rulesOfForm, mustSucceed ? 'valid requests' : rule] as const) results.rules.add(checked)
    const message = messageOf(response)
    const isDeclared = responseSchema(operation, status) !== undefined
    const succeeded = isSuccess(status)
    // Such as { "status": false }, which the shop knows as a refusal only where the contract has a status.
    const outcomes = ['status', 'success'].map((key) => String(valueAt(response.json, [key])))
    const isAsSuccess = succeeded && !mustSucceed && outcomes.some((text) => /^(?:false|0|error|fail\w*)$/i.test(text))
    // A proxy refuses large bodies with a page of its own.
    const isRefusal = !mustSucceed && (request.mayClose ? isClientError(status) : !isDeclared && isRefused(response))
    const hasForm = !isRefusal && !isAsSuccess && (isDeclared || !expect.includes(status))
    for (const finding of hasForm ? checkResponse(response) : []) this.#add(response, finding)
    const [tag] = MARKUP.exec(`${message} ${JSON.stringify(valueAt(response.json, ['errors']))}`) ?? []
    this.holds(response, 'markup in messages', tag === undefined, '', 'plain text', describeValue(tag))
    if (succeeded || !this.sent.get(operation)?.succeeded) this.sent.set(operation, { request, succeeded })
    if (succeeded) this.#checkSuccess(response, request)
    if (expect.includes(status) || (succeeded && mustSucceed)) return response
    const received = mustSucceed && message !== '' ? `${status} ${describeValue(message)}` : String(status)
    const broken = (name: Rule) =>
      this.holds(response, name, false, request.wrongField ?? '', expect.join(' or '), received)
    // Whether the shop ends a session here alone, or by the contract alone.
    const isSessionEnd = status === 401 ? expect.some((each) => each >= 400) : expect.includes(401)
    if (succeeded) broken(isAsSuccess && rule !== 'harmless invalid requests' ? 'refusals in a success' : rule)
    else if (status === 429) this.holds(response, 'request limits', false, '', 'a response', '429')
    else if (status >= 500 && isDeclared) broken('internal errors')
    else if ((request.token !== undefined || CALLS_OF_ALL.test(operation.name)) && isSessionEnd)
      broken('status of expired sessions')
    // checkResponse reports other undeclared statuses.
    else if (isDeclared || isRefusal) broken(mustSucceed ? 'valid requests' : 'status of refusals')
    return response
  }

  /** A request with what an option names. It may be mistyped, so that a refusal is no fault of the host. */
  async requestGiven<R extends Route>(option: string, route: R, request: OperationRequest, refusals: number[]) {
    const response = await this.request(route, request, [200, ...refusals])
    if (refusals.includes(response.status))
      this.holds(response, 'given options', false, option, '200', String(response.status))
    return response
  }

  #checkSuccess(response: HostResponse & { readonly body: unknown }, { token }: OperationRequest): void {
    const cart = parseTolerant(cartSchema, valueAt(response.json, ['cart']))
    if (cart) {
      const wrong = itemsBeyondLimits(cart.items).map(({ quantity, product_id, product }) => {
        return `${quantity} of product ${product_id}, which allows ${product.min_order_quantity} to ${product.max_order_quantity}`
      })
      const expected = 'quantities within the limits, which the tests of a type share'
      this.holds(response, 'cart limits', wrong.length === 0, 'cart.items', expected, wrong.join(', and '))
    }
    for (const path of UNGUESSABLE[response.operation.name] ?? [])
      this.checkId(response, path, valueAt(response.body, path.split('.')))
    if (token === undefined || token === UNKNOWN_TOKEN) return
    const { 'cache-control': caching = '' } = response.headers
    const isPrivate = !/\b(?:public|s-max)/i.test(caching)
    this.holds(response, 'private responses', isPrivate, 'header cache-control', 'private or no-store', caching)
  }

  /** Sends requests that the host must refuse. Returns whether it refused all. */
  async refuses(...refusals: readonly Refusal[]): Promise<boolean> {
    let refused = true
    for (const refusal of refusals) refused = !isSuccess((await this.request(...refusal)).status) && refused
    return refused
  }

  /** Records that a rule was checked with a response, and the deviation if it does not hold. Returns whether it holds. */
  holds(response: HostResponse, rule: Rule, holds: boolean, path: string, expected: string, received: string): boolean {
    this.#resultsOf(response).rules.add(rule)
    if (!holds) this.#add(response, brokenRule(rule, path, expected, received))
    return holds
  }

  /**
   * Compares the parts of an expected value with those of a response. What the host did not send is not compared: `checkResponse`
   * reports it. Returns whether all are equal.
   */
  matches(response: HostResponse, rule: Rule, path: string, expected: unknown, received: unknown): boolean {
    if (expected === undefined || received === undefined) return true
    if (!isObject(expected) || !isObject(received)) {
      // A host may store a phone number without its blanks.
      const plain = (value: unknown) => (/phone$/.test(path) ? String(value).replace(/\D/g, '') : value)
      const isEqual = Object.is(plain(expected), plain(received))
      return this.holds(response, rule, isEqual, path, describeValue(expected), describeValue(received))
    }
    const results = Object.entries(expected).map(([key, part]) => {
      return this.matches(response, rule, path === '' ? key : `${path}.${key}`, part, valueAt(received, [key]))
    })
    return results.every(Boolean)
  }

  /** @param path such as `data.*.product_id` */
  unique(response: HostResponse, path: string, ids: readonly unknown[] = []): void {
    const repeated = ids.find((id, index) => id !== undefined && ids.indexOf(id) !== index)
    const received = `${describeValue(repeated, path)} twice`
    this.holds(response, 'unique ids', repeated === undefined, path, 'different ids', received)
  }

  /** Compares an id that must not be guessed with the one before. */
  checkId(response: HostResponse, path: string, value: unknown): void {
    const id = String(value ?? '')
    const before = this.#ids.get(path) ?? id
    if (id === '') return
    this.#ids.set(path, id)
    if (id === before) return
    const received = `${describeValue(id, path)} after ${describeValue(before, path)}`
    this.holds(response, 'guessable ids', differingBits(id, before) >= MIN_RANDOM_BITS, path, 'a random id', received)
  }

  /** Whether there is a picture: the name of an upload, a path, or an address; another host gets no headers of the options. */
  async isPicture(name: string): Promise<boolean> {
    const address = URL.parse(name)
    const { base, headers } = this.#options
    const isForeign = address && address.origin !== new URL(base).origin
    const host = { ...this.#options, base: address?.origin ?? base, headers: isForeign ? {} : headers }
    const path = address?.pathname ?? `/uploads/${name.replace(/^\/?(?:uploads\/)?/, '')}`
    const response = await call(host, { method: 'GET', path }).catch(() => undefined)
    return response?.status === 200 && /^image\//.test(response.headers['content-type'] ?? '')
  }

  /** A request to the mock's control API. Undefined where the host has none. */
  async control(method: 'GET' | 'POST', path: string): Promise<unknown> {
    const response = await call(this.#options, { method, path: `/__mock/api${path}` }).catch(() => undefined)
    return response && isSuccess(response.status) ? response.json : undefined
  }

  /** Repeats a request once that the host refuses with 429 and a short Retry-After. */
  async #sendWithRetry<R extends Route>(route: R, request: OperationRequest): Promise<ResponseTo<R>> {
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
      const received = await call(this.#options, route, request)
      const schema = isSuccess(received.status) ? successSchema(operation) : undefined
      const refusal = schema && refusalStatus(schema, received.json)
      const response = { operation, ...received, status: refusal ?? received.status }
      if (refusal !== undefined) {
        const statuses = `${received.status}, and ${refusal} in the body`
        this.holds(response, 'status of refusals', false, '', String(refusal), statuses)
      }
      const [internal] = TRACE.exec(received.text) ?? FILE_PATH.exec(messageOf(response)) ?? []
      this.holds(response, 'internal details', internal === undefined, '', 'a plain message', describeValue(internal))
      return { ...response, body: schema && refusal === undefined ? readable(schema, response.json) : undefined }
    } catch (error) {
      if (!(error instanceof Unreachable) || this.#results.size === 0) throw error
      const sent = `${route.method} ${route.path}`
      const none = { operation, request: sent, status: CONNECTION_CLOSED, headers: {}, text: '', json: undefined }
      const finding = { path: '', message: 'the host did not respond', expected: 'a response', received: error.message }
      if (!request.mayClose) this.#add(none, { rule: 'declared form', level: 'fail', ...finding })
      return { ...none, body: undefined }
    }
  }

  #resultsOf({ operation }: HostResponse): Results {
    const results = this.#results.get(operation) ?? new Results()
    this.#results.set(operation, results)
    return results
  }

  #add(response: HostResponse, { level, ...finding }: Finding): void {
    const { status, request, operation } = response
    const { deviations, rules: checked } = this.#resultsOf(response)
    checked.add(finding.rule)
    // Rows of a list share their deviations, so that each is reported once.
    const key = [status, finding.path.replace(/\b\d+\b/g, '*'), finding.rule, finding.message].join(' ')
    const known = deviations.get(key) ?? { ...finding, operation: operation.name, status, request, times: 0 }
    deviations.set(key, { ...known, level: this.#options.strict ? 'fail' : level, times: known.times + 1 })
  }
}

/** What is between the beginning and the end that two ids share, in bits: two digits for LPI-1099-MY and LPI-1101-MY. */
function differingBits(id: string, other: string): number {
  const characters = [...id]
  const start = characters.findIndex((character, index) => character !== other[index])
  const end = characters.findLastIndex((character, index) => character !== other[index - id.length + other.length])
  const differing = id.slice(start, end + 1).replaceAll(/\W/g, '')
  const digits = /[g-z]/i.test(differing) ? 62 : 16
  return differing.length * Math.log2(/\D/.test(differing) ? digits : 10)
}

/** The message of a refusal; empty for a success. */
const messageOf = ({ status, json }: Pick<HostResponse, 'status' | 'json'>): string =>
  isSuccess(status) ? '' : String(valueAt(json, ['message']) ?? '')

const isClientError = (status: number): boolean => status >= 400 && status < 500

/** Whether the request was refused with a message: the shop shows it, with whatever status. */
export const isRefused = (response: HostResponse): boolean =>
  isClientError(response.status) && messageOf(response) !== ''
