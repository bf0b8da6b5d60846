import fp from 'fastify-plugin'
import { MockError, ShopError } from '../shared/errors.ts'
import type { ServedHost } from '../worlds/world-name.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the host of the request selects; undefined for a probe of another host. */
    servedHost: ServedHost | undefined
  }
  interface FastifyInstance {
    /** The configured origin of the shop; undefined if it follows from the request. */
    readonly shopOrigin: string | undefined
  }
}

export interface HostsOptions {
  /**
   * Hosts other than localhost, its subdomains and loopback addresses, with or without a port; of `*.mock.example.com` the first label is
   * the world. `any` is for calls of `inject` only.
   */
  readonly publicHosts?: readonly string[] | 'any' | undefined
  readonly shopOrigin?: string | undefined
}

/** Probes address the server by any name. They reveal nothing. */
const probes = ['/healthz', '/readyz']

/**
 * Rejects hosts that this server does not serve: a foreign host would get into the links of mails, and a page whose host
 * name is rebound to this machine could read everything. The status 421 is no response of an operation, so the contract
 * does not declare it. Register it before all plugins that use the host.
 */
export const hostsPlugin = fp<HostsOptions>(async (app, { publicHosts, shopOrigin }) => {
  const find = hostFinder(publicHosts)
  app.decorateRequest('servedHost')
  app.decorate('shopOrigin', shopOrigin)
  app.addHook('onRequest', async (request) => {
    const hosts = request.raw.rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text))
    if (hosts.length !== 1) throw new ShopError('malformed_request', 'The request needs one Host header.')
    request.servedHost = find(request.host, request.raw.socket.localPort)
    if (request.servedHost || probes.includes(request.routeOptions.url ?? '')) return
    const message = `This server does not serve the host "${request.host}". Start it with --public-host to add it.`
    throw new MockError(421, 'misdirected_request', message)
  })
})

const hostPattern = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(?::(\d{1,5}))?$/
const loopbackAddress = /^(?:127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|\[::1\])$/

/**
 * Returns a function that looks up the value of a Host header; it returns undefined for a host that this server does not serve. A public
 * host has the port of the connection or a configured one: a client can claim any, which would get into links.
 */
export const hostFinder = (publicHosts: readonly string[] | 'any' = []) => {
  const configured = publicHosts === 'any' ? [] : publicHosts.map((host) => host.toLowerCase().split(':'))
  const names = configured.map(([name]) => name)
  const ports = [80, 443, ...configured.map(([, port]) => Number(port))]
  return (host: string, port: number | undefined): ServedHost | undefined => {
    const [, name, claimed] = hostPattern.exec(host.toLowerCase()) ?? []
    // Links and return addresses are made of it.
    if (name === undefined || Number(claimed ?? 0) > 65_535) return undefined
    if (name === 'localhost' || loopbackAddress.test(name)) return { world: undefined, domain: 'localhost' }
    if (name.endsWith('.localhost')) return { world: name.slice(0, -'.localhost'.length), domain: 'localhost' }
    if (publicHosts === 'any') return port === undefined ? { world: undefined, domain: 'localhost' } : undefined
    if (port !== undefined && claimed !== undefined && ![port, ...ports].includes(Number(claimed))) return undefined
    if (names.includes(name)) return { world: undefined, domain: undefined }
    const [label = '', ...rest] = name.split('.')
    const domain = rest.join('.')
    return label !== '' && names.includes(`*.${domain}`) ? { world: label, domain } : undefined
  }
}
