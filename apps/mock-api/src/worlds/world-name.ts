import type { FastifyRequest } from 'fastify'
import { ShopError } from '../shared/errors.ts'

export interface ServedHost {
  /** The world of its first label; undefined for a host without such a label. */
  readonly world: string | undefined
  /** The domain whose subdomains are worlds; undefined if the host has none. */
  readonly domain: string | undefined
}

/** The world of `http://localhost`. */
export const defaultWorld = 'default'
export const worldHeader = 'x-mock-world'

/** Windows has no files of the excluded names, with any extension. */
const label = /^(?!(?:con|prn|aux|nul|(?:com|lpt)\d)$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Whether a name is a valid host label, and can name a file. */
export const isWorldName = (name: string): boolean => label.test(name)

type Addressed = Pick<FastifyRequest, 'headers' | 'host' | 'port' | 'protocol'> & {
  readonly servedHost: ServedHost | undefined
}

/**
 * The world of a request: the header `x-mock-world`, else the first label of its host, else the
 * default world.
 * @throws ShopError `malformed_request` for a name that is no valid host label
 */
export const worldName = (request: Addressed): string => {
  const header = request.headers[worldHeader]
  const name = typeof header === 'string' ? header : request.servedHost?.world
  if (name === undefined || name === '') return defaultWorld
  if (!isWorldName(name))
    throw new ShopError(
      'malformed_request',
      `"${name}" cannot name a world: use lower-case letters, digits and hyphens, at most 63, ` +
        'and no device name of Windows.',
    )
  return name
}

/**
 * An absolute URL of this server in a world, by default that of the request, with the host and port
 * of the request. A world from the header gets its host label, because a browser that opens the URL
 * sends no header.
 * @param path starts with a slash
 */
export const absoluteUrl = (
  request: Addressed,
  path: string,
  name = worldName(request),
): string => {
  const served = request.servedHost
  // A proxy may send on any text that a client claims to be the protocol.
  const scheme = request.protocol === 'https' ? 'https' : 'http'
  if (served?.domain === undefined || name === (served.world ?? defaultWorld)) {
    return `${scheme}://${request.host}${path}`
  }
  const port = Number.isInteger(request.port) ? `:${request.port}` : ''
  return `${scheme}://${hostOfWorld(name, served.domain)}${port}${path}`
}

export const hostOfWorld = (name: string, domain: string): string =>
  name === defaultWorld && domain === 'localhost' ? domain : `${name}.${domain}`
