import { operations } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContractResult } from '../worlds/request-log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's route, set by ts-rest. */
    tsRestRoute?: AppRoute
  }
}

const names = new Map<unknown, string>(operations.map(({ name, route }) => [route, name]))

/** The contract's route of a request; null if the contract has none. */
export const routeOf = (request: FastifyRequest): AppRoute | null => request.routeOptions.config.tsRestRoute ?? null

/** The contract's name of a request's operation; null if the contract has none. */
export const operationNameOf = (request: FastifyRequest): string | null => names.get(routeOf(request)) ?? null

const results = new WeakMap<FastifyRequest, ContractResult>()

/** Records that an exchange violates the contract. The first record counts: later ones are its consequences. */
export const recordViolation = (request: FastifyRequest, result: ContractResult): void => {
  if (!results.has(request)) results.set(request, result)
}

export const contractResultOf = (request: FastifyRequest): ContractResult => results.get(request) ?? { kind: 'met' }

/** Makes a response a JSON body with another status, in an `onSend` hook. Returns its payload. */
export const jsonPayload = (reply: FastifyReply, status: number, body: unknown): string => {
  const payload = JSON.stringify(body)
  reply.status(status).type('application/json; charset=utf-8').header('content-length', Buffer.byteLength(payload))
  return payload
}

/** Aborts when the client disconnects, or has done so. (The request's own signal aborts at the end of its body.) */
export const closeSignal = (reply: FastifyReply): AbortSignal => {
  const closed = new AbortController()
  if (reply.raw.destroyed) closed.abort()
  else reply.raw.once('close', () => closed.abort())
  return closed.signal
}
