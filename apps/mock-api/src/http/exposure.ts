import { loopbackOrigin } from './loopback-origin.ts'

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
