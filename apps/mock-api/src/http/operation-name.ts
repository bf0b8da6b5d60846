import { operationOf } from '@shop/contract'
import type { FastifyRequest } from 'fastify'

/** Several hooks need the name, and looking it up is a tenth of the cost of a cached response. */
const names = new WeakMap<FastifyRequest, string | null>()

/** The contract's name of a request's operation; null if the contract has none. */
export const operationNameOf = (request: FastifyRequest): string | null => {
  const known = names.get(request)
  if (known !== undefined) return known
  const route = request.routeOptions.config.tsRestRoute
  const name = (route && operationOf(route.method, route.path)?.name) ?? null
  names.set(request, name)
  return name
}
