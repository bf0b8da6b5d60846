import { orderTxnIdSchema, paymentVerificationSchema, sessionIdSchema } from '@shop/contract'
import * as z from 'zod/mini'
import { readStored, storageKeys, writeStored } from '../../state/storage'

const paymentRecordSchema = z.object({
  txnId: orderTxnIdSchema,
  /** The provider's session that may be verified again: its verification had no clear response. */
  unanswered: z.optional(sessionIdSchema),
  /** The server's response for a paid session. Only the verification on this device stores it. */
  verified: z.optional(paymentVerificationSchema),
})

/** The current or last payment of this device. */
export type PaymentRecord = z.infer<typeof paymentRecordSchema>

/** The stored payment; undefined when there is none, or an invalid one. */
export const readPayment = (): PaymentRecord | undefined => {
  try {
    return z.safeParse(paymentRecordSchema, JSON.parse(readStored(storageKeys.payment) ?? 'null')).data
  } catch {
    return undefined
  }
}

export const storePayment = (record: PaymentRecord): void => writeStored(storageKeys.payment, JSON.stringify(record))
