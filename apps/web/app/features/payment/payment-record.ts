import { orderTxnIdSchema, paymentVerificationSchema, sessionIdSchema } from '@shop/contract'
import * as z from 'zod/mini'
import { readStored, storageKeys, writeStored } from '../../state/storage'

const paymentRecord = z.object({
  txnId: orderTxnIdSchema,
  /** The provider's session that came back without a clear answer; it may be asked about again. */
  unanswered: z.optional(sessionIdSchema),
  /** What the server said of a paid session. Only this device's own verification ever writes it. */
  verified: z.optional(paymentVerificationSchema),
})

/** The payment that this device is at, or was last at. */
export type PaymentRecord = z.infer<typeof paymentRecord>

/** What is remembered of the payment; undefined when there is nothing, or nothing that can be believed. */
export const readPayment = (): PaymentRecord | undefined => {
  try {
    return z.safeParse(paymentRecord, JSON.parse(readStored(storageKeys.payment) ?? 'null')).data
  } catch {
    return undefined
  }
}

export const rememberPayment = (record: PaymentRecord): void => writeStored(storageKeys.payment, JSON.stringify(record))
