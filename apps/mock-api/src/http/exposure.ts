import type { AppOptions } from '../app-options.ts'
import { loopbackOrigin } from './security-plugin.ts'

/**
 * The options that show whether a server is meant for other machines. `host` is the address to
 * listen on.
 */
type ExposureOptions = { readonly host: string } & Pick<
  AppOptions,
  'publicHosts' | 'trustProxy' | 'shopOrigin' | 'shopUrl' | 'returnOrigins'
>

const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/

/**
 * Whether other machines can reach the server. A server on loopback is reachable too, through a
 * proxy on this machine: a name that other machines know, in any option, is a sign of one.
 */
export const isExposed = (options: ExposureOptions): boolean => {
  const { host, publicHosts = [], trustProxy, shopOrigin, shopUrl, returnOrigins = [] } = options
  const origins = [shopOrigin, shopUrl, ...returnOrigins]
  const isOfOtherMachine = (origin: string) => !loopbackOrigin.test(origin.replace('*', 'world'))
  return (
    !loopbackHost.test(host) ||
    publicHosts.length > 0 ||
    trustProxy !== undefined ||
    origins.some((origin) => origin !== undefined && origin !== '' && isOfOtherMachine(origin))
  )
}
