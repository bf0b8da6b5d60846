import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { redactUrl } from '../worlds/redact.ts'
import type { Exchange } from '../worlds/request-log.ts'
import type { Caller } from './auth.ts'
import { contractResultOf, operationNameOf, recordViolation, routeOf } from './call.ts'
import { hostStyleOf } from './host-style.ts'
import { securityHeaders } from './security.ts'
import { responseSourceOf } from './substitutes.ts'
import { worldOrNone } from './worlds.ts'

/** `caller` is undefined outside of the contract's scope, and for a request that is rejected before its token is known. */
const callerName = (request: FastifyRequest & { readonly caller?: Caller }): string => {
  if (responseSourceOf(request) !== 'mock') return 'unknown'
  return request.caller?.kind === 'customer' ? `customer ${request.caller.customerId}` : 'guest'
}

const isApiCall = (request: FastifyRequest): boolean => /^\/api(?:\/|$)/.test(request.url)

/** The headers of a response, without those that every response has. */
const ownHeadersOf = (reply: FastifyReply): Exchange['response_headers'] =>
  Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name, value]) => value !== securityHeaders[name]))

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
    request_body: type.startsWith('multipart/') ? `(${length} bytes of ${type.split(';', 1)[0]})` : request.body,
    response_body: payload,
    request_headers: request.headers,
    response_headers: ownHeadersOf(reply),
    host_style: routeOf(request) ? hostStyleOf(request) : 'full',
    source: responseSourceOf(request),
    contract: contractResultOf(request),
  })
}

/** Adds a call to the recording of its world, but none that a fault changed. */
const recordExchange = (request: FastifyRequest, reply: FastifyReply, payload: unknown): void => {
  const recording = worldOrNone(request)?.recording
  if (!recording) return
  const operation = operationNameOf(request)
  const isFault = contractResultOf(request).kind === 'fault'
  if (operation === null || isFault || payload instanceof Readable) return
  const { params, query, body, headers } = request
  const retryAfter = reply.getHeader('retry-after')
  recording.add({
    operation,
    params,
    query,
    requestBody: headers['content-type']?.startsWith('multipart/') ? undefined : body,
    status: reply.statusCode,
    contentType: String(reply.getHeader('content-type') ?? ''),
    retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
    responseBody: typeof payload === 'string' ? payload : '',
  })
}

/**
 * Logs and records the calls of the contract. Register it in their scope, after all other hooks that change a response. It logs before
 * the response is sent, so a client that has the response finds it in the log.
 */
export const callLogPlugin = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    // The body of a fault is a stream.
    logExchange(request, reply, reply.statusCode, payload instanceof Readable ? null : payload)
    recordExchange(request, reply, payload)
    done(null, payload)
  })
})

/** Logs API calls that the contract does not have, and writes a line per request to the process's log. */
export const requestLogPlugin = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (routeOf(request) === null && isApiCall(request) && request.method !== 'OPTIONS') {
      recordViolation(request, { kind: 'unknown', details: 'The contract has no such call.' })
      logExchange(request, reply, reply.statusCode, payload)
    }
    done(null, payload)
  })
  if (!['trace', 'debug', 'info'].includes(app.log.level)) return
  app.addHook('onResponse', (request, reply, done) => {
    const operation = operationNameOf(request)
    const line = `${request.method} ${redactUrl(request.url)} ${reply.statusCode} ${reply.elapsedTime.toFixed(1)} ms`
    const level = isApiCall(request) || request.url.startsWith('/pay/') ? 'info' : 'debug'
    request.log[level](operation === null ? line : `${line}  ${operation}  ${callerName(request)} from ${request.ip}`)
    done()
  })
})
