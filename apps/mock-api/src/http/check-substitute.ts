import { checkResponse } from '@shop/conformance/check-response'
import { operationOf } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { parseJson } from '../shared/parse-json.ts'
import type { ContractResult } from '../worlds/request-log.ts'

/**
 * Whether an exchange with a substitute met the contract: `tolerated` for a response that the shop can show, although it differs.
 * @param payload the body as text
 */
export const checkSubstitute = (
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
