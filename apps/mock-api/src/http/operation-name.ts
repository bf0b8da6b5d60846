import { operations } from '@shop/contract'
import type { FastifyRequest } from 'fastify'

const names = new Map<unknown, string>(operations.map(({ name, route }) => [route, name]))

/** The contract's name of a request's operation; null if the contract has none. */
export const operationNameOf = (request: FastifyRequest): string | null =>
  names.get(request.routeOptions.config.tsRestRoute) ?? null
