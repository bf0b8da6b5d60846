import type { FastifyRequest } from 'fastify'
import { loopbackOrigin } from '../../http/security.ts'
import { shopOriginOf } from '../../http/shop-origin.ts'
import { ShopError } from '../../shared/errors.ts'
import { absoluteUrl } from '../../worlds/world-name.ts'

/**
 * Parses an address that a payer may be redirected to (architecture §4): absolute, http or https, on the configured shop
 * origin, else on this server or loopback, or on an allowed origin. Anything else would be an open redirect.
 * @param field the field that the error names
 * @throws ShopError `address_not_allowed`
 */
export const parseReturnAddress = (
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
    (isShop(request, url.origin) || allowedOrigins.includes(url.origin))
  if (allowed) return url.href
  const message = 'This address is not one that the shop may send people to.'
  throw new ShopError('address_not_allowed', message, { [field]: [message] })
}

const isShop = (request: FastifyRequest, origin: string): boolean =>
  request.server.shopOrigin === undefined
    ? origin === new URL(absoluteUrl(request, '/')).origin || loopbackOrigin.test(origin)
    : origin === shopOriginOf(request)
