import { initContract } from '@ts-rest/core'
import { bodyErrors, errors } from '../shared/errors.ts'
import { fields } from '../shared/fields.ts'
import { routeMetadata } from '../shared/route-metadata.ts'
import {
  clientSecretSchema,
  createPaymentInputSchema,
  paymentVerificationSchema,
  sessionIdSchema,
} from './schemas.ts'

const c = initContract()

export const routes = c.router(
  {
    create: {
      method: 'POST',
      path: '/order/st/create-payment',
      summary: 'Create a checkout session for an order',
      description:
        "The clientSecret is the URL of the provider's card page, to which the browser is " +
        "redirected, or a Stripe client secret, for Stripe's embedded page. An order has one " +
        'open session; a repeated request returns it.',
      body: createPaymentInputSchema,
      responses: {
        200: fields({ shown: { clientSecret: clientSecretSchema } }),
        ...errors(404, 409),
      },
    },
    verify: {
      method: 'POST',
      path: '/order/st/verify-payment',
      summary: 'Verify the payment of a checkout session',
      description:
        'A repeated request returns the same response. 402 when the session is not paid.',
      body: fields({ shown: { session_id: sessionIdSchema } }),
      responses: { 200: paymentVerificationSchema, ...errors(402, 404) },
    },
  },
  {
    commonResponses: bodyErrors,
    metadata: routeMetadata({ auth: 'public', idempotent: true }),
  },
)
