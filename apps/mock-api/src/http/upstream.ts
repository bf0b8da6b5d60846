import type { IncomingHttpHeaders } from 'node:http'
import { MockError } from '../shared/errors.ts'
import { randomToken } from '../shared/ids.ts'

export interface UpstreamOptions {
  /** Such as `https://staging.example.com`; a path goes before that of the request. */
  readonly url: string
  readonly timeoutMs: number
}

export interface UpstreamResponse {
  readonly status: number
  /** Those that are sent on; a repeated one has several values. */
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer
}

/** Headers of one connection, those that `fetch` sets, and those by which a host decides that a page of another origin calls. */
const ownRequestHeaders =
  /^(?:accept-encoding|connection|content-length|expect|forwarded|host|keep-alive|origin|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade|x-forwarded-.*|x-mock-.*)$/
/** Others concern the connection, or the host's own origin: the mock sends its own CORS and security headers. */
const sentResponseHeaders = ['cache-control', 'content-type', 'etag', 'last-modified', 'location', 'retry-after']

/** Marks forwarded requests, so that a server that is its own upstream notices. */
const instance = `shop-mock-${randomToken().slice(0, 12)}`

/** The real host behind the mock (architecture §6). */
export class Upstream {
  readonly #options: UpstreamOptions

  constructor(options: UpstreamOptions) {
    this.#options = options
  }

  get url(): string {
    return this.#options.url
  }

  /**
   * Sends a request to the upstream. Redirects are not followed.
   * @param path of the request, with its query
   * @throws MockError 502 without a response, 504 after the time limit
   */
  async forward(
    method: string,
    path: string,
    headers: IncomingHttpHeaders,
    body: Buffer | undefined,
    closed: AbortSignal,
  ): Promise<UpstreamResponse> {
    const { url, timeoutMs } = this.#options
    if (headers.via?.includes(instance)) {
      throw new MockError(502, 'upstream_loop', `The upstream ${url} is this server itself.`)
    }
    const target = this.#targetOf(path)
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(target, {
        method,
        headers: requestHeaders(headers),
        ...(body && body.length > 0 && { body: new Uint8Array(body) }),
        redirect: 'manual',
        signal: AbortSignal.any([timeout, closed]),
      })
      const content = Buffer.from(await response.arrayBuffer())
      return { status: response.status, headers: responseHeaders(response.headers), body: content }
    } catch (error) {
      if (timeout.aborted) {
        const message = `The upstream ${url} did not respond within ${timeoutMs / 1000} seconds.`
        throw new MockError(504, 'upstream_timeout', message, { cause: error })
      }
      throw new MockError(502, 'upstream_unreachable', `The upstream ${url} did not respond: ${reasonOf(error)}.`, {
        cause: error,
      })
    }
  }

  /** @throws MockError 404 for a path that could be another one at the upstream than the one that the mock's router has matched */
  #targetOf(path: string): URL {
    const [pathname = ''] = path.split('?', 1)
    // A target in absolute form would become part of the upstream's host name.
    if (!pathname.startsWith('/') || /\\|%(?:25|2e|2f|5c)|\/\.{1,2}(?:[;/]|%3b|$)/i.test(pathname)) {
      throw new MockError(404, 'not_found', 'A path with dot segments or encoded slashes is not forwarded.')
    }
    return new URL(`${this.#options.url}${path}`)
  }
}

const requestHeaders = (headers: IncomingHttpHeaders): Headers => {
  const forwarded = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || ownRequestHeaders.test(name)) continue
    const text = name === 'cookie' ? withoutOwnCookie(String(value)) : [value].flat().join(', ')
    if (text !== '') forwarded.set(name, text)
  }
  forwarded.append('via', `1.1 ${instance}`)
  return forwarded
}

/** The token of the mock's controls stays here. */
const withoutOwnCookie = (cookies: string): string =>
  cookies
    .split(/; */)
    .filter((pair) => !pair.startsWith('mock_token='))
    .join('; ')

const responseHeaders = (headers: Headers): Record<string, string | string[]> => {
  const cookies = headers.getSetCookie().filter(isOfUpstream).map(cookieOfThisHost)
  return {
    ...Object.fromEntries([...headers].filter(([name]) => sentResponseHeaders.includes(name))),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  }
}

/** Not for the token of the mock's controls. Browsers send `=name=value` as `name=value`. */
const isOfUpstream = (cookie: string): boolean => !/^[\s=]*mock_token\s*=/.test(cookie)

/** A cookie of the upstream for the host of the mock, which may use plain HTTP. */
const cookieOfThisHost = (cookie: string): string => {
  const own = cookie.replace(/;\s*(?:domain=[^;]*|partitioned(?=;|$))/gi, '')
  // Browsers accept these names only with Secure, and Secure without TLS only from localhost.
  if (/^__(?:host|secure)-/i.test(own)) return own
  return own.replace(/;\s*secure(?=;|$)/gi, '').replace(/;\s*samesite=none/gi, '; SameSite=Lax')
}

/** `fetch failed` says nothing: its cause does. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ')
  return cause instanceof Error ? cause.message || reasonOf(cause) : error.message
}
