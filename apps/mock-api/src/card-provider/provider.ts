import type { World } from '../worlds/world.ts'

/** `open` until it is paid, cancelled or expired. `declined` is final: the session can no longer be paid. */
export const sessionStatuses = ['open', 'paid', 'declined', 'cancelled', 'expired'] as const
export type SessionStatus = (typeof sessionStatuses)[number]

/** Why a card was refused. */
export const refusals = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'authentication_failed',
] as const
export type Refusal = (typeof refusals)[number]

/** @public The declarations of the packed mock name it. */
export interface SessionRequest {
  /** The order_txn_id. */
  readonly reference: string
  readonly amountSen: number
  /** The amount of each whole row in sen; negative for a discount. */
  readonly bill: readonly { readonly name: string; readonly quantity: number; readonly amountSen: number }[]
  /** Absolute; each session placeholder in it is replaced when the payer is sent back. */
  readonly returnUrl: string
  readonly cancelUrl: string
}

export interface PaymentSession extends SessionRequest {
  readonly sessionId: string
  readonly status: SessionStatus
  /** Why the last card was refused, or null. */
  readonly refusal: Refusal | null
  readonly createdAt: string
  readonly expiresAt: string
  readonly paidAt: string | null
}

/** The card provider as the shop uses it. */
export interface PaymentProvider {
  createSession(world: World, request: SessionRequest): PaymentSession
  getSession(world: World, sessionId: string): PaymentSession | undefined
  /** The sessions of a reference, oldest first. */
  sessionsOf(world: World, reference: string): PaymentSession[]
  /** Cancels an open session; other sessions do not change. */
  cancelSession(world: World, sessionId: string): void
  /** The path of the hosted page. */
  pagePath(sessionId: string): string
}

/** The shop's handlers of provider events, called in the transaction of the event. */
export interface PaymentEvents {
  paid(world: World, session: PaymentSession): void
  /** A final refusal, not that of a single card. */
  declined(world: World, session: PaymentSession): void
}
