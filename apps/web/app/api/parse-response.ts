import { readResponse, successSchema } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import { logFailure } from '../config/log'
import { NotUnderstoodError } from './api-error'

/** Text that is not JSON stays text, and no response of the contract is one. */
const isText = (body: unknown) => typeof body === 'string' && body !== ''

/**
 * Reads the body of a success, whatever its 2xx status, with any wrapper (architecture §4.9).
 * @param operation its name, such as `cart.update`
 * @returns the status too where the body refuses the call
 * @throws NotUnderstoodError
 */
export const parseResponse = (
  operation: string,
  route: AppRoute | undefined,
  received: unknown,
): { status?: number; body: unknown } => {
  const schema = route && successSchema({ route })
  if (!schema) return { body: received }
  const reading = isText(received) ? undefined : readResponse(schema, received)
  if (reading?.kind === 'read') return { body: reading.body }
  if (reading?.kind === 'refused') return { status: reading.status, body: received }
  const error = new NotUnderstoodError(`${operation}: ${reading?.path ?? 'body'}`)
  logFailure('Reading a response', error)
  throw error
}
