import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyErrors, commonErrors, errors } from '../shared/errors.ts'
import { fields } from '../shared/fields.ts'
import { meta } from '../shared/route-metadata.ts'
import { createPaymentInputSchema, paymentVerificationSchema, sessionIdSchema } from './schemas.ts'

const c = initContract()

export const paymentRoutes = c.router({
  create: {
    method: 'POST',
    path: '/order/st/create-payment',
    summary: 'Open a checkout session for an order',
    description: "clientSecret is the address of the provider's card page: send the browser there.",
    body: createPaymentInputSchema,
    responses: {
      200: fields({ shown: { clientSecret: z.url() } }),
      ...errors(404, 409),
      ...bodyErrors,
      ...commonErrors,
    },
    // An order has one open session: asking again gives it again.
    metadata: meta({ auth: 'public', idempotent: true }),
  },
  verify: {
    method: 'POST',
    path: '/order/st/verify-payment',
    summary: 'Whether a checkout session was paid',
    description: 'The same answer however often it is asked. 402 with the error body when it was not paid.',
    body: fields({ shown: { session_id: sessionIdSchema } }),
    responses: {
      200: paymentVerificationSchema,
      ...errors(402, 404),
      ...bodyErrors,
      ...commonErrors,
    },
    metadata: meta({ auth: 'public', idempotent: true }),
  },
})
