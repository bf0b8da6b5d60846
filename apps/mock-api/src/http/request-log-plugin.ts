import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { redactUrl } from '../shared/redact.ts'
import type { Caller } from './auth-plugin.ts'
import { securityHeaders } from './security-plugin.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Adds the exchange to the log of its world.
     * @param status null if the connection was dropped
     */
    logExchange: (status: number | null, payload: unknown) => void
  }
}

/**
 * Logs the calls of the contract, and other calls to the API, in the world and in the process, and
 * records them.
 */
export const requestLogPlugin = fp(
  async (app) => {
    app.decorateReply('logExchange', logExchange)
    logContractCalls(app)
    logUnknownCalls(app)
    if (['trace', 'debug', 'info'].includes(app.log.level)) logLines(app)
  },
  { name: 'request-log', dependencies: ['calls', 'worlds', 'security'] },
)

/**
 * The `onSend` hook of a route is the last that changes a response. It logs before the response is
 * sent, so a client that has the response finds it in the log.
 */
const logContractCalls = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    if (!route.config?.tsRestRoute) return
    route.onSend = async (request, reply, payload) => {
      // A fault has dropped the connection, and logged that.
      if (reply.sent) return payload
      reply.logExchange(reply.statusCode, payload instanceof Readable ? null : payload)
      recordExchange(request, reply, payload)
      return payload
    }
  })
}

const isApiCall = ({ url }: FastifyRequest): boolean => /^\/api(?:\/|$)/.test(url)

const logUnknownCalls = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.operation === null && isApiCall(request) && request.method !== 'OPTIONS') {
      request.contractResult ??= { kind: 'unknown', details: 'The contract has no such call.' }
      reply.logExchange(reply.statusCode, payload)
    }
    return payload
  })
}

/** Writes a line for each request into the log of the process. */
const logLines = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, operation, ip } = request
    const duration = `${reply.elapsedTime.toFixed(1)} ms`
    const line = `${method} ${redactUrl(url)} ${reply.statusCode} ${duration}`
    const level = isApiCall(request) || url.startsWith('/pay/') ? 'info' : 'debug'
    const details = operation ? `  ${operation.name}  ${callerName(request)} from ${ip}` : ''
    request.log[level](line + details)
  })
}

function logExchange(this: FastifyReply, status: number | null, payload: unknown): void {
  const { request } = this
  // A host that is not served has no world.
  const world = request.servedHost && request.worldOrNone
  world?.log.add({
    method: request.method,
    path: request.url,
    operation: request.operation?.name ?? null,
    status,
    ms: this.elapsedTime,
    caller: callerName(request),
    address: request.ip,
    signed_in: request.headers.authorization !== undefined,
    request_body: jsonBodyOf(request) ?? multipartText(request),
    response_body: payload,
    request_headers: request.headers,
    response_headers: ownHeaders(this),
    host_style: request.operation ? request.hostStyle : 'full',
    source: request.source,
    contract: request.contractResult ?? { kind: 'valid' },
  })
  request.server.worlds.limitLogs()
}

/**
 * `caller` is undefined outside of the contract's scope, and for a request that is rejected before
 * its token is known.
 */
const callerName = (request: FastifyRequest & { readonly caller?: Caller }): string => {
  if (request.source !== 'mock') return 'unknown'
  return request.caller?.kind === 'customer' ? `customer ${request.caller.customerId}` : 'guest'
}

const isMultipart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') === true

/** Undefined for the parts of a multipart body, which are not parsed. */
const jsonBodyOf = (request: FastifyRequest): unknown =>
  isMultipart(request) ? undefined : request.body

/** What the log shows of a multipart body; null for any other body. */
const multipartText = (request: FastifyRequest): string | null => {
  if (!isMultipart(request)) return null
  const { 'content-type': type, 'content-length': length = '?' } = request.headers
  return `(${length} bytes of ${type?.split(';', 1)[0]})`
}

/** The headers of a response, without those that every response has. */
const ownHeaders = (reply: FastifyReply) =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(([name, value]) => value !== securityHeaders[name]),
  )

/** Adds a call to the recording of its world, but none that a fault changed. */
const recordExchange = (request: FastifyRequest, reply: FastifyReply, payload: unknown): void => {
  const { operation, contractResult, worldOrNone } = request
  if (operation === null || contractResult?.kind === 'fault') return
  const text = typeof payload === 'string' ? payload : ''
  try {
    worldOrNone?.recording?.add(operation.name, request, jsonBodyOf(request), reply, text)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    request.log.warn(`A call of ${operation.name} is not recorded: it is nested too deeply.`)
  }
}
