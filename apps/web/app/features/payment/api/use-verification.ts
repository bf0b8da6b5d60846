import { type PaymentVerification, sessionIdSchema } from '@shop/contract'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asApiError } from '../../../api/api-error'
import { api, succeeded } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'
import { retryDelay } from '../../../api/retry'
import { RETRY } from '../../../config/ui-constants'
import { readPayment, rememberPayment } from '../payment-record'

/** No answer, or one that says nothing of the payment. */
const isUnanswered = (error: unknown): boolean => {
  const status = asApiError(error)?.status
  return status === undefined || status >= 500 || status === 429
}

const isPending = (error: unknown): boolean => asApiError(error)?.code === 'payment_pending'

/**
 * Asking changes nothing, so silence is asked again, twice as long as other calls: "failed" is the wrong word for a payment that
 * nobody heard of yet. A provider may also tell of a payment a moment after the shopper is back. A clear no stays no.
 */
const shouldAskAgain = (failures: number, error: unknown): boolean => {
  if (isUnanswered(error)) return failures < RETRY.attempts * 2
  return isPending(error) && failures < RETRY.attempts
}

interface VerificationOptions {
  readonly sessionId: string | null
  /** False until the stored state is back: what is cleared before that would return. */
  readonly ready: boolean
  /** The payment went through. Called once, also when the shopper has left the page meanwhile. */
  readonly onPaid: (verification: PaymentVerification) => void
}

/**
 * Whether a session was paid (requirements §2, return page). One query, so that a second mount does not ask twice; it is not broken off
 * when the page goes, since the cart has to be emptied all the same.
 */
export const useVerification = ({ sessionId, ready, onPaid }: VerificationOptions) => {
  const id = z.safeParse(sessionIdSchema, sessionId).data
  const query = useQuery({
    queryKey: queryKeys.verification(id ?? ''),
    enabled: ready && id !== undefined,
    retry: shouldAskAgain,
    retryDelay,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async () => {
      rememberUnanswered(id)
      const known = readPayment() !== undefined
      const { body } = await succeeded(api.payment.verify.mutate({ body: { session_id: id ?? '' } }))
      // Signing out forgets the payment: the cart is the next person's by then, and they must not find this.
      if (known && !readPayment()) return body
      rememberPayment({ txnId: body.txnId, verified: body })
      onPaid(body)
      return body
    },
  })
  return { ...query, isValid: id !== undefined, isSlow: query.failureCount > 1 }
}

/** Until there is an answer, whoever comes by later may ask again: the shopper may close the page at any time. */
const rememberUnanswered = (id: string | undefined) => {
  const record = readPayment()
  if (record && !record.verified && id !== undefined) rememberPayment({ txnId: record.txnId, unanswered: id })
}

/** Keeps what the failed page needs to know: whether there was no answer at all, so that asking once more makes sense. */
export const rememberFailure = (sessionId: string | null, error: unknown): void => {
  const record = readPayment()
  if (!record) return
  const id = z.safeParse(sessionIdSchema, sessionId).data
  const open = id !== undefined && (isUnanswered(error) || isPending(error))
  rememberPayment({ txnId: record.txnId, ...(open && { unanswered: id }) })
}
