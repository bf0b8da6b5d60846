import type { FastifyRequest } from 'fastify'
import { loopbackOrigin } from '../../http/loopback-origin.ts'
import { ShopError } from '../../shared/errors.ts'
import { absoluteUrl } from '../../worlds/world-name.ts'

/**
 * Parses an address that a payer may be redirected to (architecture §4): absolute, http or https, on this server, on
 * loopback or on a configured origin. Anything else would be an open redirect.
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
    (url.origin === new URL(absoluteUrl(request, '/')).origin ||
      loopbackOrigin.test(url.origin) ||
      allowedOrigins.includes(url.origin))
  if (allowed) return url.href
  const message = 'This address is not one that the shop may send people to.'
  throw new ShopError('address_not_allowed', message, { [field]: [message] })
}
