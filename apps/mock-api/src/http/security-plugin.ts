import cors from '@fastify/cors'
import fp from 'fastify-plugin'
import type { AppOptions } from '../app-options.ts'
import { MockError } from '../shared/errors.ts'
import type { ServedHost } from '../worlds/world-name.ts'
import { hostFinder } from './served-hosts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the host of the request selects; undefined for a probe of another host. */
    servedHost: ServedHost | undefined
  }
}

/**
 * Defaults of every response. Pages set their own policy and caching; HSTS is omitted, as the mock
 * uses plain HTTP.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  // A page of another origin may read it.
  'access-control-expose-headers': 'retry-after',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  // The shop shows uploads, possibly from another host.
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

/** Matches an origin on this machine: localhost, its subdomains, 127.0.0.1 or ::1, on any port. */
export const loopbackOrigin =
  /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** @param origins those other than loopback whose pages may call */
export const isAllowedOrigin = (origin: string, origins: readonly string[]): boolean =>
  loopbackOrigin.test(origin) || origins.includes(origin)

/** Probes may address the server by any name. Their responses contain nothing of it. */
const probes = ['/healthz', '/readyz']

/**
 * Sets security headers, answers CORS requests, and rejects hosts that this server does not serve.
 *
 * - Pages of this machine may call, and those of `origins`. Bearer tokens travel in a header, so
 *   cookies are never allowed.
 * - The name of another host would get into the links of mails, and a page whose host name is
 *   rebound to this machine could read everything. Its status 421 is no response of an operation,
 *   so the contract does not declare it.
 */
export const securityPlugin = fp<Pick<AppOptions, 'origins' | 'publicHosts'>>(
  async (app, { origins = [], publicHosts }) => {
    const findHost = hostFinder(publicHosts)
    app.decorateRequest('servedHost')
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(securityHeaders)
      request.servedHost = findHost(request.host, request.raw.socket.localPort)
      if (request.servedHost || probes.includes(request.routeOptions.url ?? '')) return
      throw new MockError(
        421,
        'misdirected_request',
        `This server does not serve the host "${request.host}". ` +
          'Start it with --public-host to add it.',
      )
    })
    await app.register(cors, {
      origin: [loopbackOrigin, ...origins],
      credentials: false,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      maxAge: 600,
    })
  },
  { name: 'security' },
)
