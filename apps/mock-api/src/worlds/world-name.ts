import type { FastifyRequest } from 'fastify'
import { ShopError } from '../shared/errors.ts'

/** The world of `http://localhost`, in a file. */
export const defaultWorld = 'default'
export const worldHeader = 'x-mock-world'

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const labelledHost = /^(.+)\.localhost$/

type Addressed = Pick<FastifyRequest, 'headers' | 'host' | 'hostname' | 'port' | 'protocol'>

/**
 * The world of a request: the header `x-mock-world`, else the label before `.localhost`, else the default world.
 * @throws ShopError `malformed_request` for a name that is no valid host label
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

/** Whether the world name of a request is valid. */
export const namesWorld = (request: Addressed): boolean => {
  try {
    return worldName(request) !== ''
  } catch {
    return false
  }
}

/**
 * An absolute URL of this server in the request's world, with the host and port of the request. A world from the header
 * gets its host label, because a browser that opens the URL sends no header.
 * @param path starts with a slash
 */
export const absoluteUrl = (request: Addressed, path: string): string => {
  const name = worldName(request)
  const fromHost = labelledHost.exec(request.hostname)?.[1] ?? defaultWorld
  if (name === fromHost) return `${request.protocol}://${request.host}${path}`
  const host = name === defaultWorld ? 'localhost' : `${name}.localhost`
  const port = Number.isInteger(request.port) ? `:${request.port}` : ''
  return `${request.protocol}://${host}${port}${path}`
}
