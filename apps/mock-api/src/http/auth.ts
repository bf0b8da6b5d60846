import { metadataOf } from '@shop/contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { customerOfToken } from '../modules/auth/session.service.ts'
import { ShopError } from '../shared/errors.ts'
import { chooseSource, routeOf } from './call.ts'

/** Who sent a request. A guest is identified only by the cart_uid in the request. */
export type Caller = { readonly kind: 'guest' } | { readonly kind: 'customer'; readonly customerId: number }

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

const guest: Caller = { kind: 'guest' }

/**
 * Enforces the access that the contract's metadata declares; a route without metadata requires a customer.
 * A call that a stub or the upstream responds to is a guest's, whatever its token. An invalid token on a route with optional
 * sign-in is refused: treating its owner as a guest would show an empty cart.
 */
export const authPlugin = fp(async (app) => {
  app.decorateRequest('caller')
  // Stubs match parsed bodies.
  app.addHook('preValidation', (request, _reply, done) => {
    request.caller = chooseSource(request) === 'mock' ? callerOf(request) : guest
    done()
  })
})

const callerOf = (request: FastifyRequest): Caller => {
  const { auth } = metadataOf(routeOf(request) ?? {})
  if (auth === 'public') return guest

  const token = bearerToken(request.headers.authorization)
  if (token === undefined) {
    if (auth === 'optional') return guest
    throw new ShopError('unauthenticated', 'Please sign in.')
  }
  const customerId = customerOfToken(request.world, token)
  if (customerId === undefined) throw new ShopError('unauthenticated', 'Your session has ended. Please sign in again.')
  return { kind: 'customer', customerId }
}

export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]

/** @throws ShopError `unauthenticated` for a guest */
export const requireCustomer = (caller: Caller): number => {
  if (caller.kind === 'guest') throw new ShopError('unauthenticated', 'Please sign in.')
  return caller.customerId
}
