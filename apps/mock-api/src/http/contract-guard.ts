import { errorBodySchema, errorCodesOf, metadataOf, type Operation } from '@shop/contract'
import { bodyFormOf, bodyFormTexts, checkResponse } from '@shop/contract/host/check-response'
import type { AppRoute } from '@ts-rest/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'
import { fieldErrors, fieldsText, internalError, ShopError } from '../shared/errors.ts'
import { parseJson } from '../shared/parse-json.ts'
import { type HostStyle, hostStyleList, hostStyles } from '../worlds/host-styles.ts'
import type { ContractResult } from '../worlds/request-log.ts'
import {
  contractResultOf,
  jsonPayload,
  operationNameOf,
  recordViolation,
  responseSourceOf,
  routeOf,
} from './call.ts'
import { inHostStyle } from './host-styles/in-host-style.ts'
import { worldOrNone } from './worlds.ts'

/** Sets the style of the response to one request, whatever the style of its world. */
const hostStyleHeader = 'x-mock-host-style'

/** Always `full` for a response that is not the mock's own: it is sent as it is. */
export const hostStyleOf = (request: FastifyRequest): HostStyle => {
  if (responseSourceOf(request) !== 'mock') return 'full'
  const requested = hostStyles.find((style) => style === request.headers[hostStyleHeader])
  return requested ?? worldOrNone(request)?.hostStyle ?? 'full'
}

const uncheckedKinds: readonly ContractResult['kind'][] = ['fault', 'unimplemented']

/**
 * Holds responses to the contract, and converts them for a world in another style. A response that violates the contract is
 * logged and replaced by a 500: an undeclared status or error code, an unknown key, a wrong type, a missing body. That of a stub
 * is sent all the same. It validates the serialized body of every response: the validation of ts-rest covers neither errors nor
 * undeclared statuses. Register it after the faults, which violate the contract on purpose.
 */
export const contractGuardPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const requested = request.headers[hostStyleHeader]
    if (requested === undefined || hostStyles.some((style) => style === requested)) return done()
    done(
      new ShopError('malformed_request', `The header ${hostStyleHeader} must be ${hostStyleList}.`),
    )
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const route = routeOf(request)
    // 421 is sent before the request reaches an operation.
    if (!route || reply.statusCode === 421) return done(null, payload)
    const isUnchecked =
      request.method === 'HEAD' || uncheckedKinds.includes(contractResultOf(request).kind)
    const sent = isUnchecked ? payload : guarded(route, request, reply, payload)
    const style = hostStyleOf(request)
    if (typeof sent !== 'string' || sent === '' || style === 'full') return done(null, sent)
    const { status, body } = inHostStyle(style, route, reply.statusCode, sent)
    // The headers of a fault or a HEAD request may describe another body.
    if (body !== sent) reply.header('content-length', Buffer.byteLength(body))
    reply.status(status)
    done(null, body)
  })
})

const guarded = (
  route: AppRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): unknown => {
  const name = operationNameOf(request)
  if (name === null) return payload
  const operation = { name, route, metadata: metadataOf(route) }
  const type = String(reply.getHeader('content-type') ?? '')
  const result = checkForm(
    operation,
    reply.statusCode,
    type,
    typeof payload === 'string' ? payload : '',
  )
  if (responseSourceOf(request) !== 'mock') {
    recordViolation(request, requestViolation(route, request) ?? result)
    return payload
  }
  const { statusCode: status } = reply
  const violation =
    'details' in result ? result.details : undeclaredCode(operation.name, status, payload)
  if (violation === undefined) return payload
  request.log.error(
    { violation, status },
    `${route.method} ${route.path} violates the contract: ${violation}`,
  )
  recordViolation(request, { kind: 'response', details: `status ${status}: ${violation}` })
  const { status: sentStatus, body } = internalError()
  return jsonPayload(reply, sentStatus, body)
}

/** Whether a response met the contract: `tolerated` if it differs, but the shop can show it. */
export const checkForm = (
  operation: Operation,
  status: number,
  type: string,
  text: string,
): ContractResult => {
  const headers = { 'content-type': type }
  const json = parseJson(text)
  const findings = checkResponse({ operation, status, headers, text, json })
  const form = bodyFormOf(operation, status, json) ?? 'declared'
  if (findings.length === 0 && form === 'declared') return { kind: 'valid' }
  const lines = findings.map(
    ({ path, message, expected, received }) =>
      `${path && `${path}: `}${message} (expected ${expected}, received ${received})`,
  )
  if (form !== 'declared') lines.unshift(bodyFormTexts[form])
  const kind = findings.some(({ level }) => level === 'fail') ? 'response' : 'tolerated'
  return { kind, details: lines.join('; ') }
}

/** Only the mock's own responses have the codes of the contract: other hosts may use others. */
const undeclaredCode = (
  operation: string,
  status: number,
  payload: unknown,
): string | undefined => {
  if (status < 400) return undefined
  const { code } = z.parse(errorBodySchema, parseJson(String(payload)))
  return errorCodesOf(operation).some((known) => known === code)
    ? undefined
    : `the error code ${code} is not declared: add it to OPERATION_ERRORS in packages/contract/src/shared/errors.ts`
}

/** What the client of a substitute has violated: the handler, which validates requests, does not run. */
const requestViolation = (
  route: AppRoute,
  { body, query, headers }: FastifyRequest,
): ContractResult | undefined => {
  // The parts of a multipart body are not parsed.
  const isParsed = 'body' in route && !headers['content-type']?.startsWith('multipart/')
  const parts = [
    [route.query, query, 'query'] as const,
    ...(isParsed ? [[route.body, body, 'body'] as const] : []),
  ]
  for (const [schema, value, name] of parts) {
    const { error } = schema instanceof z.core.$ZodType ? z.safeParse(schema, value) : {}
    if (error) return { kind: 'request', details: fieldsText(fieldErrors(error.issues, name)) }
  }
  return undefined
}
