import * as z from 'zod/mini'
import type { World } from '../worlds/world.ts'

const refusals = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'authentication_failed',
] as const
export type Refusal = (typeof refusals)[number]

/** The columns of a session. Amounts are in sen. */
export const paymentSession = z.object({
  session_id: z.string(),
  /** The order_txn_id. */
  reference: z.string(),
  amount_sen: z.number(),
  /** The amount of each whole row; negative for a discount. */
  bill: z.array(z.object({ name: z.string(), quantity: z.number(), amount_sen: z.number() })),
  /** Absolute; each session placeholder in it is replaced when the payer is sent back. */
  return_url: z.string(),
  cancel_url: z.string(),
  /** `open` until it is paid, cancelled or expired. `declined` is final. */
  status: z.enum(['open', 'paid', 'declined', 'cancelled', 'expired']),
  refusal: z.nullable(z.enum(refusals)),
  challenged: z.boolean(),
  created_at: z.string(),
  expires_at: z.string(),
  paid_at: z.nullable(z.string()),
})
export type PaymentSession = z.infer<typeof paymentSession>

/** A session as its page shows it. */
export interface HostedSession extends PaymentSession {
  /** The id of another session that paid the same order. */
  readonly paidBy: string | undefined
  /** Whether its page is a frame of the shop. */
  readonly isEmbedded: boolean
}

/** @public The declarations of the packed mock name it. */
export type SessionRequest = Pick<
  PaymentSession,
  'reference' | 'amount_sen' | 'bill' | 'return_url' | 'cancel_url'
>

/** The shop's handlers of provider events, called in the transaction of the event. */
export interface PaymentEvents {
  paid(world: World, session: PaymentSession): void
  /** A final refusal, not that of a single card. */
  declined(world: World, session: PaymentSession): void
}
