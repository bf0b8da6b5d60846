/** The responses of the document: those of an operation, and the errors that operations share. */
import { STATUS_CODES } from 'node:http'
import {
  ERROR_CODES,
  ERROR_STATUS,
  type ErrorCode,
  errorBodySchema,
  errorCodesOf,
  OPERATION_ERRORS,
  type Operation,
} from '@shop/contract'
import { UsageError } from '../base-document.ts'
import type { JsonObject } from '../json.ts'
import { errorExample, responseExamples } from './examples.ts'
import { isSchema, jsonSchema } from './schemas.ts'

type CodesByStatus = Record<string, ErrorCode[]>

/** A body with its example. */
export const contentOf = (
  schema: JsonObject,
  example?: JsonObject,
  mediaType = 'application/json',
): JsonObject => ({ [mediaType]: { schema, ...(example === undefined ? {} : { example }) } })

/** The responses of an operation, by status. @throws UsageError for a success without a schema */
export function responsesOf({ route, name }: Operation, errorCodes: CodesByStatus): JsonObject {
  const entries = Object.entries(route.responses).map(([status, schema]): [string, JsonObject] => {
    if (schema === errorBodySchema) return [status, errorResponse(status, errorCodes[status] ?? [])]
    if (Number(status) >= 400)
      throw new UsageError(`${name} declares ${status} without errors(${status})`)
    if (!isSchema(schema)) throw new UsageError(`${name} declares ${status} without a schema`)
    const content = contentOf(jsonSchema(schema, 'output'), responseExamples[name])
    return [status, { description: STATUS_CODES[status] ?? status, content }]
  })
  return Object.fromEntries(entries)
}

/** The shared response, unless its example has a code that the operation does not have. */
function errorResponse(status: string, codes: readonly ErrorCode[]): JsonObject {
  const named = codes.map((code) => `\`${code}\``).join(', ')
  const description = `${STATUS_CODES[status]}. ${codes.length === 1 ? 'Code' : 'Codes'}: ${named}.`
  const [first] = codes
  const shared = ERROR_CODES.find((code) => ERROR_STATUS[code] === Number(status))
  return first === undefined || shared === undefined || codes.includes(shared)
    ? { $ref: `#/components/responses/Error${status}`, description }
    : { description, content: errorContent(first) }
}

/** The error codes of an operation, by status. @throws UsageError for a code without a status */
export function errorCodesByStatus({ name, route }: Operation): CodesByStatus {
  const isDeclared = (code: ErrorCode) => ERROR_STATUS[code] in route.responses
  const undeclared = OPERATION_ERRORS[name]?.find((code) => !isDeclared(code))
  if (undeclared !== undefined) {
    const place = `errors(${ERROR_STATUS[undeclared]}) in routes.ts`
    throw new UsageError(`${name} has no status for ${undeclared}: add ${place}`)
  }
  const codes = errorCodesOf(name).filter(isDeclared)
  return Object.fromEntries(Map.groupBy(codes, (code) => String(ERROR_STATUS[code])))
}

const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } }

const errorContent = (code: ErrorCode): JsonObject =>
  contentOf(jsonSchema(errorBodySchema, 'output'), errorExample(code))

/** `components.responses`: an error for each status, with one of its codes as the example. */
export function errorResponses(): JsonObject {
  const byStatus = Map.groupBy(ERROR_CODES, (code) => ERROR_STATUS[code])
  const entries = [...byStatus].map(([status, [code = 'not_found']]): [string, JsonObject] => [
    `Error${status}`,
    {
      description: STATUS_CODES[status] ?? 'Error',
      ...(status === 429 ? { headers: { 'Retry-After': retryAfter } } : {}),
      content: errorContent(code),
    },
  ])
  return Object.fromEntries(entries)
}
