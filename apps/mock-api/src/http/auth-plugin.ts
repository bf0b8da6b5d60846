import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ShopError } from '../shared/errors.ts'
import type { World } from '../worlds/world.ts'

/** Who sent a request. A guest is identified only by the cart_uid in the request. */
export type Caller =
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer'; readonly customerId: number }

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Sets the caller of a request, and enforces the access that the contract declares; a call
     * without a declared access requires a customer. An invalid token is rejected also where guests
     * need none: as a guest, its owner would see an empty cart.
     * @throws ShopError `unauthenticated`
     */
    readonly authenticate: (request: FastifyRequest) => void
  }
  interface FastifyRequest {
    /** Set by `authenticate`. */
    caller: Caller
  }
}

interface AuthOptions {
  /** Undefined for a token that is unknown, revoked or expired. */
  readonly customerOfToken: (world: World, token: string) => number | undefined
}

/** Decorates the server with `authenticate`, which the hook of `overridesPlugin` calls. */
export const authPlugin = fp<AuthOptions>(
  async (app, { customerOfToken }) => {
    app.decorateRequest('caller')
    app.decorate('authenticate', (request) => {
      request.caller = callerOf(request, customerOfToken)
    })
  },
  { name: 'auth', dependencies: ['calls', 'worlds'] },
)

const guest: Caller = { kind: 'guest' }

const callerOf = (
  request: FastifyRequest,
  customerOfToken: AuthOptions['customerOfToken'],
): Caller => {
  const access = request.operation?.metadata.auth ?? 'customer'
  if (access === 'public') return guest

  const token = bearerToken(request.headers.authorization)
  if (token === undefined) {
    if (access === 'optional') return guest
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
