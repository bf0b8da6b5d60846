import { RETRIES } from '../config/ui-constants'
import { failureOf } from './api-error'

/**
 * Requirements §9: 3 retries, with the delay that is the default of TanStack Query. A refusal, and a
 * response that was not understood, are final. Of the mutations, only those of operations that are
 * idempotent have it.
 */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && !['refused', 'not-understood'].includes(failureOf(error))
