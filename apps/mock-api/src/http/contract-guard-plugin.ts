import { errorBodySchema, errorCodesOf, type Operation } from '@shop/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'
import type { ContractResult } from '../shared/contract-result.ts'
import { fieldErrors, fieldsText, internalError } from '../shared/errors.ts'
import { jsonPayload } from '../shared/json-payload.ts'
import { parseJson } from '../shared/parse-json.ts'
import { checkForm, lacksOnlyFields } from './check-form.ts'

/**
 * Holds responses to the contract: their status, error code, keys, types and body. One of the mock
 * that violates it is logged and replaced by a 500; that of a stub or the upstream is sent all the
 * same, and marked. A response of the mock that only lacks assumed fields is sent and logged, since
 * a new field of the contract has no column yet. It checks the serialized body of every response:
 * ts-rest validates neither errors nor statuses that are not declared. Faults violate the contract
 * on purpose: they come before, and their responses are not checked.
 */
export const contractGuardPlugin = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      const { operation } = request
      if (operation === null || !isChecked(request, reply)) return payload
      const result = checkReply(operation, request, reply, payload)
      if (request.source !== 'mock') {
        request.contractResult ??= requestViolation(request) ?? result
        return payload
      }
      if (!('details' in result)) return payload
      const isIncomplete =
        result.kind === 'tolerated' &&
        lacksOnlyFields(operation, reply.statusCode, parseJson(String(payload)))
      if (isIncomplete) {
        request.log.warn(`${request.url} lacks assumed fields of the contract: ${result.details}`)
        request.contractResult ??= result
        return payload
      }
      return replaceInvalid(request, reply, result.details)
    })
  },
  { name: 'contract-guard', dependencies: ['calls', 'overrides'] },
)

const isChecked = ({ method, contractResult }: FastifyRequest, reply: FastifyReply) =>
  method !== 'HEAD' &&
  contractResult?.kind !== 'fault' &&
  contractResult?.kind !== 'unimplemented' &&
  // 421 is sent before the request reaches an operation.
  reply.statusCode !== 421

const checkReply = (
  operation: Operation,
  { source }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): ContractResult => {
  const { statusCode: status } = reply
  const text = typeof payload === 'string' ? payload : ''
  const type = String(reply.getHeader('content-type') ?? '')
  const result = checkForm(operation, status, type, text)
  // Only the mock's own responses have the codes of the contract: other hosts may use others.
  const isOwnError = source === 'mock' && status >= 400 && result.kind === 'valid'
  return isOwnError ? checkErrorCode(operation.name, text) : result
}

const checkErrorCode = (operation: string, text: string): ContractResult => {
  const { code } = z.parse(errorBodySchema, parseJson(text))
  if (errorCodesOf(operation).some((declared) => declared === code)) return { kind: 'valid' }
  const details =
    `the error code ${code} is not declared: ` +
    'add it to OPERATION_ERRORS in packages/contract/src/shared/errors.ts'
  return { kind: 'response', details }
}

/** Logs the violation of a response, and returns the payload that replaces it. */
const replaceInvalid = (request: FastifyRequest, reply: FastifyReply, violation: string) => {
  const { statusCode: status } = reply
  const { method, routeOptions } = request
  request.log.error(
    { violation, status },
    `${method} ${routeOptions.url} violates the contract: ${violation}`,
  )
  request.contractResult ??= { kind: 'response', details: `status ${status}: ${violation}` }
  const { status: sentStatus, body } = internalError()
  return jsonPayload(reply, sentStatus, body)
}

/**
 * How the client of a stub or the upstream has violated the contract; undefined if it has not. The
 * handler, which validates requests otherwise, does not run.
 */
const requestViolation = (request: FastifyRequest): ContractResult | undefined => {
  const { operation, headers, query, body } = request
  const route = operation?.route
  // The parts of a multipart body are not parsed.
  const hasParsedBody = !headers['content-type']?.startsWith('multipart/')
  const bodySchema = route && 'body' in route && hasParsedBody ? route.body : undefined
  return partViolation(route?.query, query, 'query') ?? partViolation(bodySchema, body, 'body')
}

const partViolation = (
  schema: unknown,
  value: unknown,
  part: string,
): ContractResult | undefined => {
  if (!(schema instanceof z.core.$ZodType)) return undefined
  const { error } = z.safeParse(schema, value)
  return error && { kind: 'request', details: fieldsText(fieldErrors(error.issues, part)) }
}
