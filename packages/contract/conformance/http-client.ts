import * as http from 'node:http'
import * as https from 'node:https'
import type { Operation } from '../src/index.ts'
import { describeBody } from './describe-value.ts'
import { type HostResponse, Unreachable } from './model.ts'

export interface OperationRequest {
  readonly params?: Record<string, string | number>
  readonly query?: Record<string, string | number>
  /** Sent as JSON, except for text and forms, which are sent as they are. */
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly token?: string | undefined
  /** Instead of the method of the operation. */
  readonly method?: string
  /** The host may close the connection without a response, as many do during the upload of a large body. */
  readonly mayClose?: boolean
}

export interface HttpClientOptions {
  readonly base: string
  readonly timeoutMs: number
  /** Sent with each request. */
  readonly headers: Readonly<Record<string, string>>
}

interface RawResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Sends requests with `node:http`, because `fetch` cannot set the Host header. Redirects are not followed. */
export class HttpClient {
  readonly base: string
  readonly #options: HttpClientOptions
  readonly #agent: http.Agent | https.Agent

  constructor(options: HttpClientOptions) {
    this.base = options.base.replace(/\/+$/, '')
    this.#options = options
    this.#agent = this.base.startsWith('https:')
      ? new https.Agent({ keepAlive: true })
      : new http.Agent({ keepAlive: true })
  }

  close(): void {
    this.#agent.destroy()
  }

  /** @throws Unreachable without a response */
  async sendOperation(operation: Operation, request: OperationRequest): Promise<HostResponse> {
    const { params, query, body, headers, token, method = operation.route.method } = request
    const path = operation.route.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params?.[name] ?? '').toWellFormed()),
    )
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
    )
    const target = `${path}${search.size > 0 ? `?${search}` : ''}`
    const sent = { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers }
    const response = await this.send(method, target, body, sent)
    const description = `${method} ${target}${describeBody(body)}`
    return { operation, request: description, ...response, json: parseJson(response.text) }
  }

  async send(
    method: string,
    target: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<RawResponse> {
    const encoded = await encodeBody(body)
    try {
      return await this.#exchange(method, target, encoded.bytes, {
        accept: 'application/json',
        ...encoded.headers,
        ...this.#options.headers,
        ...headers,
      })
    } catch (error) {
      throw new Unreachable(`${this.base} did not respond to ${method} ${target}: ${reasonOf(error)}`, { cause: error })
    }
  }

  #exchange(
    method: string,
    target: string,
    bytes: Uint8Array | undefined,
    headers: Record<string, string>,
  ): Promise<RawResponse> {
    const { request } = this.base.startsWith('https:') ? https : http
    const { promise, resolve, reject } = Promise.withResolvers<RawResponse>()
    // The path is passed as it is: URL would normalise the malicious paths of --fuzz.
    const { protocol, hostname, port, pathname } = new URL(this.base)
    const path = `${pathname.replace(/\/$/, '')}${target}`
    const address = { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port, path }
    const signal = AbortSignal.timeout(this.#options.timeoutMs)
    const outgoing = request({ ...address, method, headers, agent: this.#agent, signal }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        const received = Object.entries(incoming.headers).map(([name, value = '']) => [name, String(value)])
        resolve({ status: incoming.statusCode ?? 0, headers: Object.fromEntries(received), text })
      })
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The host closed an idle connection when it was used again.
      const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET'
      if (isStale) resolve(this.#exchange(method, target, bytes, headers))
      else reject(error)
    })
    outgoing.end(bytes)
    return promise
  }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'the request timed out'
  return error.message || ('code' in error ? String(error.code) : error.name)
}

async function encodeBody(body: unknown): Promise<{ bytes?: Uint8Array; headers: Record<string, string> }> {
  if (body === undefined) return { headers: {} }
  if (body instanceof FormData) {
    const form = new Response(body)
    const bytes = new Uint8Array(await form.arrayBuffer())
    return { bytes, headers: lengthAndType(bytes, form.headers.get('content-type') ?? 'multipart/form-data') }
  }
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  return { bytes, headers: lengthAndType(bytes, 'application/json') }
}

const lengthAndType = (bytes: Uint8Array, type: string) => ({
  'content-type': type,
  'content-length': String(bytes.length),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
