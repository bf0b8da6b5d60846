/** Requests to a host and its responses, as they are: redirects are not followed. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReceivedResponse } from '@shop/contract/host/check-response'
import { HIDDEN, oneLine, SECRET, shorten } from '@shop/contract/host/describe-value'

/** The status is `CONNECTION_CLOSED` when no response came. */
export interface HostResponse extends ReceivedResponse {
  /** The request, for people and without secrets: `POST /api/v1/cart {"cart_uid":null}`. */
  readonly request: string
}

export const CONNECTION_CLOSED = 0

/** A token of no session, which reports show. */
export const UNKNOWN_TOKEN = 'no-such-token'

/** The host does not respond. */
export class Unreachable extends Error {
  /** The host got no request, because it refuses connections. */
  get isRefused(): boolean {
    return /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND)$/.test(codeOf(this.cause))
  }
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error ? String(Reflect.get(cause, 'code')) : ''

/** After so many refused connections, one after another, the host is gone. */
const MAX_ATTEMPTS = 5
const PAUSE_MS = 200

interface RequestInput {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string | FormData | null
  readonly signal: AbortSignal
  readonly redirect: 'manual'
}

export interface HostOptions {
  readonly base: string
  readonly timeoutMs?: number | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Over HTTP if omitted. */
  readonly fetch?: ((url: string, input: RequestInput) => Promise<Response>) | undefined
}

export interface OperationRequest {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON, except for text and forms, which are sent as they are. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly token?: string | undefined
  readonly method?: string
  /** The host may close the connection or send any refusal, as many do with a large body. */
  readonly mayClose?: boolean
  /** The field that makes the request wrong, for the report. */
  readonly wrongField?: string
}

type Route = { readonly method: string; readonly path: string }

function targetOf({ path }: Route, { params = {}, query = {} }: OperationRequest): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '').toWellFormed()),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) search.set(key, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

function headersOf({ body, token, headers }: OperationRequest, shared: HostOptions['headers']) {
  const isTyped = body !== undefined && !(body instanceof FormData)
  const type = isTyped ? { 'content-type': 'application/json' } : {}
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return { accept: 'application/json', ...type, ...shared, ...authorization, ...headers }
}

/** @throws Unreachable without a response */
export async function call(
  host: HostOptions,
  route: Route,
  sent: OperationRequest = {},
): Promise<Omit<HostResponse, 'operation'>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(host, route, sent)
    } catch (error) {
      const isRefused = error instanceof Unreachable && error.isRefused
      if (!isRefused || attempt === MAX_ATTEMPTS) throw error
      // The host may be starting.
      await sleep(PAUSE_MS)
    }
  }
}

async function send(
  { base, timeoutMs = 30_000, headers: shared, fetch = globalThis.fetch }: HostOptions,
  route: Route,
  sent: OperationRequest,
) {
  const { body, token, method = route.method } = sent
  const target = targetOf(route, sent)
  const isEncoded = typeof body === 'string' || body instanceof FormData
  const encoded = isEncoded ? body : (JSON.stringify(body) ?? null)
  const headers = headersOf(sent, shared)
  const signal = AbortSignal.timeout(timeoutMs)
  const input = { method, headers, body: encoded, signal, redirect: 'manual' } as const
  try {
    const response = await fetch(`${base}${target}`, input)
    const received = await response.text()
    const json: unknown = await new Response(received).json().catch(() => undefined)
    const { status } = response
    const credentials = token === UNKNOWN_TOKEN ? ` with the token ${token}` : ''
    const request = `${method} ${target}${describeBody(body)}${credentials}`
    return { request, status, headers: Object.fromEntries(response.headers), text: received, json }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    const reason = signal.aborted ? 'the request timed out' : reasonOf(cause)
    const text = `${base} did not respond to ${method} ${target}: ${reason}${worldHint(base)}`
    throw new Unreachable(text, { cause })
  }
}

/** The error of a name with several addresses has a code alone. */
const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message || codeOf(cause) : String(cause)

/** How to name a world of the mock where the name of its host is not resolved. */
function worldHint(base: string): string {
  const { hostname, port } = new URL(base)
  const world = hostname.replace(/\.localhost$/, '')
  if (world === hostname) return ''
  const options = `--base http://localhost:${port} --header 'x-mock-world: ${world}'`
  return `; for a world of the mock, use ${options}`
}

const MAX_BODY = 200

/** A request body as short text for a report, without secrets. */
function describeBody(body: unknown): string {
  if (body === undefined) return ''
  if (body instanceof FormData) return ` [form: ${[...body.keys()].join(', ')}]`
  const text = typeof body === 'string' ? body : JSON.stringify(body, hideSecret)
  return ` ${shorten(oneLine(text.slice(0, 2 * MAX_BODY)), MAX_BODY)}`
}

const hideSecret = (key: string, value: unknown): unknown =>
  typeof value === 'string' && SECRET.test(key) ? HIDDEN : value
