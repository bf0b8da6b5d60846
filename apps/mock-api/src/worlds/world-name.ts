import type { FastifyRequest } from 'fastify'
import { ShopError } from '../shared/errors.ts'

/** The world of `http://localhost`, kept in a file. */
export const defaultWorld = 'default'
export const worldHeader = 'x-mock-world'

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const labelledHost = /^(.+)\.localhost$/

type Addressed = Pick<FastifyRequest, 'headers' | 'host' | 'hostname' | 'port' | 'protocol'>

/**
 * The name of the world that a request is for: that of the header `x-mock-world`, else the label before `.localhost`, else the default one.
 * @throws ShopError `malformed_request` for a name that could not stand in a host name.
 */
export const worldName = (request: Addressed): string => {
  const header = request.headers[worldHeader]
  const name = (typeof header === 'string' ? header : labelledHost.exec(request.hostname)?.[1])?.toLowerCase()
  if (name === undefined || name === '') return defaultWorld
  if (!label.test(name))
    throw new ShopError(
      'malformed_request',
      `"${name}" cannot name a world: use letters, digits and hyphens, at most 63.`,
    )
  return name
}

/** Whether a request names a world that there can be. */
export const namesWorld = (request: Addressed): boolean => {
  try {
    return worldName(request) !== ''
  } catch {
    return false
  }
}

/**
 * An absolute address of this server that stays in the request's world, with the host and port that the browser used.
 * A world chosen by header gets its host label, since a browser that follows the address sends no header.
 * @param path begins with a slash.
 */
export const absoluteUrl = (request: Addressed, path: string): string => {
  const name = worldName(request)
  const fromHost = labelledHost.exec(request.hostname)?.[1] ?? defaultWorld
  if (name === fromHost) return `${request.protocol}://${request.host}${path}`
  const host = name === defaultWorld ? 'localhost' : `${name}.localhost`
  const port = Number.isInteger(request.port) ? `:${request.port}` : ''
  return `${request.protocol}://${host}${port}${path}`
}
