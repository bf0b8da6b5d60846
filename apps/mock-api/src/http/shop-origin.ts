import type { FastifyRequest } from 'fastify'
import { absoluteUrl, hostOfWorld } from '../worlds/world-name.ts'
import { loopbackOrigin } from './security-plugin.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The configured origin of the shop; undefined if it follows from the request. */
    readonly shopOrigin: string | undefined
  }
}

/**
 * The shop's origin for mails and payments, in the request's world: the configured one; else on
 * this machine that of the page that sent the request; else that of this server, under the host
 * that the request names.
 */
export const shopOriginOf = (request: FastifyRequest): string => {
  const { world, server, headers, servedHost } = request
  if (server.shopOrigin !== undefined) return originInWorld(server.shopOrigin, world.name)
  const { origin } = headers
  const isLocal = servedHost?.domain === 'localhost'
  return isLocal && origin !== undefined && loopbackOrigin.test(origin)
    ? originInWorld(origin, world.name)
    : absoluteUrl(request, '')
}

/**
 * The origin of a URL in a world, since a link in a mail carries no `x-mock-world` header: the name
 * of the world replaces `*`, and a host on localhost becomes that of the world.
 */
export const originInWorld = (address: string, worldName: string): string => {
  const url = new URL(address.replace('*', worldName))
  if (/^(?:.+\.)?localhost$/.test(url.hostname)) url.hostname = hostOfWorld(worldName, 'localhost')
  return url.origin
}
