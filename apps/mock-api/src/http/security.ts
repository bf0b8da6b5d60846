import cors from '@fastify/cors'
import fp from 'fastify-plugin'
import type { AppOptions } from '../app-options.ts'
import { MockError } from '../shared/errors.ts'
import type { ServedHost } from '../worlds/world-name.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the host of the request selects; undefined for a probe of another host. */
    servedHost: ServedHost | undefined
  }
}

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
export const loopbackOrigin =
  /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** @param origins those other than loopback whose pages may call */
export const isAllowedOrigin = (origin: string, origins: readonly string[]): boolean =>
  loopbackOrigin.test(origin) || origins.includes(origin)

/** The options that reveal whether a server is meant for other machines; `host` is the address to listen on. */
type Reach = { readonly host: string } & Pick<
  AppOptions,
  'publicHosts' | 'trustProxy' | 'shopOrigin' | 'shopUrl' | 'returnOrigins'
>

/**
 * Whether other machines can reach the server: on loopback too, through a proxy on this machine. A name that other machines
 * know, in any option, is taken as a sign of such a proxy.
 */
export const isExposed = ({
  host,
  publicHosts = [],
  trustProxy,
  shopOrigin,
  shopUrl,
  returnOrigins = [],
}: Reach) =>
  !/^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host) ||
  publicHosts.length > 0 ||
  trustProxy !== undefined ||
  [shopOrigin, shopUrl, ...returnOrigins].some(
    (origin) => origin && !loopbackOrigin.test(origin.replace('*', 'world')),
  )

/** Probes address the server by any name. They reveal nothing. */
const probes = ['/healthz', '/readyz']

/**
 * Security headers, CORS and served hosts. Pages of this machine may call, and those of `origins`; bearer tokens travel in a
 * header, so credentials are never allowed. A host that this server does not serve is rejected: it would get into the links of
 * mails, and a page whose host name is rebound to this machine could read everything. The status 421 is no response of an
 * operation, so the contract does not declare it.
 */
export const securityPlugin = fp<Pick<AppOptions, 'origins' | 'publicHosts'>>(
  async (app, { origins = [], publicHosts }) => {
    const find = hostFinder(publicHosts)
    app.decorateRequest('servedHost')
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(securityHeaders)
      request.servedHost = find(request.host, request.raw.socket.localPort)
      if (request.servedHost || probes.includes(request.routeOptions.url ?? '')) return
      const message = `This server does not serve the host "${request.host}". Start it with --public-host to add it.`
      throw new MockError(421, 'misdirected_request', message)
    })
    await app.register(cors, {
      origin: [loopbackOrigin, ...origins],
      credentials: false,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      maxAge: 600,
    })
  },
)

const hostPattern = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(?::(\d{1,5}))?$/
const loopbackAddress = /^(?:127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|\[::1\])$/

/**
 * Returns a function that looks up the value of a Host header; it returns undefined for a host that this server does not serve. A public
 * host has the port of the connection or a configured one: a client can claim any, which would get into links.
 */
export const hostFinder = (publicHosts: readonly string[] | 'any' = []) => {
  const configured =
    publicHosts === 'any' ? [] : publicHosts.map((host) => host.toLowerCase().split(':'))
  const names = configured.map(([name]) => name)
  const ports = [80, 443, ...configured.map(([, port]) => Number(port))]
  return (host: string, port: number | undefined): ServedHost | undefined => {
    const [, name, claimed] = hostPattern.exec(host.toLowerCase()) ?? []
    // Links and return addresses are made of it.
    if (name === undefined || Number(claimed ?? 0) > 65_535) return undefined
    if (name === 'localhost' || loopbackAddress.test(name))
      return { world: undefined, domain: 'localhost' }
    if (name.endsWith('.localhost'))
      return { world: name.slice(0, -'.localhost'.length), domain: 'localhost' }
    if (publicHosts === 'any')
      return port === undefined ? { world: undefined, domain: 'localhost' } : undefined
    if (port !== undefined && claimed !== undefined && ![port, ...ports].includes(Number(claimed)))
      return undefined
    if (names.includes(name)) return { world: undefined, domain: undefined }
    const [label = '', ...rest] = name.split('.')
    const domain = rest.join('.')
    return label !== '' && names.includes(`*.${domain}`) ? { world: label, domain } : undefined
  }
}
