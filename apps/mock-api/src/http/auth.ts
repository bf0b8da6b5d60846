import { metadataOf } from '@shop/contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ShopError } from '../shared/errors.ts'
import type { World } from '../worlds/world.ts'
import { routeOf } from './call.ts'
import { mayHaveSubstitute, responseSourceOf } from './substitutes.ts'

/** Who sent a request. A guest is identified only by the cart_uid in the request. */
export type Caller = { readonly kind: 'guest' } | { readonly kind: 'customer'; readonly customerId: number }

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

const guest: Caller = { kind: 'guest' }

export interface AuthOptions {
  /** Returns the customer's id, or undefined for a token that is unknown, revoked or expired. */
  readonly customerOfToken: (world: World, token: string) => number | undefined
}

/**
 * Enforces the access that the contract's metadata declares; a route without metadata requires a customer.
 * A call that has a substitute is a guest's, whatever its token. An invalid token on a route with optional sign-in is refused:
 * treating its owner as a guest would show an empty cart.
 */
export const authPlugin = fp<AuthOptions>(async (app, { customerOfToken }) => {
  app.decorateRequest('caller')
  app.addHook('onRequest', (request, _reply, done) => {
    if (!mayHaveSubstitute(request)) request.caller = callerOf(request, customerOfToken)
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    request.caller ??= responseSourceOf(request) === 'mock' ? callerOf(request, customerOfToken) : guest
    done()
  })
})

const callerOf = (request: FastifyRequest, customerOfToken: AuthOptions['customerOfToken']): Caller => {
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

/** The token of an `Authorization: Bearer` header. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]

/**
 * The signed-in customer's id, for handlers of `customer` routes.
 * @throws ShopError `unauthenticated` for a guest.
 */
export const requireCustomer = (caller: Caller): number => {
  if (caller.kind === 'guest') throw new ShopError('unauthenticated', 'Please sign in.')
  return caller.customerId
}
