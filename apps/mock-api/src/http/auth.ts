import { metadataOf } from '@shop/contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ShopError } from '../shared/errors.ts'
import type { World } from '../worlds/world.ts'
import { chooseSource, routeOf } from './call.ts'

/** Who sent a request. A guest is identified only by the cart_uid in the request. */
export type Caller =
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer'; readonly customerId: number }

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

const guest: Caller = { kind: 'guest' }

interface AuthOptions {
  /** Undefined for a token that is unknown, revoked or expired. */
  readonly customerOfToken: (world: World, token: string) => number | undefined
}

/**
 * Enforces the access that the contract's metadata declares; a route without metadata requires a
 * customer. A call that a stub or the upstream responds to is a guest's, whatever its token. An
 * invalid token on a route with optional sign-in is refused: treating its owner as a guest would
 * show an empty cart.
 */
export const authPlugin = fp<AuthOptions>(async (app, { customerOfToken }) => {
  app.decorateRequest('caller')
  // Stubs match parsed bodies.
  app.addHook('preValidation', (request, _reply, done) => {
    request.caller = chooseSource(request) === 'mock' ? callerOf(request, customerOfToken) : guest
    done()
  })
})

const callerOf = (
  request: FastifyRequest,
  customerOfToken: AuthOptions['customerOfToken'],
): Caller => {
  const { auth } = metadataOf(routeOf(request) ?? {})
  if (auth === 'public') return guest

  const token = bearerToken(request.headers.authorization)
  if (token === undefined) {
    if (auth === 'optional') return guest
    throw new ShopError('unauthenticated', 'Please sign in.')
  }
  const customerId = customerOfToken(request.world, token)
  if (customerId === undefined)
    throw new ShopError('unauthenticated', 'Your session has ended. Please sign in again.')
  return { kind: 'customer', customerId }
}

export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]

/** @throws ShopError `unauthenticated` for a guest */
export const requireCustomer = (caller: Caller): number => {
  if (caller.kind === 'guest') throw new ShopError('unauthenticated', 'Please sign in.')
  return caller.customerId
}
