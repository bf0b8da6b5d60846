/** Requests to a host and its responses, as they are: redirects are not followed. */
import { request as sendHttp } from 'node:http'
import { request as sendHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import type { Operation } from '@shop/contract'
import { describeBody } from './describe.ts'

export interface RawRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array | undefined
  readonly signal: AbortSignal
}

export interface RawResponse {
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
export function sendOverHttp(request: RawRequest): Promise<RawResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<RawResponse>()
  const { url, body, ...options } = request
  const outgoing = (url.startsWith('https:') ? sendHttps : sendHttp)(url, options, (incoming) => {
    const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
    const start = { status: incoming.statusCode ?? 0, headers: Object.fromEntries(headers) }
    text(incoming).then((received) => resolve({ ...start, text: received }), reject)
  })
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    // The host closed an idle connection when it was used again.
    const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET'
    if (isStale) resolve(sendOverHttp(request))
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

/** @throws Unreachable without a response */
export async function exchange(
  { base, timeoutMs = 30_000, headers: shared, send = sendOverHttp }: HostOptions,
  method: string,
  target: string,
  { body, headers }: Partial<Pick<RawRequest, 'body' | 'headers'>> = {},
): Promise<RawResponse & Pick<HostResponse, 'json'>> {
  const request = { method, url: `${base}${target}`, headers: { accept: 'application/json', ...shared, ...headers } }
  try {
    const response = await send({ ...request, body, signal: AbortSignal.timeout(timeoutMs) })
    return { ...response, json: parseJson(response.text) }
  } catch (error) {
    throw new Unreachable(`${base} did not respond to ${method} ${target}: ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'AbortError') return 'the request timed out'
  // The error of a name with several addresses has no message.
  return error.message || ('code' in error ? String(error.code) : error.name)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

export interface OperationRequest {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON, except for text and forms, which are sent as they are. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly token?: string | undefined
  /** Instead of the method of the operation. */
  readonly method?: string
  /** The host may close the connection without a response, as many do during the upload of a large body. */
  readonly mayClose?: boolean
}

/**
 * @param responded whether the host responded before
 * @throws Unreachable if it never did
 */
export async function call(
  host: HostOptions,
  operation: Operation,
  { params, query = {}, body, headers, token, method = operation.route.method }: OperationRequest,
  responded: boolean,
): Promise<HostResponse> {
  const path = operation.route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '').toWellFormed()),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const target = search.size > 0 ? `${path}?${search}` : path
  const encoded = await encode(body)
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const sent = { body: encoded?.body, headers: { ...encoded?.headers, ...authorization, ...headers } }
  const request = `${method} ${target}${describeBody(body)}`
  const response = await exchange(host, method, target, sent).catch((error: unknown) => {
    if (!(error instanceof Unreachable) || !responded) throw error
    return { status: CONNECTION_CLOSED, headers: {}, text: error.message, json: undefined }
  })
  return { operation, request, ...response }
}

async function encode(body: unknown) {
  if (body === undefined) return undefined
  const isForm = body instanceof FormData
  const encoded = new Response(isForm || typeof body === 'string' ? body : JSON.stringify(body))
  const type = isForm ? encoded.headers.get('content-type') : 'application/json'
  const bytes = new Uint8Array(await encoded.arrayBuffer())
  return { body: bytes, headers: { 'content-type': String(type), 'content-length': String(bytes.length) } }
}
