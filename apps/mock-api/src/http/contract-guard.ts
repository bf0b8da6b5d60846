import { checkResponse } from '@shop/conformance/check-response'
import { errorBodySchema, errorCodesOf, operationOf } from '@shop/contract'
import { type AppRoute, isAppRouteNoBody, isAppRouteOtherResponse, validateIfSchema } from '@ts-rest/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'
import { internalError } from '../shared/errors.ts'
import { parseJson } from '../shared/parse-json.ts'
import type { ContractResult } from '../worlds/request-log.ts'
import { contractResultOf, jsonPayload, operationNameOf, recordViolation, routeOf } from './call.ts'
import { responseSourceOf } from './substitutes.ts'

/**
 * Replaces a response that violates the contract by a 500 and logs the violation: an undeclared status or error code, an
 * unknown key, a wrong type, a missing body. A stub's response is sent all the same. It validates the serialized body of
 * every response: the validation of ts-rest covers neither errors nor undeclared statuses.
 */
export const contractGuardPlugin = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const route = routeOf(request)
    // 421 is sent before the request reaches an operation.
    if (!route || request.method === 'HEAD' || reply.statusCode === 421) return done(null, payload)
    // A fault violates the contract on purpose.
    if (contractResultOf(request).kind === 'fault') return done(null, payload)
    if (responseSourceOf(request) !== 'mock') {
      const result = checkSubstitute(route, request, reply, payload)
      if (result.kind !== 'met') recordViolation(request, result)
      return done(null, payload)
    }
    const violation =
      violationOf(route, reply.statusCode, payload) ??
      undeclaredCode(operationNameOf(request) ?? '', reply.statusCode, payload)
    done(null, violation === null ? payload : replaceBody(route, request, reply, violation))
  })
})

const violationOf = (route: AppRoute, status: number, payload: unknown): string | null => {
  const declared = route.responses[status]
  if (declared === undefined) return `status ${status} is not declared`
  if (isAppRouteNoBody(declared)) return payload === undefined || payload === '' ? null : 'the body must be empty'
  if (typeof payload !== 'string') return 'the body is missing or is not text'
  const schema = isAppRouteOtherResponse(declared) ? declared.body : declared
  const { error } = validateIfSchema(parseJson(payload), schema)
  return error?.issues.map(({ path = [], message }) => `${pathText(path)}: ${message}`).join('; ') ?? null
}

/** Only the mock's own responses have the codes of the contract: other hosts may use others. */
const undeclaredCode = (operation: string, status: number, payload: unknown): string | null => {
  if (status < 400) return null
  const { code } = z.parse(errorBodySchema, parseJson(String(payload)))
  return errorCodesOf(operation).some((known) => known === code)
    ? null
    : `the error code ${code} is not declared: add it to OPERATION_ERRORS in packages/contract/src/shared/errors.ts`
}

const pathText = (path: readonly unknown[]) =>
  path.map((part) => String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part)).join('.') ||
  'body'

const replaceBody = (route: AppRoute, request: FastifyRequest, reply: FastifyReply, violation: string): string => {
  request.log.error(
    { violation, status: reply.statusCode },
    `${route.method} ${route.path} violates the contract: ${violation}`,
  )
  recordViolation(request, { kind: 'response', details: `status ${reply.statusCode}: ${violation}` })
  const { status, body } = internalError()
  return jsonPayload(reply, status, body)
}

/**
 * Whether an exchange with a substitute met the contract: `tolerated` for a response that the shop can show, although it differs.
 * @param payload the body as text
 */
const checkSubstitute = (
  route: AppRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): ContractResult => {
  const details = requestViolation(route, request)
  if (details !== undefined) return { kind: 'request', details }
  const operation = operationOf(route.method, route.path)
  if (operation === undefined) return { kind: 'met' }
  const text = typeof payload === 'string' ? payload : ''
  const headers = { 'content-type': String(reply.getHeader('content-type') ?? '') }
  const response = { operation, request: request.url, status: reply.statusCode, headers, text, json: parseJson(text) }
  const findings = checkResponse(response)
  if (findings.length === 0) return { kind: 'met' }
  return {
    kind: findings.some(({ level }) => level === 'fail') ? 'response' : 'tolerated',
    details: findings
      .map(({ path, message, expected, received }) => {
        const place = path ? `${path}: ` : ''
        return `${place}${message} (expected ${expected}, received ${received})`
      })
      .join('; '),
  }
}

const requestViolation = (route: AppRoute, { body, query, headers }: FastifyRequest): string | undefined => {
  // The parts of a multipart body are not parsed.
  const isParsed = !headers['content-type']?.startsWith('multipart/')
  const parts = [
    ['query', route.query, query],
    ...('body' in route && isParsed ? [['body', route.body, body] as const] : []),
  ] as const
  for (const [name, schema, value] of parts) {
    if (!(schema instanceof z.core.$ZodType)) continue
    const { error } = z.safeParse(schema, value)
    if (error) return error.issues.map(({ path, message }) => `${path.join('.') || name}: ${message}`).join('; ')
  }
  return undefined
}
