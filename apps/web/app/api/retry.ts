import { RETRIES } from '../config/ui-constants'
import { failureOf } from './api-error'

/**
 * Requirements §9: 3 retries, with the delay that is the default of TanStack Query. A refusal is
 * final, and so is a response that was not understood. Of the mutations, only those of idempotent
 * operations are repeated.
 */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && !['refused', 'not-understood'].includes(failureOf(error))
