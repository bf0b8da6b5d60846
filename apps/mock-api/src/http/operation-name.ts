import { operationOf } from '@shop/contract'
import type { FastifyRequest } from 'fastify'

/** The contract's name of a request's operation; null if the contract has none. */
export const operationNameOf = (request: FastifyRequest): string | null => {
  const route = request.routeOptions.config.tsRestRoute
  return (route && operationOf(route.method, route.path)?.name) ?? null
}
