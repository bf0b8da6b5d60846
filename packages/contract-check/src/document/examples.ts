/** Requests that succeed on the seed of the mock back end, their responses, and an error body for each status. */
import { readFileSync } from 'node:fs'
import type { ErrorCode } from '@shop/contract'
import type { Json, JsonObject } from '../json.ts'

interface RequestExample {
  readonly parameters?: Record<string, Json>
  readonly body?: JsonObject
}

export const examples: Readonly<Record<string, RequestExample>> = JSON.parse(
  readFileSync(new URL('./request-examples.json', import.meta.url), 'utf8'),
)

/** The response to a success, by operation; lists are shortened. */
export const responseExamples: Readonly<Record<string, JsonObject>> = JSON.parse(
  readFileSync(new URL('./response-examples.json', import.meta.url), 'utf8'),
)

/** Such as `{ "message": "Payment declined.", "code": "payment_declined" }`. */
export function errorExample(code: ErrorCode): JsonObject {
  const message = `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}.`
  const errors = { email: ['Invalid email address'] }
  return { message, code, ...(code === 'validation_failed' && { errors }) }
}
