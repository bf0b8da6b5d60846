import * as z from 'zod/mini'
import { orderTxnId } from '../order/schemas.ts'
import { fields } from '../shared/fields.ts'
import { amount, timestamp } from '../shared/schemas.ts'

/** Both addresses carry a session placeholder that the provider fills in (requirements §3). */
export const createPaymentInput = fields({
  shown: {
    txnId: orderTxnId,
    return_url: z.string().check(z.minLength(1), z.maxLength(2_000)),
    cancel_url: z.string().check(z.minLength(1), z.maxLength(2_000)),
  },
})
export type CreatePaymentInput = z.infer<typeof createPaymentInput>

export const sessionId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,128}$/))

/** Requirements §3. `txnAmount` in RM. */
export const paymentVerification = fields({
  shown: {
    status: z.literal(200),
    txnId: orderTxnId,
    txnAmount: amount,
    message: z.string(),
    txnDate: timestamp,
  },
})
export type PaymentVerification = z.infer<typeof paymentVerification>
