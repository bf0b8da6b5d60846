import {
  opaqueKeySchema,
  parseTolerant,
  paymentVerificationSchema,
  productFormatSchema,
  productTypeSchema,
  sessionIdSchema,
} from '@shop/contract'
import type { Order, PaymentVerification } from '@shop/contract/host'
import * as z from 'zod/mini'
import { paths } from '../../config/paths'
import { readOwned, readStoredValue, writeOwned } from '../../state/owned-storage'
import { storageKeys } from '../../state/storage'

const purchaseSchema = z.object({
  email: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      product_type: productTypeSchema,
      product_format: z.optional(productFormatSchema),
    }),
  ),
})

/** What an order is for, and the email of its receipt. */
export type Purchase = z.infer<typeof purchaseSchema>

/** @param items of a cart or an order */
export const purchaseOf = (
  email: string,
  items: readonly Pick<Order['items'][number], 'quantity' | 'product'>[],
): Purchase => ({
  email,
  items: items.map(
    ({ quantity, product: { product_name: name, product_type, product_format } }) => ({
      name,
      quantity,
      product_type,
      product_format,
    }),
  ),
})

const paymentRecordSchema = z.object({
  txnId: opaqueKeySchema,
  /** Of the order, in RM. */
  total: z.optional(z.number()),
  /** As the checkout on this device placed the order: a guest has no other source. */
  purchase: z.optional(purchaseSchema),
  /** The provider's session that may be verified again: its verification had no clear response. */
  unanswered: z.optional(sessionIdSchema),
  /** The server's response for a paid session. Only the verification on this device stores it. */
  verified: z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => parseTolerant(paymentVerificationSchema, value)),
  ),
})

/**
 * The state of the failed page's history entry: the session whose verification failed, and what is
 * certain of the charge. It survives a reload, and no link can forge it.
 */
export const failedSessionSchema = z.object({
  sessionId: sessionIdSchema,
  charge: z.enum(['none', 'refund-due', 'unknown']),
})
export type FailedSession = z.infer<typeof failedSessionSchema>

/** The current or last payment of this device. */
export type PaymentRecord = Partial<z.infer<typeof paymentRecordSchema>> & {
  readonly txnId: string
}

/** The stored payment of the current visitor; undefined when there is none, or an invalid one. */
export const readPayment = (): PaymentRecord | undefined =>
  z.safeParse(paymentRecordSchema, readOwned(storageKeys.payment)).data

/** The stored payment, if it is that of this order. */
export const readPaymentOf = (txnId: string | undefined): PaymentRecord | undefined => {
  const record = readPayment()
  return record?.txnId === txnId ? record : undefined
}

/**
 * Stores what the order that was just placed is for, and keeps what is known of its payment.
 * @param total in RM
 */
export const storePurchase = (txnId: string, purchase: Purchase, total: number): void =>
  storePayment({ ...readPaymentOf(txnId), txnId, purchase, total })

/**
 * Stores that the shopper pays an earlier order on this device. The hand-off page does not store
 * it.
 * @param total in RM
 */
export const beginPayment = (txnId: string, total: number): void => {
  if (!readPaymentOf(txnId)) storePayment({ txnId, total })
}

/** The success page of a payment, with its facts in the query (requirements §2). */
export const successPath = ({ txnId, txnAmount, txnDate, message }: PaymentVerification): string =>
  paths.success({ txnId, txnAmount, txndate: txnDate, msg: message })

export const storePayment = (record: PaymentRecord): void => writeOwned(storageKeys.payment, record)

/**
 * Whether the device stores a payment of this order, of any customer and any age: only a sign-out
 * or another payment removes it.
 */
export const isPaymentStored = (txnId: string): boolean =>
  z.safeParse(paymentRecordSchema, readStoredValue(storageKeys.payment)).data?.txnId === txnId
