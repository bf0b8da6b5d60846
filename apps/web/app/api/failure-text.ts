import { asApiError, type Failure, failureOf, NotUnderstoodError } from './api-error'

const texts = {
  offline: 'You are offline. Try again once you are connected.',
  'no-response': 'We could not reach the shop. Check your connection, or try again in a moment.',
  'host-failed': 'The shop has a problem at the moment. Please try again in a few minutes.',
  refused: 'The shop did not accept this, and gave no reason. Please contact us if it stays so.',
  'not-understood': 'We could not read the shop’s answer. Please contact us with the code',
} as const satisfies Record<Failure, string>

/**
 * Why a call failed, and what to do about it: what the server says, else a text for the class of
 * the failure (architecture §4.9).
 */
export const failureText = (error: unknown): string => {
  const text = asApiError(error)?.serverMessage ?? texts[failureOf(error)]
  return error instanceof NotUnderstoodError ? `${text} “${error.message}”.` : text
}
