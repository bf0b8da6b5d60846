/** Requests to a host and its responses, as they are: redirects are not followed. */
import { request as sendHttp } from 'node:http'
import { request as sendHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import type { Operation } from '@shop/contract'
import { describeBody } from './describe.ts'

interface RawRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array | undefined
  readonly signal: AbortSignal
}

interface RawResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

export interface HostResponse extends RawResponse {
  readonly operation: Operation
  /** The request, for people and without secrets: `POST /api/v1/cart {"cart_uid":null}`. */
  readonly request: string
  /** The parsed body; undefined where it is not JSON. */
  readonly json: unknown
}

/** The status of a response that never came. */
export const CONNECTION_CLOSED = 0

/** The host does not respond to any request. */
export class Unreachable extends Error {}

/** Not with `fetch`, which cannot set the Host header. */
function sendOverHttp(request: RawRequest): Promise<RawResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<RawResponse>()
  const { url, body, ...options } = request
  const outgoing = (url.startsWith('https:') ? sendHttps : sendHttp)(url, options, (incoming) => {
    const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
    const head = { status: incoming.statusCode ?? 0, headers: Object.fromEntries(headers) }
    text(incoming).then((received) => resolve({ ...head, text: received }), reject)
  })
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    // The host closed an idle connection when it was used again.
    if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(sendOverHttp(request))
    else reject(error)
  })
  outgoing.end(body)
  return promise
}

export interface HostOptions {
  /** Such as `http://localhost:4010`. */
  readonly base: string
  readonly timeoutMs?: number | undefined
  /** Sent with each request. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Over HTTP if omitted. */
  readonly send?: typeof sendOverHttp | undefined
}

export interface OperationRequest {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON, except for text and forms, which are sent as they are. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly token?: string | undefined
  /** Instead of the method of the operation. */
  readonly method?: string
  /** The host may close the connection without a response, as many do during the upload of a large body. */
  readonly mayClose?: boolean
}

/** @throws Unreachable without a response */
export async function call(
  { base, timeoutMs = 30_000, headers: shared, send = sendOverHttp }: HostOptions,
  route: { readonly method: string; readonly path: string },
  { params = {}, query = {}, body, headers, token, method = route.method }: OperationRequest = {},
): Promise<Omit<HostResponse, 'operation'>> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '').toWellFormed()),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const target = search.size > 0 ? `${path}?${search}` : path
  const encoded = body === undefined ? undefined : await encode(body)
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const all = { accept: 'application/json', ...encoded?.headers, ...shared, ...authorization, ...headers }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await send({ method, url: `${base}${target}`, headers: all, body: encoded?.bytes, signal })
    const json: unknown = await new Response(response.text).json().catch(() => undefined)
    return { request: `${method} ${target}${describeBody(body)}`, ...response, json }
  } catch (cause) {
    // The error of a name with several addresses has no message.
    const reason = cause instanceof Error ? cause.message || Reflect.get(cause, 'code') : cause
    const failure = signal.aborted ? 'the request timed out' : String(reason)
    throw new Unreachable(`${base} did not respond to ${method} ${target}: ${failure}`, { cause })
  }
}

async function encode(body: unknown) {
  const isForm = body instanceof FormData
  const encoded = new Response(isForm || typeof body === 'string' ? body : JSON.stringify(body))
  const type = isForm ? encoded.headers.get('content-type') : 'application/json'
  const bytes = new Uint8Array(await encoded.arrayBuffer())
  return { bytes, headers: { 'content-type': String(type), 'content-length': String(bytes.length) } }
}
