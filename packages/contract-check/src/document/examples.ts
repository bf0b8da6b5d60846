/**
 * Requests that succeed on the seed of the mock back end, their responses, and an error body for
 * each status.
 */
import type { ErrorCode } from '@shop/contract'
import type { Json, JsonObject } from '../json.ts'
import requests from './request-examples.json' with { type: 'json' }
import responses from './response-examples.json' with { type: 'json' }

interface RequestExample {
  readonly parameters?: Record<string, Json>
  readonly body?: JsonObject
}

export const examples: Readonly<Record<string, RequestExample>> = requests

/** The response to a success, by operation; lists are shortened. */
export const responseExamples: Readonly<Record<string, JsonObject>> = responses

/** Such as `{ "message": "Payment declined.", "code": "payment_declined" }`. */
export function errorExample(code: ErrorCode): JsonObject {
  const message = `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}.`
  const errors = { email: ['Invalid email address'] }
  return { message, code, ...(code === 'validation_failed' && { errors }) }
}
