import { opaqueKeySchema, parseTolerant, paymentVerificationSchema, sessionIdSchema } from '@shop/contract'
import type { PaymentVerification } from '@shop/contract/host'
import * as z from 'zod/mini'
import { readStored, storageKeys, writeStored } from '../../state/storage'

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

/** The stored payment; undefined when there is none, or an invalid one. */
export const readPayment = (): PaymentRecord | undefined => {
  try {
    return z.safeParse(paymentRecordSchema, JSON.parse(readStored(storageKeys.payment) ?? 'null')).data
  } catch {
    return undefined
  }
}

export const storePayment = (record: PaymentRecord): void => writeStored(storageKeys.payment, JSON.stringify(record))
