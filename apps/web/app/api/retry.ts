import { metadataOf } from '@shop/contract'
import { RETRIES } from '../config/ui-constants'
import { failureOf } from './api-error'

/**
 * Requirements §9: 3 retries, with the delay that is the default of TanStack Query. A refusal, and a
 * response that was not understood, are final.
 */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && !['refused', 'not-understood'].includes(failureOf(error))

/**
 * The retry option of a mutation: only operations that the contract declares idempotent are
 * retried.
 */
export const retryOf = (route: { metadata?: unknown }): typeof shouldRetry | false =>
  metadataOf(route).idempotent ? shouldRetry : false
