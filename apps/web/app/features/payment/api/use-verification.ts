import { sessionIdSchema } from '@shop/contract'
import type { PaymentVerification } from '@shop/contract/host'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { succeeded } from '../../../api/client'
import { paymentApi } from '../../../api/domains/payment'
import { RETRIES } from '../../../config/ui-constants'
import { isStorageAvailable } from '../../../state/storage'
import { chargeOf, isUnsettled } from '../payment-errors'
import {
  type FailedSession,
  isPaymentStored,
  type PaymentRecord,
  readPayment,
  storePayment,
} from '../payment-record'
import { useStartOnce } from './use-start-once'

/**
 * Three retries (requirements §9): the provider may report a payment some seconds after the shopper
 * is back.
 */
const shouldRetry = (failures: number, error: unknown): boolean =>
  isUnsettled(error) && failures < RETRIES

/**
 * Until there is a response the failed page offers another verification: the shopper may close the
 * page at any time.
 */
const storeUnanswered = (sessionId: string): void => {
  const record = readPayment()
  if (record && !record.verified) storePayment({ ...record, unanswered: sessionId })
}

/** The session can no longer be paid, so that there is nothing to verify again. */
const clearUnanswered = (sessionId: string): void => {
  const record = readPayment()
  if (record?.unanswered === sessionId) storePayment({ ...record, unanswered: undefined })
}

/**
 * Whether this device began the verified payment, so that the cart on this device was paid. A
 * sign-out since then has cleared the record: the cart now belongs to the next visitor, who must
 * not see this payment.
 */
const isOwnPayment = ({ txnId }: PaymentVerification, record: PaymentRecord | undefined): boolean =>
  record?.txnId === txnId && isPaymentStored(txnId)

interface VerificationOptions {
  /**
   * From the URL of the page; undefined until the stored state is restored: a cart that is cleared
   * before would come back.
   */
  readonly sessionId: string | undefined
  /**
   * The payment that this device began is verified. Called also when the shopper has left the page.
   */
  readonly onPaid: () => void
  /** Called only while the page is open, as `onFailure`. */
  readonly onSuccess: (verification: PaymentVerification) => void
  readonly onFailure: (session?: FailedSession) => void
}

/** Verifies a payment session (requirements §2, return page). */
export const useVerification = ({
  sessionId,
  onPaid,
  onSuccess,
  onFailure,
}: VerificationOptions) => {
  const [isForeign, setForeign] = useState(false)
  const { mutate, failureCount } = useMutation({
    mutationKey: ['verification', sessionId],
    retry: shouldRetry,
    networkMode: 'online',
    onMutate: (id: string) => {
      const record = readPayment()
      storeUnanswered(id)
      return { record }
    },
    mutationFn: async (id: string) =>
      (await succeeded(paymentApi.verify.mutate({ body: { session_id: id } }))).body,
    onSuccess: (verification, _, { record }) => {
      if (isOwnPayment(verification, record)) {
        storePayment({
          txnId: verification.txnId,
          purchase: record?.purchase,
          verified: verification,
        })
        onPaid()
      } else if (record && isPaymentStored(record.txnId)) storePayment(record)
    },
  })

  useStartOnce(sessionId, (text) => {
    const { data: id } = z.safeParse(sessionIdSchema, text)
    if (id === undefined) return onFailure()
    mutate(id, {
      onSuccess: (verification, _, started) => {
        // Without storage there is no record, and no stored cart either.
        if (isOwnPayment(verification, started?.record) || !isStorageAvailable())
          onSuccess(verification)
        else setForeign(true)
      },
      onError: (error) => {
        const charge = chargeOf(error)
        if (charge !== 'unknown') clearUnanswered(id)
        onFailure({ sessionId: id, charge })
      },
    })
  })
  /** `isForeign`: the session is paid, but the payment did not begin on this device. */
  return { isSlow: failureCount > 1, isForeign }
}
