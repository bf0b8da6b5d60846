import { isDeepStrictEqual } from 'node:util'
import { metadataOf } from '@shop/contract'
import { type AppRoute, isAppRouteNoBody, isAppRouteOtherResponse, validateIfSchema } from '@ts-rest/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { internalError } from '../shared/errors.ts'
import { judge, verdictOf } from './verdict.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's route, put there by ts-rest. */
    tsRestRoute?: AppRoute
  }
}

/**
 * Lets nothing leave that the contract does not declare: it looks at the very bytes that are about to go, whether a
 * handler or the error handler sent them. An undeclared status, an extra key, a wrong type or a missing body becomes
 * a 500, and the log says which. (ts-rest's own response validation sees neither undeclared statuses nor errors.)
 */
export const contractGuardPlugin = fp(async (app) => {
  app.setReplySerializer(textOf)
  app.addHook('onSend', (request, reply, payload, done) => {
    const route = request.routeOptions.config.tsRestRoute
    if (!route || request.method === 'HEAD') return done(null, payload)
    // A fault that a developer set answers wrongly on purpose.
    if (verdictOf(request).kind === 'fault') return done(null, payload)
    const breach = breachOf(route, reply, payload)
    done(null, breach === null ? payload : refuse(route, request, reply, breach))
  })
})

const texts = new WeakMap<object, string>()

/** The JSON of a body. One that cannot change any more, as `unchanged` gives it, is written once. */
const textOf = (body: unknown): string => {
  if (typeof body !== 'object' || body === null || !Object.isFrozen(body)) return JSON.stringify(body)
  const text = texts.get(body) ?? JSON.stringify(body)
  texts.set(body, text)
  return text
}

/** What is wrong with an answer, or null. */
const breachOf = (route: AppRoute, reply: FastifyReply, payload: unknown): string | null => {
  const declared = route.responses[reply.statusCode]
  if (declared === undefined) return `status ${reply.statusCode} is not declared`
  if (isAppRouteNoBody(declared)) return payload === undefined || payload === '' ? null : 'there must be no body'
  const schema = isAppRouteOtherResponse(declared) ? declared.body : declared
  if (typeof payload !== 'string') return 'the body is missing or is not text'
  // The very bytes that passed for this answer before pass again: what all may read comes again and again.
  const isForAll = route.method === 'GET' && metadataOf(route).auth === 'public'
  if (isForAll && acceptedBy.get(declared)?.has(payload)) return null
  const breach = breachOfBody(schema, payload)
  if (isForAll && breach === null) remember(declared, payload)
  return breach
}

const breachOfBody = (schema: Parameters<typeof validateIfSchema>[1], payload: string): string | null => {
  const body = parsed(payload)
  const { error, value } = validateIfSchema(body, schema)
  if (error) return error.issues.map(({ path = [], message }) => `${pathText(path)}: ${message}`).join('; ')
  // A schema that is not strict drops the keys it does not know instead of refusing them.
  return isDeepStrictEqual(value, body) ? null : 'the body has keys that are not declared'
}

/** What each declared answer has accepted, newest last. */
const acceptedBy = new Map<unknown, Set<string>>()
const remembered = 64

const remember = (declared: unknown, payload: string): void => {
  const accepted = acceptedBy.get(declared) ?? new Set()
  for (const oldest of accepted) {
    if (accepted.size < remembered) break
    accepted.delete(oldest)
  }
  acceptedBy.set(declared, accepted.add(payload))
}

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

const pathText = (path: readonly unknown[]) =>
  path.map((part) => String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part)).join('.') ||
  'body'

const refuse = (route: AppRoute, request: FastifyRequest, reply: FastifyReply, breach: string): string => {
  request.log.error(
    { breach, answered: reply.statusCode },
    `${route.method} ${route.path} would have broken the contract: ${breach}`,
  )
  judge(request, { kind: 'response', details: `answered ${reply.statusCode}: ${breach}` })
  const error = internalError()
  const body = JSON.stringify(error.body)
  reply.status(error.status).header('content-type', 'application/json; charset=utf-8')
  reply.header('content-length', Buffer.byteLength(body))
  return body
}
