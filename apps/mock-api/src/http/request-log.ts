import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { redactUrl } from '../worlds/redact.ts'
import type { Caller } from './auth.ts'
import {
  contractResultOf,
  operationNameOf,
  recordViolation,
  responseSourceOf,
  routeOf,
} from './call.ts'
import { hostStyleOf } from './contract-guard.ts'
import { securityHeaders } from './security.ts'
import { worldOrNone } from './worlds.ts'

/**
 * `caller` is undefined outside of the contract's scope, and for a request that is rejected before
 * its token is known.
 */
const callerName = (request: FastifyRequest & { readonly caller?: Caller }): string => {
  if (responseSourceOf(request) !== 'mock') return 'unknown'
  return request.caller?.kind === 'customer' ? `customer ${request.caller.customerId}` : 'guest'
}

const isApiCall = (request: FastifyRequest): boolean => /^\/api(?:\/|$)/.test(request.url)

/** Undefined for the parts of a multipart body, which are not parsed. */
const jsonBodyOf = ({ body, headers }: FastifyRequest): unknown =>
  headers['content-type']?.startsWith('multipart/') ? undefined : body

/**
 * Adds an exchange to the log of its world.
 * @param status null if the connection was dropped
 */
export const logExchange = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number | null,
  payload: unknown,
): void => {
  const world = request.servedHost && worldOrNone(request)
  if (world === undefined) return
  const { 'content-type': type = '', 'content-length': length = '?' } = request.headers
  world.log.add({
    method: request.method,
    path: request.url,
    operation: operationNameOf(request),
    status,
    ms: reply.elapsedTime,
    caller: callerName(request),
    address: request.ip,
    signed_in: request.headers.authorization !== undefined,
    request_body:
      jsonBodyOf(request) ??
      (type.startsWith('multipart/') ? `(${length} bytes of ${type.split(';', 1)[0]})` : null),
    response_body: payload,
    request_headers: request.headers,
    response_headers: Object.fromEntries(
      Object.entries(reply.getHeaders()).filter(([name, value]) => value !== securityHeaders[name]),
    ),
    host_style: routeOf(request) ? hostStyleOf(request) : 'full',
    source: responseSourceOf(request),
    contract: contractResultOf(request),
  })
}

/** Adds a call to the recording of its world, but none that a fault changed. */
const recordExchange = (request: FastifyRequest, reply: FastifyReply, payload: unknown): void => {
  const operation = operationNameOf(request)
  if (operation === null || contractResultOf(request).kind === 'fault') return
  const text = typeof payload === 'string' ? payload : ''
  worldOrNone(request)?.recording?.add(operation, request, jsonBodyOf(request), reply, text)
}

/**
 * Logs and records the calls of the contract, and other calls to the API. A hook of each route is
 * the last that changes a response; it logs before the response is sent, so a client that has the
 * response finds it in the log.
 */
export const requestLogPlugin = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    if (!route.config?.tsRestRoute) return
    route.onSend = async (request, reply, payload) => {
      logExchange(request, reply, reply.statusCode, payload instanceof Readable ? null : payload)
      recordExchange(request, reply, payload)
      return payload
    }
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (routeOf(request) === null && isApiCall(request) && request.method !== 'OPTIONS') {
      recordViolation(request, { kind: 'unknown', details: 'The contract has no such call.' })
      logExchange(request, reply, reply.statusCode, payload)
    }
    return payload
  })
  if (!['trace', 'debug', 'info'].includes(app.log.level)) return
  app.addHook('onResponse', async (request, reply) => {
    const operation = operationNameOf(request)
    const line = `${request.method} ${redactUrl(request.url)} ${reply.statusCode} ${reply.elapsedTime.toFixed(1)} ms`
    const level = isApiCall(request) || request.url.startsWith('/pay/') ? 'info' : 'debug'
    request.log[level](
      operation === null
        ? line
        : `${line}  ${operation}  ${callerName(request)} from ${request.ip}`,
    )
  })
})
