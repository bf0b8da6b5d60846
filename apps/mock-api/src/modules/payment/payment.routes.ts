import { contract } from '@shop/contract'
import type { FastifyRequest } from 'fastify'
import type { FakeProvider } from '../../card-provider/fake-provider.ts'
import { contractRouter, ok } from '../../http/contract-router.ts'
import { loopbackOrigin } from '../../http/security-plugin.ts'
import { shopOriginOf } from '../../http/shop-origin.ts'
import { ShopError } from '../../shared/errors.ts'
import { absoluteUrl } from '../../worlds/world-name.ts'
import { openPayment, verifyPayment } from './payment.service.ts'

/** @param allowedOrigins origins that a payer may return to, other than this server and loopback */
export const paymentRoutes = (provider: FakeProvider, allowedOrigins: readonly string[]) =>
  contractRouter(contract.payment, {
    create: async ({ request, body }) => {
      const { session_id } = openPayment(request.world, provider, {
        txnId: body.txnId,
        shopOrigin: shopOriginOf(request),
        return_url: parseReturnAddress(request, allowedOrigins, 'return_url', body.return_url),
        cancel_url: parseReturnAddress(request, allowedOrigins, 'cancel_url', body.cancel_url),
      })
      const isEmbedded = request.world.cardProvider === 'embedded'
      const clientSecret = isEmbedded
        ? provider.clientSecret(session_id)
        : absoluteUrl(request, provider.pagePath(session_id))
      return ok({ clientSecret })
    },
    verify: async ({ request, body }) =>
      ok(verifyPayment(request.world, provider, body.session_id)),
  })

/**
 * Parses an address that a payer may be redirected to (architecture §4): absolute, http or https,
 * on the configured shop origin, else on this server or loopback, or on an allowed origin. Anything
 * else would be an open redirect.
 * @param field the field that the error names
 * @throws ShopError `address_not_allowed`
 */
const parseReturnAddress = (
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
