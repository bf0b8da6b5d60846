import { Readable } from 'node:stream'
import { operationOf } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { showablePath } from '../worlds/secrets.ts'
import { namesWorld } from '../worlds/world-name.ts'
import { judge, verdictOf } from './verdict.ts'

const names = new WeakMap<AppRoute, string | null>()

/** The contract's name of what a request asks for; null when the contract has no such call. */
export const operationNameOf = (request: FastifyRequest): string | null => {
  const route = request.routeOptions.config.tsRestRoute
  if (route === undefined) return null
  const known = names.get(route)
  if (known !== undefined) return known
  const name = operationOf(route.method, route.path)?.name ?? null
  names.set(route, name)
  return name
}

const isApiCall = (request: FastifyRequest): boolean => /^\/api(?:\/|$)/.test(request.url)

/**
 * Writes an exchange into the log of its world.
 * @param status null when the connection was dropped
 */
export const logExchange = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number | null,
  payload: unknown,
): void => {
  if (!namesWorld(request)) return
  const { 'content-type': type = '', 'content-length': length = '?' } = request.headers
  request.world.log.add({
    at: Date.now(),
    method: request.method,
    url: request.url,
    operation: operationNameOf(request),
    status,
    ms: reply.elapsedTime,
    signedIn: request.headers.authorization !== undefined,
    requestBody: type.startsWith('multipart/') ? `(${length} bytes of ${type.split(';', 1)[0]})` : request.body,
    responseBody: payload,
    verdict: verdictOf(request),
  })
}

/**
 * Logs the calls of the contract, inside their own scope and after everything else that may change an answer. It is
 * written before the answer leaves, so whoever has the answer finds it in the log.
 */
export const callLogPlugin = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    // A fault's answer that breaks off flows away while it is sent; there is nothing to show.
    logExchange(request, reply, reply.statusCode, payload instanceof Readable ? null : payload)
    done(null, payload)
  })
})

/** The levels at which a request's line is written; at all others it is not even put together. */
const talkative: ReadonlySet<string> = new Set(['trace', 'debug', 'info'])

/** Logs calls that the contract does not have, and says each request in one line to whoever watches the process. */
export const requestLogPlugin = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.routeOptions.config.tsRestRoute === undefined && isApiCall(request) && request.method !== 'OPTIONS') {
      judge(request, { kind: 'unknown', details: 'The contract has no such call.' })
      logExchange(request, reply, reply.statusCode, payload)
    }
    done(null, payload)
  })
  if (!talkative.has(app.log.level)) return
  app.addHook('onResponse', (request, reply, done) => {
    const operation = operationNameOf(request)
    const line = `${request.method} ${showablePath(request.url)} ${reply.statusCode} ${reply.elapsedTime.toFixed(1)} ms`
    const level = isApiCall(request) || request.url.startsWith('/pay/') ? 'info' : 'debug'
    request.log[level](operation === null ? line : `${line}  ${operation}`)
    done()
  })
})
