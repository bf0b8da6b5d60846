/** Requests to a host and its responses, as they are: redirects are not followed. */
import { request as sendHttp } from 'node:http'
import { request as sendHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import type { Operation } from '@shop/contract'
import { describeBody } from './describe-body.ts'

export interface HostResponse {
  readonly operation: Operation
  /** The request, for people and without secrets: `POST /api/v1/cart {"cart_uid":null}`. */
  readonly request: string
  /** `CONNECTION_CLOSED` when no response came. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The parsed body; undefined where it is not JSON. */
  readonly json: unknown
}

export const CONNECTION_CLOSED = 0

/** A token of no session. Reports show it, so that a request with a wrong token differs from one without. */
export const UNKNOWN_TOKEN = 'no-such-token'

/** The host does not respond to any request. */
export class Unreachable extends Error {}

interface RequestInput {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string | FormData | null
  readonly signal: AbortSignal
  readonly redirect: 'manual'
}

/** `fetch` of Node.js, but for a request with a Host header, which it would replace. */
function fetchFromHost(url: string, { body, ...input }: RequestInput): Promise<Response> {
  if (input.headers['host'] === undefined || body instanceof FormData)
    return fetch(url, { body, ...input })
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const outgoing = (url.startsWith('https:') ? sendHttps : sendHttp)(url, input, (incoming) => {
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    const head = { status: incoming.statusCode ?? 500, headers }
    text(incoming).then((received) => resolve(new Response(received || null, head)), reject)
  })
  outgoing.on('error', reject).end(body)
  return promise
}

export interface HostOptions {
  readonly base: string
  readonly timeoutMs?: number | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Over HTTP if omitted. */
  readonly fetch?: typeof fetchFromHost | undefined
}

export interface OperationRequest {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON, except for text and forms, which are sent as they are. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly token?: string | undefined
  readonly method?: string
  /** The host may close the connection or send any refusal, as many do during the upload of a large body. */
  readonly mayClose?: boolean
  /** The field that makes the request wrong, for the report. */
  readonly wrongField?: string
}

/** @throws Unreachable without a response */
export async function call(
  { base, timeoutMs = 30_000, headers: shared, fetch = fetchFromHost }: HostOptions,
  route: { readonly method: string; readonly path: string },
  { params = {}, query = {}, body, headers, token, method = route.method }: OperationRequest = {},
): Promise<Omit<HostResponse, 'operation'>> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '').toWellFormed()),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) search.set(key, String(value))
  const target = search.size > 0 ? `${path}?${search}` : path
  const isEncoded = typeof body === 'string' || body instanceof FormData
  const encoded = isEncoded ? body : JSON.stringify(body)
  const type =
    body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const all = { accept: 'application/json', ...type, ...shared, ...authorization, ...headers }
  const signal = AbortSignal.timeout(timeoutMs)
  const input = { method, headers: all, body: encoded ?? null, signal, redirect: 'manual' } as const
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
    // The error of a name with several addresses has no message.
    const reason = cause instanceof Error ? cause.message || Reflect.get(cause, 'code') : cause
    const failure = signal.aborted ? 'the request timed out' : String(reason)
    const { hostname, port } = new URL(base)
    const world = hostname.replace(/\.localhost$/, '')
    const hint = `; for a world of the mock, use --base http://localhost:${port} --header 'x-mock-world: ${world}'`
    const text = `${base} did not respond to ${method} ${target}: ${failure}${world === hostname ? '' : hint}`
    throw new Unreachable(text, { cause })
  }
}
