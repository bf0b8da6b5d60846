import fp from 'fastify-plugin'
import { Hosts, type ServedHost } from '../worlds/hosts.ts'
import { sendRaw } from './raw-response.ts'

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
  /** Hosts other than localhost, its subdomains and loopback addresses. */
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
  const hosts = new Hosts(publicHosts)
  app.decorateRequest('servedHost')
  app.decorate('shopOrigin', shopOrigin)
  app.addHook('onRequest', (request, reply, done) => {
    const count = hostHeaders(request.raw.rawHeaders)
    if (count > 1 || (count === 0 && request.raw.httpVersion === '1.1')) {
      const message = count === 0 ? 'The request has no Host header.' : 'The request has two Host headers.'
      return sendRaw(reply, 400, { code: 'malformed_request', message })
    }
    request.servedHost = hosts.find(request.host, request.raw.socket.localPort)
    if (request.servedHost || probes.includes(request.routeOptions.url ?? '')) return done()
    const message = `This server does not serve the host "${request.host}". Start it with --public-host to add it.`
    return sendRaw(reply, 421, { code: 'misdirected_request', message })
  })
})

/** Names and values alternate. */
const hostHeaders = (raw: readonly string[]): number =>
  raw.reduce((count, text, at) => (at % 2 === 0 && text.length === 4 && /^host$/i.test(text) ? count + 1 : count), 0)
