import type { IncomingHttpHeaders } from 'node:http'
import { MockError } from '../shared/errors.ts'
import { randomToken } from '../shared/ids.ts'

/** Headers of a request that the upstream does not get. */
const ownRequestHeaders = new RegExp(
  `^(?:${[
    // They describe one connection or one proxy.
    'connection|expect|forwarded|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade',
    'x-forwarded-.*',
    // `fetch` sets them.
    'accept-encoding|content-length|host',
    // They tell a host that a page of another origin calls.
    'origin|referer|sec-.*',
    // A token signs in, no cookie.
    'cookie',
    'x-mock-.*',
  ].join('|')})$`,
)
/**
 * Headers of a response that the client gets. Others describe the connection, or belong to the
 * origin of the upstream: the mock sends CORS and security headers of its own.
 */
const sentResponseHeaders = [
  'cache-control',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'retry-after',
]

/** Marks forwarded requests, so that a server that is its own upstream notices. */
const instance = `shop-mock-${randomToken().slice(0, 12)}`

/**
 * The real host behind the mock (architecture §6).
 * @param url such as `https://staging.example.com`; a path goes before that of the request
 * @param timeoutMs how long the upstream may take to respond
 */
export const createUpstream = (url: string, timeoutMs = 30_000) => ({
  url,
  /**
   * Sends a request to the upstream. Redirects are not followed.
   * @param path of the request, with its query
   * @throws MockError 502 without a response, 504 after the time limit
   */
  forward: async (
    method: string,
    path: string,
    headers: IncomingHttpHeaders,
    body: Buffer | null,
    closed: AbortSignal,
  ) => {
    if (headers.via?.includes(instance)) {
      throw new MockError(502, 'upstream_loop', `The upstream ${url} is this server itself.`)
    }
    requireSamePath(path)
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: requestHeaders(headers),
        ...(body && body.length > 0 && { body: new Uint8Array(body) }),
        redirect: 'manual',
        signal: AbortSignal.any([timeout, closed]),
      })
      const sent = [...response.headers].filter(([name]) => sentResponseHeaders.includes(name))
      const content = await readBody(response)
      return { status: response.status, headers: Object.fromEntries(sent), body: content }
    } catch (cause) {
      if (timeout.aborted) {
        const message = `The upstream ${url} did not respond within ${timeoutMs / 1000} seconds.`
        throw new MockError(504, 'upstream_timeout', message, { cause })
      }
      const message = `The upstream ${url} did not respond: ${reasonOf(cause)}.`
      throw new MockError(502, 'upstream_unreachable', message, { cause })
    }
  },
})
export type Upstream = ReturnType<typeof createUpstream>

const maxBodyMiB = 16

/** @throws Error for a body that is larger than 16 MiB */
const readBody = async (response: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > maxBodyMiB * 1024 * 1024) throw new Error(`its body has over ${maxBodyMiB} MiB`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * @throws MockError 404 for a path that could be another one at the upstream than the one that the
 * mock's router has matched
 */
const requireSamePath = (path: string): void => {
  const [pathname = ''] = path.split('?', 1)
  // A target in absolute form would become part of the upstream's host name.
  if (!pathname.startsWith('/') || /\\|%(?:25|2e|2f|5c)|\/\.{1,2}(?:[;/]|%3b|$)/i.test(pathname)) {
    throw new MockError(
      404,
      'not_found',
      'A path with dot segments or encoded slashes is not forwarded.',
    )
  }
}

const requestHeaders = (headers: IncomingHttpHeaders): Headers => {
  const forwarded = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !ownRequestHeaders.test(name))
      forwarded.set(name, [value].flat().join(', '))
  }
  forwarded.append('via', `1.1 ${instance}`)
  return forwarded
}

/** `fetch failed` says nothing: its cause does. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ')
  return cause instanceof Error ? cause.message || reasonOf(cause) : error.message
}
