import { Readable } from 'node:stream'
import { operationOf } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { namesWorld } from '../worlds/world-name.ts'
import { showable, showablePath } from './secrets.ts'
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
    at: new Date().toISOString(),
    method: request.method,
    path: showablePath(request.url),
    operation: operationNameOf(request),
    status,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    signed_in: request.headers.authorization !== undefined,
    request_body: type.startsWith('multipart/')
      ? `(${length} bytes of ${type.split(';', 1)[0]})`
      : showable(request.body),
    response_body: showable(payload),
    contract: verdictOf(request),
  })
}

/**
 * Logs the calls of the contract, inside their own scope and after everything else that may change an answer. It is
 * written before the answer leaves, so whoever has the answer finds it in the log.
 */
export const callLogPlugin = fp(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    // A fault's answer that breaks off flows away while it is sent; there is nothing to show.
    logExchange(request, reply, reply.statusCode, payload instanceof Readable ? null : payload)
    return payload
  })
})

/** Logs calls that the contract does not have, and says each request in one line to whoever watches the process. */
export const requestLogPlugin = fp(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (isApiCall(request) && request.routeOptions.config.tsRestRoute === undefined && request.method !== 'OPTIONS') {
      judge(request, { kind: 'unknown', details: 'The contract has no such call.' })
      logExchange(request, reply, reply.statusCode, payload)
    }
    return payload
  })
  app.addHook('onResponse', async (request, reply) => {
    const operation = operationNameOf(request)
    const line = `${request.method} ${showablePath(request.url)} ${reply.statusCode} ${reply.elapsedTime.toFixed(1)} ms`
    const level = isApiCall(request) || request.url.startsWith('/pay/') ? 'info' : 'debug'
    request.log[level](operation === null ? line : `${line}  ${operation}`)
  })
})
