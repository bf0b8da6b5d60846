import cors from '@fastify/cors'
import fp from 'fastify-plugin'

/** Defaults of every response. Pages set their own policy and caching; HSTS is omitted, as the mock uses plain HTTP. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  // The shop shows uploads, possibly from another host.
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

/** Matches an origin on this machine: localhost and its subdomains, 127.0.0.1 or ::1, on any port. */
export const loopbackOrigin = /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** @param origins those other than loopback whose pages may call */
export const isAllowedOrigin = (origin: string, origins: readonly string[]): boolean =>
  loopbackOrigin.test(origin) || origins.includes(origin)

interface Reach {
  /** The address to listen on. */
  readonly host: string
  readonly publicHosts?: readonly string[] | 'any' | undefined
  readonly trustProxy?: string | undefined
  readonly shopOrigin?: string | undefined
  readonly shopUrl?: string | undefined
  readonly returnOrigins?: readonly string[]
}

/**
 * Whether other machines can reach the server: on loopback too, through a proxy on this machine. A name that other machines
 * know, in any option, is taken as a sign of such a proxy.
 */
export const isExposed = ({ host, publicHosts = [], trustProxy, shopOrigin, shopUrl, returnOrigins = [] }: Reach) =>
  !/^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host) ||
  publicHosts.length > 0 ||
  trustProxy !== undefined ||
  [shopOrigin, shopUrl, ...returnOrigins].some((origin) => origin && !loopbackOrigin.test(origin.replace('*', 'world')))

/**
 * Security headers and CORS: pages of this machine may call, and those of `origins`. Bearer tokens travel in a header, so
 * credentials are never allowed.
 */
export const securityPlugin = fp<{ origins: readonly string[] }>(async (app, { origins }) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders)
    done()
  })
  await app.register(cors, {
    origin: [loopbackOrigin, ...origins],
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 600,
  })
})
