import { asApiError, failureOf } from '../../api/api-error'
import { failureText } from '../../api/failure-text'
import type { FailedSession } from './payment-record'

/** Why the card page of a new session is not opened (hand-off.ts). */
export const blockedTexts = {
  untrusted: 'The payment page has an address that we do not trust, so we did not open it.',
  keyless:
    'The shop has no public key for its card provider, so it cannot show the card page. ' +
    'Please write to us.',
} as const

export const cardFormNotLoaded =
  'The card page could not be loaded. Check your connection, or whether an extension of your ' +
  'browser blocks it, and try again.'

/** The session may have expired. */
export const cardPageRefused =
  'The card provider did not open this payment. It may have expired. Please try again.'

export const isAlreadyPaid = (error: unknown): boolean =>
  asApiError(error)?.code === 'order_already_paid'

/** Whether the order may be paid: a host without error codes does not say why it has a conflict. */
export const mayBePaid = (error: unknown): boolean => {
  const { status, code } = asApiError(error) ?? {}
  return isAlreadyPaid(error) || (status === 409 && code !== 'order_not_payable')
}

/** Why the payment cannot start. */
export const handOffErrorText = (error: unknown): string =>
  mayBePaid(error)
    ? (asApiError(error)?.serverMessage ?? 'This order may be paid already.')
    : failureText(error)

/** Whether the order can never be paid, so that another try makes no sense. */
export const isUnpayable = (error: unknown): boolean => {
  const { status, code } = asApiError(error) ?? {}
  return status === 404 || code === 'order_not_payable' || code === 'order_already_paid'
}

/**
 * Whether another verification may have another result: there was no clear response, or the payment
 * may still arrive. A host without error codes does not say why the session is unpaid.
 */
export const isUnsettled = (error: unknown): boolean => {
  if (failureOf(error) === 'not-understood') return false
  const { status = 500, code } = asApiError(error) ?? {}
  if (code === undefined) return status !== 404
  return status >= 500 || [401, 403, 429].includes(status) || code === 'payment_pending'
}

const unchargedCodes = [
  'payment_declined',
  'payment_cancelled',
  'payment_expired',
  'session_not_found',
]

/**
 * What the failure of a verification says of the charge. `refund-due`: the shopper has paid an
 * order that was cancelled before.
 */
export const chargeOf = (error: unknown): FailedSession['charge'] => {
  const { code = '' } = asApiError(error) ?? {}
  if (code === 'payment_refund_due') return 'refund-due'
  return unchargedCodes.includes(code) ? 'none' : 'unknown'
}
