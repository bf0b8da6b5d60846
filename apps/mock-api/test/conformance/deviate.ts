/** A mock that deviates from the contract: functions around its requests and responses. */

import type { ConformOptions } from '@shop/conformance'
import { operations } from '@shop/contract'
import document from '@shop/contract/openapi.json' with { type: 'json' }
import { createMock, type ScenarioName } from '../../src/index.ts'
import { parseJson } from '../../src/shared/parse-json.ts'

/** A request to the host. Changes to it reach the mock. */
interface HostRequest {
  /** Such as `cart.update`, or `preflight` or `control`. */
  readonly operation: string
  readonly url: URL
  readonly method: string
  readonly headers: Record<string, string>
  /** The body: parsed JSON, or else text. */
  body: unknown
}

interface HostReply {
  status: number
  readonly headers: Record<string, string>
  /** Parsed JSON, or else text, which is sent as it is. */
  body: unknown
}

type Next = (request: HostRequest) => Promise<HostReply>

export type Deviation = (request: HostRequest, next: Next) => Promise<HostReply>

/**
 * A deviation, and the only lines of the report on it: `level operation status rule at path`, with
 * what is wrong for the rule `declared form`.
 */
export type PlantedDeviation = readonly [deviation: Deviation, ...report: readonly string[]]

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null

const patterns = operations.map(({ name, route }) => ({
  name,
  method: route.method,
  path: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
}))

const operationOf = (method: string, { pathname }: URL): string => {
  if (method === 'OPTIONS') return 'preflight'
  const called = patterns.find(
    (pattern) => pattern.method === method && pattern.path.test(pathname),
  )
  return called?.name ?? 'control'
}

export const SHOP_ORIGIN = 'https://shop.example'

/** One mock for all runs of a process, which takes longer to start than to reset. */
const mock = await createMock({
  publicHosts: [],
  origins: [SHOP_ORIGIN],
  returnOrigins: [SHOP_ORIGIN],
})

/** The mock after a reset, with deviations and a first book whose discount has half a sen. */
export const deviatingMock = async (
  deviations: readonly Deviation[] = [],
  scenario: ScenarioName = 'default',
) => {
  await mock.reset(scenario)
  const seed = await mock.seed()
  const products = seed.products?.map((product) =>
    product.product_id === 7 ? { ...product, product_price: 39.95 } : product,
  )
  await mock.loadSeed({ ...seed, products })
  const fetch: NonNullable<ConformOptions['fetch']> = async (address, init) => {
    const { method, headers, body: sent } = init
    const url = new URL(address)
    const reply = await withDeviations(
      mockHost(sent),
      deviations,
    )({
      operation: operationOf(method, url),
      url,
      method,
      headers: { ...headers },
      body: typeof sent === 'string' ? (parseJson(sent) ?? sent) : '',
    })
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
    return new Response(reply.status === 204 ? null : text, reply)
  }
  return { mock, fetch }
}

/** Sends a request to the mock. @param sent the body as it was sent: a file stays as it is */
const mockHost =
  (sent: RequestInit['body']): Next =>
  async ({ url, method, headers, body }) => {
    const changed = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await mock.fetch(url, {
      method,
      headers,
      body: typeof sent === 'string' ? changed : (sent ?? null),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: parseJson(text) ?? text,
    }
  }

/** The first deviation is next to the host. */
const withDeviations = (host: Next, deviations: readonly Deviation[]): Next =>
  deviations.reduce<Next>((inner, deviation) => (request) => deviation(request, inner), host)

/** Changes the responses of an operation. */
export const replies =
  (operation: string, change: (reply: HostReply, request: HostRequest) => void): Deviation =>
  async (request, next) => {
    const reply = await next(request)
    if (request.operation === operation) change(reply, request)
    return reply
  }

/** Changes the object at a path of the successful responses of an operation. */
export const bodies = (
  operation: string,
  path: string,
  change: (owner: Fields, request: HostRequest) => void,
) =>
  replies(operation, (reply, request) => {
    const owner = path.split('.').reduce<unknown>((value, key) => {
      return key === '' || !isFields(value) ? value : value[key]
    }, reply.body)
    if (reply.status < 300 && isFields(owner)) change(owner, request)
  })

/** Sends another status, or another body. */
export const statuses = (operation: string, from: number, to: number, body?: unknown): Deviation =>
  replies(operation, (reply) => {
    if (reply.status === from) Object.assign(reply, { status: to, body: body ?? reply.body })
  })

/** The addresses of the accounts that a host creates. */
export const newAddresses = () => {
  const known = new Set<unknown>()
  const observe = replies('auth.signup', ({ status }, { body }) => {
    if (status === 201 && isFields(body)) known.add(body['email'])
  })
  return { known, observe }
}

/** Changes each row of the successful responses of an operation, or the one of a detail. */
export const rows = (operation: string, change: (row: Fields, index: number) => void): Deviation =>
  bodies(operation, '', ({ data }) => {
    for (const [index, row] of [data].flat().filter(isFields).entries()) change(row, index)
  })

/** Several deviations of one host; the first is next to the mock. */
export const combine = (...deviations: readonly Deviation[]): Deviation =>
  deviations.reduce(
    (inner, outer) => (request, next) => outer(request, (changed) => inner(changed, next)),
  )

/**
 * Changes a value of a successful response.
 * @param finding the level and the broken rule, and what is wrong with the form
 */
export const edit = (
  operation: string,
  path: string,
  change: (value: unknown) => unknown,
  finding: string,
): PlantedDeviation => {
  const dot = path.lastIndexOf('.')
  const key = path.slice(dot + 1)
  const deviation = bodies(operation, path.slice(0, Math.max(dot, 0)), (owner) => {
    owner[key] = change(owner[key])
  })
  const [, level, rule, problem = ''] = /^(\w+) ([^:]+)(:.*)?$/.exec(finding) ?? []
  return [deviation, `${level} ${operation} 200 ${rule} at ${path}${problem}`]
}

/** Changes the responses to requests of an operation that arrive while another one is open. */
export const whileOpen = (operation: string, change: (body: Fields) => void): Deviation => {
  let open = 0
  return async (request, next) => {
    if (request.operation !== operation) return next(request)
    open += 1
    const isSecond = open > 1
    const reply = await next(request)
    open -= 1
    if (isSecond && isFields(reply.body)) change(reply.body)
    return reply
  }
}

/** Replaces the message of a refusal. */
export const messages = (operation: string, status: number, text: string): Deviation =>
  replies(operation, (reply) => {
    if (reply.status === status && isFields(reply.body)) reply.body['message'] = text
  })

/** Changes the requests of an operation before the mock gets them. */
export const requests =
  (operation: string, change: (request: HostRequest, body: Fields) => void): Deviation =>
  (request, next) => {
    if (request.operation === operation) change(request, isFields(request.body) ? request.body : {})
    return next(request)
  }

/** Refuses valid requests of an operation. */
export const refuses = (
  operation: string,
  isRefused: (request: HostRequest, body: Fields) => boolean,
  status = 422,
) =>
  replies(operation, (reply, request) => {
    if (reply.status >= 300 || !isRefused(request, isFields(request.body) ? request.body : {}))
      return
    Object.assign(reply, { status, body: { message: 'Not possible.', code: 'validation_failed' } })
  })

/** The success of an operation in the OpenAPI document. */
const successOf = (operation: string) => {
  const { path, method } = operations.find(({ name }) => name === operation)?.route ?? {
    path: '',
    method: '',
  }
  const { responses } = Object(document.paths)[path.replace(/:(\w+)/g, '{$1}')][
    method.toLowerCase()
  ]
  const status = 201 in responses ? 201 : 200
  return { status, body: structuredClone(responses[status].content['application/json'].example) }
}

export const exampleOf = (operation: string): Fields => successOf(operation).body

/** The first row of the list in that success. */
export const exampleRowOf = (operation: string): Fields =>
  [exampleOf(operation)['data']].flat().find(isFields) ?? {}

interface Refused extends HostRequest {
  readonly status: number
  /** Whether the operation succeeded before. */
  readonly hasSucceeded: boolean
}

type IsAccepted = (body: Fields, refused: Refused) => boolean

/**
 * Responds to refused requests of an operation with its last success, or with that of the OpenAPI
 * document.
 */
export const accepts = (operation: string, isAccepted: IsAccepted): Deviation => {
  let success: HostReply | undefined
  return async (request, next) => {
    const reply = await next(request)
    if (request.operation !== operation) return reply
    if (reply.status < 300) success = structuredClone(reply)
    const sent = isFields(request.body) ? request.body : {}
    const isRefused =
      reply.status >= 400 &&
      isAccepted(sent, { ...request, status: reply.status, hasSucceeded: success !== undefined })
    if (!isRefused) return reply
    return structuredClone(success ?? { ...reply, ...successOf(operation) })
  }
}

/**
 * A success where the host must refuse.
 * @param success its operation, its status and the broken rule
 */
export const acceptance = (success: string, isAccepted: IsAccepted): PlantedDeviation => [
  accepts(success.replace(/ .*/, ''), isAccepted),
  `fail ${success}`,
]

/**
 * Serves every request for data of a customer in the name of this customer, as a host does that
 * checks no ownership.
 */
export const withoutOwnership = (...names: readonly string[]): Deviation => {
  /** The tokens of customers, by the parts of requests that name their data. */
  const tokens = new Map<string, string>()
  return async (request, next) => {
    const sent = `${request.url.pathname}${request.url.search}&${JSON.stringify(request.body)}`
    const [, owner] = [...tokens].find(([key]) => sent.includes(key)) ?? []
    const isServed = names.includes(request.operation) && owner !== undefined
    if (isServed) request.headers['authorization'] = owner
    const reply = await next(request)
    const token = request.headers['authorization']
    if (token === undefined || reply.status >= 300 || isServed) return reply
    for (const key of ownedKeys(reply.body)) tokens.set(key, token)
    return reply
  }
}

/** The numbers of carts, orders and customers in a response, as a request has them. */
const ownedKeys = (body: unknown): string[] => {
  const pairs = JSON.stringify(body).matchAll(
    /"(?:cart_uid|cart_id|order_txn_id|customer_id)":"?([\w-]+)/g,
  )
  return [...pairs].map(([pair, key = '']) =>
    pair.includes('customer_id') ? `customer_id=${key}&` : key,
  )
}

/** Adds an amount in RM. */
export const add = (key: string, amount: number) => (owner: Fields) => {
  owner[key] = Math.round((Number(owner[key]) + amount) * 100) / 100
}

/** The items of the last cart of an operation's responses. */
export const itemsOf = (body: Fields): Fields[] => {
  const { cart } = body
  return isFields(cart) && Array.isArray(cart['items']) ? cart['items'] : []
}

/** Gives each new value at a path a number that counts up instead. */
export const countsUp = (operation: string, path: string, key: string, prefix = ''): Deviation => {
  const numbers = new Map<unknown, number>()
  return bodies(operation, path, (owner) => {
    const number = numbers.get(owner[key]) ?? 1_098 + numbers.size
    numbers.set(owner[key], number)
    owner[key] = prefix === '' ? number : `${prefix}${number}`
  })
}
