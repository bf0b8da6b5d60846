import { opaqueKeySchema, parseTolerant, paymentVerificationSchema, sessionIdSchema } from '@shop/contract'
import type { PaymentVerification } from '@shop/contract/host'
import * as z from 'zod/mini'
import { readOwned, readStoredValue, writeOwned } from '../../state/owned-storage'
import { storageKeys } from '../../state/storage'

const paymentRecordSchema = z.object({
  txnId: opaqueKeySchema,
  /** The provider's session that may be verified again: its verification had no clear response. */
  unanswered: z.optional(sessionIdSchema),
  /** The server's response for a paid session. Only the verification on this device stores it. */
  verified: z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => parseTolerant(paymentVerificationSchema, value)),
  ),
})

/** The current or last payment of this device. */
export interface PaymentRecord {
  readonly txnId: string
  readonly unanswered?: string | undefined
  readonly verified?: PaymentVerification | undefined
}

/** The stored payment of the current visitor; undefined when there is none, or an invalid one. */
export const readPayment = (): PaymentRecord | undefined =>
  z.safeParse(paymentRecordSchema, readOwned(storageKeys.payment)).data

export const storePayment = (record: PaymentRecord): void => writeOwned(storageKeys.payment, record)

/**
 * Whether the device stores a payment of this order, of any customer and any age: only a sign-out or another
 * payment removes it.
 */
export const isPaymentStored = (txnId: string): boolean =>
  z.safeParse(paymentRecordSchema, readStoredValue(storageKeys.payment)).data?.txnId === txnId
