import { metadataOf } from '@shop/contract'
import { RETRY } from '../config/ui-constants'
import { failureOf } from './api-error'

/** Requirements §9: 3 retries. A refusal, and a response that was not understood, are final. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < RETRY.attempts && !['refused', 'not-understood'].includes(failureOf(error))

/**
 * Requirements §9: exponential, capped. Milliseconds before the next try, after `failures` retries.
 */
export const retryDelay = (failures: number): number =>
  Math.min(RETRY.baseDelayMs * 2 ** failures, RETRY.maxDelayMs)

/**
 * The retry option of a mutation: only operations that the contract declares idempotent are
 * retried.
 */
export const retryOf = (route: { metadata?: unknown }): typeof shouldRetry | false =>
  metadataOf(route).idempotent ? shouldRetry : false
