import { operations } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import type { FastifyRequest } from 'fastify'

const names = new Map<unknown, string>(operations.map(({ name, route }) => [route, name]))
const found = Symbol('route')

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's route, set by ts-rest. */
    tsRestRoute?: AppRoute
  }
  interface FastifyRequest {
    /** Most hooks need the route, and Fastify makes a new object at each access to its options. */
    [found]?: AppRoute | null
  }
}

/** The contract's route of a request; null if the contract has none. */
export const routeOf = (request: FastifyRequest): AppRoute | null => {
  if (request[found] === undefined) request[found] = request.routeOptions.config.tsRestRoute ?? null
  return request[found]
}

/** The contract's name of a request's operation; null if the contract has none. */
export const operationNameOf = (request: FastifyRequest): string | null => names.get(routeOf(request)) ?? null
