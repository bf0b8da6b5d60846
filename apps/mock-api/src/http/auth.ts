import { metadataOf } from '@shop/contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { customerOfToken } from '../modules/auth/session.service.ts'
import { ShopError } from '../shared/errors.ts'

/** Who is calling. A guest is known by nothing but the cart_uid that the request names. */
export type Caller = { readonly kind: 'guest' } | { readonly kind: 'customer'; readonly customerId: number }

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

const guest: Caller = { kind: 'guest' }

/**
 * Enforces who may call, as the contract's metadata declares it; a route that declares nothing is for customers.
 * A token that is sent to a route where its owner counts must be valid: treating its owner as a guest would show
 * somebody else's empty cart where theirs was.
 */
export const authPlugin = fp(async (app) => {
  app.decorateRequest('caller')
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = callerOf(request)
    done()
  })
})

const callerOf = (request: FastifyRequest): Caller => {
  const { auth } = metadataOf(request.routeOptions.config.tsRestRoute ?? {})
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

/** The token that a request carries. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]

/**
 * The signed-in customer's number, for handlers of `customer` routes.
 * @throws ShopError `unauthenticated` for a guest.
 */
export const requireCustomer = (caller: Caller): number => {
  if (caller.kind === 'guest') throw new ShopError('unauthenticated', 'Please sign in.')
  return caller.customerId
}
