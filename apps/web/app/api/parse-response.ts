import { operationOf, parseTolerant } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod/mini'

type ParsedResponse = { readonly isValid: true; readonly body: unknown } | { readonly isValid: false }

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType

/** Parses a response body by the contract's schema of its status; extra keys are ignored. A status without a schema is valid. */
export const parseResponse = (
  { method, path }: Pick<AppRoute, 'method' | 'path'>,
  response: { readonly status: number; readonly body: unknown },
): ParsedResponse => {
  const schema: unknown = operationOf(method, path)?.route.responses[response.status]
  if (!isSchema(schema)) return { isValid: true, body: response.body }
  const body = parseTolerant(schema, response.body)
  return body === undefined ? { isValid: false } : { isValid: true, body }
}
