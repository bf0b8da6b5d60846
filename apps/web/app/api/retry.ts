import { metadataOf, RETRY } from '@shop/contract'

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined

/** Requirements §9: 3 more tries; but an answer that says no (4xx) stays no. */
export const shouldRetry = (failures: number, error: unknown): boolean => {
  const status = statusOf(error)
  return failures < RETRY.attempts && (status === undefined || status >= 500)
}

/** Requirements §9: exponential, capped. Milliseconds before the try after `failures` earlier retries. */
export const retryDelay = (failures: number): number => Math.min(RETRY.baseDelayMs * 2 ** failures, RETRY.maxDelayMs)

/** The retry option of a mutation: none unless the contract says that asking again changes nothing more. */
export const retryOf = (route: { metadata?: unknown }): typeof shouldRetry | false =>
  metadataOf(route).idempotent ? shouldRetry : false
