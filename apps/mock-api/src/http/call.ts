import { type OperationName, operations } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isForwarded } from '../worlds/passthrough.ts'
import type { ContractResult, ResponseSource } from '../worlds/request-log.ts'
import type { Stub } from '../worlds/stubs.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    tsRestRoute?: AppRoute
  }
}

const names = new Map<unknown, OperationName>(operations.map(({ name, route }) => [route, name]))

export const routeOf = (request: FastifyRequest): AppRoute | null =>
  request.routeOptions.config.tsRestRoute ?? null

export const operationNameOf = (request: FastifyRequest): OperationName | null =>
  names.get(routeOf(request)) ?? null

const results = new WeakMap<FastifyRequest, ContractResult>()

/**
 * Records that an exchange violates the contract. The first record counts: later ones are its
 * consequences.
 */
export const recordViolation = (request: FastifyRequest, result: ContractResult): void => {
  if (!results.has(request)) results.set(request, result)
}

export const contractResultOf = (request: FastifyRequest): ContractResult =>
  results.get(request) ?? { kind: 'valid' }

const substitutes = new WeakMap<FastifyRequest, Stub | 'upstream'>()

export const substituteOf = (request: FastifyRequest): Stub | 'upstream' | undefined =>
  substitutes.get(request)

export const responseSourceOf = (request: FastifyRequest): ResponseSource => {
  const substitute = substitutes.get(request)
  return substitute === undefined || substitute === 'upstream' ? (substitute ?? 'mock') : 'stub'
}

export const isForUpstream = (request: FastifyRequest): boolean => {
  const operation = operationNameOf(request)
  return operation !== null && isForwarded(request.world.passthrough, operation)
}

export const chooseSource = (request: FastifyRequest): ResponseSource => {
  const operation = operationNameOf(request)
  const stub = operation === null ? undefined : request.world.stubs.take(operation, request)
  if (stub) substitutes.set(request, stub)
  else if (isForUpstream(request)) substitutes.set(request, 'upstream')
  return responseSourceOf(request)
}

/** Makes a response a JSON body with another status, in an `onSend` hook. Returns its payload. */
export const jsonPayload = (reply: FastifyReply, status: number, body: unknown): string => {
  const payload = JSON.stringify(body)
  reply
    .status(status)
    .type('application/json; charset=utf-8')
    .header('content-length', Buffer.byteLength(payload))
  return payload
}

/**
 * Aborts when the client disconnects, or has done so. (The request's own signal aborts at the end
 * of its body.)
 */
export const closeSignal = (reply: FastifyReply): AbortSignal => {
  const closed = new AbortController()
  if (reply.raw.destroyed) closed.abort()
  else reply.raw.once('close', () => closed.abort())
  return closed.signal
}
