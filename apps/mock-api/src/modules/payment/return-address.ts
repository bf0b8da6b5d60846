import type { FastifyRequest } from 'fastify'
import { ShopError } from '../../shared/errors.ts'
import { absoluteUrl, defaultWorld } from '../../worlds/world-name.ts'

const loopback = /^https?:\/\/(?:[a-z0-9-]+\.)*(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
const labelledLocalhost = /^(?:.+\.)?localhost$/

/**
 * Reads an address that a payer may be sent back to (architecture §4): absolute, http or https, and of this server, of this
 * machine, or of a configured origin. Anything else would make the shop's good name lead elsewhere.
 * @param field named in the error
 * @throws ShopError `address_not_allowed`
 */
export const readReturnAddress = (
  request: FastifyRequest,
  allowedOrigins: readonly string[],
  field: 'return_url' | 'cancel_url',
  text: string,
): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const allowed =
    url !== undefined &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    (url.origin === new URL(absoluteUrl(request, '/')).origin ||
      loopback.test(url.origin) ||
      allowedOrigins.includes(url.origin))
  if (allowed) return url.href
  const message = 'This address is not one that the shop may send people to.'
  throw new ShopError('address_not_allowed', message, { [field]: [message] })
}

/** The origin of the shop for mails that follow from a request: where the request came from, or else this server, in its world. */
export const shopOriginOf = (request: FastifyRequest): string => {
  const own = absoluteUrl(request, '')
  const { origin } = request.headers
  return origin !== undefined && loopback.test(origin) ? inWorld(origin, request.world.name) : own
}

/**
 * The shop's origin from an allowed return address, in the world of the payment: a world that was chosen by header gets its
 * host label, since a reader who follows a mail's link sends no header.
 */
export const inWorld = (address: string, worldName: string): string => {
  const url = new URL(address)
  if (labelledLocalhost.test(url.hostname)) {
    url.hostname = worldName === defaultWorld ? 'localhost' : `${worldName}.localhost`
  }
  return url.origin
}
