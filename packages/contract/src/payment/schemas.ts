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

const stripeClientSecret = /^cs_(?:test|live)_\w+_secret_\S+$/

/** Whether the text is the client secret of a Stripe checkout session, for its embedded page. */
export const isStripeClientSecret = (text: string): boolean => stripeClientSecret.test(text)

/**
 * What opens the card page: its URL, to which the browser is redirected (requirements §3), or the
 * client secret of a Stripe checkout session, for the embedded page (architecture §4.6).
 */
export const clientSecretSchema = z.union([z.url(), z.string().check(z.regex(stripeClientSecret))])

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
