import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyErrors, errors } from '../shared/errors.ts'
import { fields } from '../shared/fields.ts'
import { routeMetadata } from '../shared/route-metadata.ts'
import { createPaymentInputSchema, paymentVerificationSchema, sessionIdSchema } from './schemas.ts'

const c = initContract()

export const paymentRoutes = c.router(
  {
    create: {
      method: 'POST',
      path: '/order/st/create-payment',
      summary: 'Create a checkout session for an order',
      description:
        "clientSecret is the URL of the provider's card page, to which the browser is redirected. An order has one open session; a repeated request returns it.",
      body: createPaymentInputSchema,
      responses: { 200: fields({ shown: { clientSecret: z.url() } }), ...errors(404, 409) },
    },
    verify: {
      method: 'POST',
      path: '/order/st/verify-payment',
      summary: 'Verify the payment of a checkout session',
      description: 'A repeated request returns the same response. 402 when the session is not paid.',
      body: fields({ shown: { session_id: sessionIdSchema } }),
      responses: { 200: paymentVerificationSchema, ...errors(402, 404) },
    },
  },
  { commonResponses: bodyErrors, metadata: routeMetadata({ auth: 'public', idempotent: true }) },
)
