import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ShopError } from '../shared/errors.ts'
import { parseJson } from '../shared/parse-json.ts'
import { type FaultEffect, faultEffectSchema } from './faults.ts'
import { isForwarded } from './passthrough.ts'
import type { Stub } from './stubs.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The stub that responds, if `source` is `stub`; else null. */
    stub: Stub | null
    /** What a fault does to the call; null without one, and once it is applied. */
    faultEffect: FaultEffect | null
  }
}

/**
 * Chooses what responds to a call: a stub that matches it, else the upstream if the operation is
 * forwarded, else the mock's handler, after `authenticate`, which lets guests through where the
 * contract does. Then it chooses a fault: a call that authentication rejects uses up none.
 * @throws ShopError `unauthenticated`; `malformed_request` for a wrong header `x-mock-fault`
 */
export const chooseSource = (request: FastifyRequest, hasUpstream: boolean): void => {
  const { operation, world, server } = request
  // A call that the contract does not have.
  if (operation === null) {
    server.authenticate(request)
    return
  }
  request.stub = world.stubs.take(operation.name, request) ?? null
  if (request.stub) request.source = 'stub'
  else if (hasUpstream && isForUpstream(request)) request.source = 'upstream'
  else server.authenticate(request)
  request.faultEffect = effectOfHeader(request) ?? world.faults.take(operation.name) ?? null
}

/** Whether the upstream responds to a call that no stub responds to. */
export const isForUpstream = ({ operation, world }: FastifyRequest): boolean =>
  operation !== null && isForwarded(world.passthrough, operation.name)

const faultHeader = 'x-mock-fault'

/** @throws ShopError `malformed_request` */
const effectOfHeader = (request: FastifyRequest): FaultEffect | undefined => {
  const text = request.headers[faultHeader]
  if (text === undefined) return undefined
  if (!request.server.hasControls(request)) {
    const message = `The header ${faultHeader} needs the token of the controls, in x-mock-token.`
    throw new ShopError('malformed_request', message)
  }
  const { success, data } = z.safeParse(faultEffectSchema, parseJson(String(text)))
  if (success) return data
  throw new ShopError(
    'malformed_request',
    `The header ${faultHeader} is not the effect of a fault: ` +
      'use JSON such as {"kind":"status","status":503}.',
  )
}
