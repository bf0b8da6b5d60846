import type { FastifyRequest } from 'fastify'
import { absoluteUrl, defaultWorld } from '../worlds/world-name.ts'
import { loopbackOrigin } from './loopback-origin.ts'

/** The shop's origin for links in mails: the page that sent the request, else this server, in the request's world. */
export const shopOriginOf = (request: FastifyRequest): string => {
  const { origin } = request.headers
  return origin !== undefined && loopbackOrigin.test(origin)
    ? originInWorld(origin, request.world.name)
    : absoluteUrl(request, '')
}

/** The origin of a URL, with the host label of a world if it is on localhost: a link in a mail carries no `x-mock-world` header. */
export const originInWorld = (address: string, worldName: string): string => {
  const url = new URL(address)
  if (/^(?:.+\.)?localhost$/.test(url.hostname)) {
    url.hostname = worldName === defaultWorld ? 'localhost' : `${worldName}.localhost`
  }
  return url.origin
}
