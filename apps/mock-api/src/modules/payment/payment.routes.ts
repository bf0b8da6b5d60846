import { contract } from '@shop/contract'
import type { FakeProvider } from '../../card-provider/fake-provider.ts'
import { contractRouter } from '../../http/contract-router.ts'
import { shopOriginOf } from '../../http/shop-origin.ts'
import { absoluteUrl } from '../../worlds/world-name.ts'
import { openPayment, paymentEvents, verifyPayment } from './payment.service.ts'
import { parseReturnAddress } from './return-address.ts'

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
      return { status: 200, body: { clientSecret: absoluteUrl(request, provider.pagePath(session_id)) } }
    },
    verify: async ({ request, body }) => ({
      status: 200,
      body: verifyPayment(request.world, provider, body.session_id, paymentEvents),
    }),
  })
