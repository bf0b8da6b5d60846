import * as z from 'zod/mini'
import { orderTxnIdSchema } from '../order/schemas.ts'
import { fields } from '../shared/fields.ts'
import { amountSchema, timestampSchema } from '../shared/schemas.ts'

/** Both URLs contain the session placeholder, which the provider replaces (requirements §3). */
export const createPaymentInputSchema = fields({
  shown: {
    txnId: orderTxnIdSchema,
    return_url: z.string().check(z.minLength(1), z.maxLength(2_000)),
    cancel_url: z.string().check(z.minLength(1), z.maxLength(2_000)),
  },
})

export const sessionIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,128}$/))

/** Requirements §3. `txnAmount` in RM. */
export const paymentVerificationSchema = fields({
  shown: {
    status: z.literal(200),
    txnId: orderTxnIdSchema,
    txnAmount: amountSchema,
    message: z.string(),
    txnDate: timestampSchema,
  },
}).register(z.globalRegistry, { id: 'PaymentVerification' })
export type PaymentVerification = z.infer<typeof paymentVerificationSchema>
