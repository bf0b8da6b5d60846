import { operations } from '@shop/contract'
import type { FastifyRequest } from 'fastify'

const names = new Map<unknown, string>(operations.map(({ name, route }) => [route, name]))
const found = Symbol('operation')

declare module 'fastify' {
  interface FastifyRequest {
    /** Several hooks need the name, and Fastify makes a new object at each access to the options of the route. */
    [found]?: string | null
  }
}

/** The contract's name of a request's operation; null if the contract has none. */
export const operationNameOf = (request: FastifyRequest): string | null => {
  if (request[found] === undefined) request[found] = names.get(request.routeOptions.config.tsRestRoute) ?? null
  return request[found]
}
