import { operationOf, parseTolerant, refusalStatus, successSchema } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'

/**
 * Parses the body of a success response, whatever its 2xx status, by the tolerant form of the contract's schema.
 * @returns the status too where the body refuses the call, and undefined where it does not fit the contract
 */
export const parseResponse = (
  { method, path }: Pick<AppRoute, 'method' | 'path'>,
  received: unknown,
): { status?: number; body: unknown } | undefined => {
  const operation = operationOf(method, path)
  const schema = operation && successSchema(operation)
  if (!schema) return { body: received }
  const status = refusalStatus(schema, received)
  if (status !== undefined) return { status, body: received }
  const body = parseTolerant(schema, received === '' ? {} : (received ?? {}))
  return body === undefined ? undefined : { body }
}
