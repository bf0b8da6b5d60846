import type { World } from '../worlds/world.ts'

/**
 * `open` until a card paid it, it was given up, or its time was over. `declined` is final: the session can no longer be paid.
 */
export type SessionStatus = 'open' | 'paid' | 'declined' | 'cancelled' | 'expired'

/** Why a card was refused. */
export type Refusal =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'authentication_failed'

/** One row of what the payer is shown. */
interface BillLine {
  readonly name: string
  readonly quantity: number
  /** Of the whole row, in sen; negative for a discount. */
  readonly amountSen: number
}

interface SessionRequest {
  /** The shop's number of what is paid: an order_txn_id. */
  readonly reference: string
  readonly amountSen: number
  readonly bill: readonly BillLine[]
  /** Absolute; each session placeholder in it is replaced when the payer is sent back. */
  readonly returnUrl: string
  readonly cancelUrl: string
}

export interface PaymentSession extends SessionRequest {
  readonly sessionId: string
  readonly status: SessionStatus
  /** Why the last card was refused; null when none was. */
  readonly refusal: Refusal | null
  readonly createdAt: string
  readonly expiresAt: string
  readonly paidAt: string | null
}

/** What the shop asks of a card provider. */
export interface PaymentProvider {
  createSession(world: World, request: SessionRequest): PaymentSession
  getSession(world: World, sessionId: string): PaymentSession | undefined
  /** Every session of one thing that is paid, oldest first. */
  sessionsOf(world: World, reference: string): PaymentSession[]
  /** Gives up an open session; nothing happens to any other. */
  cancelSession(world: World, sessionId: string): void
  /** The path of the hosted page. */
  pagePath(sessionId: string): string
}

/** What the provider tells the shop, in the same transaction as what it tells of. */
export interface PaymentEvents {
  paid(world: World, session: PaymentSession): void
  /** A final refusal, not that of a single card. */
  declined(world: World, session: PaymentSession): void
}
